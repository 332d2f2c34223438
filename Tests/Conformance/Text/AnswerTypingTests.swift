import Foundation
import HeadlessUIKit
import Testing

/// Rule V1300: what a delegate types while it is asked about typing.
@MainActor struct AnswerTypingTests {
  /// How it types in place of what it is asked about.
  enum Way: CaseIterable { case byKey, byReplacing, byPasting }

  /// Types capital letters in place of what it is asked about, and writes down what it hears.
  private final class Capitals: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var heard: [String] = []
    private let way: Way
    init(_ way: Way) { self.way = way }

    private func answer(_ text: some UIResponder & UITextInput, _ range: NSRange, _ new: String) -> Bool {
      heard.append("\(range.location) \(range.length) \(new)?")
      if heard.count > 9 { return true }
      let start = text.position(from: text.beginningOfDocument, offset: range.location)
      let end = start.flatMap { text.position(from: $0, offset: range.length) }
      switch way {
      case _ where new.isEmpty: text.deleteBackward()
      case .byKey: text.insertText(new.uppercased())
      case .byReplacing:
        if let start, let end, let part = text.textRange(from: start, to: end) {
          text.replace(part, withText: new.uppercased())
        }
      case .byPasting:
        UIPasteboard.general.string = new.uppercased()
        text.paste(nil)
      }
      return false
    }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { answer(textField, range, string) }
    func textFieldDidChangeSelection(_ textField: UITextField) { heard.append(textField.text ?? "") }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      answer(textView, range, text)
    }
    func textViewDidChange(_ textView: UITextView) { heard.append(textView.text) }
  }

  @Test("V1300 what a field's delegate types while it is asked is typed unasked, and told", arguments: Way.allCases)
  func field(way: Way) {
    let (phone, field, capitals) = (Phone(), UITextField(), Capitals(way))
    phone.window.addSubview(field)
    field.text = "AB"
    field.becomeFirstResponder()
    field.delegate = capitals
    field.insertText("c")
    #expect(field.text == "ABC" && capitals.heard == ["2 0 c?", "ABC"])
    capitals.heard = []
    field.deleteBackward()
    #expect(field.text == "AB" && capitals.heard == ["2 1 ?", "AB"])
    capitals.heard = []
    field.insertText("d")
    #expect(field.text == "ABD" && capitals.heard == ["2 0 d?", "ABD"], "it is asked the next time")
  }

  @Test("V1300 so it is with a text view", arguments: Way.allCases)
  func view(way: Way) {
    let (phone, view, capitals) = (Phone(), UITextView(), Capitals(way))
    phone.window.addSubview(view)
    view.text = "AB"
    view.becomeFirstResponder()
    view.delegate = capitals
    view.insertText("c")
    #expect(view.text == "ABC" && capitals.heard == ["2 0 c?", "ABC"])
    capitals.heard = []
    view.deleteBackward()
    #expect(view.text == "AB" && capitals.heard == ["2 1 ?", "AB"])
    capitals.heard = []
    view.insertText("d")
    #expect(view.text == "ABD" && capitals.heard == ["2 0 d?", "ABD"], "it is asked the next time")
  }
}
