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
  /// Makes an input view, as high as a keyboard; a constraint of its height counts in place of that (V984).
  open override func loadView() {
    view = UIInputView(frame: InputViews.usualFrame, inputViewStyle: .keyboard)
  }
  /// The first responder's text, while this controller's view stands for that; else what is typed is gone (V983).
  open var textDocumentProxy: any UITextDocumentProxy { document }
  private lazy var document = TypedDocument(of: self)
  /// Kept.
  open var primaryLanguage: String?
  /// Kept.
  open var hasDictationKey = false
  /// False: there is no network.
  open var hasFullAccess: Bool { false }
  /// False: there is one keyboard at most.
  open var needsInputModeSwitchKey: Bool { false }

  /// Whoever it stands for is first responder no longer.
  open func dismissKeyboard() { UIApplication.shared.inputViews?.responder(for: self)?.resignFirstResponder() }
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

  // Of the text that its view stands for.

  /// Something else is about to be selected. For overriding; the default does nothing.
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  /// Something else is selected. For overriding; the default does nothing.
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  /// The text is about to change. For overriding; the default does nothing.
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  /// The text has changed. For overriding; the default does nothing.
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

/// A protocol's optional properties read as optionals: those of the text that is typed into, nil without one.
extension UITextDocumentProxy {
  private var traits: (any UITextInputTraits)? { (self as? TypedDocument)?.text as? any UITextInputTraits }

  /// Which keys the text asks for.
  public var keyboardType: UIKeyboardType? { traits?.keyboardType }
  /// How the keyboard should look.
  public var keyboardAppearance: UIKeyboardAppearance? { traits?.keyboardAppearance }
  /// What the return key should say.
  public var returnKeyType: UIReturnKeyType? { traits?.returnKeyType }
  /// Whether letters should be made capitals.
  public var autocapitalizationType: UITextAutocapitalizationType? { traits?.autocapitalizationType }
  /// Whether words should be corrected.
  public var autocorrectionType: UITextAutocorrectionType? { traits?.autocorrectionType }
  /// Whether spelling should be checked.
  public var spellCheckingType: UITextSpellCheckingType? { traits?.spellCheckingType }
  /// Whether the return key should wait for a text.
  public var enablesReturnKeyAutomatically: Bool? { traits?.enablesReturnKeyAutomatically }
  /// Whether the text is a secret.
  public var isSecureTextEntry: Bool? { traits?.isSecureTextEntry }
  /// What the text means.
  public var textContentType: UITextContentType? { traits?.textContentType }
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
