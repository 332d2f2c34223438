import Foundation

/// What of a text's attributes it is laid out by, for each of its units.
struct TextRuns {
  private(set) var fonts: [UIFont] = []
  private(set) var styles: [NSParagraphStyle?] = []

  /// Asks the text as its class answers: that of a text storage may keep its attributes elsewhere.
  /// - Parameter font: of what has none.
  init(of text: NSAttributedString, count: Int, font: UIFont) {
    while fonts.count < count {
      var range = NSRange()
      let attributes = text.attributes(at: fonts.count, effectiveRange: &range)
      let length = max(1, min(count, range.upperBound) - fonts.count)
      fonts += Array(repeating: attributes[.font] as? UIFont ?? font, count: length)
      styles += Array(repeating: attributes[.paragraphStyle] as? NSParagraphStyle, count: length)
    }
  }

  /// The font that all of it has; nil where there are several.
  var onlyFont: UIFont? {
    guard let first = fonts.first else { return nil }
    return fonts.allSatisfy { $0 === first || $0 == first } ? first : nil
  }

  /// Whether no paragraph's style says how high lines are, how far they are apart or set in.
  var areUnstyled: Bool { styles.allSatisfy { $0?.setsLines != true } }
}

extension NSParagraphStyle {
  fileprivate var setsLines: Bool {
    let heights = lineHeightMultiple > 0 || minimumLineHeight > 0 || maximumLineHeight > 0
    let spacings = lineSpacing != 0 || paragraphSpacing != 0 || paragraphSpacingBefore != 0
    return heights || spacings || firstLineHeadIndent != 0 || headIndent != 0 || tailIndent != 0
  }
}

extension TextRuns {
  static func font(of text: NSAttributedString, at unit: Int) -> UIFont {
    guard unit < text.length else { return .systemFont(ofSize: 12) }
    return text.attributes(at: unit, effectiveRange: nil)[.font] as? UIFont ?? .systemFont(ofSize: 12)
  }

  static func style(of text: NSAttributedString, at unit: Int) -> NSParagraphStyle {
    guard unit < text.length else { return NSParagraphStyle() }
    return text.attributes(at: unit, effectiveRange: nil)[.paragraphStyle] as? NSParagraphStyle
      ?? NSParagraphStyle()
  }
}
