import Foundation

/// What of a text's attributes it is laid out by, for each of its units.
struct TextRuns {
  private(set) var fonts: [UIFont] = []
  private(set) var styles: [NSParagraphStyle?] = []
  /// Of the units that stand for one.
  private(set) var attachments: [Int: NSTextAttachment] = [:]

  /// The font that all of it has; nil where there are several.
  private(set) var onlyFont: UIFont?
  /// Whether no paragraph's style says how high lines are, how far they are apart or set in.
  private(set) var areUnstyled = true

  /// Asks the text as its class answers: that of a text storage may keep its attributes elsewhere.
  /// - Parameter font: of what has none.
  init(of text: NSAttributedString, count: Int, font: UIFont) {
    while fonts.count < count {
      var range = NSRange()
      let attributes = text.attributes(at: fonts.count, effectiveRange: &range)
      let length = max(1, min(count, range.upperBound) - fonts.count)
      if let attachment = attributes[.attachment] as? NSTextAttachment {
        for unit in fonts.count..<fonts.count + length { attachments[unit] = attachment }
      }
      let font = attributes[.font] as? UIFont ?? font
      let style = attributes[.paragraphStyle] as? NSParagraphStyle
      if fonts.isEmpty { onlyFont = font } else if font != onlyFont { onlyFont = nil }
      if style?.setsLines == true { areUnstyled = false }
      fonts += Array(repeating: font, count: length)
      styles += Array(repeating: style, count: length)
    }
  }

  /// What attachments take, from the baseline up. One that has no extent takes what a character does.
  func attachedRooms(in text: String, width: CGFloat?, _ container: NSTextContainer?) -> [Int: CGRect] {
    if attachments.isEmpty { return [:] }
    var rooms: [Int: CGRect] = [:]
    let units = Array(text.utf16)
    for (unit, attachment) in attachments.sorted(by: { $0.key < $1.key })
    where Int(units[unit]) == NSTextAttachment.character {
      let room = attachment.room(in: container, width: width, fonts[unit], at: unit)
      if room.width > 0 || room.height > 0 { rooms[unit] = room }
    }
    return rooms
  }
}

extension NSParagraphStyle {
  fileprivate var setsLines: Bool {
    let heights = lineHeightMultiple > 0 || minimumLineHeight > 0 || maximumLineHeight > 0
    let spacings = lineSpacing != 0 || paragraphSpacing != 0 || paragraphSpacingBefore != 0
    return heights || spacings || firstLineHeadIndent != 0 || headIndent != 0 || tailIndent != 0
  }
}

extension NSTextAttachment {
  /// What it says that it takes of a line of that width.
  fileprivate func room(in container: NSTextContainer?, width: CGFloat?, _ font: UIFont, at unit: Int) -> CGRect {
    let line = CGRect(x: 0, y: 0, width: width ?? .greatestFiniteMagnitude, height: font.lineHeight)
    return attachmentBounds(
      for: container, proposedLineFragment: line, glyphPosition: .zero, characterIndex: unit)
  }
}

extension TextRuns {
  /// What the attachment at a unit takes of a line; nil where none stands there.
  static func room(
    ofAttachmentIn text: NSTextStorage, at unit: Int, _ container: NSTextContainer?
  ) -> CGRect? {
    guard let attachment = text.attributes(at: unit, effectiveRange: nil)[.attachment] as? NSTextAttachment else {
      return nil
    }
    let width = container.flatMap { $0.size.width > 0 ? max(0, $0.size.width - 2 * $0.lineFragmentPadding) : nil }
    return attachment.room(in: container, width: width, font(of: text, at: unit), at: unit)
  }

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
