public import Foundation
public import TouchLogs

/// Where a recorder's frames go, one by one. It must not call the recorder, which waits for it.
public protocol FrameSink {
  /// Takes the next frame. Frames come in order of time; one can be earlier than a mark ahead of it, where the
  /// application was too busy to hear of a touch before it set that mark. None comes after `finish`, nor after an
  /// error other than `LogError.Problem.frame`, which says that this one has no place and others have.
  mutating func append(_ frame: Frame) throws
  /// Says that the log is whole. Called once, at last.
  mutating func finish(stopTime: TimeInterval?) throws
}

extension LogWriter: FrameSink {}
extension JournaledWriter: FrameSink {}

/// Keeps the log in memory, for tests and short recordings.
public final class LogList: FrameSink {
  /// What was recorded so far.
  public private(set) var log: TouchLog

  /// An empty log with that description.
  public init(about: LogDescription = LogDescription()) { log = TouchLog(about: about) }

  /// - Throws: `LogError` for a frame beyond the format's limits, without which the log can be written.
  public func append(_ frame: Frame) throws {
    try LogWriter<ByteSink>.check(frame)
    log.frames.append(frame)
  }
  public func finish(stopTime: TimeInterval?) { log.stopTime = stopTime }
}
