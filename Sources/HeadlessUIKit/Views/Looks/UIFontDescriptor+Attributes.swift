import Foundation

extension UIFontDescriptor {
  /// - Parameter attributes: of them count name or family, size, face and traits; the rest is left out.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let plain = UIFontDescriptor().addingAttributes(attributes)
    self.init(plain.postscriptName, plain.pointSize, plain.symbolicTraits)
  }

  /// The same font, but for these: of them count name or family, size, face and traits. A weight makes it bold, or
  /// no longer bold; the number itself is not kept, and neither are width and slant.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var traits = symbolicTraits
    let asked = attributes[.traits] as? [TraitKey: Any] ?? [:]
    if let raw = asked[.symbolic] {
      traits = (raw as? SymbolicTraits) ?? Self.number(raw).map { SymbolicTraits(rawValue: UInt32($0)) } ?? traits
    }
    if let weight = asked[.weight].flatMap({ ($0 as? UIFont.Weight)?.rawValue ?? Self.number($0) }) {
      if weight >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) } else { traits.remove(.traitBold) }
    }
    if let face = attributes[.face] as? String {
      if face.contains("Bold") { traits.insert(.traitBold) }
      if face.contains("Italic") || face.contains("Oblique") { traits.insert(.traitItalic) }
    }
    let name = attributes[.name] as? String ?? attributes[.family] as? String ?? postscriptName
    return UIFontDescriptor(name, attributes[.size].flatMap(Self.number) ?? pointSize, traits)
  }

  /// A number from 0 on for a set, or any for a weight; nil of what is none.
  private static func number(_ value: Any) -> CGFloat? {
    let number =
      switch value {
      case let number as CGFloat: number
      case let number as Double: CGFloat(number)
      case let number as Float: CGFloat(number)
      case let number as Int: CGFloat(number)
      case let number as UInt32: CGFloat(number)
      default: CGFloat.nan
      }
    return number.isFinite && abs(number) <= CGFloat(Int32.max) ? number : nil
  }

  /// The same, of that family.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }
  /// The same, with that face's traits.
  public func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }
  /// The same: no letter is drawn.
  public func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { self }

  /// Its name and its size; the symbolic ones of its traits, where it has any.
  public var fontAttributes: [AttributeName: Any] {
    let named: [AttributeName: Any] = [.name: postscriptName, .size: pointSize]
    return symbolicTraits.isEmpty ? named : named.merging([.traits: traits]) { old, _ in old }
  }
  private var traits: [TraitKey: Any] { [.symbolic: symbolicTraits.rawValue] }
  /// Nil of what says nothing here.
  public func object(forKey anAttribute: AttributeName) -> Any? {
    switch anAttribute {
    case .name: postscriptName
    case .family: UIFont(descriptor: self, size: 0).familyName
    case .size: pointSize
    case .traits: traits
    default: nil
    }
  }
  /// Itself: any name is a font.
  public func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
    [self]
  }

  /// What a font may be found by.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// Names of traits, in the dictionary under `traits`.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// Names of a feature's numbers, in the dictionaries under `featureSettings`.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The same as `featureIdentifier`.
    public static let type = featureIdentifier
    /// The same as `typeIdentifier`.
    public static let selector = typeIdentifier
  }
}

#if !canImport(Darwin)
  /// The feature of digits' widths.
  public let kNumberSpacingType = 6
  /// All digits are equally wide.
  public let kMonospacedNumbersSelector = 0
  /// Each digit has its own width.
  public let kProportionalNumbersSelector = 1
  /// The feature of small capitals.
  public let kUpperCaseType = 38
  /// Capitals are small ones.
  public let kUpperCaseSmallCapsSelector = 1
  /// The feature of small letters.
  public let kLowerCaseType = 37
  /// Small letters are small capitals.
  public let kLowerCaseSmallCapsSelector = 1
  /// The feature of other letters.
  public let kStylisticAlternativesType = 35
#endif
