public import Foundation

/// A line of text that is typed while the field is first responder.
///
/// There is no keyboard; the caret is at the end, unless code or a finger puts it elsewhere. Text comes by
/// `insertText` and goes by `deleteBackward`, which ask the delegate as typing does. A tap makes the field first
/// responder and puts the caret, by a recognizer of the field's own: so it comes before a tap of what the field is
/// in, and cancels the control's touch. A second tap selects a word, a third all of the line. A finger that rests
/// makes the field first responder, too, and selects words; where it is that already the finger takes the caret.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextfield>
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UITextInputTraits, EditedText {
  var typed = TypedText()
  /// Unchecked: an override of one part's place may ask for another's.
  @exclusivity(unchecked) private var overlays = FieldOverlays()
  /// Shows where `clearButtonMode` says so.
  final var clearButton: UIButton { overlays.clearButton(of: self) }
  private lazy var taps = EditingTap.all { [weak self] in self?.tapped($0) }
  private lazy var press = EditingPress(in: self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    takeFingers()
  }

  /// Nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    takeFingers()
  }

  private func takeFingers() {
    taps.forEach(addGestureRecognizer)
    addGestureRecognizer(press)
  }

  private func tapped(_ tap: EditingTap) {
    let begins = !isEditing
    guard becomeFirstResponder() else { return }
    let startsAnew = typed.isStartedAnew
    select(at: tap.location(in: self), taps: tap.count, while: !begins)
    // The caret comes with the first tap, which is no other selection.
    if begins { typed.isStartedAnew = startsAnew }
  }

  /// A disabled field leaves fingers to others.
  open override var isEnabled: Bool {
    didSet { for tap in taps { tap.isEnabled = isEnabled } }
  }

  /// Never nil when read. Setting it asks nobody and sends nothing; during editing the delegate hears of the caret.
  open var text: String? {
    get { typed.content }
    set {
      undone?.forget(self)
      tellingSelection {
        typed.set(newValue ?? "")
        contentDidChange()
      }
    }
  }
  var characters: String { typed.content }

  /// The text may want another width, and other parts beside it.
  func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// By whose size the text is measured. Setting it gives it to all of the text.
  open var font: UIFont? {
    get { typed.style.font }
    set {
      typed.restyle { $0.font = newValue }
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  /// A field with a border is larger, and has its text further inside.
  open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }
  /// Nothing is drawn. Setting it gives it to all of the text.
  open var textColor: UIColor? {
    get { typed.style.color }
    set {
      typed.restyle { $0.color = newValue }
      setNeedsDisplay()
    }
  }
  /// Nothing is drawn. Setting it gives it to all of the text.
  open var textAlignment: NSTextAlignment {
    get { typed.style.alignment }
    set {
      typed.restyle { $0.alignment = newValue }
      setNeedsDisplay()
    }
  }
  /// Counts where there is no text; nothing is drawn.
  open var placeholder: String? {
    get { hint?.string }
    set { hint = newValue.map { NSAttributedString(string: $0) } }
  }
  /// Asked before editing begins, ends or changes the text. Not retained.
  open weak var delegate: (any UITextFieldDelegate)? {
    get { fieldDelegate }
    set { fieldDelegate = newValue }
  }
  /// Whom the setter was given, whoever an override shows (V1153).
  final weak var fieldDelegate: (any UITextFieldDelegate)?
  /// Whether the text is emptied when editing begins.
  open var clearsOnBeginEditing = false
  /// A trace shows how long the text is, and not what it says.
  ///
  /// What is typed next takes the place of all that is there where a field that is edited becomes one (V424).
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry, !oldValue, isEditing { typed.isStartedAnew = true } }
  }
  /// Whether typed text goes here: whether it is first responder.
  open var isEditing: Bool { isFirstResponder }

  /// As large as its text, or what stands in for it, and what an override of `textRect(forBounds:)` takes away.
  open override var intrinsicContentSize: CGSize { contentSize }
  private var contentSize: CGSize {
    let (own, taken) = (ownContentSize, takenByOverride)
    return CGSize(width: own.width + taken.width, height: own.height + taken.height)
  }
  /// Of a hundred points each way.
  private var takenByOverride: CGSize {
    let all = CGRect(x: 0, y: 0, width: 100, height: 100)
    let (own, asked) = (FieldOverlays.freeRect(of: all, in: self), textRect(forBounds: all))
    return CGSize(width: own.width - asked.width, height: own.height - asked.height)
  }
  private var ownContentSize: CGSize {
    let size = typed.measured(or: placeholder ?? "", in: font ?? .systemFont(ofSize: 17))
    let line = TextMeasure.toPixels((font?.lineHeight ?? 0) + ContentSize.textFieldPadding)
    let width = max(size.width, ContentSize.emptyTextFieldWidth)
    if borderStyle == .none { return CGSize(width: width, height: line) }
    return CGSize(
      width: width + ContentSize.textFieldBorder.width, height: max(line, ContentSize.borderedTextFieldHeight))
  }

  /// As large as its text, whatever an override of `intrinsicContentSize` says.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

  // MARK: The keyboard that there is not: kept

  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Kept.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Kept.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Kept.
  open var textContentType: UITextContentType?
  /// Whether the return key does nothing as long as there is no text.
  open var enablesReturnKeyAutomatically = false

  // MARK: Traits that rarely are said: kept

  /// Whether straight quotes become curly ones. Nothing is changed here.
  open var smartQuotesType: UITextSmartQuotesType {
    get { keptTraits.quotes }
    set { keptTraits.quotes = newValue }
  }
  /// Whether two hyphens become a dash. Nothing is changed here.
  open var smartDashesType: UITextSmartDashesType {
    get { keptTraits.dashes }
    set { keptTraits.dashes = newValue }
  }
  /// Whether spaces come and go with a word. Nothing is changed here.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { keptTraits.insertDelete }
    set { keptTraits.insertDelete = newValue }
  }
  /// What a generated password must have: none is generated.
  open var passwordRules: UITextInputPasswordRules? {
    get { keptTraits.passwordRules }
    set { keptTraits.passwordRules = newValue }
  }
  /// Whether what is typed next takes the place of all of the text. Another selection sets it to false, as does
  /// what is typed.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uitextfield/clearsoninsertion>
  open var clearsOnInsertion: Bool {
    get { typed.isStartedAnew }
    set { typed.isStartedAnew = newValue }
  }
  /// Kept: no finger changes attributes.
  open var allowsEditingTextAttributes: Bool {
    get { keptTraits.editsAttributes }
    set { keptTraits.editsAttributes = newValue }
  }
  /// Typed, phrase by phrase. Called by code alone: nobody dictates here.
  open func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {
    insertText(dictationResult.map(\.text).joined())
  }
  /// Asked by code alone, as are the next ones. For overriding.
  open var insertDictationResultPlaceholder: Any { NSObject() }
  /// Where what is dictated will be: at the caret.
  open func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect { frameOfDictation }
  /// For overriding.
  open func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool) {}
  /// For overriding.
  open func dictationRecordingDidEnd() {}
  /// For overriding.
  open func dictationRecognitionFailed() {}
  /// When a button at the trailing end shows that empties the text, where there is one; the delegate is asked
  /// before.
  open var clearButtonMode = ViewMode.never { didSet { if clearButtonMode != oldValue { setNeedsLayout() } } }
  /// In the field, at its leading end, when its mode says so; it has its own touches.
  open var leftView: UIView? { didSet { setNeedsLayout() } }
  /// When `leftView` shows.
  open var leftViewMode = ViewMode.never { didSet { if leftViewMode != oldValue { setNeedsLayout() } } }
  /// In the field, at its trailing end, when its mode says so; it has its own touches.
  open var rightView: UIView? { didSet { setNeedsLayout() } }
  /// When `rightView` shows.
  open var rightViewMode = ViewMode.never { didSet { if rightViewMode != oldValue { setNeedsLayout() } } }
  /// The placeholder, with attributes of its own; setting one sets the other. Nothing is drawn.
  open var attributedPlaceholder: NSAttributedString? {
    get { hint }
    set { hint = newValue }
  }
  private var hint: NSAttributedString? {
    didSet {
      // One that is set while it is drawn has it drawn again only where it says something else.
      guard hint?.string != oldValue?.string else { return }
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  /// Stands at the screen's lower edge while the field is edited; to be reloaded where it is set then.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  private var ownInputView: UIView?
  /// Stands above the input view while the field is edited; to be reloaded where it is set then.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }
  private var ownInputAccessoryView: UIView?

  // MARK: Places of its parts (ours, W19)

  /// The bounds, less the border and the views at the ends that show by now, laid out or not.
  open func textRect(forBounds bounds: CGRect) -> CGRect { FieldOverlays.freeRect(of: bounds, in: self) }
  /// The same, whatever an override of `textRect(forBounds:)` says.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { FieldOverlays.freeRect(of: bounds, in: self) }
  /// Where the text is.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// At the leading end, in the middle, as large as the view's `systemLayoutSizeFitting(_:)` says; in the size that
  /// it has where that is zero.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    FieldOverlays.place(leftView?.saidSize ?? .zero, atLeadingEnd: true, of: bounds, in: self)
  }
  /// At the trailing end, likewise.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    FieldOverlays.place(rightView?.saidSize ?? .zero, atLeadingEnd: false, of: bounds, in: self)
  }
  /// At the trailing end, in the middle.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    FieldOverlays.place(ContentSize.clearButton, atLeadingEnd: false, of: bounds, in: self)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    overlays.layOut(in: self)
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool {
    isEnabled && fieldDelegate?.textFieldShouldBeginEditing(self) ?? true
  }

  open override var canResignFirstResponder: Bool { fieldDelegate?.textFieldShouldEndEditing(self) ?? true }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    // Delegate, notification and action may give it the input views that come then.
    guard FirstPlace.settling({ super.becomeFirstResponder() && beginEditing() }) else { return false }
    if isEditing { scrollIntoSight(bounds) }
    return true
  }

  /// False where the place is lost already. Nothing is told twice: who ends another's editing may have made it
  /// first responder by then.
  private func beginEditing() -> Bool {
    guard isFirstResponder else { return false }
    if isToldToEdit { return true }
    isToldToEdit = true
    if clearsOnBeginEditing, fieldDelegate?.textFieldShouldClear(self) ?? true {
      undone?.forget(self)
      typed.set("")
    }
    if isSecureTextEntry { typed.isStartedAnew = true }
    contentDidChange()
    fieldDelegate?.textFieldDidBeginEditing(self)
    if hasText { fieldDelegate?.textFieldDidChangeSelection(self) }
    announce(Self.textDidBeginEditingNotification)
    send(.editingDidBegin, with: nil)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let hasResigned = super.resignFirstResponder()
    guard hasResigned, isToldToEdit, !isEditing else { return hasResigned }
    isToldToEdit = false
    unmarkText()
    undone?.endRun()
    typed.isStartedAnew = false
    setNeedsLayout()
    setNeedsDisplay()
    fieldDelegate?.textFieldDidEndEditing(self, reason: .committed)
    let reason = DidEndEditingReason.committed.rawValue
    announce(Self.textDidEndEditingNotification, [Self.didEndEditingReasonUserInfoKey: reason])
    send(.editingDidEnd, with: nil)
    return true
  }

  /// Whether it tells that editing has begun, and has not yet told that it has ended: a delegate that is asked may
  /// have the place taken away.
  private var isToldToEdit = false

  override var primaryEvents: Event { .editingDidEndOnExit }

  /// For a finger that has rested for too long to tap, or gone too far for that, where the field's own press was
  /// kept from it.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if touch != nil, isTouchInside { becomeFirstResponder() }
  }

  // MARK: Typing

  open var hasText: Bool { !typed.content.isEmpty }

  /// Types at the caret, if the delegate lets it. A line feed is the return key.
  ///
  /// It stands for the keyboard, and so asks, as do the others that type; a device asks about its keyboard's typing
  /// alone. What a delegate types while it is asked is typed unasked.
  open func insertText(_ text: String) {
    if text == "\n" { return typeReturn() }
    edit(typed.typedOver, typing: text)
  }

  /// Deletes what is selected, else the character before the caret, if there is one and the delegate lets it.
  open func deleteBackward() {
    if !typed.deletable.isEmpty { edit(typed.deletable, typing: "") }
  }

  func edit(_ range: Range<Int>, typing text: String) {
    guard mayType(text, over: range) else { return }
    tellInputController(of: .text) {
      let old = typed.content
      textUndo.note(range, typing: text, in: self)
      changingByHand { typed.replace(range, with: text) }
      textWasTyped(from: old)
    }
  }

  final var isAsking = false
  final var undone: TextUndo?
  /// Its own: what is typed registers with it.
  open override var undoManager: UndoManager? { textUndo.manager }

  /// Whether typing may put that in place of a part: what the delegate answers. Asked about all that is typed.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    let ranges = [NSValue(range: NSRange(range.units.clamped(to: 0..<typed.content.utf16.count)))]
    return fieldDelegate?.textField(self, shouldChangeCharactersInRanges: ranges, replacementString: text) ?? true
  }

  // MARK: Edit actions

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    can(action) ?? super.canPerformAction(action, withSender: sender)
  }
  /// Takes what is selected into the pasteboard.
  open override func cut(_ sender: Any?) { perform(.cut) }
  /// Puts what is selected into the pasteboard.
  open override func copy(_ sender: Any?) { perform(.copy) }
  /// Types what the pasteboard has in place of what is selected.
  open override func paste(_ sender: Any?) { perform(.paste) }
  /// Types the first text among them in place of what is selected.
  open override func paste(itemProviders: [NSItemProvider]) { type(itemProviders) }
  /// Whether one of them has a text, and the text may be changed; or something that its configuration names.
  open override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    pasteConfiguration.map { $0.accepts(itemProviders) } ?? canType(itemProviders)
  }
  /// Selects the word at the caret.
  open override func select(_ sender: Any?) { perform(.select) }
  /// Selects all of the text.
  open override func selectAll(_ sender: Any?) { perform(.selectAll) }
  /// Deletes what is selected.
  open override func delete(_ sender: Any?) { perform(.delete) }
  var isReadOnly: Bool { false }

  // MARK: Places in the text, by average characters (ours, W18)

  /// What is selected, or where the caret is: at the end, unless code or a finger put it elsewhere. Setting nil
  /// leaves a caret behind what was selected.
  open var selectedTextRange: UITextRange? {
    get { TextPart(typed.selected) }
    set {
      let units = newValue?.units ?? typed.selected.upperBound..<typed.selected.upperBound
      tellInputController(of: .selection, unless: units == typed.selected) {
        tellingSelection {
          typed.selected = units
          allowsDragging(!typed.selected.isEmpty)
        }
      }
    }
  }

  private func tellingSelection(_ work: () -> Void) {
    let old = typed.selected
    work()
    if isEditing, typed.selected != old { fieldDelegate?.textFieldDidChangeSelection(self) }
  }

  private var line: TextLine {
    TextLine(
      count: typed.content.count, box: editingRect(forBounds: bounds), font: font ?? .systemFont(ofSize: 17),
      indent: textAlignment == .natural && readsFromTheRight ? 1 : textAlignment.indent)
  }

  /// Where a caret would be; none is shown.
  open func caretRect(for position: UITextPosition) -> CGRect {
    line.caret(at: typed.content.characters(before: position.place))
  }
  /// Where that part of the text is.
  open func firstRect(for range: UITextRange) -> CGRect {
    caretRect(for: range.start).union(caretRect(for: range.end))
  }
  /// None: no selection is shown.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  /// The place nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    typed.content.units(from: 0, over: line.offset(nearest: point)).map { TextPlace($0.upperBound) }
  }

  /// Before the first character.
  open var beginningOfDocument: UITextPosition { TextPlace(0) }
  /// Behind the last character.
  open var endOfDocument: UITextPosition { countedEnd }

  /// The characters of a part.
  open func text(in range: UITextRange) -> String? { countedText(in: range) }
  /// Typed in place of a part.
  open func replace(_ range: UITextRange, withText text: String) { countedReplace(range, withText: text) }

  /// From the place that comes first to the other one.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    countedRange(from: fromPosition, to: toPosition)
  }
  /// So many units of UTF-16 on; nil beyond the ends.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    countedPosition(from: position, offset: offset)
  }
  /// Which comes first.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    countedOrder(position, other)
  }
  /// How many units of UTF-16 lie between.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.place - from.place }

  /// The place nearest to a point, within a part.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    countedPosition(nearest: point, within: range)
  }
  /// Nil behind the last character.
  open func characterRange(at point: CGPoint) -> UITextRange? { countedCharacter(at: point) }

  /// As in one line: up and down are the text's ends.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { countedPosition(from: position, in: direction, offset: offset) }
  /// The end of a part in a direction.
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    countedPosition(within: range, farthestIn: direction)
  }
  /// From a place to the end of the text in a direction.
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { countedRange(byExtending: position, in: direction) }

  /// What code has put there provisionally: no input method is at work.
  open var markedTextRange: UITextRange? { typed.marked.map { TextPart($0) } }
  /// Kept, never drawn.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { keptTraits.markedStyle }
    set { keptTraits.markedStyle = newValue }
  }
  /// Stands in place of what is marked, else of what is selected; what is typed next stands in place of it.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let old = typed.content
    textUndo.note(typed.typedOver, typing: markedText ?? "", in: self)
    changingByHand { typed.mark(markedText ?? "", selecting: selectedRange) }
    textWasTyped(from: old)
  }
  /// It stays as if it had been typed.
  open func unmarkText() { typed.unmark() }

  /// From left to right.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .leftToRight }
  /// Nothing comes of it: texts are written from left to right.
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
  /// Made anew for whoever asks.
  open var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }

  /// Those that typing at a place would have.
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    typed.attributes(over: position.place..<position.place)
  }

  /// Kept: fields tell nobody. Not retained.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// Kept: texts have the default size.
  open var adjustsFontForContentSizeCategory = false
  /// Kept: there are no letters to measure (W18).
  open var sizingRule = UILetterformAwareSizingRule.typographic

  /// The bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// For overriding: called when a field of a class of the application's own is drawn that has a text and is not
  /// edited, with `textRect(forBounds:)`. Nothing is drawn.
  open func drawText(in rect: CGRect) {}
  /// For overriding: called when a field of a class of the application's own is drawn that has a placeholder and no
  /// text, with `placeholderRect(forBounds:)`. Nothing is drawn.
  open func drawPlaceholder(in rect: CGRect) {}
  /// Draws what is behind the text, which comes after it, whether or not overrides call super.
  open override func draw(_ rect: CGRect) { super.draw(rect) }

  override func drawTexts() {
    if !typed.content.isEmpty {
      if !isEditing { drawText(in: textRect(forBounds: bounds)) }
    } else if !(placeholder ?? "").isEmpty {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    }
  }

  override var sizeHabit: SizeHabit { .drawsAnew }
  /// The field's font, colour and alignment are then those that it begins with, as far as it has them; of a plain
  /// text, and of what a text doesn't say, they are its attributes (W57).
  open var attributedText: NSAttributedString? {
    get { typed.attributed }
    set {
      undone?.forget(self)
      tellingSelection {
        typed.set(newValue ?? NSAttributedString(string: ""))
        contentDidChange()
      }
    }
  }
  /// Those of a plain text. Setting them gives them to all of the text; its font, colour and alignment are then
  /// the field's.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { typed.style.attributes }
    set {
      typed.setDefaults(newValue)
      contentDidChange()
    }
  }
  /// Those of what is typed next, during editing; nil else. Setting them counts until another part is selected.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? typed.attributes(over: typed.typedOver) : nil }
    set { if isEditing { typed.typing = newValue } }
  }
  /// Kept, never drawn.
  open var adjustsFontSizeToFitWidth = false
  /// Kept, never drawn.
  open var minimumFontSize: CGFloat = 0
  /// Kept, never drawn.
  open var background: UIImage?
  /// Kept, never drawn.
  open var disabledBackground: UIImage?
  final lazy var keptTraits = KeptTextTraits()
  /// Never called by the model: there is no keyboard to move the caret on. For overriding; super does nothing.
  open func beginFloatingCursor(at point: CGPoint) {}
  /// Never called by the model. For overriding; super does nothing.
  open func updateFloatingCursor(at point: CGPoint) {}
  /// Never called by the model. For overriding; super does nothing.
  open func endFloatingCursor() {}
  /// On which line a caret between two would be. Kept.
  open var selectionAffinity = UITextStorageDirection.forward
}
