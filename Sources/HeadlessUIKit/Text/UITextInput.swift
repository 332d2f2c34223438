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
  /// So many characters on; nil beyond the ends.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Which comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// How many characters lie between.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Where a caret would be.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Where the first line of a part is.
  func firstRect(for range: UITextRange) -> CGRect
  /// Where a selected part would be shown.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The place nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
}

/// A place, counted in characters.
final class TextPlace: UITextPosition {
  let offset: Int
  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}

/// A part, counted in characters.
final class TextPart: UITextRange {
  let range: Range<Int>
  init(_ range: Range<Int>) {
    self.range = range
    super.init()
  }
  override var isEmpty: Bool { range.isEmpty }
  override var start: UITextPosition { TextPlace(range.lowerBound) }
  override var end: UITextPosition { TextPlace(range.upperBound) }
}

/// Places in one line of average characters.
@MainActor struct TextLine {
  let count: Int
  let box: CGRect
  let font: UIFont

  private var width: CGFloat { font.pointSize * TextMeasure.characterWidth }

  func caret(at offset: Int) -> CGRect {
    CGRect(x: box.minX + CGFloat(offset) * width, y: box.minY, width: 2, height: box.height)
  }

  func offset(nearest point: CGPoint) -> Int {
    guard width > 0, point.x.isFinite else { return 0 }
    return Int(max(0, min(CGFloat(count), ((point.x - box.minX) / width).rounded())))
  }
}

extension UITextRange {
  /// From the first place to the last.
  var characters: Range<Int> { min(start.place, end.place)..<max(start.place, end.place) }
}

extension UITextPosition {
  var place: Int { (self as? TextPlace)?.offset ?? 0 }
}

/// A text whose characters are counted.
@MainActor protocol CountedText: AnyObject {
  var characters: String { get }
  /// As typing does: the delegate is asked and told.
  func edit(_ range: Range<Int>, typing text: String)
}

extension UITextInput {
  private var counted: (any CountedText)? { self as? any CountedText }
  private var count: Int { counted?.characters.count ?? 0 }

  private func characters(_ range: UITextRange) -> Range<Int> {
    let (start, end) = (min(count, max(0, range.start.place)), min(count, max(0, range.end.place)))
    return min(start, end)..<max(start, end)
  }

  public var beginningOfDocument: UITextPosition { TextPlace(0) }
  public var endOfDocument: UITextPosition { TextPlace(count) }

  public func text(in range: UITextRange) -> String? {
    let part = characters(range)
    return counted.map { String($0.characters.dropFirst(part.lowerBound).prefix(part.count)) }
  }

  public func replace(_ range: UITextRange, withText text: String) {
    counted?.edit(characters(range), typing: text)
  }

  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (one, other) = (fromPosition.place, toPosition.place)
    return TextPart(min(one, other)..<max(one, other))
  }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, isOver) = position.place.addingReportingOverflow(offset)
    return isOver || place < 0 || place > count ? nil : TextPlace(place)
  }

  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    if position.place == other.place { return .orderedSame }
    return position.place < other.place ? .orderedAscending : .orderedDescending
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.place - from.place }
}
