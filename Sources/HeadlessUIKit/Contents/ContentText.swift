import Foundation

/// A text of a content: words, or a text with attributes in their place, and how they look.
struct ContentText {
  let words: String?
  let attributed: NSAttributedString?
  /// Of an attributed text, of what has none.
  let font: UIFont
  /// As many as the text needs where it is 0.
  let lines: Int

  /// Whether there is none; an empty one takes no room, either.
  var isMissing: Bool { words == nil && attributed == nil }

  @MainActor func show(in label: UILabel) {
    label.numberOfLines = lines
    // An attributed text brings its own font, which is none of the next one's.
    label.font = font
    if let attributed { label.attributedText = attributed } else { label.text = words }
  }
}

extension ContentText: RowText {
  var breaksLines: Bool { lines != 1 }

  func size(within width: CGFloat?) -> CGSize {
    let room = width.map { max(0, $0) }
    if let attributed { return TextMeasure.size(of: attributed, in: font, width: room, most: lines) }
    return TextMeasure.size(of: words ?? "", in: font, width: room, most: lines)
  }
}

extension UIListContentConfiguration {
  var first: ContentText { textProperties.part(text, attributedText) }
  var second: ContentText { secondaryTextProperties.part(secondaryText, secondaryAttributedText) }
}

extension UIListContentConfiguration.TextProperties {
  fileprivate func part(_ words: String?, _ attributed: NSAttributedString?) -> ContentText {
    ContentText(words: words, attributed: attributed, font: font, lines: numberOfLines)
  }
}

extension UIContentUnavailableConfiguration {
  var first: ContentText { textProperties.part(text, attributedText) }
  var second: ContentText { secondaryTextProperties.part(secondaryText, secondaryAttributedText) }
}

extension UIContentUnavailableConfiguration.TextProperties {
  fileprivate func part(_ words: String?, _ attributed: NSAttributedString?) -> ContentText {
    ContentText(words: words, attributed: attributed, font: font, lines: numberOfLines)
  }
}
