import Foundation

/// A text view's text, which is its storage's (V429), how it looks, and where its caret is, counted in UTF-16.
@MainActor final class StoredText {
  private(set) var storage: NSTextStorage
  private(set) var style = TextStyle(font: .systemFont(ofSize: 12), color: .label)
  /// Those that code wants for what is typed next, until something else is selected.
  private var typing: [NSAttributedString.Key: Any]?
  private var selection = TextSelection()
  /// Whether what is typed next takes the place of all of it.
  var isStartedAnew = false
  /// Called when it has changed, whoever changed it.
  var whenChanged: () -> Void = {}
  /// Called when it is other characters, and nobody changed them by way of the view: code did in the storage.
  var whenChangedElsewhere: () -> Void = {}
  private var isChanging = false

  init(in storage: NSTextStorage) {
    self.storage = storage
    takeOver()
  }

  /// From now on the text is this one's.
  func adopt(_ other: NSTextStorage) {
    if other === storage { return }
    storage.hearers.removeAll { $0.isOf(self) }
    storage = other
    (selection, typing) = (TextSelection(), nil)
    takeOver()
    whenChanged()
    whenChangedElsewhere()
  }

  private func takeOver() {
    style.take(beginningOf: storage)
    storage.hearers.append(
      TextHearer(self) { [weak self, weak storage] changes in
        // Who heard before may have given it another one.
        if let self, self.storage === storage { follow(changes) }
      })
  }

  private func follow(_ changes: [TextChange]) {
    for change in changes { selection.follow(change) }
    if !changes.isEmpty { typing = nil }
    whenChanged()
    if !changes.isEmpty, !isChanging { whenChangedElsewhere() }
  }

  var length: Int { storage.length }
  var content: String { storage.string }
  private var whole: NSRange { NSRange(location: 0, length: storage.length) }

  /// What belongs together is told of once.
  func change(_ work: (NSTextStorage) -> Void) {
    let isInner = isChanging
    isChanging = true
    storage.beginEditing()
    work(storage)
    storage.endEditing()
    isChanging = isInner
  }

  // MARK: All of it

  /// The caret goes to the end.
  func set(_ content: String) {
    change { $0.replace(whole, with: content, style.attributes) }
    (selection, typing, isStartedAnew) = (TextSelection(), nil, false)
  }

  var attributed: NSAttributedString {
    storage.keepsOwnText ? storage.plainText : NSAttributedString(attributedString: storage)
  }

  /// It looks as a whole as it begins, in the standard font where that says none (W56). The caret goes to the end.
  func set(_ text: NSAttributedString) {
    let text = text === storage ? attributed : text
    if text.length > 0 { style.font = .systemFont(ofSize: 12) }
    style.take(beginningOf: text)
    change { $0.replaceCharacters(in: whole, with: text) }
    (selection, typing, isStartedAnew) = (TextSelection(), nil, false)
  }

  /// All of it gets an attribute.
  func restyle(_ key: NSAttributedString.Key, _ change: (inout TextStyle) -> Void) {
    change(&style)
    guard let value = style.attributes[key] else { return }
    typing?[key] = value
    if length > 0 { storage.addAttribute(key, value: value, range: whole) }
  }

  /// All of its paragraphs stand there, and stay otherwise as they are.
  func align(_ alignment: NSTextAlignment) {
    style.alignment = alignment
    typing?[.paragraphStyle] = style.attributes[.paragraphStyle]
    change { $0.restyleParagraphs(in: whole) { $0.alignment = alignment } }
  }

  // MARK: Typing

  /// Those of what would be typed.
  var typingAttributes: [NSAttributedString.Key: Any] {
    get { attributes(over: typedOver) }
    set { typing = newValue }
  }

  /// What code wants them to be, else those of the text there, else those of the whole.
  private func attributes(over range: Range<Int>) -> [NSAttributedString.Key: Any] {
    typing ?? TextStyle.ofTyped(in: storage, over: range) ?? style.attributes
  }

  /// The caret comes behind it. Where the text has become shorter since the range was counted, as by a delegate
  /// that was asked, what lies beyond its end is left out.
  func replace(_ range: Range<Int>, with text: String) {
    put(text, over: whole(orOnly: range.clamped(to: 0..<length)))
    selection.unmark()
  }

  private func whole(orOnly range: Range<Int>) -> Range<Int> { isStartedAnew ? 0..<length : range }

  private func put(_ text: String, over range: Range<Int>) {
    isStartedAnew = false
    let attributes = attributes(over: range)
    selection.select(range.upperBound..<range.upperBound)
    change { $0.replace(NSRange(range), with: text, attributes) }
    // What is typed next looks like what was deleted.
    typing = length == 0 ? attributes : nil
  }

  func part(_ range: Range<Int>) -> NSAttributedString {
    if range.isEmpty { return NSAttributedString() }
    return (storage.keepsOwnText ? storage.plainText : storage).attributedSubstring(from: NSRange(range))
  }

  /// What stood in a part before stands there again.
  func putBack(_ part: NSAttributedString, over range: Range<Int>, selecting selected: Range<Int>) {
    change { $0.replaceCharacters(in: NSRange(range), with: part) }
    selection.unmark()
    self.selected = selected.clamped(to: 0..<length)
    (typing, isStartedAnew) = (nil, false)
  }

  /// Puts it there provisionally.
  /// - Parameter range: what of it is selected then; none beyond it.
  func mark(_ text: String, selecting range: NSRange) {
    let old = whole(orOnly: typedOver)
    put(text, over: old)
    selection.mark(old.lowerBound..<old.lowerBound + text.utf16.count, selecting: range)
  }

  /// What is marked stays, as if it had been typed, with a caret where what is selected begins.
  func settle() { selection.settle(of: length) }

  // MARK: What is selected

  /// Or where the caret is: whole characters.
  var selected: Range<Int> {
    get { selection.selected(of: length) }
    set {
      let old = selected
      selection.select(content.wholeCharacters(newValue))
      if selected != old { (typing, isStartedAnew) = (nil, false) }
    }
  }
  var isNothingSelected: Bool { selection.isNone }
  func selectNothing() {
    selection.selectNothing()
    (typing, isStartedAnew) = (nil, false)
  }
  var marked: Range<Int>? { selection.marked }
  var typedOver: Range<Int> { selection.typedOver(of: length) }
  var deletable: Range<Int> { selection.deletable(in: content) }

  /// A part as far as the text has it.
  func inside(_ range: UITextRange) -> NSRange { NSRange(range.units.clamped(to: 0..<length)) }

  /// Nil where the text has no such part.
  func units(_ range: NSRange) -> Range<Int>? {
    let isInside = range.location >= 0 && range.length >= 0 && range.location <= length
    return isInside && range.length <= length - range.location ? Range(range) : nil
  }
}
