import Foundation
import HeadlessUIKit
import Testing

/// Rules V430 and V431: what positions in a text count, and which of them are equal.
@MainActor @Suite("V: positions in texts") struct TextPositionTests {
  private func both(_ words: String) -> [any UIView & UITextInput] {
    let frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    let (field, view) = (UITextField(frame: frame), UITextView(frame: frame))
    (field.text, view.text) = (words, words)
    return [field, view]
  }

  @Test("V430 positions are counted in UTF-16, as a delegate's ranges are")
  func counting() throws {
    for text in both("😄abc") {
      let start = text.beginningOfDocument
      #expect(text.offset(from: start, to: text.endOfDocument) == 5)
      let second = try #require(text.position(from: start, offset: 2))
      let fourth = try #require(text.position(from: second, offset: 2))
      let part = try #require(text.textRange(from: second, to: fourth))
      #expect(text.text(in: part) == "ab" && text.position(from: start, offset: 6) == nil)
      text.selectedTextRange = part
      #expect(text.selectedTextRange.map { text.offset(from: start, to: $0.start) } == 2)
      text.replace(part, withText: "-")
      #expect(text.textRange(from: start, to: text.endOfDocument).flatMap(text.text(in:)) == "😄-c")
    }
  }

  @Test("V430 carets stand between whole characters, and steps go over them")
  func wholeCharacters() throws {
    for text in both("a😄b") {
      let start = text.beginningOfDocument
      func offset(_ place: UITextPosition?) -> Int? { place.map { text.offset(from: start, to: $0) } }
      let first = try #require(text.position(from: start, offset: 1))
      let inside = try #require(text.position(from: start, offset: 2))
      #expect(offset(text.position(from: first, in: .right, offset: 1)) == 3)
      #expect(offset(text.position(from: text.endOfDocument, in: .left, offset: 2)) == 1)
      #expect(text.position(from: first, in: .left, offset: 2) == nil)
      text.selectedTextRange = text.textRange(from: inside, to: inside)
      #expect(offset(text.selectedTextRange?.start) == 1)
      text.selectedTextRange = text.textRange(from: inside, to: text.endOfDocument)
      #expect(offset(text.selectedTextRange?.start) == 1 && offset(text.selectedTextRange?.end) == 4)
      let end = text.caretRect(for: text.endOfDocument)
      let sign = CGPoint(x: end.minX - (end.minX - text.caretRect(for: first).minX) * 0.6, y: end.midY)
      #expect(text.characterRange(at: sign).flatMap(text.text(in:)) == "😄")
      text.selectedTextRange = text.textRange(from: text.endOfDocument, to: text.endOfDocument)
      text.deleteBackward()
      text.deleteBackward()
      #expect(text.textRange(from: start, to: text.endOfDocument).flatMap(text.text(in:)) == "a")
    }
  }

  /// Counts its places as most applications do that draw a text themselves.
  private final class Page: UIView, UITextInput {
    let words = "an 😄 here, 👍🏽 there"
    private final class Place: UITextPosition {
      let unit: Int
      init(_ unit: Int) {
        self.unit = unit
        super.init()
      }
    }
    private final class Part: UITextRange {
      let first: Place
      let last: Place
      init(_ first: Place, _ last: Place) {
        (self.first, self.last) = (first, last)
        super.init()
      }
      override var start: UITextPosition { first }
      override var end: UITextPosition { last }
    }
    var selectedTextRange: UITextRange?
    var hasText: Bool { true }
    func insertText(_ text: String) {}
    func deleteBackward() {}
    func caretRect(for position: UITextPosition) -> CGRect { .zero }
    func firstRect(for range: UITextRange) -> CGRect { .zero }
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
    weak var inputDelegate: (any UITextInputDelegate)?
    var beginningOfDocument: UITextPosition { Place(0) }
    var endOfDocument: UITextPosition { Place(words.utf16.count) }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
      guard let first = fromPosition as? Place, let last = toPosition as? Place else { return nil }
      return Part(first, last)
    }
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
      (position as? Place).map { Place($0.unit + offset) }
    }
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
      ((toPosition as? Place)?.unit ?? 0) - ((from as? Place)?.unit ?? 0)
    }
    func text(in range: UITextRange) -> String? {
      guard let part = range as? Part else { return nil }
      return (words as NSString)
        .substring(with: NSRange(location: part.first.unit, length: part.last.unit - part.first.unit))
    }
  }

  @Test("V430 a tokenizer of any text counts in UTF-16, too")
  func tokenizer() throws {
    let page = Page()
    let tokenizer = UITextInputStringTokenizer(textInput: page)
    func word(_ unit: Int) throws -> String? {
      let place = try #require(page.position(from: page.beginningOfDocument, offset: unit))
      return tokenizer.rangeEnclosingPosition(place, with: .word, inDirection: .storage(.forward))
        .flatMap(page.text(in:))
    }
    let words = page.words as NSString
    #expect(try word(0) == "an" && word(words.range(of: "here").location + 1) == "here")
    #expect(try word(words.range(of: "there").location) == "there")
  }

  @Test("V431 positions and ranges of one place are equal, however they were made")
  func equality() throws {
    for text in both("abc") {
      let (start, end) = (text.beginningOfDocument, text.endOfDocument)
      #expect(text.position(from: start, offset: 3) == end && start == text.beginningOfDocument && start != end)
      #expect(text.textRange(from: start, to: end) == text.textRange(from: end, to: start))
      #expect(text.selectedTextRange?.end == end && text.selectedTextRange != text.textRange(from: start, to: end))
      #expect(Set([start, text.beginningOfDocument, end]).count == 2)
    }
  }
}
