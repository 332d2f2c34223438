public import Foundation

/// Lines of text that are typed while the view is first responder; a tap makes it that.
///
/// As with a field, there is no keyboard, and the caret is at the end, unless code or a finger puts it elsewhere.
/// Text comes by `insertText` and goes by `deleteBackward`, which ask the delegate as typing does.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextview>
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UITextInputTraits, LaidOutText, EditedText,
  UIFindInteractionDelegate
{
  private let written: StoredText
  private lazy var taps = EditingTap.all { [weak self] in self?.tapped($0) }
  private lazy var press = EditingPress(in: self)
  private let given: NSTextContainer?

  /// Never nil when read. Setting it asks nobody. All of it has the view's font, colour and alignment, and no other
  /// attributes.
  open var text: String! {
    get { written.content }
    set {
      undone?.forget(self)
      tellingSelection { written.set(newValue ?? "") }
    }
  }
  var characters: String { written.content }

  /// The view's font, colour and alignment are then those that it begins with, as far as it has them, but for the
  /// font: of a text without one that is the one of 12 points (W56). Links count for taps, fonts and paragraphs'
  /// styles for the size.
  open var attributedText: NSAttributedString! {
    get { written.attributed }
    set {
      undone?.forget(self)
      tellingSelection { written.set(newValue ?? NSAttributedString(string: "")) }
    }
  }

  /// By whose size the text is measured; nil as long as there was neither a text nor a font. Setting it gives it to
  /// all of the text.
  open var font: UIFont? {
    get { hasFont ? written.style.font : nil }
    set {
      hasFont = newValue != nil
      written.restyle(.font) { $0.font = newValue }
      sizeDidChange()
    }
  }
  private var hasFont = false
  /// Never drawn. Setting it gives it to all of the text.
  open var textColor: UIColor? {
    get { written.style.color }
    set { written.restyle(.foregroundColor) { $0.color = newValue } }
  }
  /// Where lines stand. Setting it gives it to all of the text.
  open var textAlignment: NSTextAlignment {
    get { written.style.alignment }
    set { written.align(newValue) }
  }
  /// Whether it may be typed into. Setting it to false ends editing, and the place of first responder.
  open var isEditable = true {
    willSet { if !newValue, isFirstResponder { resignFirstResponder() } }
    didSet {
      if isEditable != oldValue { itemMenus.isOpen = !isEditable }
    }
  }
  private lazy var itemMenus = TextItemMenus(of: self)
  /// Whether taps select in a text that can't be typed into, which is first responder then, and its links take
  /// them. Setting it to false ends that, and editing.
  open var isSelectable = true { willSet { if !newValue, isFirstResponder { resignFirstResponder() } } }
  /// Around the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { sizeDidChange() }
  }
  /// Told of typing, too. Not retained.
  @_nonoverride open var delegate: (any UITextViewDelegate)? {
    get { textDelegate }
    set { super.delegate = newValue }
  }
  final var textDelegate: (any UITextViewDelegate)? { scrollDelegate as? any UITextViewDelegate }

  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// - Parameter textContainer: taken for its own, with its layout manager and that one's text.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    given = textContainer
    written = StoredText(in: textContainer?.layoutManager?.textStorage ?? NSTextStorage())
    super.init(frame: frame)
    watchText()
    takeFingers()
  }

  /// Laid out by its layout manager, whatever is asked for: TextKit 2 is not here.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

  public required init?(coder: NSCoder) {
    (given, written) = (nil, StoredText(in: NSTextStorage()))
    super.init(coder: coder)
    watchText()
    takeFingers()
  }

  /// A container that was given has its layout manager and its text from the start.
  private func watchText() {
    if given != nil { layout = newLayout() }
    written.whenChanged = { [weak self] in self?.sizeDidChange() }
    written.whenChangedElsewhere = { [weak self] in
      if let self { undone?.forget(self) }
    }
  }

  private func takeFingers() {
    taps.forEach(addGestureRecognizer)
    addGestureRecognizer(press)
  }

  private func tapped(_ tap: EditingTap) {
    let (place, isShown) = (tap.location(in: self), isFirstResponder)
    if tap.count == 1, let item = item(at: place), !isEditable || item.isLink { return itemMenus.follow(item) }
    if isEditable {
      if becomeFirstResponder() { select(at: place, taps: tap.count, while: isShown) }
    } else if isSelectable {
      // One tap deselects where something was selected.
      if tap.count == 1 ? isShown : becomeFirstResponder() {
        select(at: place, taps: tap.count, while: isShown)
      }
    }
  }

  // MARK: The keyboard that there is not: kept

  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var isSecureTextEntry = false
  /// Kept.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Kept.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Kept.
  open var enablesReturnKeyAutomatically = false
  /// Kept.
  open var textContentType: UITextContentType!

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
  /// Apple: <https://developer.apple.com/documentation/uikit/uitextview/clearsoninsertion>
  open var clearsOnInsertion: Bool {
    get { written.isStartedAnew }
    set { written.isStartedAnew = newValue }
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

  // MARK: First responder

  /// Also where it is only read, and selected in: that begins no editing, and its delegate isn't asked.
  open override var canBecomeFirstResponder: Bool {
    isEditable ? textDelegate?.textViewShouldBeginEditing(self) ?? true : isSelectable
  }

  open override var canResignFirstResponder: Bool {
    isEditable ? textDelegate?.textViewShouldEndEditing(self) ?? true : true
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard super.becomeFirstResponder(), isFirstResponder else { return false }
    if !isEditable || isToldToEdit { return true }
    isToldToEdit = true
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    UIApplication.shared.runAtEndOfTurn { [weak self] in self?.bringCaretOfPage() }
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let hasResigned = super.resignFirstResponder()
    guard hasResigned, isToldToEdit, !isFirstResponder else { return hasResigned }
    isToldToEdit = false
    unmarkText()
    undone?.endRun()
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  /// Who begins to edit puts the caret only then, so it is the one at the end of the turn that comes into sight;
  /// a finger that selects keeps the page under it until it lifts.
  private func bringCaretOfPage() {
    if !isScrollEnabled, !press.holdsText { scrollCaretIntoSight() }
  }

  /// Whether it has told that editing has begun, and not yet that it has ended: a delegate that is asked may have
  /// the place taken away.
  private var isToldToEdit = false

  // MARK: Typing

  open var hasText: Bool { written.length > 0 }

  /// Types at the caret, if the delegate lets it.
  ///
  /// It stands for the keyboard, and so asks, as do the others that type; a device asks about its keyboard's typing
  /// alone. What a delegate types while it is asked is typed unasked.
  open func insertText(_ text: String) { edit(written.typedOver, typing: text) }

  /// Deletes what is selected, else the character before the caret, if there is one and the delegate lets it.
  open func deleteBackward() {
    if !written.deletable.isEmpty { edit(written.deletable, typing: "") }
  }

  func edit(_ range: Range<Int>, typing text: String) {
    guard mayType(text, over: range) else { return }
    tellInputController(of: .text) {
      textUndo.note(range, typing: text, in: self)
      let old = written.marked == nil ? written.selected : nil
      changingByHand { written.replace(range, with: text) }
      textWasTyped(over: old)
    }
  }

  final var isAsking = false
  final var undone: TextUndo?
  /// Its own: what is typed registers with it.
  open override var undoManager: UndoManager? { textUndo.manager }

  func part(_ range: Range<Int>) -> NSAttributedString { written.part(range) }

  func putBack(_ part: NSAttributedString, over range: Range<Int>, selecting selection: Range<Int>) {
    let old = written.selected
    changingByHand { written.putBack(part, over: range, selecting: selection) }
    textWasTyped(over: old)
  }

  /// - Parameter old: what was selected before; nil where marked text has gone, which is told in any case.
  private func textWasTyped(over old: Range<Int>?) {
    if written.selected != old { textDelegate?.textViewDidChangeSelection(self) }
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    scrollCaretIntoSight()
  }

  /// Whether typing may put that in place of a part: what the delegate answers. Asked about all that is typed.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    let ranges = [NSValue(range: written.inside(range))]
    return textDelegate?.textView(self, shouldChangeTextInRanges: ranges, replacementText: text) ?? true
  }

  /// Those of what is typed next: of the character before the caret, or of what is selected, unless code has said
  /// others since that was selected. Another selection, and another text, forgets those (V432).
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { written.typingAttributes }
    set { written.typingAttributes = newValue }
  }

  /// As typing does, in place of a part.
  func type(_ text: String, over range: NSRange) {
    if let range = written.units(range) { edit(range, typing: text) }
  }

  // MARK: Finding
  // Where `isFindInteractionEnabled` is true; keys and menus of the system would call these, and none does here.

  /// Begins a session.
  open override func find(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: false) }
  /// Begins a session.
  open override func findAndReplace(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: true) }
  /// Shows the next result.
  open override func findNext(_ sender: Any?) { findInteraction?.findNext() }
  /// Shows the result before.
  open override func findPrevious(_ sender: Any?) { findInteraction?.findPrevious() }
  /// One that finds in this text. For overriding.
  open func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
    TextViewFindSession(in: self)
  }
  /// For overriding; super does nothing.
  open func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  /// For overriding; super does nothing.
  open func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}

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
  var isReadOnly: Bool { !isEditable }

  // MARK: Places in the text, in lines of average characters (W27)

  /// What is selected, or where the caret is: at the end, unless code or a finger put it elsewhere. Nil where code
  /// has set nil: what is typed next comes first then.
  open var selectedTextRange: UITextRange? {
    get { written.isNothingSelected ? nil : TextPart(written.selected) }
    set {
      if let newValue { return select(newValue.units) }
      tellingSelection { written.selectNothing() }
      allowsDragging(false)
    }
  }

  /// The same as a range.
  open var selectedRange: NSRange {
    get { NSRange(written.selected) }
    set { if let range = written.units(newValue) { select(range) } }
  }

  private func select(_ units: Range<Int>) {
    tellInputController(of: .selection, unless: units == written.selected) {
      tellingSelection { written.selected = units }
    }
    allowsDragging(!written.selected.isEmpty)
  }

  private func tellingSelection(_ work: () -> Void) {
    let old = written.selected
    work()
    if written.selected != old { textDelegate?.textViewDidChangeSelection(self) }
  }

  /// Where a caret would be; none is shown.
  open func caretRect(for position: UITextPosition) -> CGRect {
    inView(places.caret(at: min(max(0, position.place), written.length)))
  }
  /// Where that part of the text is in its first line; without a width where it is empty.
  open func firstRect(for range: UITextRange) -> CGRect {
    if let first = rects(of: range).first { return first }
    let caret = caretRect(for: range.start)
    return CGRect(x: caret.minX, y: caret.minY, width: 0, height: caret.height)
  }
  /// One for each line.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let rects = rects(of: range)
    return rects.indices.map { LineRect(rects[$0], isFirst: $0 == 0, isLast: $0 == rects.count - 1) }
  }
  /// The place nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    TextPlace(places.offset(nearest: inContainer(point)))
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

  /// So many characters to a side, or lines up or down (V434); above the first line, and below the last, is the
  /// text's end there.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    guard direction == .up || direction == .down else {
      return countedPosition(from: position, in: direction, offset: offset)
    }
    return TextPlace(places.offset(direction == .up ? -max(offset, -.max) : offset, linesBelow: position.place))
  }
  /// The end of a part in a direction.
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    countedPosition(within: range, farthestIn: direction)
  }
  /// From a place to the end of the text in a direction.
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { countedRange(byExtending: position, in: direction) }

  /// What code has put there provisionally: no input method is at work.
  open var markedTextRange: UITextRange? { written.marked.map { TextPart($0) } }
  /// Kept, never drawn.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { keptTraits.markedStyle }
    set { keptTraits.markedStyle = newValue }
  }
  /// Stands in place of what is marked, else of what is selected; what is typed next stands in place of it.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    textUndo.note(written.typedOver, typing: markedText ?? "", in: self)
    let old = written.selected
    changingByHand { written.mark(markedText ?? "", selecting: selectedRange) }
    textWasTyped(over: old)
  }
  /// It stays as if it had been typed, with the caret where what is selected begins. The delegate hears of it.
  open func unmarkText() {
    guard written.marked != nil else { return }
    let old = written.selected
    written.settle()
    textWasTyped(over: old)
  }

  /// From left to right.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .leftToRight }
  /// Nothing comes of it: texts are written from left to right.
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
  /// Made anew for whoever asks.
  open var tokenizer: any UITextInputTokenizer { TextViewTokenizer(of: self) }
  /// Counted in UTF-16.
  var linesLaidOut: [Range<Int>] { places.lines.map(\.range) }

  /// Those of the character there, else those that typing would have.
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    guard written.length > 0 else { return typingAttributes }
    let unit = min(max(0, position.place - (direction == .backward ? 1 : 0)), written.length - 1)
    return written.storage.attributes(at: unit, effectiveRange: nil)
  }

  private func rects(of range: UITextRange) -> [CGRect] {
    places.rects(of: written.inside(range)).map(inView)
  }
  private func inView(_ rect: CGRect) -> CGRect {
    rect.offsetBy(dx: textContainerInset.left, dy: textContainerInset.top)
  }
  private func inContainer(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - textContainerInset.left, y: point.y - textContainerInset.top)
  }

  /// The link, or what else takes a tap, under a point; nil where nothing can be selected.
  func item(at point: CGPoint) -> UITextItem? {
    if !isSelectable { return nil }
    return places.unit(under: inContainer(point)).flatMap { UITextItem(in: written.storage, at: $0) }
  }

  /// Kept: text views tell nobody. Not retained.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// Kept: texts have the default size.
  open var adjustsFontForContentSizeCategory = false
  /// Kept: there are no letters to measure (W18).
  open var sizingRule = UILetterformAwareSizingRule.typographic
  final lazy var keptTraits = KeptTextTraits()
  /// What is selected gets what the closure makes of its attributes; where nothing is, what will be typed.
  open override func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    let range = selectedRange
    guard range.length > 0 else { return typingAttributes = conversionHandler(typingAttributes) }
    var changes: [(NSRange, [NSAttributedString.Key: Any])] = []
    written.storage.enumerateAttributes(in: range) { attributes, part, _ in
      changes.append((part, conversionHandler(attributes)))
    }
    written.change { text in
      for (part, attributes) in changes { text.setAttributes(attributes, range: part) }
    }
  }
  /// Never called by the model: there is no keyboard to move the caret on. For overriding; super does nothing.
  open func beginFloatingCursor(at point: CGPoint) {}
  /// Never called by the model. For overriding; super does nothing.
  open func updateFloatingCursor(at point: CGPoint) {}
  /// Never called by the model. For overriding; super does nothing.
  open func endFloatingCursor() {}
  /// On which line a caret between two would be. Kept.
  open var selectionAffinity = UITextStorageDirection.forward
  /// Kept, never drawn.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]

  // MARK: Layout

  /// Made for whoever asks where characters are.
  private var layout: TextViewLayout?

  private var places: TextViewLayout {
    let layout = layout ?? newLayout()
    layout.widen(to: widthOfLines)
    self.layout = layout
    return layout
  }
  private var widthOfLines: CGFloat { bounds.width - textContainerInset.left - textContainerInset.right }

  private func newLayout() -> TextViewLayout {
    let layout = TextViewLayout(in: given, written.storage)
    layout.container.hearer = { [weak self] in self?.sizeDidChange() }
    follow(layout)
    layout.container.managerHearer = { [weak self, weak layout] in
      guard let self, let layout else { return }
      follow(layout)
      sizeDidChange()
    }
    return layout
  }

  private func follow(_ layout: TextViewLayout) {
    layout.followContainer { [weak self, weak layout] in
      guard let self, let layout else { return }
      layout.followManager()
      written.adopt(layout.storage)
      sizeDidChange()
    } typing: { [weak self] in
      TypedLook(self?.written.typingAttributes ?? [:])
    }
  }

  /// As wide as the view without its insets; its padding and its number of lines count for the view's own size.
  open var textContainer: NSTextContainer { places.container }
  /// Says where characters are, from the insets on.
  open var layoutManager: NSLayoutManager { places.manager }
  /// The text, which is that of the layout manager's storage; changing it changes the view's.
  open var textStorage: NSTextStorage { places.storage }
  /// Lifts what is selected, unless it is disabled.
  open var textDragInteraction: UIDragInteraction? { textDrags.interaction }
  /// Takes texts that are dropped on the view. Not among its `interactions`.
  open var textDropInteraction: UIDropInteraction? { textDrops.interaction }
  /// Kept: no link in the text is found.
  open var dataDetectorTypes: UIDataDetectorTypes = []

  /// Scrolls as little as it takes to show that part of the text; or the caret, where it is empty: at the text's
  /// end for a place that the text doesn't have.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let inset = textContainerInset
    let end = written.length
    let isInside = range.location >= 0 && range.location <= end
    let box =
      isInside && range.length > 0
      ? places.manager.boundingRect(forGlyphRange: range, in: places.container)
      : places.caret(at: isInside ? range.location : end)
    // Nothing scrolls to what has no width, as a line feed alone.
    let place = CGRect(origin: box.origin, size: CGSize(width: max(1, box.width), height: box.height))
    scrollRectToVisible(place.offsetBy(dx: inset.left, dy: inset.top), animated: false)
  }

  private var ownInputViews: (view: UIView?, accessory: UIView?)
  /// Stands at the screen's lower edge while the text is edited; to be reloaded where it is set then.
  open override var inputView: UIView? {
    get { ownInputViews.view }
    set { ownInputViews.view = newValue }
  }
  /// Stands above the input view while the text is edited; to be reloaded where it is set then.
  open override var inputAccessoryView: UIView? {
    get { ownInputViews.accessory }
    set { ownInputViews.accessory = newValue }
  }

  // MARK: Size

  private func sizeDidChange() {
    widthOfContent = nil
    if written.length > 0 { hasFont = true }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// One that does not scroll is as large as its text; one that does has no size of its own.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : contentSize(within: widthInLayout)
  }

  final var widthInLayout: CGFloat?
  var heightFollowsWidth: Bool { !isScrollEnabled }
  var baselines: (first: CGFloat, last: CGFloat) {
    (textContainerInset.top + lineReach.above, textContainerInset.bottom + lineReach.below)
  }
  var lineReach: (above: CGFloat, below: CGFloat) {
    written.style.font.map { ($0.ascender, -$0.descender) } ?? (0, 0)
  }

  func contentSize(within width: CGFloat?) -> CGSize {
    isScrollEnabled ? super.intrinsicContentSize : measured(at: width)
  }

  /// As high as the text, broken at that width, and as wide as its lines with the padding at both sides.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { measured(at: size.width > 0 ? size.width : nil) }

  private func measured(at width: CGFloat?) -> CGSize {
    let (inset, container) = (textContainerInset, layout?.container ?? given)
    let padding = container?.lineFragmentPadding ?? TextMeasure.usualPadding
    let beside = inset.left + inset.right + 2 * padding
    let (room, isEmpty) = (width.map { max(0, $0 - beside) }, written.length == 0)
    let text = isEmpty ? NSAttributedString(string: " ") : written.storage
    let size = TextMeasure.size(
      of: text, in: (isEmpty ? font : nil) ?? .systemFont(ofSize: 12), width: room,
      most: container?.maximumNumberOfLines ?? 0, padding: padding,
      free: TextRoom(of: container),
      setting: isEmpty ? nil : layout?.settingOfDelegate)
    return CGSize(width: size.width + beside, height: size.height + inset.top + inset.bottom)
  }

  /// As wide as the view, and as high as the text: known as soon as somebody asks.
  open override var contentSize: CGSize {
    get {
      if bounds.width > 0, widthOfContent != bounds.width { measureContent() }
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }
  /// For which the content was measured; nil where the text has become another since.
  private var widthOfContent: CGFloat?

  private func measureContent() {
    widthOfContent = bounds.width
    contentSize = CGSize(width: bounds.width, height: measured(at: bounds.width).height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // Code may have kept the layout manager, and asks it itself.
    layout?.widen(to: widthOfLines)
    if widthOfContent != bounds.width { measureContent() }
  }
}
