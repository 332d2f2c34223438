public import Foundation

/// Assistive technologies. None runs during a replay; what is posted to them is told in the trace.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiaccessibility>
@preconcurrency @MainActor public enum UIAccessibility {
  /// Always false.
  public static var isVoiceOverRunning: Bool { false }
  /// Always false.
  public static var isSwitchControlRunning: Bool { false }
  /// Always false.
  public static var isReduceMotionEnabled: Bool { false }
  /// Always false.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Always false.
  public static var isBoldTextEnabled: Bool { false }
  /// Always false.
  public static var isInvertColorsEnabled: Bool { false }
  /// Always false.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Always false.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Always false.
  public static var isGrayscaleEnabled: Bool { false }
  /// Always false.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Always false.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Always true, as phones come.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Always false.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Always false.
  public static var buttonShapesEnabled: Bool { false }
  /// Always false.
  public static var shouldDifferentiateWithoutColor: Bool { false }

  /// From the view's coordinates to the screen's.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: UIScreen.main.coordinateSpace)
  }
  /// Nothing to warn of: nobody zooms.
  public static func registerGestureConflictWithZoom() {}

  /// Told as `feedback: accessibility announcement Saved`.
  public static func post(notification: Notification, argument: Any?) {
    let words = argument.map { " \($0)" } ?? ""
    Decisions.tell(.feedback("accessibility \(notification.name)\(words)"))
  }

  /// What is posted. Raw values are UIKit's.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)

    fileprivate var name: String {
      switch self {
      case .screenChanged: "screenChanged"
      case .layoutChanged: "layoutChanged"
      case .announcement: "announcement"
      case .pageScrolled: "pageScrolled"
      default: "\(rawValue)"
      }
    }
  }
}

/// What an element is to assistive technologies. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits>
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

extension UIAccessibility {
  /// How an element that is touched directly speaks. Raw values are UIKit's.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiaccessibility/directtouchoptions>
  public struct DirectTouchOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let silentOnTouch = DirectTouchOptions(rawValue: 1 << 0)
    public static let requiresActivation = DirectTouchOptions(rawValue: 1 << 1)
  }

  /// Whether what an element opens is open. Raw values are UIKit's.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiaccessibility/expandedstatus>
  public enum ExpandedStatus: Int, Sendable { case unsupported, expanded, collapsed }
}
