public import Foundation

/// Red, green, blue and alpha, or a grey and alpha: no grey equals a colour of red, green and blue. One of a
/// provider has what it says of the traits, and so have UIKit's own that follow the appearance.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicolor>
public final class UIColor: NSObject, NSCopying, NSSecureCoding, Sendable {
  /// The first property: see `ObjectMark`.
  private let mark = ObjectMark.word
  private let red: CGFloat
  private let green: CGFloat
  private let blue: CGFloat
  private let alpha: CGFloat
  let isGrey: Bool
  /// Says what the colour is, of traits; nil of one that is the same everywhere.
  let provider: Provider?
  /// What a dynamic colour's alpha is instead of its provider's, where it was asked for.
  let opacity: CGFloat?
  /// How prominent what has it is. Nothing is drawn by it.
  public let prominence: Prominence

  /// What two dynamic colours are equal by.
  final class Provider: Sendable {
    /// Of UIKit's own: what archives know it by.
    let name: String?
    nonisolated(unsafe) let answer: (UITraitCollection) -> UIColor
    init(named name: String? = nil, _ answer: @escaping (UITraitCollection) -> UIColor) {
      (self.name, self.answer) = (name, answer)
    }
  }

  /// Each from 0 to 1; values beyond are kept, as the extended range has them, but for the alpha's.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red, green, blue, alpha, isGrey: false)
  }

  init(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat, isGrey: Bool,
    _ prominence: Prominence = .primary
  ) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = min(max(alpha, 0), 1)
    self.isGrey = isGrey
    (provider, opacity, self.prominence) = (nil, nil, prominence)
  }

  /// Asks the provider whenever somebody asks what the colour is. Unlike every other colour.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uicolor/init(dynamicprovider:)>
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(Provider(dynamicProvider), opacity: nil)
  }

  init(_ provider: Provider, opacity: CGFloat?, _ prominence: Prominence = .primary) {
    (red, green, blue, alpha, isGrey) = (0, 0, 0, 0, true)
    (self.provider, self.opacity, self.prominence) = (provider, opacity, prominence)
  }

  /// What the provider says of those traits; itself without one.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uicolor/resolvedcolor(with:)>
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard let provider else { return self }
    let color = provider.answer(traitCollection).resolvedColor(with: traitCollection)
    let resolved = opacity.map(color.withAlphaComponent) ?? color
    return prominence == .primary ? resolved : resolved.withProminence(prominence)
  }

  /// Without a provider: of the current traits where it has one.
  var present: UIColor { provider == nil ? self : resolvedColor(with: .current) }

  /// Clear: what stands in the place of a colour until there is one.
  public convenience override init() { self.init(white: 0, alpha: 0) }

  /// A grey, 0 black to 1 white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(white, white, white, alpha, isGrey: true)
  }

  /// The same colour, so opaque.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if let provider { return UIColor(provider, opacity: alpha, prominence) }
    return UIColor(red, green, blue, alpha, isGrey: isGrey, prominence)
  }

  /// The same colour, so prominent.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uicolor/withprominence(_:)>
  public func withProminence(_ prominence: Prominence) -> UIColor {
    if let provider { return UIColor(provider, opacity: opacity, prominence) }
    return UIColor(red, green, blue, alpha, isGrey: isGrey, prominence)
  }

  /// Writes the four numbers where a place is given. Always true: every colour here has them.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let present = present
    red?.pointee = present.red
    green?.pointee = present.green
    blue?.pointee = present.blue
    alpha?.pointee = present.alpha
    return true
  }

  /// The same, for layers: two components of a grey, four of any other.
  public var cgColor: CGColor {
    guard provider == nil else { return present.cgColor }
    let name = isGrey ? CGColorSpace.extendedGray : CGColorSpace.extendedSRGB
    let numbers = isGrey ? [red, alpha] : [red, green, blue, alpha]
    let color = CGColorSpace(name: name).flatMap { CGColor(colorSpace: $0, components: numbers) }
    return color ?? CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Accepted: nothing is drawn.
  public func set() {}
  /// Accepted: nothing is drawn.
  public func setFill() {}
  /// Accepted: nothing is drawn.
  public func setStroke() {}

  /// Itself: it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor, prominence == other.prominence else { return false }
    guard provider == nil, other.provider == nil else {
      return provider === other.provider && opacity == other.opacity
    }
    return isGrey == other.isGrey
      && (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
  }

  public override var hash: Int {
    if let provider { return ObjectIdentifier(provider).hashValue }
    var hasher = Hasher()
    for number in [red, green, blue, alpha] { hasher.combine(number) }
    return hasher.finalize()
  }

  public override var description: String {
    guard provider == nil else { return "UIDynamicProviderColor" }
    func text(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }
    return isGrey
      ? "UIExtendedGrayColorSpace \(text(red)) \(text(alpha))"
      : "UIExtendedSRGBColorSpace \(text(red)) \(text(green)) \(text(blue)) \(text(alpha))"
  }
}

extension UIColor {
  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
}
