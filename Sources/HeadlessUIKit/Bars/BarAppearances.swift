public import Foundation

// How bars look. Kept, never drawn: touches see none of it.

/// How a bar looks.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uibarappearance>
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
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
  open private(set) var idiom = UIUserInterfaceIdiom.unspecified
  /// Kept, never drawn.
  open var shadowImage: UIImage?

  @preconcurrency public convenience override init() { self.init(idiom: .unspecified) }
  /// The same for every device.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }
  /// The usual looks: there is no archive of them to read.
  public required init?(coder: NSCoder) { super.init() }
  /// The same looks.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    take(barAppearance)
  }

  /// What `copy(with:)` makes, where that is of the same class; else this one.
  @_nonoverride public final func copy() -> Self { kept }
  @_disfavoredOverload nonisolated public final override func copy() -> Any { super.copy() }

  /// Another one that looks the same.
  open func copy(with zone: NSZone? = nil) -> Any { UIBarAppearance(barAppearance: self) }

  /// All that the other one looks like and this one can.
  func take(_ other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    backgroundEffect = other.backgroundEffect
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    idiom = other.idiom
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
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
  open var buttonAppearance = UIBarButtonItemAppearance() {
    didSet { buttonAppearance = buttonAppearance.kept }
  }
  /// Kept, never drawn.
  open var backButtonAppearance = UIBarButtonItemAppearance() {
    didSet { backButtonAppearance = backButtonAppearance.kept }
  }
  /// Kept, never drawn.
  open var doneButtonAppearance = UIBarButtonItemAppearance() {
    didSet { doneButtonAppearance = doneButtonAppearance.kept }
  }
  /// Kept, never drawn.
  open var prominentButtonAppearance = UIBarButtonItemAppearance() {
    didSet { prominentButtonAppearance = prominentButtonAppearance.kept }
  }
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

  /// Another one that looks the same.
  open override func copy(with zone: NSZone? = nil) -> Any { UINavigationBarAppearance(barAppearance: self) }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance
    backButtonAppearance = other.backButtonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    prominentButtonAppearance = other.prominentButtonAppearance
    subtitleTextAttributes = other.subtitleTextAttributes
    largeSubtitleTextAttributes = other.largeSubtitleTextAttributes
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }
}

/// How a tab bar looks.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitabbarappearance>
open class UITabBarAppearance: UIBarAppearance {
  /// Kept, never drawn.
  open var stackedLayoutAppearance = UITabBarItemAppearance() {
    didSet { stackedLayoutAppearance = stackedLayoutAppearance.kept }
  }
  /// Kept, never drawn.
  open var inlineLayoutAppearance = UITabBarItemAppearance() {
    didSet { inlineLayoutAppearance = inlineLayoutAppearance.kept }
  }
  /// Kept, never drawn.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance() {
    didSet { compactInlineLayoutAppearance = compactInlineLayoutAppearance.kept }
  }
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

  /// Another one that looks the same.
  open override func copy(with zone: NSZone? = nil) -> Any { UITabBarAppearance(barAppearance: self) }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
    selectionIndicatorImage = other.selectionIndicatorImage
  }
}

/// How a toolbar looks.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitoolbarappearance>
open class UIToolbarAppearance: UIBarAppearance {
  /// Kept, never drawn.
  open var prominentButtonAppearance = UIBarButtonItemAppearance() {
    didSet { prominentButtonAppearance = prominentButtonAppearance.kept }
  }
  /// Kept, never drawn.
  open var buttonAppearance = UIBarButtonItemAppearance() {
    didSet { buttonAppearance = buttonAppearance.kept }
  }
  /// Kept, never drawn.
  open var doneButtonAppearance = UIBarButtonItemAppearance() {
    didSet { doneButtonAppearance = doneButtonAppearance.kept }
  }

  /// Another one that looks the same.
  open override func copy(with zone: NSZone? = nil) -> Any { UIToolbarAppearance(barAppearance: self) }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    prominentButtonAppearance = other.prominentButtonAppearance
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
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
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact, defaultPrompt = 101, compactPrompt
  /// The older name of `compact`.
  public static var landscapePhone: UIBarMetrics { .compact }
  /// The older name of `compactPrompt`.
  public static var landscapePhonePrompt: UIBarMetrics { .compactPrompt }
}
