public import Foundation

/// The controller of a keyboard: never shown, unless code shows it as any other.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiinputviewcontroller>
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
  /// Its own view.
  open override var inputView: UIView? {
    get { view }
    set { view = newValue }
  }
  /// Where it types; into nothing, unless subclasses know better.
  open var textDocumentProxy: any UITextDocumentProxy { emptyDocument }
  private lazy var emptyDocument = EmptyDocument()
  /// Kept.
  open var primaryLanguage: String?
  /// Kept.
  open var hasDictationKey = false
  /// False: there is no network.
  open var hasFullAccess: Bool { false }
  /// False: there is one keyboard at most.
  open var needsInputModeSwitchKey: Bool { false }

  /// Nothing comes of it: no keyboard came up.
  open func dismissKeyboard() {}
  /// Nothing comes of it: there is no other keyboard.
  open func advanceToNextInputMode() {}
  /// Nothing comes of it: there is no other keyboard.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}

  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// The text that a keyboard of one's own types into.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextdocumentproxy>
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  /// What stands in front of the caret.
  var documentContextBeforeInput: String? { get }
  /// What stands behind the caret.
  var documentContextAfterInput: String? { get }
  /// What is selected.
  var selectedText: String? { get }
  /// The keyboard of which language the text asks for.
  var documentInputMode: UITextInputMode? { get }
  /// Tells one text from another.
  var documentIdentifier: UUID { get }
  /// Moves the caret.
  func adjustTextPosition(byCharacterOffset offset: Int)
  /// Provisional text.
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  /// What is provisional stays.
  func unmarkText()
}

/// A keyboard, by its language. There is none.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextinputmode>
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// Nil: there is none.
  open var primaryLanguage: String? { nil }
  /// None.
  open class var activeInputModes: [UITextInputMode] { [] }
}

/// No text: what is typed into it is gone.
private final class EmptyDocument: NSObject, UITextDocumentProxy {
  /// Always the same: nothing in a replay is by chance.
  let documentIdentifier = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  var hasText: Bool { false }
  var documentContextBeforeInput: String? { nil }
  var documentContextAfterInput: String? { nil }
  var selectedText: String? { nil }
  var documentInputMode: UITextInputMode? { nil }
  func insertText(_ text: String) {}
  func deleteBackward() {}
  func adjustTextPosition(byCharacterOffset offset: Int) {}
  func setMarkedText(_ markedText: String, selectedRange: NSRange) {}
  func unmarkText() {}
}
