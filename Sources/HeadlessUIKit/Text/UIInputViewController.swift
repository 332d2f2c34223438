public import Foundation

/// The controller of an input view, or of an accessory: its view stands at the screen's lower edge while whoever
/// has it is first responder.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiinputviewcontroller>
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
  /// Its own view, where that is one.
  @_nonoverride open var inputView: UIInputView? {
    get { view as? UIInputView }
    set { view = newValue }
  }
  /// Makes an input view.
  open override func loadView() {
    view = UIInputView(frame: UIScreen.main.bounds, inputViewStyle: .keyboard)
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

  /// Called at once, with no words.
  open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) {
    completionHandler(UILexicon())
  }
  /// As above, awaited.
  public final func requestSupplementaryLexicon() async -> UILexicon {
    await withCheckedContinuation { answer in requestSupplementaryLexicon { answer.resume(returning: $0) } }
  }

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

/// A protocol's optional properties read as optionals: nil, as no field is asked.
extension UITextDocumentProxy {
  /// Nil.
  public var keyboardType: UIKeyboardType? { nil }
  /// Nil.
  public var keyboardAppearance: UIKeyboardAppearance? { nil }
  /// Nil.
  public var returnKeyType: UIReturnKeyType? { nil }
  /// Nil.
  public var autocapitalizationType: UITextAutocapitalizationType? { nil }
  /// Nil.
  public var autocorrectionType: UITextAutocorrectionType? { nil }
  /// Nil.
  public var spellCheckingType: UITextSpellCheckingType? { nil }
  /// Nil.
  public var enablesReturnKeyAutomatically: Bool? { nil }
  /// Nil.
  public var isSecureTextEntry: Bool? { nil }
  /// Nil.
  public var textContentType: UITextContentType? { nil }
}

/// Words that the user has taught the system: none.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uilexicon>
@preconcurrency @MainActor
open class UILexicon: NSObject {
  /// None.
  open var entries: [UILexiconEntry] { [] }
  override init() { super.init() }
}

/// A word that the user has taught the system.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uilexiconentry>
@preconcurrency @MainActor
open class UILexiconEntry: NSObject {
  /// What stands in the text.
  public let documentText: String
  /// What is typed for it.
  public let userInput: String
  init(documentText: String, userInput: String) {
    (self.documentText, self.userInput) = (documentText, userInput)
    super.init()
  }
}

/// A view that clicks where it stands in for a keyboard. Nothing sounds here.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiinputviewaudiofeedback>
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether it clicks; never asked.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// No.
  public var enableInputClicksWhenVisible: Bool { false }
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
  /// Never posted: there is no keyboard to change.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
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
