import Foundation

/// A text that is typed, and where its caret is, counted in characters.
struct TypedText {
  private(set) var content = ""
  /// Nil for the end.
  private var selection: Range<Int>?

  /// The caret goes to the end.
  mutating func set(_ content: String) { (self.content, selection) = (content, nil) }

  /// What is selected, or where the caret is.
  var selected: Range<Int> {
    get { (selection ?? content.count..<content.count).clamped(to: 0..<content.count) }
    set { selection = newValue }
  }

  /// What deleting takes: what is selected, else the character before the caret; empty for nothing.
  var deletable: Range<Int> {
    let place = selected
    return place.isEmpty ? max(0, place.lowerBound - 1)..<place.upperBound : place
  }

  /// The same part, counted in UTF-16.
  func inUTF16(_ range: Range<Int>) -> NSRange { NSRange(part(range), in: content) }

  /// Nil where it names no whole characters of the text.
  func characters(_ range: NSRange) -> Range<Int>? {
    Range(range, in: content).map { part in
      let start = content.distance(from: content.startIndex, to: part.lowerBound)
      return start..<start + content.distance(from: part.lowerBound, to: part.upperBound)
    }
  }

  /// The caret goes behind what was typed. Where the text has become shorter since the range was counted, as by a
  /// delegate that was asked, what lies beyond its end is left out.
  mutating func replace(_ range: Range<Int>, with text: String) {
    content.replaceSubrange(part(range), with: text)
    let caret = min(range.lowerBound + text.count, content.count)
    selection = caret < content.count ? caret..<caret : nil
  }

  private func part(_ range: Range<Int>) -> Range<String.Index> {
    let inside = range.clamped(to: 0..<content.count)
    let start = content.index(content.startIndex, offsetBy: inside.lowerBound)
    return start..<content.index(start, offsetBy: inside.count)
  }
}
