public import Foundation

/// Something on a bar that has a title and can be tapped.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uibaritem>
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  @preconcurrency public override init() { super.init() }
  /// Called on what was loaded from a nib; nothing is. UIKit has it on every object.
  open func awakeFromNib() {}
  /// Nothing is read: there is no archive of items.
  public required init?(coder: NSCoder) { super.init() }

  #if !canImport(Darwin)
    /// Called for properties that it observes by their names; for overriding. The default stops.
    open func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { refuse(keyPath) }
  #endif

  /// What stands on a bar for it.
  weak var shownAs: UIView?
  /// What the bar shows of it has changed.
  var didChange: () -> Void = {}

  /// What the button says.
  open var title: String? { didSet { didChange() } }
  /// A bar button shows it in place of its title, and is as wide as it needs (V982).
  open var image: UIImage? { didSet { if image !== oldValue { didChange() } } }
  /// Whether it can be tapped.
  open var isEnabled = true { didSet { didChange() } }
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// The font of a bar button's normal title counts for its width (V982); the others are kept.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state.rawValue] = attributes
    didChange()
  }
  /// As they were set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
  /// Kept, never drawn.
  open var imageInsets = UIEdgeInsets.zero
  /// Kept, never drawn.
  open var landscapeImagePhone: UIImage?
  /// Kept, never drawn.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// Kept, never drawn.
  open var largeContentSizeImage: UIImage?
  /// Kept, never drawn.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// The application's to choose.
  open var tag = 0
  /// What a trace calls the item's button by.
  open var accessibilityIdentifier: String? { didSet { didChange() } }

  // What assistive technologies would say of it. Kept.

  /// What it is called.
  open var accessibilityLabel: String?
  /// What it does.
  open var accessibilityHint: String?
  /// What it is set to.
  open var accessibilityValue: String?
  /// What it is.
  open var accessibilityTraits = UIAccessibilityTraits.button
  /// Whether it is told of.
  open var isAccessibilityElement = true

  // MARK: Appearance

  /// Kept: what bar items look like is not taken from it.
  open class func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// Kept: what bar items look like is not taken from it.
  open class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    let item = UIApplication.shared.appearances.item(of: self, in: containerTypes)
    return unsafeDowncast(item, to: Self.self)
  }

  /// Kept: what bar items look like is not taken from it.
  open class func appearance(for trait: UITraitCollection) -> Self {
    appearance(for: trait, whenContainedInInstancesOf: [])
  }

  /// Kept: what bar items look like is not taken from it.
  open class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    let item = UIApplication.shared.appearances.item(of: self, in: containerTypes, with: trait)
    return unsafeDowncast(item, to: Self.self)
  }
}
