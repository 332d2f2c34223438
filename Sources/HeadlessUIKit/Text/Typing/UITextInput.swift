public import Foundation

/// A place in a text.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextposition>
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// One of no text.
  public override init() { super.init() }
}

/// A part of a text.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextrange>
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// One of no text.
  public override init() { super.init() }
  /// Whether it is a place between two characters.
  open var isEmpty: Bool { true }
  /// Where it begins.
  open var start: UITextPosition { UITextPosition() }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition() }
}

/// Where a selected part of a text would be shown.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextselectionrect>
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// One of no text.
  public override init() { super.init() }
  /// In the view's coordinates.
  open var rect: CGRect { .zero }
  /// Whether the selection begins in it.
  open var containsStart: Bool { false }
  /// Whether the selection ends in it.
  open var containsEnd: Bool { false }
  /// Whether its lines go down.
  open var isVertical: Bool { false }
  /// From left to right.
  open var writingDirection: NSWritingDirection { .leftToRight }
  /// How it is turned; not at all.
  open var transform: CGAffineTransform { .identity }
}

/// Directions in a text. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextstoragedirection>
public enum UITextStorageDirection: Int, Sendable { case forward, backward }
/// Directions on a screen. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextlayoutdirection>
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left, up, down
}

/// A text that is edited, place by place. Whatever is asked of `UITextField` and `UITextView` in its name is
/// answered by their text and average characters (ours, W18).
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextinput>
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// What is selected, or where the caret is.
  var selectedTextRange: UITextRange? { get set }
  /// Before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// Behind the last character.
  var endOfDocument: UITextPosition { get }
  /// The text of a part.
  func text(in range: UITextRange) -> String?
  /// Another text in place of a part.
  func replace(_ range: UITextRange, withText text: String)
  /// From one place to another.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// So many places on, which texts of UIKit's count in UTF-16; nil beyond the ends.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Which comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// How many places lie between.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Where a caret would be.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Where the first line of a part is.
  func firstRect(for range: UITextRange) -> CGRect
  /// Where a selected part would be shown.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The place nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The place nearest to a point, within a part.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character at a point.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// So many places on in a direction; nil beyond the ends.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// The end of a part in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// From a place to the end of the text in a direction.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?

  /// The provisional text of an input method; nil for none.
  var markedTextRange: UITextRange? { get }
  /// How provisional text is drawn.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Provisional text in place of the selected part.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// What is provisional stays.
  func unmarkText()

  /// To be told of changes that don't come from the keyboard. Not retained.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Says where words, lines and the like begin and end.
  var tokenizer: any UITextInputTokenizer { get }
  /// Which way one writes.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Has a part written another way.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  // Optional in UIKit.

  /// Whether typing may put that in place of a part.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  /// How a text there looks.
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?
  /// On which line a caret between two is.
  var selectionAffinity: UITextStorageDirection { get }
  /// A finger moves the caret on the keyboard.
  func beginFloatingCursor(at point: CGPoint)
  /// It goes on.
  func updateFloatingCursor(at point: CGPoint)
  /// It has lifted.
  func endFloatingCursor()
  /// How a caret there is turned.
  func caretTransform(for position: UITextPosition) -> CGAffineTransform
}

/// A place, counted in UTF-16. One is like another one at the same place (V431).
final class TextPlace: UITextPosition {
  let offset: Int
  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
  nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextPlace)?.offset == offset }
  nonisolated override var hash: Int { offset }
}

/// A part, counted in UTF-16. One is like another one from and to the same places (V431).
final class TextPart: UITextRange {
  let range: Range<Int>
  init(_ range: Range<Int>) {
    self.range = range
    super.init()
  }
  nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextPart)?.range == range }
  nonisolated override var hash: Int { range.hashValue }
  override var isEmpty: Bool { range.isEmpty }
  override var start: UITextPosition { TextPlace(range.lowerBound) }
  override var end: UITextPosition { TextPlace(range.upperBound) }
}

/// Places in one line of average characters.
@MainActor struct TextLine {
  let count: Int
  let box: CGRect
  let font: UIFont
  /// The share of what the text leaves free that is before it.
  let indent: CGFloat

  private var left: CGFloat { box.minX + max(0, box.width - CGFloat(count) * width) * indent }
  private var width: CGFloat { font.pointSize * TextMeasure.characterWidth }

  func caret(at offset: Int) -> CGRect {
    CGRect(x: left + CGFloat(offset) * width, y: box.minY, width: 2, height: box.height)
  }

  func offset(nearest point: CGPoint) -> Int {
    guard width > 0, point.x.isFinite else { return 0 }
    return max(0, min(count, Int(cutting: ((point.x - left) / width).rounded())))
  }
}

extension UITextRange {
  /// From the first place to the last, counted in UTF-16.
  var units: Range<Int> { min(start.place, end.place)..<max(start.place, end.place) }
}

extension UITextPosition {
  var place: Int { (self as? TextPlace)?.offset ?? 0 }
}

/// A text whose places are counted in UTF-16, as an `NSString` counts.
@MainActor protocol CountedText: AnyObject {
  var characters: String { get }
  /// As typing does: the delegate is asked and told.
  func edit(_ range: Range<Int>, typing text: String)
}

extension UITextInput {
  /// Before the first character.
  public var beginningOfDocument: UITextPosition { TextPlace(0) }
  /// Behind the last character.
  public var endOfDocument: UITextPosition { countedEnd }

  /// The characters of a part.
  public func text(in range: UITextRange) -> String? { countedText(in: range) }
  /// Typed in place of a part.
  public func replace(_ range: UITextRange, withText text: String) { countedReplace(range, withText: text) }

  /// From the place that comes first to the other one.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    countedRange(from: fromPosition, to: toPosition)
  }
  /// So many units of UTF-16 on; nil beyond the ends.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    countedPosition(from: position, offset: offset)
  }
  /// Which comes first.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    countedOrder(position, other)
  }
  /// How many units of UTF-16 lie between.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.place - from.place }

  /// The place nearest to a point, within a part.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    countedPosition(nearest: point, within: range)
  }
  /// Nil behind the last character.
  public func characterRange(at point: CGPoint) -> UITextRange? { countedCharacter(at: point) }

  /// As in one line: up and down are the text's ends.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { countedPosition(from: position, in: direction, offset: offset) }
  /// The end of a part in a direction.
  public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    countedPosition(within: range, farthestIn: direction)
  }
  /// From a place to the end of the text in a direction.
  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { countedRange(byExtending: position, in: direction) }

  /// None: no input method is at work.
  public var markedTextRange: UITextRange? { nil }
  /// None: nothing is provisional.
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }
  /// Typed in place of the selected part: nothing is provisional.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) { typeMarked(markedText) }
  /// Nothing is provisional.
  public func unmarkText() {}

  /// From left to right.
  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .leftToRight }
  /// Nothing comes of it: texts are written from left to right.
  public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
}

extension UITextInput where Self: UIResponder {
  /// Made anew for whoever asks.
  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
}
