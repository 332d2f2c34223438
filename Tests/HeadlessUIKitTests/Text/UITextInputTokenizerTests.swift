import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct UITextInputTokenizerTests {
  private let view: UITextView
  private let back = UITextDirection.storage(.backward)
  private let on = UITextDirection.storage(.forward)

  init() {
    view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "It isn't far. Go\non"
  }

  private func place(_ offset: Int) throws -> UITextPosition {
    try #require(view.position(from: view.beginningOfDocument, offset: offset))
  }

  private func unit(_ offset: Int, _ granularity: UITextGranularity, _ direction: UITextDirection) throws -> String?
  {
    let position = try place(offset)
    return view.tokenizer.rangeEnclosingPosition(position, with: granularity, inDirection: direction)
      .flatMap { view.text(in: $0) }
  }

  @Test func `words are what is between blanks and stops, with the marks in them`() throws {
    #expect(try unit(5, .word, on) == "isn't" && unit(3, .word, on) == "isn't" && unit(8, .word, back) == "isn't")
    #expect(try unit(8, .word, on) == nil && unit(12, .word, on) == nil && unit(12, .word, back) == "far")
  }

  @Test func `a tokenizer of no text finds no units`() {
    let (tokenizer, start) = (UITextInputStringTokenizer(), view.beginningOfDocument)
    #expect(tokenizer.rangeEnclosingPosition(start, with: .word, inDirection: on) == nil)
    #expect(tokenizer.position(from: start, toBoundary: .word, inDirection: on) == nil)
    #expect(!tokenizer.isPosition(start, atBoundary: .document, inDirection: back))
  }

  @Test func `sentences end with a stop, paragraphs with a new line, and the whole is the document`() throws {
    #expect(try unit(4, .sentence, on) == "It isn't far." && unit(15, .sentence, on) == " Go\n")
    #expect(try unit(0, .paragraph, on) == "It isn't far. Go\n" && unit(18, .line, on) == "on")
    #expect(try unit(7, .document, on) == view.text && unit(0, .character, on) == "I")
  }

  @Test func `the next boundary is found in both directions, and none beyond the ends`() throws {
    let tokenizer = view.tokenizer
    let start = view.beginningOfDocument
    let next = try #require(tokenizer.position(from: place(4), toBoundary: .word, inDirection: on))
    let last = try #require(tokenizer.position(from: place(4), toBoundary: .word, inDirection: back))
    #expect(view.offset(from: start, to: next) == 8 && view.offset(from: start, to: last) == 3)
    #expect(tokenizer.position(from: start, toBoundary: .word, inDirection: back) == nil)
    #expect(try tokenizer.isPosition(place(8), atBoundary: .word, inDirection: on))
    #expect(try !tokenizer.isPosition(place(8), atBoundary: .word, inDirection: back))
    #expect(try tokenizer.isPosition(place(9), withinTextUnit: .word, inDirection: on))
    #expect(try !tokenizer.isPosition(place(8), withinTextUnit: .word, inDirection: on))
  }

  @Test func `the character under a point is found, and none behind the text`() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    field.text = "ab"
    let first = field.caretRect(for: field.beginningOfDocument).minX
    let next = field.position(from: field.beginningOfDocument, offset: 1)
    let width = try field.caretRect(for: #require(next)).minX - first
    func found(_ x: CGFloat) -> String? {
      field.characterRange(at: CGPoint(x: first + x * width, y: 10)).flatMap { field.text(in: $0) }
    }
    #expect(found(0.2) == "a" && found(0.9) == "a" && found(1.1) == "b" && found(2.5) == nil)
  }

  @Test func `provisional text is typed in place of what is selected`() {
    view.selectedRange = NSRange(location: 0, length: 2)
    view.setMarkedText("That", selectedRange: NSRange(location: 4, length: 0))
    #expect(view.text.hasPrefix("That isn't") && view.markedTextRange.flatMap(view.text(in:)) == "That")
    view.unmarkText()
    #expect(view.text.hasPrefix("That isn't") && view.markedTextRange == nil)
  }
}
