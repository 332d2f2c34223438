/// How a text would be typed and corrected, of those that rarely say: kept with a field or a text view.
@MainActor final class KeptTextTraits {
  var quotes = UITextSmartQuotesType.default
  var dashes = UITextSmartDashesType.default
  var insertDelete = UITextSmartInsertDeleteType.default
  var prediction = UITextInlinePredictionType.default
  var math = UITextMathExpressionCompletionType.default
  var writingTools = UIWritingToolsBehavior.default
  var allowedResults = UIWritingToolsResultOptions.default
  var passwordRules: UITextInputPasswordRules?
  var editsAttributes = false
  var takesGlyphs = false
  var finding: UIFindInteraction?
  var scalesAsText = false
  var highlight: [NSAttributedString.Key: Any] = [:]
  var markedStyle: [NSAttributedString.Key: Any]?
  var border = UITextView.BorderStyle.none
  var dragOptions: UITextDragOptions = []
  /// Comes when it is first asked for, with the first drag over the text.
  var drops: TextDrops?
  /// Comes when something is first selected, or when it is first asked for.
  var drags: TextDrags?
  weak var dragDelegate: (any UITextDragDelegate)?
  weak var dropDelegate: (any UITextDropDelegate)?
  weak var pasteDelegate: (any UITextPasteDelegate)?
}

/// Keeps its traits in a box, which is made when it is first asked for.
@MainActor protocol TextTraitsKeeper: UITextInputTraits {
  var keptTraits: KeptTextTraits { get }
}

extension UITextInputTraits {
  private var kept: KeptTextTraits? { (self as? any TextTraitsKeeper)?.keptTraits }

  // Kept by fields, text views and search bars; others answer what is usual.

  /// Whether straight quotes become curly ones. Nothing is changed here.
  public var smartQuotesType: UITextSmartQuotesType {
    get { kept?.quotes ?? .default }
    set { kept?.quotes = newValue }
  }
  /// Whether two hyphens become a dash. Nothing is changed here.
  public var smartDashesType: UITextSmartDashesType {
    get { kept?.dashes ?? .default }
    set { kept?.dashes = newValue }
  }
  /// Whether spaces come and go with a word. Nothing is changed here.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { kept?.insertDelete ?? .default }
    set { kept?.insertDelete = newValue }
  }
  /// Whether what may follow is shown behind the caret: it never is.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { kept?.prediction ?? .default }
    set { kept?.prediction = newValue }
  }
  /// Whether a sum is completed: it never is.
  public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { kept?.math ?? .default }
    set { kept?.math = newValue }
  }
  /// Which writing tools are offered: none are.
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { kept?.writingTools ?? .default }
    set { kept?.writingTools = newValue }
  }
  /// What writing tools may answer with: there are none.
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { kept?.allowedResults ?? .default }
    set { kept?.allowedResults = newValue }
  }
  /// What a generated password must have: none is generated.
  public var passwordRules: UITextInputPasswordRules? {
    get { kept?.passwordRules }
    set { kept?.passwordRules = newValue }
  }
}

extension UITextField: TextTraitsKeeper {
  /// Kept: no keyboard has images among its letters.
  public var supportsAdaptiveImageGlyph: Bool {
    get { keptTraits.takesGlyphs }
    set { keptTraits.takesGlyphs = newValue }
  }
}
extension UITextView: TextTraitsKeeper {
  /// Kept: no keyboard has images among its letters.
  public var supportsAdaptiveImageGlyph: Bool {
    get { keptTraits.takesGlyphs }
    set { keptTraits.takesGlyphs = newValue }
  }
}
extension UISearchBar: TextTraitsKeeper {
  var keptTraits: KeptTextTraits { searchTextField.keptTraits }
}
