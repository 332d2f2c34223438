public import Foundation

extension UIImage {
  /// Under which traits an image is found, and for which language; a ``SymbolConfiguration`` says how a symbol is
  /// to be, too. It never changes, and any thread may have it.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiimage/configuration-swift.class>
  public class Configuration: NSObject, NSCopying, @unchecked Sendable {
    let parts: ConfigurationParts

    required init(_ parts: ConfigurationParts) {
      self.parts = parts
      super.init()
    }

    /// These traits.
    public convenience init(traitCollection: UITraitCollection?) {
      self.init(ConfigurationParts(traits: traitCollection))
    }
    /// That language.
    public convenience init(locale: Locale?) { self.init(ConfigurationParts(locale: locale)) }

    /// Nil where none are said.
    public var traitCollection: UITraitCollection? { parts.traits }
    /// Nil where none is said.
    public var locale: Locale? { parts.locale }

    /// This one, but for what the other says: of each trait, and of a symbol.
    public func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let otherConfiguration else { return self }
      return Self(parts.overridden(by: otherConfiguration.parts, hasSymbol: self is SymbolConfiguration))
    }
    /// This one, but for the traits that those specify.
    public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      applying(Configuration(traitCollection: traitCollection))
    }
    /// This one for another language.
    public func withLocale(_ locale: Locale?) -> Self {
      var parts = parts
      parts.locale = locale
      return Self(parts)
    }

    /// Itself: it never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration, type(of: other) == type(of: self) else { return false }
      return parts == other.parts
    }
    public override var hash: Int {
      var hasher = Hasher()
      hasher.combine(parts)
      return hasher.finalize()
    }

    /// Nothing.
    static let empty = Configuration(ConfigurationParts())
  }

  /// What a configuration says.
  struct ConfigurationParts: Hashable, Sendable {
    var traits: UITraitCollection?
    var locale: Locale?
    var symbol = SymbolParts()

    func overridden(by other: ConfigurationParts, hasSymbol: Bool) -> ConfigurationParts {
      let traits = [traits, other.traits].compactMap { $0 }
      return ConfigurationParts(
        traits: traits.isEmpty ? nil : UITraitCollection(traitsFrom: traits), locale: other.locale ?? locale,
        symbol: hasSymbol ? symbol.overridden(by: other.symbol) : symbol)
    }
  }
}

extension UITraitCollection {
  /// An image's with these traits.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uitraitcollection/imageconfiguration>
  public nonisolated var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }
}
