public import Foundation

/// How often a recorder makes sure that its journal survives the whole system's death, as by an empty battery.
///
/// Whatever the policy, a frame is with the system before `append` returns: the death of the process alone, also by
/// `SIGKILL`, loses none.
public enum SyncPolicy: Hashable, Sendable {
  /// After every frame, and waits for it: that takes a millisecond or so each, and now and then as long as a few
  /// frames of the screen.
  case everyFrame
  /// When so many seconds have passed on the frames' own clock since it last was; nobody waits for it.
  case every(TimeInterval)
  /// At sealed blocks alone: every 4,096 samples.
  case everyBlock

  /// Four times a second.
  public static let everyQuarterSecond = SyncPolicy.every(0.25)

  /// Whether a frame calls for it.
  func isDue(at time: TimeInterval, since last: TimeInterval?) -> Bool {
    switch self {
    case .everyFrame: true
    case .everyBlock: false
    case .every(let interval):
      // A time that is no number, or runs backwards, is no reason to wait.
      if let last { !(time - last < interval && time >= last) } else { true }
    }
  }
}
