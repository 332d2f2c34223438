public import Foundation

extension UIImage {
  /// How large a symbol is, how bold, and in which colours. Its size counts; all else is kept, never drawn.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class>
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    private convenience init(_ say: (inout SymbolParts) -> Void) {
      var parts = ConfigurationParts()
      say(&parts.symbol)
      self.init(parts)
    }

    /// A size.
    public convenience init(pointSize: CGFloat) { self.init { $0.pointSize = pointSize } }
    /// A size, and how bold.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init { ($0.pointSize, $0.weight) = (pointSize, weight.said) }
    }
    /// A size, how bold, and how large beside its text.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init { ($0.pointSize, $0.weight, $0.scale) = (pointSize, weight.said, scale.said) }
    }
    /// The style's size.
    public convenience init(textStyle: UIFont.TextStyle) { self.init { $0.textStyle = textStyle } }
    /// The style's size, and how large beside its text.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init { ($0.textStyle, $0.scale) = (textStyle, scale.said) }
    }
    /// The font's size.
    public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }
    /// The font's size, and how large beside its text.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init { ($0.pointSize, $0.scale) = (font.pointSize, scale.said) }
    }
    /// The usual size, and how large beside its text.
    public convenience init(scale: SymbolScale) { self.init { $0.scale = scale.said } }
    /// The usual size, and how bold.
    public convenience init(weight: SymbolWeight) { self.init { $0.weight = weight.said } }
    /// The usual size, each layer in a colour.
    public convenience init(paletteColors: [UIColor]) { self.init { $0.colors = .palette(paletteColors) } }
    /// The usual size, in shades of a colour.
    public convenience init(hierarchicalColor: UIColor) {
      self.init { $0.colors = .hierarchical(hierarchicalColor) }
    }
    /// The usual size, in the symbol's own colours.
    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration { $0.colors = .multicolor }
    }
    /// The usual size, in one colour.
    public static func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration { $0.colors = .monochrome }
    }
    /// The usual size, in shades of one colour.
    public static func preferringHierarchical() -> SymbolConfiguration {
      SymbolConfiguration { $0.colors = .hierarchical(nil) }
    }
    /// The usual size, and nothing else said.
    public static let unspecified = SymbolConfiguration { _ in }

    private func without(_ change: (inout SymbolParts) -> Void) -> SymbolConfiguration {
      var parts = parts
      change(&parts.symbol)
      return SymbolConfiguration(parts)
    }
    /// The same without a style, and so in the usual size, unless it has a size of its own.
    public func configurationWithoutTextStyle() -> SymbolConfiguration { without { $0.textStyle = nil } }
    /// The same in the usual size, and as bold as usual.
    public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
      without { ($0.pointSize, $0.weight) = (nil, nil) }
    }
    /// The same, as bold as usual.
    public func configurationWithoutWeight() -> SymbolConfiguration { without { $0.weight = nil } }
    /// The same, as large beside its text as usual.
    public func configurationWithoutScale() -> SymbolConfiguration { without { $0.scale = nil } }

    /// Whether it says the same.
    public func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool { isEqual(otherConfiguration) }

    /// In points; nil for the usual one.
    var pointSize: CGFloat? { parts.symbol.size }
  }

  /// What is said of a symbol; nil where nothing is.
  struct SymbolParts: Hashable, Sendable {
    var pointSize: CGFloat?
    var textStyle: UIFont.TextStyle?
    var weight: SymbolWeight?
    var scale: SymbolScale?
    var colors: Colors?

    /// What its layers are drawn in.
    enum Colors: Hashable, Sendable {
      case monochrome, multicolor
      case hierarchical(UIColor?)
      case palette([UIColor])
    }

    /// In points; nil for the usual one.
    var size: CGFloat? {
      let points =
        pointSize.map { $0 > 0 ? $0 : nil } ?? textStyle.map { UIFont.preferredFont(forTextStyle: $0).pointSize }
      return scale.map { (points ?? UIImage.namedSize.width) * $0.factor } ?? points
    }

    /// A size and a style exclude one another: the other's stands for both.
    func overridden(by other: SymbolParts) -> SymbolParts {
      let isSized = other.pointSize != nil || other.textStyle != nil
      return SymbolParts(
        pointSize: isSized ? other.pointSize : pointSize, textStyle: isSized ? other.textStyle : textStyle,
        weight: other.weight ?? weight, scale: other.scale ?? scale, colors: other.colors ?? colors)
    }
  }
}

extension UIImage.SymbolWeight {
  /// Nil where it says nothing.
  fileprivate var said: Self? { self == .unspecified ? nil : self }
}

extension UIImage.SymbolScale {
  /// Nil where it says nothing.
  fileprivate var said: Self? { self == .unspecified ? nil : self }

  /// How large a symbol is, as a share of a middle one (ours).
  fileprivate var factor: CGFloat {
    switch self {
    case .small: 0.8
    case .large: 1.3
    case .default, .unspecified, .medium: 1
    }
  }
}

extension UIImage {
  /// In points, where a symbol is preferred to be so: what its own configuration says comes first.
  func size(preferring configuration: SymbolConfiguration?) -> CGSize {
    guard let configuration, let own = symbolConfiguration, let points = configuration.applying(own).pointSize
    else {
      return size
    }
    return CGSize(width: points, height: points)
  }
}
