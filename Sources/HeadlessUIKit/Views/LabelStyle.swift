import Foundation

/// How a label's text looks as a whole: of an attributed text, how it begins (W38).
struct LabelStyle {
  static let usualFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  var font = LabelStyle.usualFont
  var color = UIColor.label
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byTruncatingTail

  /// Those of a plain text.
  var attributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode) = (alignment, lineBreakMode)
    return [.font: font, .foregroundColor: color, .paragraphStyle: style]
  }

  /// What of the text has no font has this one.
  func dress(_ text: NSAttributedString) -> NSAttributedString {
    let whole = NSRange(location: 0, length: text.length)
    var bare: [NSRange] = []
    text.enumerateAttribute(.font, in: whole) { font, part, _ in
      if font == nil { bare.append(part) }
    }
    guard !bare.isEmpty else { return text }
    let dressed = NSMutableAttributedString(attributedString: text)
    for part in bare { dressed.addAttribute(.font, value: font, range: part) }
    return dressed
  }

  /// What is not among the attributes stays.
  mutating func take(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { self.color = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      (alignment, lineBreakMode) = (style.alignment, style.lineBreakMode)
    }
  }
}

extension NSMutableAttributedString {
  /// Changes the style of each paragraph, also of those that have none.
  func restyleParagraphs(in range: NSRange, _ change: (NSMutableParagraphStyle) -> Void) {
    var styles: [(NSMutableParagraphStyle, NSRange)] = []
    enumerateAttribute(.paragraphStyle, in: range) { style, part, _ in
      let changed = NSMutableParagraphStyle()
      if let style = style as? NSParagraphStyle { changed.setParagraphStyle(style) }
      change(changed)
      styles.append((changed, part))
    }
    for (style, part) in styles { addAttribute(.paragraphStyle, value: style, range: part) }
  }
}
