/// How much of a segment is taken up by the frames so far: where the next one begins.
struct SegmentFill {
  private var rows = 0
  private var events = 0
  private var eventBytes = 0

  /// A frame within the limits always fits an empty segment.
  func hasRoom(for frame: Frame) -> Bool {
    rows + frame.rows <= Limit.samplesPerBlock && events < Limit.eventsPerBlock && eventBytes <= Limit.eventBytes
  }

  mutating func take(_ frame: Frame) {
    let count = frame.rows
    if count > 0 {
      rows += count
    } else {
      events += 1
      eventBytes += frame.eventSize
    }
  }
}

extension Frame {
  /// How many samples it has, coalesced and predicted ones counted too.
  var rows: Int {
    switch content {
    case .touches(let samples), .estimates(let samples):
      var rows = samples.count
      for index in samples.indices where samples[index].hasMinors {
        rows += samples[index].coalesced.count + samples[index].predicted.count
      }
      return rows
    default: return 0
    }
  }

  /// About how much an event takes in its block before deflating.
  fileprivate var eventSize: Int {
    switch content {
    case .mark(let text): 16 + text.utf8.count
    case .presses(let presses): 16 + 32 * presses.count
    default: 16
    }
  }
}
