public import Foundation

extension TouchLog {
  /// One log of several, one after the other. See `LongLog.join` for logs too large to be held.
  ///
  /// Logs of one clock keep their times to the bit: joining what `split` made gives the log again. A log that
  /// begins before the one ahead of it is over is moved, to `gap` seconds after that. Fingers are numbered on; what
  /// is down where a log ends is cancelled there. Keys and unknown blocks are the first log's, and those of the
  /// others that it lacks.
  /// - Throws: `JoinError` for logs of different screens or stages.
  public static func joined(_ logs: [TouchLog], gap: TimeInterval = 1) throws(JoinError) -> TouchLog {
    guard let first = logs.first else { return TouchLog() }
    var head = JoinedHead(first.about, first.unknown)
    for log in logs.dropFirst() { try head.join(log.about, log.unknown) }
    var joined = TouchLog(about: head.about)
    joined.unknown = head.unknown
    var frames = JoinedFrames(gap: gap)
    for log in logs {
      joined.frames += frames.begin(at: log.frames.first?.time)
      joined.frames += log.frames.compactMap { frames.taken($0) }
      frames.end(stopTime: log.stopTime)
    }
    joined.stopTime = frames.stopTime
    return joined
  }
}
