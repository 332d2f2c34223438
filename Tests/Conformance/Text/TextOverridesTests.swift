import Foundation
import HeadlessUIKit
import Testing

/// Rule V266: what a text of an application's own answers in place of UIKit's.
@MainActor @Suite("V: overrides of texts") struct TextOverridesTests {
  /// Takes digits alone, and writes down what typing asks.
  private final class Digits: UITextField {
    var asked: [String] = []
    override func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
      asked.append("\(offset(from: beginningOfDocument, to: range.start)) \(text)")
      return super.shouldChangeText(in: range, replacementText: text) && text.allSatisfy(\.isNumber)
    }
    override func text(in range: UITextRange) -> String? { super.text(in: range)?.uppercased() }
    override func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
      super.position(from: position, offset: offset) ?? endOfDocument
    }
    override func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { range.start }
  }

  private final class Notes: UITextView {
    var asked = 0
    override func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
      asked += 1
      return super.shouldChangeText(in: range, replacementText: text)
    }
    override func characterRange(at point: CGPoint) -> UITextRange? { nil }
    override var markedTextRange: UITextRange? { selectedTextRange }
  }

  private final class Refusing: NSObject, UITextFieldDelegate {
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { string != "9" }
  }

  @Test("V266 typing asks shouldChangeText, whose own answer is the delegate's")
  func typing() {
    let (field, delegate) = (Digits(), Refusing())
    field.delegate = delegate
    for text in ["1", "x", "9", "2"] { field.insertText(text) }
    #expect(field.text == "12" && field.asked == ["0 1", "1 x", "1 9", "1 2"])
    let notes = Notes()
    notes.insertText("a")
    notes.deleteBackward()
    #expect(notes.asked == 2 && notes.text == "")
  }

  @Test("V266 every member of text input can be overridden, also where UIKit's own code asks")
  func places() throws {
    let field = Digits()
    field.text = "123"
    let far = try #require(field.position(from: field.beginningOfDocument, offset: 10))
    #expect(field.offset(from: field.beginningOfDocument, to: far) == 3)
    let input: any UITextInput = field
    let all = try #require(input.textRange(from: input.beginningOfDocument, to: input.endOfDocument))
    let nearest = try #require(input.closestPosition(to: CGPoint(x: 1000, y: 0), within: all))
    #expect(input.compare(nearest, to: all.start) == .orderedSame)
    field.text = "ab"
    let part = try #require(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
    #expect(input.text(in: part) == "AB")
    let notes: any UITextInput = Notes()
    #expect(notes.characterRange(at: .zero) == nil && notes.markedTextRange != nil)
  }

  private final class Dictated: UITextView {
    var kept: [CGSize] = []
    func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder {
      kept.append(size)
      return UITextPlaceholder()
    }
  }

  @Test("V304 room for words to come is where the selection begins, as large as it is said, until it is taken away")
  func placeholder() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    field.text = "ab"
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
    let room = field.insertTextPlaceholder(with: CGSize(width: 40, height: 20))
    let corner = field.caretRect(for: field.beginningOfDocument).origin
    #expect(room.rects.map(\.rect) == [CGRect(origin: corner, size: CGSize(width: 40, height: 20))])
    #expect(room.rects.first?.transform == .identity && field.text == "ab")
    field.remove(room)
    #expect(room.rects.isEmpty)
    let text = Dictated()
    #expect(text.insertTextPlaceholder(with: .zero).rects.isEmpty && text.kept == [.zero])
  }
}
