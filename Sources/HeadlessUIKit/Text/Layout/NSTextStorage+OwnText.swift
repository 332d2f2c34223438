import Foundation

/// What a text storage does that may keep its text elsewhere: a class of the application's own has four methods for
/// it, and everything else goes by them (V352).
extension NSTextStorage {
  /// Whether it is of a class of the application's own.
  var keepsOwnText: Bool { type(of: self) != NSTextStorage.self }

  /// The same text, as Foundation keeps it.
  var plainText: NSAttributedString {
    let plain = NSMutableAttributedString(string: string)
    forEachRun(in: NSRange(location: 0, length: plain.length)) { plain.setAttributes($0, range: $1) }
    return plain
  }

  func changeAttributes(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    beginEditing()
    forEachRun(in: range) { attributes, part in
      var changed = attributes
      change(&changed)
      setAttributes(changed, range: part)
    }
    endEditing()
  }

  func replaceOwnText(in range: NSRange, with text: NSAttributedString) {
    beginEditing()
    replaceCharacters(in: range, with: text.string)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, part, _ in
      setAttributes(attributes, range: NSRange(location: range.location + part.location, length: part.length))
    }
    endEditing()
  }

  /// As a text view writes: the words, and then how they look.
  func replace(_ range: NSRange, with words: String, _ attributes: [NSAttributedString.Key: Any]) {
    replaceCharacters(in: range, with: words)
    let new = NSRange(location: range.location, length: words.utf16.count)
    if new.length > 0 { setAttributes(attributes, range: new) }
  }

  private func forEachRun(in range: NSRange, _ body: ([NSAttributedString.Key: Any], NSRange) -> Void) {
    var place = range.location
    while place < range.upperBound {
      var run = NSRange()
      let attributes = attributes(at: place, effectiveRange: &run)
      let end = max(place + 1, min(run.upperBound, range.upperBound))
      body(attributes, NSRange(place..<end))
      place = end
    }
  }
}
