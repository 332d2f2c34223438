/// The frames of a segment in their order: its events among its samples.
struct SegmentFrames {
  private var samples = SampleColumns()
  private var events: ArraySlice<EventBlock.Entry> = []
  /// How many frames of samples came before.
  private var taken = 0

  init() {}

  /// Takes a segment in. Of the one before all is taken, or it has events alone, which then come first.
  mutating func append(_ samples: SampleColumns, among entries: [EventBlock.Entry]) {
    let waiting = events.map { EventBlock.Entry(position: 0, frame: $0.frame) }
    events = (waiting + entries)[...]
    (self.samples, taken) = (samples, 0)
  }

  /// Takes in a frame that no segment holds yet.
  mutating func append(_ frame: Frame) {
    events.append(EventBlock.Entry(position: 0, frame: frame))
  }

  mutating func next() -> Frame? {
    if let event = events.first, event.position <= taken || taken >= samples.frameCount {
      events.removeFirst()
      return event.frame
    }
    guard let frame = samples.next() else { return nil }
    taken += 1
    return frame
  }
}
