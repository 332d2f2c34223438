import Foundation
import HeadlessUIKit
import Testing

/// Rules V434 to V437 and V452: lines of a text view, and what becomes of its selection and of its editing.
@MainActor @Suite("V: lines and editing of text views") struct TextViewLinesTests {
  /// Breaks into three lines of nine characters and less.
  private func view() -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 10 * 5.5 + 10, height: 100))
    view.font = .systemFont(ofSize: 10)
    view.text = "one two three four five six"
    return view
  }

  @Test("V434 up and down are in the lines above and below, and at the ends where there are none")
  func upAndDown() throws {
    let view = view()
    func place(_ offset: Int, _ direction: UITextLayoutDirection, _ lines: Int = 1) throws -> Int? {
      let start = try #require(view.position(from: view.beginningOfDocument, offset: offset))
      return view.position(from: start, in: direction, offset: lines)
        .map { view.offset(from: view.beginningOfDocument, to: $0) }
    }
    #expect(try place(2, .down) == 10 && place(2, .down, 2) == 21 && place(10, .up) == 2)
    #expect(try place(2, .up) == 0 && place(20, .down) == 27 && place(2, .down, 9) == 27)
    #expect(try place(2, .right) == 3 && place(16, .up) == 7, "behind the space would be in the second line")
    view.text = "one\n"
    #expect(try place(4, .up) == 0 && place(0, .down) == 4)
  }

  @Test("V434 a line of the tokenizer is one that is laid out")
  func lines() throws {
    let view = view()
    let place = try #require(view.position(from: view.beginningOfDocument, offset: 12))
    func part(_ granularity: UITextGranularity) -> String? {
      view.tokenizer.rangeEnclosingPosition(place, with: granularity, inDirection: .storage(.forward))
        .flatMap(view.text(in:))
    }
    #expect(part(.line) == "three four ")
    #expect(part(.paragraph) == view.text)
  }

  @Test("V435 selecting nil in a field leaves a caret behind what was selected")
  func nothing() {
    let field = UITextField()
    field.insertText("hello")
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
    field.selectedTextRange = nil
    #expect(field.selectedTextRange?.isEmpty == true)
    field.insertText("!")
    #expect(field.text == "hello!")
  }

  private final class Ears: NSObject, UITextViewDelegate {
    var heard: [String] = []
    func textViewDidEndEditing(_ textView: UITextView) { heard.append("ends") }
    func textViewDidChange(_ textView: UITextView) { heard.append("changes") }
    func textViewDidChangeSelection(_ textView: UITextView) { heard.append("selects in \(textView.text ?? "")") }
  }

  @Test("V436 a text that can be typed into, or selected in, no longer is not edited")
  func locked() {
    let (phone, ears) = (Phone(), Ears())
    for lock in [{ $0.isEditable = false }, { $0.isSelectable = false }] as [@MainActor (UITextView) -> Void] {
      let view = UITextView()
      view.delegate = ears
      phone.window.addSubview(view)
      view.becomeFirstResponder()
      ears.heard = []
      lock(view)
      #expect(!view.isFirstResponder && ears.heard == ["ends"])
    }
  }

  @Test("V452 a text that is only read is first responder where it is selected in, which begins no editing")
  func onlyRead() {
    final class Closed: UITextView { override var canBecomeFirstResponder: Bool { false } }
    let (phone, ears) = (Phone.forGestures(), Ears())
    for (view, isOpen) in [(UITextView(), true), (Closed(), false)] {
      view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      (view.text, view.isEditable, view.delegate) = ("one two", false, ears)
      phone.window.addSubview(view)
      ears.heard = []
      phone.report(.down(1, at: (8, 14)).saying { $0.tapCount = 2 })
      phone.report(.up(1).saying { $0.tapCount = 2 })
      #expect(view.isFirstResponder == isOpen)
      #expect(ears.heard == (isOpen ? ["selects in one two"] : []))
      UIPasteboard.general.string = nil
      #expect(phone.application.sendAction("copy:", to: nil, from: nil, for: nil) == isOpen)
      #expect(UIPasteboard.general.string == (isOpen ? "one" : nil))
      #expect(view.resignFirstResponder() && ears.heard.count == (isOpen ? 1 : 0))
      #expect(view.becomeFirstResponder() == isOpen && ears.heard.count == (isOpen ? 1 : 0))
      view.removeFromSuperview()
    }
  }

  @Test("V437 a text that code sets is told as another selection where the caret moves, edited or not")
  func settingText() {
    let (phone, view, ears) = (Phone(), UITextView(), Ears())
    view.delegate = ears
    phone.window.addSubview(view)
    view.text = "a"
    #expect(ears.heard == ["selects in a"])
    view.becomeFirstResponder()
    ears.heard = []
    view.text = "ab"
    view.text = "cd"
    view.attributedText = NSAttributedString(string: "cde")
    #expect(ears.heard == ["selects in ab", "selects in cde"])
  }
  @Test("V437 so is a field's, during editing alone")
  func settingFieldText() {
    final class Ears: NSObject, UITextFieldDelegate {
      var heard: [String] = []
      func textFieldDidChangeSelection(_ textField: UITextField) { heard.append(textField.text ?? "") }
    }
    let (phone, field, ears) = (Phone(), UITextField(), Ears())
    field.delegate = ears
    phone.window.addSubview(field)
    field.text = "a"
    #expect(ears.heard == [])
    field.becomeFirstResponder()
    ears.heard = []
    field.text = "ab"
    field.text = "cd"
    field.attributedText = NSAttributedString(string: "cde")
    #expect(ears.heard == ["ab", "cde"])
  }
}
