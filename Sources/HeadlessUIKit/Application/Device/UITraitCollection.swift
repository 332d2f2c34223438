public import Foundation

/// What an interface has to suit: the screen that a log was recorded on, in light colours, which never changes
/// during a replay, and what views and controllers override; or what code says of some traits, and the others are
/// unspecified.
///
/// Any thread may ask one, as on a device.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitraitcollection>
@preconcurrency @MainActor
open class UITraitCollection: NSObject, NSSecureCoding {
  nonisolated(unsafe) let traits: TraitValues

  /// With nothing specified.
  public nonisolated override init() {
    traits = TraitValues()
    super.init()
  }

  nonisolated init(_ traits: TraitValues) {
    self.traits = traits
    super.init()
  }

  /// What was written of a collection.
  public nonisolated required init?(coder: NSCoder) {
    traits = TraitValues(from: coder)
    super.init()
  }

  /// Always true.
  open nonisolated class var supportsSecureCoding: Bool { true }
  /// What it specifies of UIKit's traits; those of the application's own are left out.
  open nonisolated func encode(with coder: NSCoder) { traits.write(to: coder) }

  /// What the closure sets, and nothing else.
  public nonisolated convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(TraitValues().changed(by: mutations))
  }

  /// Of each trait what the last says that specifies it.
  public nonisolated convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.traits.specified) })
  }

  /// These, but for what the closure sets.
  open nonisolated func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(traits.changed(by: mutations))
  }

  /// These, but for one.
  open nonisolated func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type, value: Trait.Value
  ) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }

  /// Those that are others, or that only one of them specifies, by their names; all that are specified where there
  /// were none.
  open nonisolated func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    traits.changed(from: traitCollection?.traits ?? TraitValues())
  }

  /// Whether these specify all that those do, and the same.
  open nonisolated func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    let others = trait.traits.specified
    return others.names.allSatisfy { traits.has($0, as: others) }
  }

  /// What a closure does to traits that it is given.
  public typealias TraitMutations = (inout any UIMutableTraits) -> Void

  /// That trait alone.
  public nonisolated convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
    self.init { $0[trait] = value }
  }

  /// The trait's value, or its default.
  public nonisolated subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { traits[trait] }

  /// Phone or pad.
  open nonisolated var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
  /// Always light on the screen.
  open nonisolated var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
  /// Pixels a point; 0 where unspecified.
  open nonisolated var displayScale: CGFloat { traits.displayScale }
  /// Regular on a pad, and on a large phone that lies on its side (V856).
  open nonisolated var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
  /// Compact on a phone that lies on its side.
  open nonisolated var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
  /// Left to right on the screen.
  open nonisolated var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
  /// A log tells of force by the touches themselves.
  open nonisolated var forceTouchCapability: UIForceTouchCapability { traits.forceTouchCapability }
  /// The system's usual text size on the screen.
  open nonisolated var preferredContentSizeCategory: UIContentSizeCategory { traits.preferredContentSizeCategory }

  /// Whether a colour may look another way: by style, contrast, level or gamut, or by a trait of the application's
  /// own that says so.
  open nonisolated func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection, other.userInterfaceStyle == userInterfaceStyle else { return true }
    return other.accessibilityContrast != accessibilityContrast || other.userInterfaceLevel != userInterfaceLevel
      || other.displayGamut != displayGamut || traits.haveOtherColors(than: other.traits)
  }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return containsTraits(in: other) && other.containsTraits(in: self)
  }
  open override var hash: Int { traits.specified.names.count }
}

nonisolated extension UITraitCollection {
  /// That trait alone.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }
  /// That trait alone.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }
  /// That trait alone.
  public convenience init(displayScale scale: CGFloat) { self.init { $0.displayScale = scale } }
  /// That trait alone.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }
  /// That trait alone.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }
  /// That trait alone.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }
  /// That trait alone.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = capability }
  }
  /// That trait alone.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }
}

/// Whoever has traits: the screen, scenes, windows, views, controllers and presentation controllers.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitraitenvironment>
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// Those of the screen, but for what is overridden around it: of what was overridden since it was told last it
  /// doesn't know yet.
  var traitCollection: UITraitCollection { get }
  /// Called when the turn ends in which overrides changed them.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
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
