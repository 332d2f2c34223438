public import Foundation

/// A font's name and size. There are no letters: all fonts are as high as the system's, and texts as wide as so
/// many average characters (ours, W18).
///
/// Apple: <https://developer.apple.com/documentation/uikit/uifont>
public final class UIFont: NSObject, NSSecureCoding, Sendable {
  /// The first property: see `ObjectMark`.
  private let mark = ObjectMark.word
  /// As it was asked for; the system's fonts are called `system`.
  public let fontName: String
  /// In points.
  public let pointSize: CGFloat
  let weight: Weight

  init(_ name: String, _ size: CGFloat, _ weight: Weight = .regular) {
    fontName = name
    pointSize = size
    self.weight = weight
  }

  convenience init(found descriptor: UIFontDescriptor, _ size: CGFloat) {
    let isBold = descriptor.symbolicTraits.contains(.traitBold)
    let isItalic = descriptor.symbolicTraits.contains(.traitItalic) && descriptor.postscriptName == "system"
    self.init(isItalic ? "system-italic" : descriptor.postscriptName, size, isBold ? .bold : .regular)
  }

  var traits: UIFontDescriptor.SymbolicTraits {
    var traits: UIFontDescriptor.SymbolicTraits = weight.rawValue >= Weight.semibold.rawValue ? .traitBold : []
    if fontName.hasSuffix("-italic") { traits.insert(.traitItalic) }
    return traits
  }

  /// In points: from one line to the next.
  public var lineHeight: CGFloat { pointSize * TextMeasure.lineHeight }
  /// In points: above the baseline.
  public var ascender: CGFloat { pointSize * TextMeasure.ascender }
  /// In points: below the baseline, and so negative.
  public var descender: CGFloat { ascender - lineHeight }
  /// In points, between lines: none.
  public var leading: CGFloat { 0 }
  /// In points: how high capitals are (ours).
  public var capHeight: CGFloat { pointSize * TextMeasure.capHeight }
  /// In points: how high an x is (ours).
  public var xHeight: CGFloat { pointSize * TextMeasure.xHeight }

  /// What stands in the place of a font until there is one: the system's, in the size of labels.
  public convenience override init() { self.init("system", Self.labelFontSize) }

  /// Any name is a font.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(fontName, fontSize, .regular)
  }

  /// The same in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontName, fontSize, weight) }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return (fontName, pointSize, weight) == (other.fontName, other.pointSize, other.weight)
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fontName)
    hasher.combine(pointSize)
    return hasher.finalize()
  }

  /// The system's font.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont("system", fontSize) }
  /// The system's font, as bold as that.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont("system", fontSize, weight)
  }
  /// The system's bold font.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont("system", fontSize, .bold) }
  /// The system's italic font.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont("system-italic", fontSize) }
  /// The system's font whose digits are equally wide.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont("system-digits", fontSize, weight)
  }
  /// The system's font whose letters are equally wide.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont("system-monospaced", fontSize, weight)
  }
  /// The style's font at the default text size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont("system", style.size, style == .headline ? .semibold : .regular)
  }

  /// The style's font at the default text size, whatever the traits say.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }
  /// The system's font; its letters are as wide as ever.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// How wide letters are; nothing is measured by it.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let compressed = Width(rawValue: -0.3)
    public static let condensed = Width(rawValue: -0.2)
    public static let standard = Width(rawValue: 0)
    public static let expanded = Width(rawValue: 0.2)
  }

  /// The size of labels.
  public static let labelFontSize: CGFloat = 17
  /// The size of buttons.
  public static let buttonFontSize: CGFloat = 18
  /// The size of small system text.
  public static let smallSystemFontSize: CGFloat = 12
  /// The size of system text.
  public static let systemFontSize: CGFloat = 14

  /// How bold, from -1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }

  /// What a text is for.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")

    fileprivate var size: CGFloat {
      switch self {
      case .extraLargeTitle: 36
      case .extraLargeTitle2: 28
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }
}
