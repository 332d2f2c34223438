public import Foundation

/// How the items of a list are marked. Nothing is drawn.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nstextlist>
open class NSTextList: NSObject, NSCopying, NSSecureCoding {
  /// The first property: see `ObjectMark`.
  private let mark = ObjectMark.word
  /// What stands before an item.
  public let markerFormat: MarkerFormat
  /// As it was made.
  public let listOptions: Options
  /// The first one's number.
  open var startingItemNumber = 1

  /// Whose first item has the number 1.
  /// - Parameter options: raw values of `NSTextList.Options`.
  public init(markerFormat: MarkerFormat, options: Int) {
    (self.markerFormat, listOptions) = (markerFormat, Options(rawValue: UInt(bitPattern: options)))
    super.init()
  }

  /// Whose first item has that number.
  public convenience init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int) {
    self.init(markerFormat: markerFormat, options: Int(bitPattern: options.rawValue))
    self.startingItemNumber = startingItemNumber
  }

  /// What was written of a list; nil where that is none.
  public required init?(coder: NSCoder) {
    guard let format = coder.text(forKey: "markerFormat") else { return nil }
    markerFormat = MarkerFormat(rawValue: format)
    listOptions = Options(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "listOptions")))
    startingItemNumber = coder.decodeInteger(forKey: "startingItemNumber")
    super.init()
  }

  /// Always true.
  open class var supportsSecureCoding: Bool { true }
  /// All of it.
  open func encode(with coder: NSCoder) {
    coder.encode(markerFormat.rawValue as NSString, forKey: "markerFormat")
    coder.encode(Int(bitPattern: listOptions.rawValue), forKey: "listOptions")
    coder.encode(startingItemNumber, forKey: "startingItemNumber")
  }

  /// Whether items are numbered.
  open var isOrdered: Bool { Self.numbered.contains { markerFormat.rawValue.contains($0) } }
  private static let numbered = ["{decimal", "{octal", "{lower-", "{upper-"]

  /// What stands before that item: a sign, or its number in the format's way.
  open func marker(forItemNumber itemNumber: Int) -> String {
    let format = markerFormat.rawValue
    guard let start = format.firstIndex(of: "{"), let end = format.firstIndex(of: "}"), start < end else {
      return format
    }
    let kind = format[format.index(after: start)..<end]
    return format[..<start] + Self.sign(String(kind), itemNumber) + format[format.index(after: end)...]
  }

  private static func sign(_ kind: String, _ number: Int) -> String {
    switch kind {
    case "disc": "\u{2022}"
    case "circle": "\u{25E6}"
    case "square": "\u{25AA}"
    case "box": "\u{25A1}"
    case "check": "\u{2713}"
    case "diamond": "\u{25C6}"
    case "hyphen": "\u{2043}"
    case "decimal": String(number)
    case "octal": String(number, radix: 8)
    case "lower-hexadecimal": String(number, radix: 16)
    case "upper-hexadecimal": String(number, radix: 16, uppercase: true)
    case "lower-alpha", "lower-latin": letters(number)
    case "upper-alpha", "upper-latin": letters(number).uppercased()
    case "lower-roman": roman(number)
    case "upper-roman": roman(number).uppercased()
    default: ""
    }
  }

  /// a to z, then aa.
  private static func letters(_ number: Int) -> String {
    var (rest, text) = (number, "")
    while rest > 0 {
      rest -= 1
      text = String(UnicodeScalar(UInt8(97 + rest % 26))) + text
      rest /= 26
    }
    return text
  }

  private static func roman(_ number: Int) -> String {
    let signs = [
      (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"),
      (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
    ]
    var (rest, text) = (number, "")
    for (value, sign) in signs {
      while rest >= value { (rest, text) = (rest - value, text + sign) }
    }
    return text
  }

  /// The same: it does not change but for its first number.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSTextList(markerFormat: markerFormat, options: listOptions, startingItemNumber: startingItemNumber)
  }

  /// Where all of it is equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextList else { return false }
    return other.markerFormat == markerFormat && other.listOptions == listOptions
      && other.startingItemNumber == startingItemNumber
  }
  open override var hash: Int { markerFormat.hashValue }

  /// What stands before an item: a kind in braces, between what stands around it. Raw values are UIKit's.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let box = MarkerFormat("{box}")
    public static let check = MarkerFormat("{check}")
    public static let circle = MarkerFormat("{circle}")
    public static let diamond = MarkerFormat("{diamond}")
    public static let disc = MarkerFormat("{disc}")
    public static let hyphen = MarkerFormat("{hyphen}")
    public static let square = MarkerFormat("{square}")
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
    public static let octal = MarkerFormat("{octal}")
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
    public static let decimal = MarkerFormat("{decimal}")
  }

  /// How a list is. Raw values are UIKit's.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Marks of the lists around it stand before its own.
    public static let prependEnclosingMarker = Options(rawValue: 1 << 0)
  }
}
