public import Foundation

/// What an interface has to suit: the screen that a log was recorded on, in light colours. It never changes during
/// a replay.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitraitcollection>
@preconcurrency @MainActor
open class UITraitCollection: NSObject {
  /// Those of the screen.
  open class var current: UITraitCollection { UITraitCollection() }

  /// Phone or pad.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
  /// Always light.
  open var userInterfaceStyle: UIUserInterfaceStyle { .light }
  /// Pixels a point.
  open var displayScale: CGFloat { UIScreen.main.scale }
  /// Regular on a pad (ours: wide phones on their side are compact, too).
  open var horizontalSizeClass: UIUserInterfaceSizeClass { userInterfaceIdiom == .pad ? .regular : .compact }
  /// Compact on a phone that lies on its side.
  open var verticalSizeClass: UIUserInterfaceSizeClass {
    userInterfaceIdiom == .phone && UIDevice.current.orientation.isLandscape ? .compact : .regular
  }
  /// Left to right.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
  /// A log tells of force by the touches themselves.
  open var forceTouchCapability: UIForceTouchCapability { .unknown }

  /// The system's usual text size.
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }

  public override init() { super.init() }

  /// False: the appearance never changes.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool { false }
  /// Calls it: these are the current ones anyway.
  open func performAsCurrent(_ actions: () -> Void) { actions() }
}

/// Whoever has traits: screens, windows, views and controllers.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitraitenvironment>
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// Those of the screen.
  var traitCollection: UITraitCollection { get }
  /// Never called: traits don't change during a replay.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// How large people want text.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicontentsizecategory>
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Whether it is one of the very large ones.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}

/// Light or dark. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiuserinterfacestyle>
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// How much room there is along an axis. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiuserinterfacesizeclass>
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// Whether the screen can tell how strongly it is pressed. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiforcetouchcapability>
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }

/// In which direction people read. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection>
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

/// In which direction an interface is laid out. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection>
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// Whether a view is turned round where people read from right to left. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisemanticcontentattribute>
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
