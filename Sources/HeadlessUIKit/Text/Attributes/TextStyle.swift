import Foundation

/// What of the look of a text that isn't there yet counts for its caret.
struct TypedLook {
  var font = UIFont.systemFont(ofSize: 12)
  var style = NSParagraphStyle()

  init() {}

  init(_ attributes: [NSAttributedString.Key: Any]) {
    font = attributes[.font] as? UIFont ?? font
    style = attributes[.paragraphStyle] as? NSParagraphStyle ?? style
  }
}

/// How a text that is typed into looks as a whole, and what is typed into an empty one.
struct TextStyle {
  var font: UIFont?
  var color: UIColor?
  private var paragraph = usualParagraph
  /// Those that have no property of their own.
  private var others: [NSAttributedString.Key: Any] = [:]
  /// The same for all, so that plain texts make none.
  private static let usualParagraph = NSParagraphStyle()

  init(font: UIFont?, color: UIColor? = nil) { (self.font, self.color) = (font, color) }

  var alignment: NSTextAlignment {
    get { paragraph.alignment }
    set {
      guard newValue != alignment else { return }
      let changed = NSMutableParagraphStyle()
      changed.setParagraphStyle(paragraph)
      changed.alignment = newValue
      paragraph = changed
    }
  }

  /// Those of a plain text.
  var attributes: [NSAttributedString.Key: Any] {
    var attributes = others
    attributes[.paragraphStyle] = paragraph
    attributes[.foregroundColor] = color ?? .label
    if let font { attributes[.font] = font }
    return attributes
  }

  /// What is not among the attributes stays.
  mutating func take(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { self.color = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle { alignment = style.alignment }
  }

  mutating func take(beginningOf text: NSAttributedString?) {
    if let text, text.length > 0 { take(text.attributes(at: 0, effectiveRange: nil)) }
  }

  /// Those that have no property, too, in place of what there was of these.
  mutating func takeAll(_ attributes: [NSAttributedString.Key: Any]) {
    take(attributes)
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle { paragraph = style }
    others = attributes.filter { ![.font, .foregroundColor, .paragraphStyle].contains($0.key) }
  }

  /// Those of what is typed in place of a part, or at a place: of the part's first character, or the one before the
  /// place, but for what is that character's alone. Nil in an empty text.
  static func ofTyped(in text: NSAttributedString, over units: Range<Int>) -> [NSAttributedString.Key: Any]? {
    let length = text.length
    guard length > 0 else { return nil }
    let unit = units.isEmpty ? units.lowerBound - 1 : units.lowerBound
    var attributes = text.attributes(at: min(max(0, unit), length - 1), effectiveRange: nil)
    for key in [NSAttributedString.Key.link, .attachment] { attributes[key] = nil }
    return attributes
  }

  static func isSame(_ value: Any, _ other: Any?) -> Bool {
    if let value = value as? NSObject, let other = other as? NSObject { return value == other }
    return (value as? AnyHashable).map { $0 == other as? AnyHashable } ?? false
  }
}
