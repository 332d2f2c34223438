public import Foundation
public import TouchLogs

/// Keeps the last seconds of a session in bounded memory, for a log when something went wrong.
///
/// ```swift
/// let ring = try RingSink(seconds: 30, bytes: 1 << 20, about: TouchRecorder.describe(stage: "checkout"))
/// let recorder = TouchRecorder(into: ring)
/// …
/// try ring.log().write(to: file)            // whole gestures of the last half minute
/// ```
/// With a file, what it holds outlives the process: `replay repair` makes a log of it. See `FrameRing` for what it
/// forgets, and when.
public final class RingSink: FrameSink {
  private var ring: FrameRing
  private var stopTime: TimeInterval?

  /// - Throws: `LogError` for sizes that no ring has, and where the file can't be made.
  public init(seconds: TimeInterval, bytes: Int, about: LogDescription = LogDescription(), file: URL? = nil) throws
  {
    ring = try FrameRing(seconds: seconds, bytes: bytes, about: about, file: file)
  }

  public func append(_ frame: Frame) throws { try ring.append(frame) }
  /// Lets go of the file too, for another ring; what is held is held still.
  public func finish(stopTime: TimeInterval?) {
    self.stopTime = stopTime
    ring.leaveFile()
  }

  /// What is held now; recording goes on. It says when recording stopped only where it has.
  public func log() -> TouchLog { ring.log(stopTime: stopTime) }
}
