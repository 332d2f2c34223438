import Foundation

/// A field's text, how it looks, and where its caret is, counted in UTF-16.
struct TypedText {
  /// As long as all of it looks as the field says.
  private var words = ""
  /// Nil as long as it does.
  private var styled: NSMutableAttributedString?
  private(set) var style = TextStyle(font: .systemFont(ofSize: 17))
  /// Those that code wants for what is typed next, until something else is selected.
  var typing: [NSAttributedString.Key: Any]?
  private var selection = TextSelection()

  /// Whether the next key takes the place of all of it: a secure text is not gone on with (V424), nor one that code
  /// wants replaced (V487).
  var isStartedAnew = false

  var content: String { styled?.string ?? words }
  private var length: Int { styled?.length ?? words.utf16.count }

  /// The caret goes to the end.
  mutating func set(_ content: String) {
    (words, styled, typing) = (content, nil, nil)
    (selection, isStartedAnew) = (TextSelection(), false)
  }

  // MARK: Looks (W57)

  var attributed: NSAttributedString {
    styled.map { NSAttributedString(attributedString: $0) }
      ?? NSAttributedString(string: words, attributes: style.attributes)
  }

  /// What the text doesn't say is as the field says, which looks as the text begins from then on.
  mutating func set(_ text: NSAttributedString) {
    set(text.string)
    guard text.length > 0 else { return }
    style.take(text.attributes(at: 0, effectiveRange: nil))
    let dressed = NSMutableAttributedString(string: text.string, attributes: style.attributes)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, part, _ in
      dressed.addAttributes(attributes, range: part)
    }
    styled = dressed
  }

  /// All of the text gets what changes.
  mutating func restyle(_ change: (inout TextStyle) -> Void) {
    let old = style.attributes
    change(&style)
    guard let styled else { return }
    let whole = NSRange(location: 0, length: styled.length)
    for (key, value) in style.attributes where !TextStyle.isSame(value, old[key]) {
      styled.addAttribute(key, value: value, range: whole)
    }
  }

  /// All of the text has these, and looks as the field says but for them.
  mutating func setDefaults(_ attributes: [NSAttributedString.Key: Any]) {
    (words, styled) = (content, nil)
    style.takeAll(attributes)
  }

  /// Those of what would be typed in place of a part.
  func attributes(over units: Range<Int>) -> [NSAttributedString.Key: Any] {
    typing ?? styled.flatMap { TextStyle.ofTyped(in: $0, over: units) } ?? style.attributes
  }

  /// In one line; another text in place of none.
  func measured(or words: String, in font: UIFont) -> CGSize {
    if let styled, styled.length > 0 { return TextMeasure.size(of: styled, in: font, width: nil, most: 1) }
    return TextMeasure.size(of: content.isEmpty ? words : content, in: font, width: nil, most: 1)
  }

  // MARK: Typing

  /// What is selected, or where the caret is.
  var selected: Range<Int> {
    get { selection.selected(of: length) }
    set {
      let old = selected
      selection.select(content.wholeCharacters(newValue))
      if selected != old { (typing, isStartedAnew) = (nil, false) }
    }
  }
  var marked: Range<Int>? { selection.marked }
  var typedOver: Range<Int> { selection.typedOver(of: length) }
  var deletable: Range<Int> { selection.deletable(in: content) }

  /// The caret goes behind what was typed. Where the text has become shorter since the range was counted, as by a
  /// delegate that was asked, what lies beyond its end is left out.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let range = isStartedAnew ? 0..<length : range.clamped(to: 0..<length)
    isStartedAnew = false
    if typing != nil, styled == nil { styled = NSMutableAttributedString(attributedString: attributed) }
    if let styled {
      let new = NSAttributedString(string: text, attributes: attributes(over: range))
      styled.replaceCharacters(in: NSRange(range), with: new)
    } else {
      words = words[units: 0..<range.lowerBound] + text + words[units: range.upperBound..<length]
    }
    let caret = range.lowerBound + text.utf16.count
    selection.unmark()
    selection.select(caret..<caret)
    typing = nil
  }

  func part(_ range: Range<Int>) -> NSAttributedString {
    if range.isEmpty { return NSAttributedString() }
    return styled?.attributedSubstring(from: NSRange(range))
      ?? NSAttributedString(string: words[units: range], attributes: style.attributes)
  }

  /// What stood in a part before stands there again.
  mutating func putBack(_ part: NSAttributedString, over range: Range<Int>, selecting selected: Range<Int>) {
    if let styled {
      styled.replaceCharacters(in: NSRange(range), with: part)
    } else {
      words = words[units: 0..<range.lowerBound] + part.string + words[units: range.upperBound..<length]
    }
    selection.unmark()
    self.selected = selected.clamped(to: 0..<length)
    (typing, isStartedAnew) = (nil, false)
  }

  /// Puts it there provisionally.
  /// - Parameter range: what of it is selected then; none beyond it.
  mutating func mark(_ text: String, selecting range: NSRange) {
    let start = isStartedAnew ? 0 : typedOver.lowerBound
    replace(typedOver, with: text)
    selection.mark(start..<start + text.utf16.count, selecting: range)
  }

  /// What is marked stays, as if it had been typed.
  mutating func unmark() { selection.unmark() }
}
