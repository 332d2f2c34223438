import Foundation

/// The text that an input view controller types into: the first responder's, while the controller's view stands for
/// that. Without one there is no text, and what is typed is gone.
final class TypedDocument: NSObject, UITextDocumentProxy {
  private weak var controller: UIInputViewController?
  /// Which text it was last, and how many there were before.
  private weak var known: UIResponder?
  private var count: UInt8 = 0

  init(of controller: UIInputViewController) {
    self.controller = controller
    super.init()
  }

  var text: (any UIResponder & UIKeyInput)? {
    controller.flatMap { UIApplication.shared.inputViews?.responder(for: $0) } as? any UIResponder & UIKeyInput
  }
  private var places: (any UITextInput)? { text as? any UITextInput }
  var documentInputMode: UITextInputMode? { text?.textInputMode }

  /// Another one for each text: by their number, as nothing in a replay is by chance.
  var documentIdentifier: UUID {
    if let text, text !== known { (known, count) = (text, count &+ 1) }
    return UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, count))
  }

  // MARK: What stands there

  var hasText: Bool { text?.hasText ?? false }
  var selectedText: String? { places?.selectedTextRange.flatMap(part) }

  var documentContextBeforeInput: String? {
    guard let places, let selected = places.selectedTextRange else { return nil }
    return part(places.textRange(from: places.beginningOfDocument, to: selected.start))
  }

  var documentContextAfterInput: String? {
    guard let places, let selected = places.selectedTextRange else { return nil }
    return part(places.textRange(from: selected.end, to: places.endOfDocument))
  }

  /// Nil of nothing.
  private func part(_ range: UITextRange?) -> String? {
    guard let text = range.flatMap({ places?.text(in: $0) }), !text.isEmpty else { return nil }
    return text
  }

  // MARK: Typing

  // UIKit's own texts tell of what is typed themselves, where their delegates let it be.

  func insertText(_ text: String) {
    if let own = self.text as? any EditedText { own.insertText(text) } else { changing { $0.insertText(text) } }
  }
  func deleteBackward() {
    if let own = text as? any EditedText { own.deleteBackward() } else { changing { $0.deleteBackward() } }
  }
  func setMarkedText(_ markedText: String, selectedRange: NSRange) {
    changing { ($0 as? any UITextInput)?.setMarkedText(markedText, selectedRange: selectedRange) }
  }
  func unmarkText() { changing { ($0 as? any UITextInput)?.unmarkText() } }

  private func changing(_ type: (any UIKeyInput) -> Void) {
    guard let text else { return }
    text.tellInputController(of: .text) { type(text) }
  }

  /// From the end of what is selected onwards, or from its start back; as far as there is text.
  func adjustTextPosition(byCharacterOffset offset: Int) {
    guard let places, let selected = places.selectedTextRange else { return }
    let start = offset < 0 ? selected.start : selected.end
    let goal =
      places.position(from: start, offset: offset)
      ?? (offset < 0 ? places.beginningOfDocument : places.endOfDocument)
    places.selectedTextRange = places.textRange(from: goal, to: goal)
  }
}
