public import Foundation

/// Lines of text that are typed while the view is first responder; a tap makes it that.
///
/// As with a field, there is no keyboard, no selection and no caret but at the end. Text comes by `insertText` and goes by
/// `deleteBackward`, which ask the delegate as typing does.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextview>
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIKeyInput, UITextInputTraits, LaidOutText {
  private var content = ""
  private let tap = UITapGestureRecognizer()

  /// Never nil when read. Setting it asks nobody.
  open var text: String! {
    get { content }
    set {
      content = newValue ?? ""
      contentDidChange()
    }
  }

  /// Its attributes are kept nowhere; nothing is measured by them.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: content) }
    set { text = newValue?.string }
  }

  /// By whose size the text is measured.
  open var font: UIFont? = .systemFont(ofSize: 12) { didSet { contentDidChange() } }
  /// Kept, never drawn.
  open var textColor: UIColor? = .label
  /// Kept, never drawn.
  open var textAlignment = NSTextAlignment.natural
  /// Whether it may be typed into.
  open var isEditable = true
  /// Kept: there is no selection.
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

  /// - Parameter textContainer: there is none.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    tap.name = "tap to edit"
    tap.ownAction = { [weak self] in self?.tapped() }
    addGestureRecognizer(tap)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func tapped() {
    if tap.state == .ended, isEditable { becomeFirstResponder() }
  }

  // MARK: The keyboard that there is not: kept

  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var isSecureTextEntry = false

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
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let wasEditing = isEditing
    let hasResigned = super.resignFirstResponder()
    guard hasResigned, wasEditing, !isEditing else { return hasResigned }
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  // MARK: Typing

  open var hasText: Bool { !content.isEmpty }

  /// Types at the end, if the delegate lets it.
  open func insertText(_ text: String) {
    edit(content.endIndex, typing: text) { $0 += text }
  }

  /// Deletes the last character, if there is one and the delegate lets it.
  open func deleteBackward() {
    guard let last = content.indices.last else { return }
    edit(last, typing: "") { $0 = String($0.dropLast()) }
  }

  private func edit(_ start: String.Index, typing text: String, _ change: (inout String) -> Void) {
    let range = NSRange(start..<content.endIndex, in: content)
    guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true else { return }
    change(&content)
    contentDidChange()
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  // MARK: Size

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// One that does not scroll is as large as its text; one that does has no size of its own.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : contentSize(within: nil)
  }

  var heightFollowsWidth: Bool { !isScrollEnabled }
  var baselines: (first: CGFloat, last: CGFloat) {
    (textContainerInset.top + (font?.ascender ?? 0), textContainerInset.bottom - (font?.descender ?? 0))
  }

  func contentSize(within width: CGFloat?) -> CGSize {
    isScrollEnabled ? super.intrinsicContentSize : measured(at: width)
  }

  /// As high as the text, broken at that width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { measured(at: size.width > 0 ? size.width : nil) }

  private func measured(at width: CGFloat?) -> CGSize {
    let inset = textContainerInset
    let size = TextMeasure.size(
      of: content.isEmpty ? " " : content, in: font ?? .systemFont(ofSize: 12),
      width: width.map { $0 - inset.left - inset.right }, most: 0)
    return CGSize(
      width: size.width + inset.left + inset.right, height: size.height + inset.top + inset.bottom)
  }

  /// The content is as high as the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentSize = CGSize(width: bounds.width, height: measured(at: bounds.width).height)
  }

  /// Posted after the delegate was told.
  nonisolated public class var textDidBeginEditingNotification: NSNotification.Name {
    .init("UITextViewTextDidBeginEditingNotification")
  }
  /// Posted after the delegate was told.
  nonisolated public class var textDidEndEditingNotification: NSNotification.Name {
    .init("UITextViewTextDidEndEditingNotification")
  }
  /// Posted when typing changed the text.
  nonisolated public class var textDidChangeNotification: NSNotification.Name {
    .init("UITextViewTextDidChangeNotification")
  }
}

/// Where a text is laid out; there is none.
open class NSTextContainer: NSObject {}
