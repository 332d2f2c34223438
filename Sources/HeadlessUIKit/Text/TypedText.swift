import Foundation

/// A text that is typed, and where its caret is, counted in characters.
struct TypedText {
  private(set) var content = ""
  /// Nil for the end.
  private var selection: Range<Int>?
  /// What is there provisionally; nil for nothing.
  private(set) var marked: Range<Int>?

  /// Whether the next key takes the place of all of it: a secure text is not gone on with (V424).
  var isStartedAnew = false

  /// The caret goes to the end.
  mutating func set(_ content: String) {
    (self.content, selection, marked) = (content, nil, nil)
    isStartedAnew = false
  }

  /// What is selected, or where the caret is.
  var selected: Range<Int> {
    get { (selection ?? content.count..<content.count).clamped(to: 0..<content.count) }
    set { selection = newValue }
  }

  /// In place of what something is typed: of what is marked, else of what is selected.
  var typedOver: Range<Int> { marked ?? selected }

  /// What deleting takes: what is marked or selected, else the character before the caret; empty for nothing.
  var deletable: Range<Int> {
    let place = typedOver
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
    let range = isStartedAnew ? 0..<content.count : range
    (marked, isStartedAnew) = (nil, false)
    content.replaceSubrange(part(range), with: text)
    let caret = min(range.lowerBound + text.count, content.count)
    selection = caret < content.count ? caret..<caret : nil
  }

  /// Puts it there provisionally.
  /// - Parameter range: what of it is selected then, counted in UTF-16; none beyond it.
  mutating func mark(_ text: String, selecting range: NSRange) {
    let start = min(typedOver.lowerBound, content.count)
    replace(typedOver, with: text)
    marked = text.isEmpty ? nil : start..<start + text.count
    let units = inUTF16(start..<start + text.count)
    let (place, length) = (min(max(0, range.location), units.length), max(0, range.length))
    let inside = NSRange(location: units.location + place, length: min(length, units.length - place))
    if let inside = characters(inside) { selected = inside }
  }

  /// What is marked stays, as if it had been typed.
  mutating func unmark() { marked = nil }

  private func part(_ range: Range<Int>) -> Range<String.Index> {
    let inside = range.clamped(to: 0..<content.count)
    let start = content.index(content.startIndex, offsetBy: inside.lowerBound)
    return start..<content.index(start, offsetBy: inside.count)
  }
}
