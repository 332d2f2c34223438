public import Foundation

/// Traits that can be set, in the closures that make collections of them.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uimutabletraits>
public protocol UIMutableTraits {
  /// The trait's value; its default where nobody says.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
  /// Phone or pad.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { specified(UITraitUserInterfaceIdiom.self, else: .unspecified) }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { specified(UITraitUserInterfaceStyle.self, else: .unspecified) }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  /// Pixels a point.
  public var displayScale: CGFloat {
    get { specified(UITraitDisplayScale.self, else: 0) }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  /// How much room there is across.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { specified(UITraitHorizontalSizeClass.self, else: .unspecified) }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  /// How much room there is down.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { specified(UITraitVerticalSizeClass.self, else: .unspecified) }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  /// In which direction people read.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { specified(UITraitLayoutDirection.self, else: .unspecified) }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  /// Whether the screen can tell how strongly it is pressed.
  public var forceTouchCapability: UIForceTouchCapability {
    get { specified(UITraitForceTouchCapability.self, else: .unknown) }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }
  /// How large people want text.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { specified(UITraitPreferredContentSizeCategory.self, else: .unspecified) }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }

  /// How far colours are apart.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { specified(UITraitAccessibilityContrast.self, else: .unspecified) }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
  /// Whether something lies above what else there is.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { specified(UITraitUserInterfaceLevel.self, else: .unspecified) }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
  /// How bold texts are to be.
  public var legibilityWeight: UILegibilityWeight {
    get { specified(UITraitLegibilityWeight.self, else: .unspecified) }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }
  /// Which colours a screen has.
  public var displayGamut: UIDisplayGamut {
    get { specified(UITraitDisplayGamut.self, else: .unspecified) }
    set { self[UITraitDisplayGamut.self] = newValue }
  }
  /// Whether a window is in use.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { specified(UITraitActiveAppearance.self, else: .unspecified) }
    set { self[UITraitActiveAppearance.self] = newValue }
  }
  /// How large a Mac's toolbar shows its items.
  public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    get { specified(UITraitToolbarItemPresentationSize.self, else: .unspecified) }
    set { self[UITraitToolbarItemPresentationSize.self] = newValue }
  }
  /// How bright images are shown.
  public var imageDynamicRange: UIImage.DynamicRange {
    get { specified(UITraitImageDynamicRange.self, else: .unspecified) }
    set { self[UITraitImageDynamicRange.self] = newValue }
  }

  /// Whether somebody records the scene.
  public var sceneCaptureState: UISceneCaptureState {
    get { specified(UITraitSceneCaptureState.self, else: .unspecified) }
    set { self[UITraitSceneCaptureState.self] = newValue }
  }

  /// Whether what is brighter than white is to be held back.
  public var headroomUsageLimit: UIHDRHeadroomUsageLimit {
    get { specified(UITraitHDRHeadroomUsageLimit.self, else: .unspecified) }
    set { self[UITraitHDRHeadroomUsageLimit.self] = newValue }
  }

  /// In which language texts are set; nil for the one that people read.
  public var typesettingLanguage: Locale.Language? {
    get { specified(UITraitTypesettingLanguage.self, else: nil) }
    set { self[UITraitTypesettingLanguage.self] = newValue }
  }

  private func specified<Trait: UITraitDefinition>(
    _ trait: Trait.Type, else unspecified: Trait.Value
  ) -> Trait.Value {
    guard let traits = self as? TraitValues else { return self[trait] }
    return traits.value(of: trait) ?? unspecified
  }
}

/// What is specified of traits.
struct TraitValues: UIMutableTraits {
  private struct Entry {
    let trait: any UITraitDefinition.Type
    let value: Any
    let isSame: (Any) -> Bool
  }
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// What every screen has.
  nonisolated(unsafe) static let ofEveryScreen: TraitValues = {
    var traits = TraitValues()
    traits.accessibilityContrast = .normal
    traits.userInterfaceLevel = .base
    traits.legibilityWeight = .regular
    traits.displayGamut = .P3
    traits.activeAppearance = .active
    traits.imageDynamicRange = .standard
    traits.headroomUsageLimit = .inactive
    return traits
  }()

  /// In points: how long the shorter edge of a phone's screen is at least whose width is regular as it lies on its
  /// side (V856).
  private static let leastEdgeOfLargePhone: CGFloat = 414

  /// Everything that UIKit has, as it is on the screen.
  @MainActor static var ofScreen: TraitValues {
    var traits = ofEveryScreen
    let idiom = UIDevice.current.userInterfaceIdiom
    let liesOnItsSide = idiom == .phone && UIDevice.current.orientation.isLandscape
    let screen = UIScreen.main.bounds
    let isWide = liesOnItsSide && min(screen.width, screen.height) >= leastEdgeOfLargePhone
    traits[UITraitUserInterfaceIdiom.self] = idiom
    traits[UITraitUserInterfaceStyle.self] = .light
    traits[UITraitDisplayScale.self] = UIScreen.main.scale
    traits[UITraitHorizontalSizeClass.self] = idiom == .pad || isWide ? .regular : .compact
    traits[UITraitVerticalSizeClass.self] = liesOnItsSide ? .compact : .regular
    traits[UITraitLayoutDirection.self] = .leftToRight
    traits[UITraitForceTouchCapability.self] = .unknown
    traits[UITraitPreferredContentSizeCategory.self] = .large
    return traits
  }

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { value(of: trait) ?? Trait.defaultValue }
    set {
      entries[ObjectIdentifier(trait)] = Entry(trait: trait, value: newValue) { Self.areSame($0, newValue) }
    }
  }

  func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value? {
    TraitReads.note(trait)
    return entries[ObjectIdentifier(trait)].flatMap { $0.value as? Trait.Value }
  }

  mutating func forget(_ name: ObjectIdentifier) { entries[name] = nil }

  /// Those that are specified, in no order.
  var names: [ObjectIdentifier] { Array(entries.keys) }

  /// Those of which only one says something, or each something else, by their names.
  func changed(from others: TraitValues) -> [any UITraitDefinition.Type] {
    let traits = entries.merging(others.entries) { own, _ in own }.values.map(\.trait)
    return traits.filter { !has(ObjectIdentifier($0), as: others) }
      .sorted { String(reflecting: $0) < String(reflecting: $1) }
  }

  /// Whether a trait that colours are made of is another one in these; unspecified it is its default.
  func haveOtherColors(than others: TraitValues) -> Bool {
    func isOther<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
      !Self.areSame(self[trait], others[trait])
    }
    let traits = entries.values.map(\.trait) + others.entries.values.map(\.trait)
    return traits.contains { $0.affectsColorAppearance && isOther($0) }
  }

  /// Whether both specify the trait, and the same; of values that can't be compared that is never so.
  func has(_ name: ObjectIdentifier, as other: TraitValues) -> Bool {
    guard let own = entries[name], let others = other.entries[name] else { return false }
    return own.isSame(others.value)
  }

  func overridden(by others: TraitValues) -> TraitValues {
    var traits = self
    traits.entries.merge(others.entries) { $1 }
    return traits
  }

  /// Without those that are said to be unspecified.
  var specified: TraitValues {
    var traits = self
    for name in names where has(name, as: .unspecified) { traits.forget(name) }
    return traits
  }

  /// What UIKit's own traits are when nobody says anything.
  nonisolated(unsafe) private static let unspecified: TraitValues = {
    var traits = TraitValues()
    traits.userInterfaceIdiom = .unspecified
    traits.userInterfaceStyle = .unspecified
    traits.displayScale = 0
    traits.horizontalSizeClass = .unspecified
    traits.verticalSizeClass = .unspecified
    traits.layoutDirection = .unspecified
    traits.preferredContentSizeCategory = .unspecified
    traits.accessibilityContrast = .unspecified
    traits.userInterfaceLevel = .unspecified
    traits.legibilityWeight = .unspecified
    traits.displayGamut = .unspecified
    traits.activeAppearance = .unspecified
    traits.toolbarItemPresentationSize = .unspecified
    traits.imageDynamicRange = .unspecified
    traits.headroomUsageLimit = .unspecified
    return traits
  }()

  func changed(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? TraitValues ?? self
  }

  private static func areSame(_ one: Any, _ other: Any) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { one as? Value == value }
    return (other as? any Equatable).map { isEqual($0) } ?? false
  }
}
