import Foundation

extension UIImage {
  /// How an image is found: nothing is said here but of symbols.
  public typealias Configuration = SymbolConfiguration

  /// How large a symbol is, and how bold.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class>
  public struct SymbolConfiguration: Hashable, Sendable {
    /// In points; 0 for the usual size.
    public let pointSize: CGFloat

    /// A size.
    public init(pointSize: CGFloat) { self.pointSize = pointSize }
    /// A size; the weight is not drawn.
    public init(pointSize: CGFloat, weight: SymbolWeight) { self.pointSize = pointSize }
    /// A size; weight and scale are not drawn.
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) { self.pointSize = pointSize }
    /// The style's size.
    public init(textStyle: UIFont.TextStyle) { pointSize = UIFont.preferredFont(forTextStyle: textStyle).pointSize }
    /// The usual size.
    public init(scale: SymbolScale) { pointSize = 0 }
    /// The usual size.
    public init(weight: SymbolWeight) { pointSize = 0 }
    /// The style's size; the scale is not drawn.
    public init(textStyle: UIFont.TextStyle, scale: SymbolScale) { self.init(textStyle: textStyle) }
    /// The font's size.
    public init(font: UIFont) { pointSize = font.pointSize }
    /// The font's size; the scale is not drawn.
    public init(font: UIFont, scale: SymbolScale) { pointSize = font.pointSize }
    /// The usual size; colours are not drawn.
    public init(paletteColors: [UIColor]) { pointSize = 0 }
    /// The usual size; the colour is not drawn.
    public init(hierarchicalColor: UIColor) { pointSize = 0 }
    /// The usual size; nothing is drawn.
    public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(pointSize: 0) }
    /// The usual size; nothing is drawn.
    public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(pointSize: 0) }
    /// The usual size; nothing is drawn.
    public static func preferringHierarchical() -> SymbolConfiguration { SymbolConfiguration(pointSize: 0) }
    /// The usual size.
    public static var unspecified: SymbolConfiguration { SymbolConfiguration(pointSize: 0) }
    /// The other's size where it has one.
    public func applying(_ otherConfiguration: SymbolConfiguration?) -> SymbolConfiguration {
      guard let otherConfiguration, otherConfiguration.pointSize > 0 else { return self }
      return otherConfiguration
    }
    /// The same in the usual size.
    public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration { .unspecified }
    /// The same: its weight is not drawn.
    public func configurationWithoutWeight() -> SymbolConfiguration { self }
    /// The same: its scale is not drawn.
    public func configurationWithoutScale() -> SymbolConfiguration { self }
    /// The same, whatever the traits say.
    @MainActor @preconcurrency
    public func withTraitCollection(_ traitCollection: UITraitCollection?) -> SymbolConfiguration { self }
    /// Nil: none is kept.
    @MainActor @preconcurrency public var traitCollection: UITraitCollection? { nil }
  }
}
