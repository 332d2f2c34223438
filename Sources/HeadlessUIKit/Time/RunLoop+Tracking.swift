public import Foundation

extension RunLoop.Mode {
  /// The mode of a run loop while a finger scrolls. All modes are one here.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
