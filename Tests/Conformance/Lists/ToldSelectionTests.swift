import Foundation
import HeadlessUIKit
import Testing

/// Rules V381, V435, V437 and V833: what a text view tells of what is selected in it.
@MainActor struct ToldSelectionTests {
  private final class Ears: NSObject, UITextViewDelegate {
    var heard: [String] = []
    func textViewDidChange(_ textView: UITextView) { heard.append("changes") }
    func textViewDidChangeSelection(_ textView: UITextView) {
      heard.append("\(textView.selectedRange.location)+\(textView.selectedRange.length)")
    }
    func take() -> [String] {
      defer { heard = [] }
      return heard
    }
  }

  private func fixture(_ text: String) -> (view: UITextView, ears: Ears) {
    let (view, ears) = (UITextView(), Ears())
    view.text = text
    view.delegate = ears
    return (view, ears)
  }

  @Test("V381 unmarking leaves a caret where what is selected begins, and is told of; without marks nothing is")
  func unmarking() {
    let (view, ears) = fixture("ab")
    view.setMarkedText("cde", selectedRange: NSRange(location: 0, length: 2))
    _ = ears.take()
    view.unmarkText()
    #expect(view.text == "abcde" && view.markedTextRange == nil && ears.take() == ["2+0", "changes"])
    view.unmarkText()
    #expect(ears.take() == [])
  }

  @Test("V435 selecting nil in a text view selects nothing: what is typed then comes first")
  func nothing() {
    let (view, ears) = fixture("hello")
    view.selectedTextRange = nil
    #expect(view.selectedTextRange == nil && view.selectedRange == NSRange() && ears.take() == ["0+0"])
    view.insertText("!")
    #expect(view.text == "!hello" && view.selectedRange == NSRange(location: 1, length: 0))
  }

  @Test("V437 a text view tells of another selection by code also while it isn't edited")
  func unedited() {
    let (view, ears) = fixture("one")
    view.text = "eleven"
    view.selectedRange = NSRange(location: 1, length: 2)
    view.selectedRange = NSRange(location: 1, length: 2)
    #expect(ears.take() == ["6+0", "1+2"])
  }

  @Test("V833 what is typed tells of a selection only where that is another one")
  func typing() throws {
    let (view, ears) = fixture("one")
    let start = view.beginningOfDocument
    view.selectedRange = NSRange(location: 1, length: 0)
    _ = ears.take()
    let first = try #require(view.position(from: start, offset: 1))
    view.replace(try #require(view.textRange(from: start, to: first)), withText: "O")
    #expect(ears.take() == ["changes"])
    view.insertText("h")
    #expect(ears.take() == ["2+0", "changes"])
  }
}
