public import Foundation

// What people set for themselves: nothing of it is set during a replay, and none of the notifications is posted.

extension UIAccessibility {
  /// Always false.
  public static var isMonoAudioEnabled: Bool { false }
  /// Always true, as on a new phone.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Always false.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Always false.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Always false.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// None.
  public static var hearingDevicePairedEar: HearingDeviceEar { [] }

  /// From the view's coordinates to the screen's.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let copy = UIBezierPath(cgPath: path.cgPath)
    let (origin, right, down) = (
      view.convert(CGPoint.zero, to: UIScreen.main.coordinateSpace),
      view.convert(CGPoint(x: 1, y: 0), to: UIScreen.main.coordinateSpace),
      view.convert(CGPoint(x: 0, y: 1), to: UIScreen.main.coordinateSpace)
    )
    copy.apply(
      CGAffineTransform(
        a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y, tx: origin.x,
        ty: origin.y))
    return copy
  }

  /// Nothing to follow: nobody zooms.
  public static func zoomFocusChanged(
    zoomType type: UIAccessibilityZoomType, toFrame frame: CGRect, in view: UIView
  ) {}

  /// It does not begin: the completion hears false, in the main queue's next turn.
  public static func requestGuidedAccessSession(enabled enable: Bool, completionHandler: @escaping (Bool) -> Void) {
    nonisolated(unsafe) let tell = completionHandler
    DispatchQueue.main.async { tell(false) }
  }
  /// It does not begin: false.
  public static func requestGuidedAccessSession(enabled enable: Bool) async -> Bool { false }

  /// Which ears have a hearing device. Raw values are UIKit's.
  public struct HearingDeviceEar: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let left = HearingDeviceEar(rawValue: 1 << 1)
    public static let right = HearingDeviceEar(rawValue: 1 << 2)
    public static let both: HearingDeviceEar = [.left, .right]
  }

  // MARK: Never posted

  /// Never posted.
  public nonisolated static let monoAudioStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")
  /// Never posted.
  public nonisolated static let closedCaptioningStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  /// Never posted.
  public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// Never posted.
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// Never posted.
  public nonisolated static let videoAutoplayStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  /// Never posted.
  public nonisolated static let speakSelectionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  /// Never posted.
  public nonisolated static let speakScreenStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification")
  /// Never posted.
  public nonisolated static let shakeToUndoDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification")
  /// Never posted.
  public nonisolated static let assistiveTouchStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  /// Never posted.
  public nonisolated static let differentiateWithoutColorDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDifferentiateWithoutColorDidChangeNotification")
  /// Never posted.
  public nonisolated static let onOffSwitchLabelsDidChangeNotification = NSNotification.Name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  /// Never posted.
  public nonisolated static let hearingDevicePairedEarDidChangeNotification = NSNotification.Name(
    "UIAccessibilityHearingDevicePairedEarDidChangeNotification")
}

extension UIAccessibility.Notification {
  /// Told in the trace, as every one: there is nothing to pause.
  public static let pauseAssistiveTechnology = UIAccessibility.Notification(rawValue: 1027)
  /// Told in the trace, as every one: nothing was paused.
  public static let resumeAssistiveTechnology = UIAccessibility.Notification(rawValue: 1028)
}

extension UIAccessibilityTraits {
  /// A switch, or what behaves as one.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
  /// What can be zoomed.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 54)
}
