public import Foundation

/// A stretch of a log that is too large to be held.
extension LogReader {
  /// What `TouchLog.slice(from:to:)` gives, with no frame but the stretch's own in memory. Of a reader that keeps
  /// unknown blocks and has read nothing yet.
  /// - Returns: the piece, and how many seconds there are from the log's first frame to its last; nil without a
  ///   frame.
  /// - Throws: `LogError` for a log that is damaged.
  /// - Complexity: linear in the log; in memory, in the piece.
  public mutating func slice(
    from start: TimeInterval? = nil, to end: TimeInterval? = nil
  ) throws -> (piece: TouchLog, length: TimeInterval?) {
    var stretch = Stretch(from: start, to: end)
    var chosen: [Frame] = []
    var last: TimeInterval?
    while let frame = try next() {
      if stretch.takes(frame) { chosen.append(frame) }
      last = frame.time
    }
    if let damage = report.damage.first { throw LogError(damage) }
    var log = TouchLog(about: about, stopTime: stopTime)
    log.unknown = unknown
    return (log.piece(chosen, of: stretch), last.flatMap { last in stretch.first.map { last - $0 } })
  }
}

/// Which frames of a log a slice has, as they come; times are counted from the first frame.
struct Stretch {
  let start: TimeInterval?
  let end: TimeInterval?
  /// Of the first frame, as it was recorded.
  private(set) var first: TimeInterval?
  /// Whether frames are left out behind it.
  private(set) var isCutOff = false

  init(from start: TimeInterval?, to end: TimeInterval?) { (self.start, self.end) = (start, end) }

  mutating func takes(_ frame: Frame) -> Bool {
    let time = frame.time - (first ?? frame.time)
    first = first ?? frame.time
    if let end, time >= end { isCutOff = true }
    return start.map { time >= $0 } ?? true && end.map { time < $0 } ?? true
  }
}
