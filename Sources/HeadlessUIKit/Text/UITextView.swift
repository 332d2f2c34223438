public import Foundation

/// Lines of text that are typed while the view is first responder; a tap makes it that.
///
/// As with a field, there is no keyboard, and the caret is at the end, unless code puts it elsewhere. Text comes by
/// `insertText` and goes by `deleteBackward`, which ask the delegate as typing does.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextview>
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UITextInputTraits, LaidOutText, EditedText {
  private var typed = TypedText()
  private let tap = EditingTap()
  private let given: NSTextContainer?

  /// The same text with its attributes.
  private let styled = NSMutableAttributedString(string: "")

  /// Never nil when read. Setting it asks nobody. All of it has the view's font, and no other attributes.
  open var text: String! {
    get { typed.content }
    set { set(NSAttributedString(string: newValue ?? "", attributes: ownFont.map { [.font: $0] })) }
  }
  var characters: String { typed.content }

  /// The font of its first character is the view's from then on. Links count for taps, fonts for the size.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: styled) }
    set {
      let text = newValue ?? NSAttributedString(string: "")
      if let first = text.firstFont { ownFont = first }
      set(text)
    }
  }

  /// The caret goes to the end.
  private func set(_ text: NSAttributedString) {
    styled.setAttributedString(text)
    typed.set(text.string)
    contentDidChange()
  }

  private var ownFont: UIFont? = .systemFont(ofSize: 12)
  /// By whose size the text is measured. Setting it gives it to all of the text.
  open var font: UIFont? {
    get { ownFont }
    set {
      ownFont = newValue
      let whole = NSRange(location: 0, length: styled.length)
      if let newValue { styled.addAttribute(.font, value: newValue, range: whole) }
      contentDidChange()
    }
  }
  /// Kept, never drawn.
  open var textColor: UIColor? = .label
  /// Kept, never drawn.
  open var textAlignment = NSTextAlignment.natural
  /// Whether it may be typed into.
  open var isEditable = true
  /// Whether taps select in a text that can't be typed into, and its links take them.
  open var isSelectable = true
  /// Around the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentDidChange() }
  }
  /// Whether it is first responder.
  open var isEditing: Bool { isFirstResponder }

  /// Told of typing, too. Not retained.
  @_nonoverride open var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// - Parameter textContainer: taken for its own, with its layout manager and that one's text.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    given = textContainer
    super.init(frame: frame)
    if let storage = textContainer?.layoutManager?.textStorage {
      set(storage.keepsOwnText ? storage.plainText : storage)
    }
    tap.ownAction = { [weak self] in self?.tapped() }
    addGestureRecognizer(tap)
  }

  /// Laid out by its layout manager, whatever is asked for: TextKit 2 is not here.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

  public required init?(coder: NSCoder) {
    given = nil
    super.init(coder: coder)
  }

  private func tapped() {
    guard tap.state == .ended else { return }
    let place = tap.location(in: self)
    if isEditable {
      if becomeFirstResponder() { select(at: place, taps: tap.count) }
    } else if isSelectable {
      if tap.count == 1, let item = item(at: place) { follow(item) } else { select(at: place, taps: tap.count) }
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
  /// Kept: what is typed goes to the caret.
  open var clearsOnInsertion: Bool {
    get { keptTraits.clearsOnInsertion }
    set { keptTraits.clearsOnInsertion = newValue }
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

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool {
    isEditable && delegate?.textViewShouldBeginEditing(self) ?? true
  }

  open override var canResignFirstResponder: Bool { delegate?.textViewShouldEndEditing(self) ?? true }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard super.becomeFirstResponder() else { return false }
    delegate?.textViewDidBeginEditing(self)
    delegate?.textViewDidChangeSelection(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let wasEditing = isEditing
    let hasResigned = super.resignFirstResponder()
    guard hasResigned, wasEditing, !isEditing else { return hasResigned }
    unmarkText()
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  // MARK: Typing

  open var hasText: Bool { !typed.content.isEmpty }

  /// Types at the caret, if the delegate lets it.
  open func insertText(_ text: String) { edit(typed.typedOver, typing: text) }

  /// Deletes what is selected, else the character before the caret, if there is one and the delegate lets it.
  open func deleteBackward() {
    if !typed.deletable.isEmpty { edit(typed.deletable, typing: "") }
  }

  func edit(_ range: Range<Int>, typing text: String) {
    guard shouldChangeText(in: TextPart(range), replacementText: text) else { return }
    show(text, over: range)
    typed.replace(range, with: text)
    textWasTyped()
  }

  private func show(_ text: String, over range: Range<Int>) {
    let units = typed.inUTF16(range)
    let attributes = attributesOfTyped(at: units.location)
    styled.replaceCharacters(in: units, with: NSAttributedString(string: text, attributes: attributes))
  }

  private func textWasTyped() {
    contentDidChange()
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    if isScrollEnabled, isFirstResponder { scrollRangeToVisible(selectedRange) }
  }

  /// Whether typing may put that in place of a part: what the delegate answers. Asked of every text that is typed.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    let ranges = [NSValue(range: typed.inUTF16(range.characters))]
    return delegate?.textView(self, shouldChangeTextInRanges: ranges, replacementText: text) ?? true
  }

  /// What code wants them to be, else those of the character before, but for its link.
  private func attributesOfTyped(at place: Int) -> [NSAttributedString.Key: Any]? {
    if !typingAttributes.isEmpty { return typingAttributes }
    guard styled.length > 0, place <= styled.length else { return ownFont.map { [.font: $0] } }
    var attributes = styled.attributes(at: max(0, place - 1), effectiveRange: nil)
    attributes[.link] = nil
    return attributes
  }

  /// As typing does, in place of a part that is counted in UTF-16.
  func type(_ text: String, over range: NSRange) {
    if let range = typed.characters(range) { edit(range, typing: text) }
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

  /// What is selected, or where the caret is: at the end, unless code or a finger put it elsewhere.
  open var selectedTextRange: UITextRange? {
    get { TextPart(typed.selected) }
    set { if let newValue { select(newValue.characters) } }
  }

  /// The same, counted in UTF-16.
  open var selectedRange: NSRange {
    get { typed.inUTF16(typed.selected) }
    set { if let range = typed.characters(newValue) { select(range) } }
  }

  private func select(_ characters: Range<Int>) {
    let old = typed.selected
    typed.selected = characters
    if isEditing, typed.selected != old { delegate?.textViewDidChangeSelection(self) }
  }

  /// Where a caret would be; none is shown.
  open func caretRect(for position: UITextPosition) -> CGRect {
    inView(places.caret(at: typed.inUTF16(position.place..<position.place).location))
  }
  /// Where that part of the text is in its first line.
  open func firstRect(for range: UITextRange) -> CGRect {
    rects(of: range).first ?? caretRect(for: range.start)
  }
  /// One for each line.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let rects = rects(of: range)
    return rects.indices.map { LineRect(rects[$0], isFirst: $0 == 0, isLast: $0 == rects.count - 1) }
  }
  /// The place nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    let units = NSRange(location: 0, length: places.offset(nearest: inContainer(point)))
    return typed.characters(units).map { TextPlace($0.upperBound) }
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
  /// So many characters on; nil beyond the ends.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    countedPosition(from: position, offset: offset)
  }
  /// Which comes first.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    countedOrder(position, other)
  }
  /// How many characters lie between.
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
    let text = markedText ?? ""
    show(text, over: typed.typedOver)
    typed.mark(text, selecting: selectedRange)
    textWasTyped()
  }
  /// It stays as if it had been typed.
  open func unmarkText() { typed.unmark() }

  /// From left to right.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .leftToRight }
  /// Nothing comes of it: texts are written from left to right.
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
  /// Made anew for who asks.
  open var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }

  /// Those of the character there, else those that typing would have.
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    let content = attributedText ?? NSAttributedString()
    guard content.length > 0, let text = text(in: UIRangeOfText.start(of: self, to: position)) else {
      return typingAttributes
    }
    let unit = min(max(0, text.utf16.count - (direction == .backward ? 1 : 0)), content.length - 1)
    return content.attributes(at: unit, effectiveRange: nil)
  }

  private func rects(of range: UITextRange) -> [CGRect] {
    places.rects(of: typed.inUTF16(range.characters)).map(inView)
  }
  private func inView(_ rect: CGRect) -> CGRect {
    rect.offsetBy(dx: textContainerInset.left, dy: textContainerInset.top)
  }
  private func inContainer(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - textContainerInset.left, y: point.y - textContainerInset.top)
  }

  /// The link, or what else takes a tap, under a point.
  private func item(at point: CGPoint) -> UITextItem? {
    places.unit(under: inContainer(point)).flatMap { UITextItem(in: styled, at: $0) }
  }

  /// Kept: text views tell nobody. Not retained.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// Kept: texts have the default size.
  open var adjustsFontForContentSizeCategory = false
  /// Kept, never drawn.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  final lazy var keptTraits = KeptTextTraits()
  /// What is selected gets what the closure makes of its attributes; where nothing is, what will be typed.
  open override func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    let range = selectedRange
    guard range.length > 0 else { return typingAttributes = conversionHandler(typingAttributes) }
    var changes: [(NSRange, [NSAttributedString.Key: Any])] = []
    textStorage.enumerateAttributes(in: range) { attributes, part, _ in
      changes.append((part, conversionHandler(attributes)))
    }
    textStorage.beginEditing()
    for (part, attributes) in changes { textStorage.setAttributes(attributes, range: part) }
    textStorage.endEditing()
  }
  /// Never called by itself: there is no keyboard to move the caret on. For overriding; super does nothing.
  open func beginFloatingCursor(at point: CGPoint) {}
  /// Never called by itself. For overriding; super does nothing.
  open func updateFloatingCursor(at point: CGPoint) {}
  /// Never called by itself. For overriding; super does nothing.
  open func endFloatingCursor() {}
  /// On which line a caret between two would be. Kept.
  open var selectionAffinity = UITextStorageDirection.forward
  /// Kept, never drawn.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]

  // MARK: Layout

  /// Made for who asks where characters are.
  private var layout: TextViewLayout?

  private var places: TextViewLayout {
    let inset = textContainerInset
    let width = bounds.width - inset.left - inset.right
    if let layout {
      layout.widen(to: width)
      return layout
    }
    let layout = TextViewLayout(in: given, styled) { [weak self] in self?.take($0) }
    layout.widen(to: width)
    layout.container.hearer = { [weak self] in self?.sizeDidChange() }
    self.layout = layout
    return layout
  }

  /// Code has changed the text by its storage.
  private func take(_ text: NSAttributedString) {
    if text.string != typed.content { return set(text) }
    styled.setAttributedString(text)
    contentDidChange()
  }

  /// As wide as the view without its insets; its padding and its number of lines count for the view's own size.
  open var textContainer: NSTextContainer { places.container }
  /// Says where characters are, from the insets on.
  open var layoutManager: NSLayoutManager { places.manager }
  /// The text; changing it changes the view's.
  open var textStorage: NSTextStorage { places.storage }
  /// Lifts what is selected, where it is enabled, which on phones it is not by itself. Comes to the view when it is
  /// first asked for.
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
    let end = textStorage.length
    let isInside = range.location >= 0 && range.location <= end
    let box =
      isInside && range.length > 0
      ? places.manager.boundingRect(forGlyphRange: range, in: places.container)
      : places.caret(at: isInside ? range.location : end)
    scrollRectToVisible(box.offsetBy(dx: inset.left, dy: inset.top), animated: false)
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

  private func contentDidChange() {
    layout?.show(styled)
    sizeDidChange()
  }

  private func sizeDidChange() {
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
    (textContainerInset.top + (font?.ascender ?? 0), textContainerInset.bottom - (font?.descender ?? 0))
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
    let (room, usual) = (width.map { max(0, $0 - beside) }, font ?? .systemFont(ofSize: 12))
    let text = styled.length == 0 ? NSAttributedString(string: " ") : styled
    let size = TextMeasure.size(
      of: text, in: usual, width: room, most: container?.maximumNumberOfLines ?? 0, padding: padding,
      free: TextRoom(without: container?.exclusionPaths ?? []))
    return CGSize(width: size.width + beside, height: size.height + inset.top + inset.bottom)
  }

  /// The content is as high as the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentSize = CGSize(width: bounds.width, height: measured(at: bounds.width).height)
  }
}
