public import Foundation

extension TouchLog {
  /// One log of several, one after the other.
  ///
  /// Logs of one clock keep their times to the bit: joining what `split` made gives the log again. A log that
  /// begins before the one ahead of it is over is moved, to `gap` seconds after that. Fingers are numbered on; what
  /// is down where a log ends is cancelled there. Keys and unknown blocks are the first log's, and those of the
  /// others that it lacks.
  /// - Throws: `JoinError` for logs of different screens or stages.
  public static func joined(_ logs: [TouchLog], gap: TimeInterval = 1) throws(JoinError) -> TouchLog {
    guard var joined = logs.first else { return TouchLog() }
    var ends = PieceEnds()
    joined.frames = joined.frames.compactMap { ends.taken($0) }
    for (index, log) in logs.enumerated().dropFirst() {
      try check(log, against: joined, index)
      let over = joined.over
      joined.frames += ends.ended(at: over ?? 0)
      let shift = over.flatMap { over in
        log.frames.first.flatMap { $0.time >= over ? nil : over + gap - $0.time }
      }
      ends.beginLog()
      joined.frames += log.frames.compactMap { frame in ends.taken(frame).map { $0.moved(by: shift) } }
      joined.stopTime = log.stopTime.map { $0 + (shift ?? 0) }
      joined.about.others += log.about.others.filter { !joined.about.others.contains($0) }
      joined.unknown += log.unknown.filter { !joined.unknown.contains($0) }
      joined.about.stage = joined.about.stage ?? log.about.stage
      joined.about.device = joined.about.device ?? log.about.device
    }
    return joined
  }

  /// When the log is over: at its stop time or its last frame, whichever is later.
  private var over: TimeInterval? {
    guard let last = frames.last?.time else { return stopTime }
    return stopTime.map { max($0, last) } ?? last
  }

  private static func check(_ log: TouchLog, against first: TouchLog, _ index: Int) throws(JoinError) {
    guard log.about.screen == first.about.screen else {
      throw JoinError(index: index, what: "screen", first: "\(first.about.screen)", other: "\(log.about.screen)")
    }
    if let stage = first.about.stage, let other = log.about.stage, stage != other {
      throw JoinError(index: index, what: "stage", first: stage, other: other)
    }
  }
}

/// Logs that can't be one.
public struct JoinError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Which of the logs, counted from 0.
  public let index: Int
  /// `screen` or `stage`.
  public let what: String
  /// What the first log has.
  public let first: String
  /// What that log has.
  public let other: String

  public var description: String {
    "log \(index + 1) is of the \(what) \(other) and the first of \(first), so they can't be one; join logs of one \(what)"
  }
}
