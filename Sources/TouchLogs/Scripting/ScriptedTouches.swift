public import Foundation

/// Frames made by a script: a `Finger`, several as a `TouchScript`, or a `HumanHand`.
///
/// A collection of its frames, in order of time.
public protocol ScriptedTouches: RandomAccessCollection, Hashable, Sendable
where Element == Frame, Index == Int {
  /// What the script makes happen, in order of time.
  var frames: [Frame] { get }
  /// Where the script's clock stands: the last frame's time, or later where it ends in a wait. In seconds.
  var time: TimeInterval { get }
}

extension ScriptedTouches {
  public var startIndex: Int { 0 }
  public var endIndex: Int { frames.count }
  public subscript(position: Int) -> Frame { frames[position] }

  /// The script as a log that stops where a wait at its end says so. Without one there is time for what the fingers
  /// set going, `TouchLog.tail`: what an app does of itself half a second later is in the trace.
  ///
  ///     Finger().tap(at: .zero).wait(1).log().stopTime   // 1.08
  ///     Finger().tap(at: .zero).log().stopTime           // 10.08
  public func log(screen: Screen = .phone, stage: String? = nil, device: String? = nil) -> TouchLog {
    let waits = frames.last.map { time - $0.time >= TouchScript.simultaneity } ?? true
    let stop = waits ? time : time + TouchLog.tail
    return TouchLog(
      about: LogDescription(screen: screen, stage: stage, device: device), frames: frames, stopTime: stop)
  }
}
