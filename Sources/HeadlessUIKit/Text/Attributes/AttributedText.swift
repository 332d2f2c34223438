public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`, by which texts are measured.
  public static let font = NSAttributedString.Key("NSFont")
  /// Kept, never drawn.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// Kept, never drawn.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Says where lines stand, and how high they are and far apart, where a text is measured or laid out.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// Kept, never drawn.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Kept, never drawn.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// Kept, never drawn.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// Kept, never drawn.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// Kept, never drawn.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// Kept, never drawn.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// Kept, never drawn.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// A `URL`, or a string with one: a text view that can't be typed into has its delegate asked where it is tapped.
  public static let link = NSAttributedString.Key("NSLink")
  /// Kept, never drawn.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// Kept, never drawn.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// Kept, never drawn.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// Kept, never drawn.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// Kept, never drawn.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// Kept, never drawn.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// Kept, never drawn.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// Kept, never drawn.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
  /// Kept, never drawn.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
}

/// A line under a text, or through it. Nothing is drawn.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// How a text is measured.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What measuring a text tells beside its size: nothing here.
open class NSStringDrawingContext: NSObject {
  /// Kept: texts keep their size.
  open var minimumScaleFactor: CGFloat = 0
  /// 1: texts keep their size.
  open var actualScaleFactor: CGFloat { 1 }
  /// Zero: it is not told to the context.
  open var totalBounds: CGRect { .zero }
}

/// Texts are as large as so many average characters (ours, W18).
private func measure(_ text: NSAttributedString, _ size: CGSize?, _ options: NSStringDrawingOptions) -> CGSize {
  let width = options.contains(.usesLineFragmentOrigin) ? size?.width : nil
  return TextMeasure.size(
    of: text, in: .systemFont(ofSize: 12), width: width.flatMap { $0 > 0 ? $0 : nil }, most: 0)
}

private func measure(
  _ text: String, _ attributes: [NSAttributedString.Key: Any]?, _ size: CGSize?, _ options: NSStringDrawingOptions
) -> CGSize { measure(NSAttributedString(string: text, attributes: attributes), size, options) }

extension NSString {
  /// As large as so many average characters (ours, W18).
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    measure("\(self)", attrs, nil, [])
  }

  /// As large as so many average characters, broken at the size's width where lines are used (ours, W18).
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect { CGRect(origin: .zero, size: measure("\(self)", attributes, size, options)) }

  /// Accepted: nothing is drawn.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Accepted: nothing is drawn.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Accepted: nothing is drawn.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {}
}

extension String {
  /// As large as so many average characters (ours, W18).
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    measure(self, attrs, nil, [])
  }

  /// As large as so many average characters, broken at the size's width where lines are used (ours, W18).
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect { CGRect(origin: .zero, size: measure(self, attributes, size, options)) }

  /// Accepted: nothing is drawn.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Accepted: nothing is drawn.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Accepted: nothing is drawn.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {}
}

extension NSAttributedString {
  /// By its fonts and paragraphs' styles (W36).
  public func size() -> CGSize { measure(self, nil, []) }

  /// By its fonts and paragraphs' styles (W36).
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect { CGRect(origin: .zero, size: measure(self, size, options)) }

  /// Accepted: nothing is drawn.
  public func draw(in rect: CGRect) {}
  /// Accepted: nothing is drawn.
  public func draw(at point: CGPoint) {}
  /// Accepted: nothing is drawn.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {}
}

extension NSAttributedString {
  /// What is done to a text's letters. Nothing is drawn.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }

  /// Whether a part of the text has an image in it.
  public func containsAttachments(in range: NSRange) -> Bool {
    var isFound = false
    enumerateAttribute(.attachment, in: range) { value, _, stop in
      guard value != nil else { return }
      isFound = true
      stop.pointee = true
    }
    return isFound
  }
}
