public import Foundation

/// Red, green, blue and alpha, or a grey and alpha: no grey equals a colour of red, green and blue. Colours that
/// follow the system's appearance have their light values.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicolor>
public final class UIColor: NSObject, NSCopying, Sendable {
  /// The first property: see `ObjectMark`.
  private let mark = ObjectMark.word
  private let red: CGFloat
  private let green: CGFloat
  private let blue: CGFloat
  private let alpha: CGFloat
  private let isGrey: Bool

  /// Each from 0 to 1; values beyond are kept, as the extended range has them.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red, green, blue, alpha, isGrey: false)
  }

  private init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat, isGrey: Bool) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.isGrey = isGrey
  }

  /// Clear: what stands in the place of a colour until there is one.
  public convenience override init() { self.init(white: 0, alpha: 0) }

  /// A grey, 0 black to 1 white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(white, white, white, alpha, isGrey: true)
  }

  /// The same colour, so opaque.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red, green, blue, alpha, isGrey: isGrey)
  }

  /// Writes the four numbers where a place is given. Always true: every colour here has them.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = self.red
    green?.pointee = self.green
    blue?.pointee = self.blue
    alpha?.pointee = self.alpha
    return true
  }

  /// The same, for layers: two components of a grey, four of any other.
  public var cgColor: CGColor {
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
    guard let other = object as? UIColor else { return false }
    return isGrey == other.isGrey
      && (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
  }

  public override var hash: Int {
    var hasher = Hasher()
    for number in [red, green, blue, alpha] { hasher.combine(number) }
    return hasher.finalize()
  }

  public override var description: String {
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

  public static let systemRed = UIColor(red: 1, green: 59 / 255, blue: 48 / 255, alpha: 1)
  public static let systemOrange = UIColor(red: 1, green: 149 / 255, blue: 0, alpha: 1)
  public static let systemYellow = UIColor(red: 1, green: 204 / 255, blue: 0, alpha: 1)
  public static let systemGreen = UIColor(red: 52 / 255, green: 199 / 255, blue: 89 / 255, alpha: 1)
  public static let systemBlue = UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)
  public static let systemIndigo = UIColor(red: 88 / 255, green: 86 / 255, blue: 214 / 255, alpha: 1)
  public static let systemPurple = UIColor(red: 175 / 255, green: 82 / 255, blue: 222 / 255, alpha: 1)
  public static let systemPink = UIColor(red: 1, green: 45 / 255, blue: 85 / 255, alpha: 1)
  public static let systemGray = UIColor(red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 1)
  public static let systemTeal = UIColor(red: 48 / 255, green: 176 / 255, blue: 199 / 255, alpha: 1)
  public static let systemGray2 = UIColor(red: 174 / 255, green: 174 / 255, blue: 178 / 255, alpha: 1)
  public static let systemGray3 = UIColor(red: 199 / 255, green: 199 / 255, blue: 204 / 255, alpha: 1)
  public static let systemGray4 = UIColor(red: 209 / 255, green: 209 / 255, blue: 214 / 255, alpha: 1)
  public static let systemGray5 = UIColor(red: 229 / 255, green: 229 / 255, blue: 234 / 255, alpha: 1)
  public static let systemGray6 = UIColor(red: 242 / 255, green: 242 / 255, blue: 247 / 255, alpha: 1)
  public static let secondarySystemBackground = systemGray6
  public static let tertiarySystemBackground = UIColor.white
  public static let secondaryLabel = UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.6)
  public static let tertiaryLabel = UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.3)
  public static let separator = UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.29)
  public static let systemBackground = UIColor.white
  public static let label = UIColor.black
}
