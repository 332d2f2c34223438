/// The frames of a segment in their order: its events among its samples.
struct SegmentFrames {
  private var samples = SampleColumns()
  private var events: ArraySlice<EventBlock.Entry> = []
  /// How many frames of samples came before.
  private var taken = 0

  init() {}

  /// Takes a segment in; the one before has been taken, or has no samples.
  mutating func append(_ samples: SampleColumns?, among entries: [EventBlock.Entry]) {
    let waiting = events.map { EventBlock.Entry(position: 0, frame: $0.frame) }
    (self.samples, taken) = (samples ?? SampleColumns(), 0)
    events = waiting.isEmpty ? entries[...] : (waiting + entries)[...]
  }

  /// Takes in a frame that no segment holds yet.
  mutating func append(_ frame: Frame) {
    events.append(EventBlock.Entry(position: 0, frame: frame))
  }

  /// Takes the next frame, where it is a sample's and says no more than where fingers are and were between.
  /// - Returns: false, and nothing is taken, where it is not.
  mutating func nextPlaces(_ places: inout FingerPlaces) -> Bool {
    if let position = events.first?.position, position <= taken { return false }
    guard samples.nextPlaces(&places) else { return false }
    taken += 1
    return true
  }

  mutating func next() -> Frame? {
    if let position = events.first?.position, position <= taken || samples.isAtEnd {
      return events.popFirst()?.frame
    }
    taken += 1
    return samples.next()
  }
}
