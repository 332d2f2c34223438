import Foundation

/// What a keyboard should be like that types into something. There is no keyboard: all of it is kept.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextinputtraits>
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// Which keys it has.
  var keyboardType: UIKeyboardType { get set }
  /// What its return key says.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether letters are made capitals.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether the text is a secret.
  var isSecureTextEntry: Bool { get set }
  /// Whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// How the keyboard looks.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// Whether the return key waits for a text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// What the text means.
  var textContentType: UITextContentType! { get set }
  /// Whether straight quotes become curly ones. Nothing is changed here.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether two hyphens become a dash. Nothing is changed here.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces come and go with a word. Nothing is changed here.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Whether what may follow is shown behind the caret: it never is.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// Whether a sum is completed: it never is.
  var mathExpressionCompletionType: UITextMathExpressionCompletionType { get set }
  /// Which writing tools are offered: none are.
  var writingToolsBehavior: UIWritingToolsBehavior { get set }
  /// What writing tools may answer with: there are none.
  var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get set }
  /// What a generated password must have: none is generated.
  var passwordRules: UITextInputPasswordRules? { get set }
}

/// All of them are optional: what a class doesn't say is as usual, and setting it changes nothing.
extension UITextInputTraits {
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
}

/// Which keys a keyboard has. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uikeyboardtype>
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
  /// The same as `asciiCapable`, by its older name.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// What a return key says. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uireturnkeytype>
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// Which letters are made capitals. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextautocapitalizationtype>
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

/// Whether words are corrected. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextautocorrectiontype>
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// Whether spelling is checked. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextspellcheckingtype>
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

/// How a keyboard looks. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uikeyboardappearance>
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
  /// `dark`, by its name from before iOS 7.
  public static let alert = UIKeyboardAppearance.dark
}

/// What a text means.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextcontenttype>
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = UITextContentType(rawValue: "name")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let URL = UITextContentType(rawValue: "url")
}
