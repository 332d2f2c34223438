import Foundation
import HeadlessUIKit

/// A field or a text view in a phone's window, and fingers at places in its text. Letters are 9.35 points wide.
@MainActor struct TextDesk {
  /// Hears who begins to edit, and of selections, as `4+3`.
  final class Ears: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var heard: [String] = []
    var lets = true
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { lets }
    func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("begins") }
    func textFieldDidChangeSelection(_ textField: UITextField) { heard.append(TextDesk.selected(in: textField)) }
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { lets }
    func textViewDidBeginEditing(_ textView: UITextView) { heard.append("begins") }
    func textViewDidChangeSelection(_ textView: UITextView) { heard.append(TextDesk.selected(in: textView)) }
  }

  let phone = Phone.forGestures()
  let ears = Ears()
  let text: any UIView & UITextInput

  init(inView: Bool, _ words: String = "one two three") {
    if inView {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      (view.font, view.text, view.delegate) = (.systemFont(ofSize: 17), words, ears)
      text = view
    } else {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      (field.text, field.delegate) = (words, ears)
      text = field
    }
    phone.window.addSubview(text)
    phone.window.layoutIfNeeded()
  }

  static func selected(in text: any UITextInput) -> String {
    guard let selected = text.selectedTextRange else { return "nothing" }
    let start = text.offset(from: text.beginningOfDocument, to: selected.start)
    return "\(start)+\(text.offset(from: selected.start, to: selected.end))"
  }

  var selected: String { Self.selected(in: text) }

  func select(_ start: Int, _ count: Int) {
    let place = place(start)
    text.selectedTextRange = text.textRange(from: place, to: self.place(start + count))
    ears.heard = []
  }

  func beginEditing() {
    text.becomeFirstResponder()
    ears.heard = []
  }

  private func place(_ offset: Int) -> UITextPosition {
    text.position(from: text.beginningOfDocument, offset: offset) ?? text.endOfDocument
  }

  /// In front of that character, so far below the middle of its line.
  func point(_ offset: Int, below way: Double = 0) -> (Double, Double) {
    let caret = text.convert(text.caretRect(for: place(offset)), to: nil)
    return (caret.minX + 0.1, caret.midY + way)
  }

  func tap(at offset: Int, count: Int = 1) {
    phone.report(.down(1, at: point(offset)).saying { $0.tapCount = count })
    phone.report(.up(1).saying { $0.tapCount = count })
  }

  /// A finger lands, and stays down.
  func rest(at offset: Int) {
    phone.down(1, at: point(offset))
    phone.wait(0.6)
  }

  func move(to offset: Int) { phone.move(1, to: point(offset)) }

  func drag(from start: Int, to end: Int, below way: Double = 0) {
    phone.drag(from: point(start, below: way), to: point(end, below: way))
  }
}
