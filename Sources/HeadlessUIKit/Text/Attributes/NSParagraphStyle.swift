public import Foundation

/// How a paragraph is set. Nothing is drawn. Sendable, as values of attributes have to be.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nsparagraphstyle>
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
  /// The first property: see `ObjectMark`.
  private let mark = ObjectMark.word
  fileprivate var setting = Setting()

  public override init() { super.init() }

  /// What was written of a style.
  public required init?(coder: NSCoder) {
    setting = Setting(from: coder)
    super.init()
  }

  /// Always true.
  open class var supportsSecureCoding: Bool { true }
  /// All of it.
  open func encode(with coder: NSCoder) { setting.write(to: coder) }

  /// The usual one.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// In which direction a language is written; with nil, the one that people read here.
  /// - Parameter languageName: as `ar` or `he-IL`. One that nobody knows is written from left to right.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let language = languageName.map { Locale.Language(identifier: $0) } ?? Locale.current.language
    return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Where lines stand in a text that is laid out.
  open var alignment: NSTextAlignment { setting.alignment }
  /// Kept, never drawn.
  open var lineBreakMode: NSLineBreakMode { setting.lineBreakMode }
  /// In points, between two lines (W36).
  open var lineSpacing: CGFloat { setting.lineSpacing }
  /// In points, below the paragraph (W36).
  open var paragraphSpacing: CGFloat { setting.paragraphSpacing }
  /// In points, above the paragraph, unless it is the first (W36).
  open var paragraphSpacingBefore: CGFloat { setting.paragraphSpacingBefore }
  /// So many times as high as its fonts is a line; 0 for once (W36).
  open var lineHeightMultiple: CGFloat { setting.lineHeightMultiple }
  /// In points: no line is less high (W36).
  open var minimumLineHeight: CGFloat { setting.minimumLineHeight }
  /// In points: no line is higher; 0 for any height (W36).
  open var maximumLineHeight: CGFloat { setting.maximumLineHeight }
  /// In points: how far the paragraph's first line is set in (W36).
  open var firstLineHeadIndent: CGFloat { setting.firstLineHeadIndent }
  /// In points: how far its other lines are set in (W36).
  open var headIndent: CGFloat { setting.headIndent }
  /// In points: where lines end, from the leading edge, or from the trailing one where it is not above 0 (W36).
  open var tailIndent: CGFloat { setting.tailIndent }
  /// From 0 to 1. Kept, never drawn.
  open var hyphenationFactor: Float { setting.hyphenationFactor }
  /// Kept, never drawn.
  open var baseWritingDirection: NSWritingDirection { setting.baseWritingDirection }
  /// Kept, never drawn.
  open var allowsDefaultTighteningForTruncation: Bool { setting.allowsDefaultTighteningForTruncation }
  /// Kept, never drawn.
  open var lineBreakStrategy: LineBreakStrategy { setting.lineBreakStrategy }
  /// Kept: no word is broken.
  open var usesDefaultHyphenation: Bool { setting.usesDefaultHyphenation }
  /// Twelve, each 28 points behind the one before, unless others are set. Kept, never drawn.
  open var tabStops: [NSTextTab]! { setting.tabStops }
  /// From the outermost to the innermost. Kept, never drawn.
  open var textLists: [NSTextList] { setting.textLists }
  /// In points. Kept, never drawn.
  open var defaultTabInterval: CGFloat { setting.defaultTabInterval }

  // MARK: Copies

  /// One that can't be changed.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle().set(as: self) }
  /// One that can.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle().set(as: self) }

  fileprivate func set(as other: NSParagraphStyle) -> Self {
    setting = other.setting
    return self
  }

  /// Where all of it is equal.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.setting == setting }
  open override var hash: Int { setting.hashValue }

  /// Where lines may be broken beside what the mode says. Raw values are UIKit's.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  struct Setting: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var hyphenationFactor: Float = 0
    var baseWritingDirection = NSWritingDirection.natural
    var allowsDefaultTighteningForTruncation: Bool = false
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    var usesDefaultHyphenation = false
    var tabStops = Self.usualTabStops
    var textLists: [NSTextList] = []
    var defaultTabInterval: CGFloat = 0

    /// Tabs never change.
    nonisolated(unsafe) private static let usualTabStops = (1...12).map {
      NSTextTab(textAlignment: .left, location: 28 * CGFloat($0))
    }
  }
}

/// One that can be changed. Nothing is drawn.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle>
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Takes all of it over.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { setting = obj.setting }

  /// Kept, never drawn.
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { setting.alignment = newValue }
  }
  /// Kept, never drawn.
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { setting.lineBreakMode = newValue }
  }
  /// In points, between two lines (W36).
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { setting.lineSpacing = newValue }
  }
  /// In points, below the paragraph (W36).
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { setting.paragraphSpacing = newValue }
  }
  /// In points, above the paragraph, unless it is the first (W36).
  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { setting.paragraphSpacingBefore = newValue }
  }
  /// So many times as high as its fonts is a line; 0 for once (W36).
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { setting.lineHeightMultiple = newValue }
  }
  /// In points: no line is less high (W36).
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { setting.minimumLineHeight = newValue }
  }
  /// In points: no line is higher; 0 for any height (W36).
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { setting.maximumLineHeight = newValue }
  }
  /// In points: how far the paragraph's first line is set in (W36).
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { setting.firstLineHeadIndent = newValue }
  }
  /// In points: how far its other lines are set in (W36).
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { setting.headIndent = newValue }
  }
  /// In points: where lines end, from the leading edge, or from the trailing one where it is not above 0 (W36).
  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { setting.tailIndent = newValue }
  }
  /// From 0 to 1. Kept, never drawn.
  open override var hyphenationFactor: Float {
    get { super.hyphenationFactor }
    set { setting.hyphenationFactor = newValue }
  }
  /// Kept, never drawn.
  open override var baseWritingDirection: NSWritingDirection {
    get { super.baseWritingDirection }
    set { setting.baseWritingDirection = newValue }
  }
  /// Kept, never drawn.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { super.allowsDefaultTighteningForTruncation }
    set { setting.allowsDefaultTighteningForTruncation = newValue }
  }
  /// Kept, never drawn.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { super.lineBreakStrategy }
    set { setting.lineBreakStrategy = newValue }
  }
  /// Kept, never drawn.
  open override var usesDefaultHyphenation: Bool {
    get { super.usesDefaultHyphenation }
    set { setting.usesDefaultHyphenation = newValue }
  }
  /// Puts one where it belongs by its place.
  open func addTabStop(_ anObject: NSTextTab) {
    let place = setting.tabStops.firstIndex { $0.location > anObject.location } ?? setting.tabStops.endIndex
    setting.tabStops.insert(anObject, at: place)
  }
  /// Takes one away, if it is there.
  open func removeTabStop(_ anObject: NSTextTab) { setting.tabStops.removeAll { $0 == anObject } }
  open override var textLists: [NSTextList] {
    get { super.textLists }
    set { setting.textLists = newValue }
  }
  /// Kept, never drawn.
  open override var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set { setting.tabStops = newValue ?? [] }
  }
  /// In points. Kept, never drawn.
  open override var defaultTabInterval: CGFloat {
    get { super.defaultTabInterval }
    set { setting.defaultTabInterval = newValue }
  }
}

/// In which direction a paragraph is written. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nswritingdirection>
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight, rightToLeft
}

/// What a part of a text does to the direction around it, to be joined with a direction's raw value under the key
/// `writingDirection`. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nswritingdirectionformattype>
public enum NSWritingDirectionFormatType: Int, Sendable {
  /// It is written in its own direction, in a text that goes on in another.
  case embedding = 0
  /// Its letters go in that direction, whichever they have.
  case override = 2
}
