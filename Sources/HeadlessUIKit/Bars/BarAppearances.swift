public import Foundation

// How bars look. Kept, never drawn: touches see none of it.

/// How a bar looks.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uibarappearance>
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// Kept, never drawn.
  open var backgroundColor: UIColor?
  /// Kept, never drawn.
  open var backgroundEffect: UIBlurEffect?
  /// Kept, never drawn.
  open var backgroundImage: UIImage?
  /// Kept, never drawn.
  open var shadowColor: UIColor?
  /// Kept, never drawn.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// For which devices it was made; the same for all.
  public private(set) var idiom = UIUserInterfaceIdiom.unspecified
  /// Kept, never drawn.
  open var shadowImage: UIImage?

  @preconcurrency public override init() { super.init() }
  /// The same for every device.
  public convenience init(idiom: UIUserInterfaceIdiom) {
    self.init()
    self.idiom = idiom
  }
  /// The same looks.
  public init(barAppearance: UIBarAppearance) {
    backgroundColor = barAppearance.backgroundColor
    backgroundEffect = barAppearance.backgroundEffect
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    idiom = barAppearance.idiom
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
    super.init()
  }

  /// Kept as no background and no shadow.
  open func configureWithTransparentBackground() {
    (backgroundColor, backgroundEffect, shadowColor) = (nil, nil, nil)
  }
  /// Kept as the system's background.
  open func configureWithOpaqueBackground() { (backgroundColor, backgroundEffect) = (.systemBackground, nil) }
  /// Kept as the system's background.
  open func configureWithDefaultBackground() { (backgroundColor, backgroundEffect) = (nil, nil) }
}

/// How a navigation bar looks.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uinavigationbarappearance>
open class UINavigationBarAppearance: UIBarAppearance {
  /// Kept, never drawn.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept, never drawn.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept, never drawn.
  open var titlePositionAdjustment = UIOffset.zero
  /// Kept, never drawn.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// Kept, never drawn.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// Kept, never drawn.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// Kept, never drawn.
  open var prominentButtonAppearance = UIBarButtonItemAppearance()
  /// Kept, never drawn.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept, never drawn.
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept, never drawn.
  open private(set) var backIndicatorImage: UIImage?
  /// Kept, never drawn.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?
  /// Kept, never drawn.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage mask: UIImage?) {
    backIndicatorImage = image
    backIndicatorTransitionMaskImage = mask
  }
}

/// How a tab bar looks.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitabbarappearance>
open class UITabBarAppearance: UIBarAppearance {
  /// Kept, never drawn.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// Kept, never drawn.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// Kept, never drawn.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// Kept, never drawn.
  open var selectionIndicatorTintColor: UIColor?
  /// Kept: tabs fill the bar.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// Kept: all tabs are as wide.
  open var stackedItemWidth: CGFloat = 0
  /// Kept: tabs stand side by side.
  open var stackedItemSpacing: CGFloat = 0
  /// Kept, never drawn.
  open var selectionIndicatorImage: UIImage?
}

/// How a toolbar looks.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitoolbarappearance>
open class UIToolbarAppearance: UIBarAppearance {
  /// Kept, never drawn.
  open var prominentButtonAppearance = UIBarButtonItemAppearance()
  /// Kept, never drawn.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// Kept, never drawn.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// How a bar's buttons look.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uibarbuttonitemappearance>
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// Kept, never drawn.
  public let normal = UIBarButtonItemStateAppearance()
  /// Kept, never drawn.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// Kept, never drawn.
  public let disabled = UIBarButtonItemStateAppearance()
  /// Kept, never drawn.
  public let focused = UIBarButtonItemStateAppearance()

  @preconcurrency public override init() { super.init() }
  /// Nothing comes of the style: nothing is drawn.
  public init(style: UIBarButtonItem.Style) { super.init() }
  /// The usual ones again, of all states.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.reset() }
  }
}

/// How a bar's buttons look in one state.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uibarbuttonitemstateappearance>
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// Kept, never drawn.
  open var backgroundImagePositionAdjustment = UIOffset.zero
  func reset() {
    (titleTextAttributes, titlePositionAdjustment) = ([:], .zero)
    (backgroundImage, backgroundImagePositionAdjustment) = (nil, .zero)
  }
  /// Kept, never drawn.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept, never drawn.
  open var titlePositionAdjustment = UIOffset.zero
  /// Kept, never drawn.
  open var backgroundImage: UIImage?
}

/// How a tab bar's items look.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitabbaritemappearance>
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// Kept, never drawn.
  public let normal = UITabBarItemStateAppearance()
  /// Kept, never drawn.
  public let selected = UITabBarItemStateAppearance()
  /// Kept, never drawn.
  public let disabled = UITabBarItemStateAppearance()
  /// Kept, never drawn.
  public let focused = UITabBarItemStateAppearance()

  @preconcurrency public override init() { super.init() }
  /// Nothing comes of the style: nothing is drawn.
  public init(style: Style) { super.init() }
  /// The usual ones again, of all states.
  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] { state.reset() }
  }

  /// How a tab's image and title stand. Raw values are UIKit's.
  public enum Style: Int, Sendable { case stacked, inline, compactInline }
}

/// How a tab bar's items look in one state.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitabbaritemstateappearance>
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// Kept, never drawn.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept, never drawn.
  open var titlePositionAdjustment = UIOffset.zero
  /// Kept, never drawn.
  open var iconColor: UIColor?
  /// Kept, never drawn.
  open var badgeBackgroundColor: UIColor?
  /// Kept, never drawn.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept, never drawn.
  open var badgePositionAdjustment = UIOffset.zero
  /// Kept, never drawn.
  open var badgeTitlePositionAdjustment = UIOffset.zero
  func reset() {
    (titleTextAttributes, titlePositionAdjustment, iconColor) = ([:], .zero, nil)
    (badgeBackgroundColor, badgeTextAttributes) = (nil, [:])
    (badgePositionAdjustment, badgeTitlePositionAdjustment) = (.zero, .zero)
  }
}

/// How a bar looks. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uibarstyle>
public enum UIBarStyle: Int, Sendable {
  case `default`, black
  /// Black, as it was written for bars that shine through before `isTranslucent` said so.
  case blackTranslucent
  /// The older name of `black`.
  public static var blackOpaque: UIBarStyle { .black }
}

/// In how much room a bar looks so. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uibarmetrics>
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }
