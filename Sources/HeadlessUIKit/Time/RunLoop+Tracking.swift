public import Foundation

extension RunLoop.Mode {
  /// The mode of the main run loop while a finger scrolls, and while what it threw glides. What was scheduled for
  /// the default mode alone waits meanwhile.
  ///
  /// Apple: <https://developer.apple.com/documentation/foundation/runloop/mode/tracking>
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

/// Modes of the main run loop in which something comes. It is in one of the two at any time; in one of another name
/// it never is.
struct RunLoopModes: OptionSet {
  let rawValue: UInt8

  static let usual = RunLoopModes(rawValue: 1)
  static let tracking = RunLoopModes(rawValue: 2)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ mode: RunLoop.Mode) {
    self =
      switch mode {
      case .common: [.usual, .tracking]
      case .tracking: .tracking
      case .default: .usual
      default: []
      }
  }
}

/// As long as it lives, the main run loop is in the tracking mode: a scroll view has it, which may go with it.
@MainActor final class TrackingSpell {
  private let clock = VirtualClock.current

  init() { clock.scrolling(true) }

  isolated deinit { clock.scrolling(false) }
}
