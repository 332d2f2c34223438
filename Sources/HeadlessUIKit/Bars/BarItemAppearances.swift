public import Foundation

// How what is on bars looks. Kept, never drawn: touches see none of it.

/// How a bar's buttons look.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uibarbuttonitemappearance>
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
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
    for state in states { state.reset() }
  }

  /// What `copy(with:)` makes, where that is of the same class; else this one.
  @_nonoverride public final func copy() -> Self { kept }
  @_disfavoredOverload nonisolated public final override func copy() -> Any { super.copy() }

  /// Another one that looks the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBarButtonItemAppearance()
    for (one, other) in zip(copy.states, states) { one.take(other) }
    return copy
  }

  private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }
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

  func take(_ other: UIBarButtonItemStateAppearance) {
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
  }
}

/// How a tab bar's items look.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitabbaritemappearance>
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
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
    for state in states { state.reset() }
  }

  /// What `copy(with:)` makes, where that is of the same class; else this one.
  @_nonoverride public final func copy() -> Self { kept }
  @_disfavoredOverload nonisolated public final override func copy() -> Any { super.copy() }

  /// Another one that looks the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITabBarItemAppearance()
    for (one, other) in zip(copy.states, states) { one.take(other) }
    return copy
  }

  private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

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

  func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}
