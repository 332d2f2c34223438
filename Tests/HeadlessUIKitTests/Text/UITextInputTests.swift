import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct UITextInputTests {
  private func field(_ text: String) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    field.text = text
    return field
  }

  @Test func `typing goes where code put the caret, and on from there`() throws {
    let field = field("hello")
    let place = try #require(field.position(from: field.beginningOfDocument, offset: 2))
    field.selectedTextRange = field.textRange(from: place, to: place)
    field.insertText("XY")
    field.insertText("Z")
    #expect(field.text == "heXYZllo")
    field.deleteBackward()
    #expect(field.text == "heXYllo")
    field.text = "new"
    field.insertText("!")
    #expect(field.text == "new!")
  }

  @Test func `what is selected is replaced, and the delegate is asked for that part`() throws {
    final class Ear: NSObject, UITextFieldDelegate {
      var ranges: [NSRange] = []
      func textField(_ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String)
        -> Bool
      {
        ranges.append(range)
        return replacementString != "no"
      }
    }
    let (field, ear) = (field("a👍🏽bc"), Ear())
    field.delegate = ear
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    let end = try #require(field.position(from: start, offset: 5))
    let part = try #require(field.textRange(from: end, to: start))
    #expect(field.text(in: part) == "👍🏽b" && field.offset(from: start, to: end) == 5)
    field.replace(part, withText: "no")
    field.replace(part, withText: "-")
    #expect(
      field.text == "a-c" && ear.ranges == [NSRange(location: 1, length: 5), NSRange(location: 1, length: 5)])
    #expect(field.position(from: start, offset: 9) == nil && field.position(from: start, offset: -2) == nil)
  }

  @Test func `a text view's selection is counted in UTF-16, too`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "👍🏽ab"
    #expect(view.selectedRange == NSRange(location: 6, length: 0))
    view.selectedRange = NSRange(location: 4, length: 1)
    view.insertText("x")
    #expect(view.text == "👍🏽xb" && view.selectedRange == NSRange(location: 5, length: 0))
    #expect(
      view.closestPosition(to: CGPoint(x: -10, y: 0)).map { view.compare($0, to: view.beginningOfDocument) }
        == .orderedSame)
  }

  @Test func `fields and text views are text inputs, other controls are not`() {
    let views: [UIView] = [UITextField(), UITextView(), UISlider(), UIButton()]
    #expect(views.map { $0 is any UITextInput } == [true, true, false, false])
  }
  @Test func `what is dictated would stand at the caret`() {
    final class Listening: UITextView {
      override var insertDictationResultPlaceholder: Any { "soon" }
      override func dictationRecordingDidEnd() { text = "ended" }
    }
    let view = Listening(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.dictationRecordingDidEnd()
    #expect(view.text == "ended" && view.insertDictationResultPlaceholder as? String == "soon")
    let place = view.frame(forDictationResultPlaceholder: view.insertDictationResultPlaceholder)
    #expect(place == view.caretRect(for: view.endOfDocument))
  }
}
