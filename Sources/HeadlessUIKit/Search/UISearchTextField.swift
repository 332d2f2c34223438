/// A search bar's field. Its tokens stand before the text, and take no room.
///
/// With the caret at the text's beginning the delete key selects the last token, and deletes it the second time.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisearchtextfield>
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// From the first to the one before the text.
  open var tokens: [UISearchToken] = [] { didSet { isTokenSelected = false } }
  /// Whether the delete key takes tokens.
  open var allowsDeletingTokens = true
  /// The last one is, as by the delete key: what is typed next takes its place.
  private var isTokenSelected = false
  /// Kept.
  open var allowsCopyingTokens = true
  /// Kept, never drawn.
  open var tokenBackgroundColor: UIColor!
  open override func insertText(_ text: String) {
    if isTokenSelected, text != "\n" { tokens.removeLast() }
    super.insertText(text)
  }

  open override func deleteBackward() {
    guard allowsDeletingTokens, !tokens.isEmpty, typed.deletable.isEmpty else { return super.deleteBackward() }
    if isTokenSelected {
      tokens.removeLast()
      textWasTyped(from: characters)
    } else {
      isTokenSelected = true
    }
  }

  /// Called where its text may be another one, by typing or by code.
  final var hasOtherContent: () -> Void = {}
  override func contentDidChange() {
    super.contentDidChange()
    hasOtherContent()
  }

  open override var selectedTextRange: UITextRange? { didSet { isTokenSelected = false } }

  /// Adds one in front of those from there on.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: max(0, min(tokenIndex, tokens.count)))
  }
  /// Takes one away, if it is there.
  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }
  /// Takes that part of the text away, and puts the token behind those that there are.
  open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
    let count = characters.utf16.count
    let part = textRange.units.clamped(to: 0..<count)
    text = characters[units: 0..<part.lowerBound] + characters[units: part.upperBound..<count]
    insertToken(token, at: tokenIndex)
  }
  /// Before the text: tokens take no room.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }
  /// None: a range is one of the text.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] { [] }
  /// All of the text.
  open var textualRange: UITextRange {
    textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
  }
  /// Kept: they are not shown.
  open var searchSuggestions: [any UISearchSuggestion]?
}
