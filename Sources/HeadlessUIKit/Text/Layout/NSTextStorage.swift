public import Foundation

/// A text that layout managers lay out.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nstextstorage>
open class NSTextStorage: NSMutableAttributedString {
  /// Retained, as on a device.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// Told after each change. Not retained.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// Whose text it is.
  var hearers: [TextHearer] = []
  private var changes: [TextChange] = []

  /// Without a character.
  public init() { super.init(string: "") }
  public override init(string str: String) { super.init(string: str) }
  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: str, attributes: attrs)
  }
  public override init(attributedString attrStr: NSAttributedString) { super.init(attributedString: attrStr) }
  /// Read as Foundation reads texts.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// Has it lay out this text.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// It lays out this text no more.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    // The first text of an empty storage brings its attributes, too.
    let mask: EditActions = length == 0 ? [.editedCharacters, .editedAttributes] : .editedCharacters
    super.replaceCharacters(in: range, with: str)
    edited(mask, range: range, changeInLength: (str as NSString).length - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    editedAttributes(in: range)
  }

  // MARK: By those, `string` and `attributes(at:effectiveRange:)`, where a class keeps its text elsewhere (V352)

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    if keepsOwnText { return changeAttributes(in: range) { $0[name] = value } }
    super.addAttribute(name, value: value, range: range)
    editedAttributes(in: range)
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    if keepsOwnText { return changeAttributes(in: range) { $0.merge(attrs) { $1 } } }
    super.addAttributes(attrs, range: range)
    editedAttributes(in: range)
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    if keepsOwnText { return changeAttributes(in: range) { $0[name] = nil } }
    super.removeAttribute(name, range: range)
    editedAttributes(in: range)
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    if keepsOwnText { return replaceOwnText(in: range, with: attrString) }
    beginEditing()
    super.replaceCharacters(in: range, with: attrString)
    edited(
      [.editedCharacters, .editedAttributes], range: range, changeInLength: attrString.length - range.length)
    endEditing()
  }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  /// Its characters, which are changed by way of this text.
  open override var mutableString: NSMutableString { StorageCharacters(of: self) }

  open override var length: Int { keepsOwnText ? (string as NSString).length : super.length }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? {
    if keepsOwnText { return attributes(at: location, effectiveRange: range)[attrName] }
    return super.attribute(attrName, at: location, effectiveRange: range)
  }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
    in rangeLimit: NSRange
  ) -> Any? {
    let text = keepsOwnText ? plainText : nil
    return text?.attribute(attrName, at: location, longestEffectiveRange: range, in: rangeLimit)
      ?? (text == nil ? super.attribute(attrName, at: location, longestEffectiveRange: range, in: rangeLimit) : nil)
  }

  open override func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    if keepsOwnText { return plainText.attributes(at: location, longestEffectiveRange: range, in: rangeLimit) }
    return super.attributes(at: location, longestEffectiveRange: range, in: rangeLimit)
  }

  open override func enumerateAttributes(
    in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    if keepsOwnText { return plainText.enumerateAttributes(in: enumerationRange, options: opts, using: block) }
    super.enumerateAttributes(in: enumerationRange, options: opts, using: block)
  }

  open override func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    if keepsOwnText {
      return plainText.enumerateAttribute(attrName, in: enumerationRange, options: opts, using: block)
    }
    super.enumerateAttribute(attrName, in: enumerationRange, options: opts, using: block)
  }

  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    keepsOwnText ? plainText.attributedSubstring(from: range) : super.attributedSubstring(from: range)
  }

  open override func isEqual(to other: NSAttributedString) -> Bool {
    keepsOwnText ? plainText.isEqual(to: other) : super.isEqual(to: other)
  }

  // MARK: Changes

  /// What changed since the last processing.
  open private(set) var editedMask: EditActions = []
  /// Where, as the text is now; at `NSNotFound` where nothing changed.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// By how many units the text grew.
  open private(set) var changeInLength = 0
  private var held = 0
  private var isProcessing = false

  /// What changes from now on is processed once, at the end.
  open override func beginEditing() { held += 1 }
  /// Processes what changed since the beginning.
  open override func endEditing() {
    held = max(0, held - 1)
    process()
  }

  /// Notes a change, and has it processed, if it is no part of several.
  /// - Parameter editedRange: where it was before the change.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    let range = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    // What was edited before lies where it was before this change: it grows, or moves on, with that.
    var all = self.editedMask.isEmpty ? editedRange : NSUnionRange(self.editedRange, editedRange)
    all.length = max(0, all.length + delta)
    self.editedRange = all
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if !hearers.isEmpty, editedMask.contains(.editedCharacters) {
      let old = max(0, editedRange.location)..<max(0, editedRange.location) + max(0, editedRange.length)
      changes.append(TextChange(old: old, count: range.length))
    }
    process()
  }

  private func editedAttributes(in range: NSRange) {
    if range.length > 0 { edited(.editedAttributes, range: range, changeInLength: 0) }
  }

  private func process() {
    guard held == 0, !isProcessing, !editedMask.isEmpty else { return }
    isProcessing = true
    processEditing()
    isProcessing = false
    (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
    let heard = changes
    changes = []
    for hearer in hearers {
      let hear = hearer.hear
      MainTurn.run { hear(heard) }
    }
  }

  /// Tells observers and then the delegate, has attributes fixed, tells both again, and has layout managers lay out
  /// anew (V350).
  ///
  /// Overrides call super; what they change of the text's attributes belongs to the same change.
  open func processEditing() {
    NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    invalidateAttributes(in: editedRange)
    NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    for manager in layoutManagers {
      manager.processEditing(
        for: self, edited: editedMask, range: editedRange, changeInLength: changeInLength,
        invalidatedRange: editedRange
      )
    }
  }

  // MARK: Attributes that don't fit the text

  /// False: they are fixed at once.
  open var fixesAttributesLazily: Bool { false }
  /// Has them fixed in that part of the text, at once. Called with each change.
  open func invalidateAttributes(in range: NSRange) { fixAttributes(in: range) }
  /// Nothing to do: they are fixed at once.
  open func ensureAttributesAreFixed(in range: NSRange) {}
  /// A paragraph has the style that it begins with, and attachments stand at their characters alone.
  ///
  /// Called with each change; overrides call super.
  open func fixAttributes(in range: NSRange) {
    let part = NSIntersectionRange(range, NSRange(location: 0, length: length))
    guard part.length > 0 else { return }
    fixParagraphStyles(in: part)
    fixAttachments(in: part)
  }

  /// What changed of a text. Raw values are UIKit's.
  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }
}

/// What a text storage tells of its changes.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nstextstoragedelegate>
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Optional. Before attributes are fixed.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  /// Optional. After that, and before the text is laid out anew.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}
