public import Foundation

// What focus could be on. Nothing is ever focused here: it compiles, and waits.

/// Something that focus could be on.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uifocusitem>
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether focus may come here; it never does.
  var canBecomeFocused: Bool { get }
  /// Where it is.
  var frame: CGRect { get }
}

extension UIFocusItem {
  /// False: nothing is ever focused.
  public var isFocused: Bool { false }
}

/// Something that holds what focus could be on.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uifocusitemcontainer>
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
  /// In which the items' frames are.
  var coordinateSpace: any UICoordinateSpace { get }
  /// Those within a rectangle of that space.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// One whose items can be scrolled to.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uifocusitemscrollablecontainer>
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  /// What of the content is at its upper left corner.
  var contentOffset: CGPoint { get set }
  /// How large the content is.
  var contentSize: CGSize { get }
  /// How much of it shows.
  var visibleSize: CGSize { get }
}

extension UIView: UIFocusItem, UIFocusItemContainer {}

extension UIScrollView: UIFocusItemScrollableContainer {
  /// As large as its bounds.
  public var visibleSize: CGSize { bounds.size }
}

/// What would be shown around what has focus; nothing is.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uifocuseffect>
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, @preconcurrency NSCopying {
  /// The system's.
  @preconcurrency public override init() { super.init() }

  /// The same: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A ring around what has focus. Kept, never drawn.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uifocushaloeffect>
open class UIFocusHaloEffect: UIFocusEffect {
  /// Its outline, in the item's coordinates.
  public let path: UIBezierPath
  /// Kept: what it would be drawn in.
  open weak var containerView: UIView?
  /// Kept: what it would lie above or below.
  open weak var referenceView: UIView?
  /// Kept: where it would lie.
  open var position = Position.automatic

  /// Around a path.
  public init(path: UIBezierPath) {
    self.path = path
    super.init()
  }

  /// Another one around the same path.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIFocusHaloEffect(path: path)
    (copy.containerView, copy.referenceView, copy.position) = (containerView, referenceView, position)
    return copy
  }
  /// Around the item.
  public convenience override init() { self.init(path: UIBezierPath()) }
  /// Around a rectangle.
  public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect)) }
  /// Around a rectangle with round corners.
  public convenience init(roundedRect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    self.init(path: UIBezierPath(roundedRect: roundedRect, cornerRadius: cornerRadius))
  }

  /// Where it would lie. Raw values are UIKit's.
  public enum Position: Int, Sendable { case automatic, outside, inside }
}

/// How much a view wants to be where focus in its group begins; kept. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uifocusgrouppriority>
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The same number.
  public init(_ rawValue: Int) { self.rawValue = rawValue }
  public static let ignored = UIFocusGroupPriority(0)
  public static let previouslyFocused = UIFocusGroupPriority(1000)
  public static let prioritized = UIFocusGroupPriority(2000)
  public static let currentlyFocused = UIFocusGroupPriority(Int.max)
}

/// A sound of focus that moves; none is heard.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uifocussoundidentifier>
public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Equal strings are one sound.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let none = UIFocusSoundIdentifier("none")
  public static let `default` = UIFocusSoundIdentifier("default")
}

/// How long focus takes to move.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uifocusanimationcontext>
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// In seconds.
  var duration: TimeInterval { get }
}

/// Of a move that takes no time.
final class NoFocusAnimation: NSObject, UIFocusAnimationContext {
  var duration: TimeInterval { 0 }
}

/// A move of the focus in a table; there is none.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitableviewfocusupdatecontext>
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// Nil: nothing is ever focused.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// Nil: nothing is ever focused.
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// A move of the focus in a collection; there is none.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewfocusupdatecontext>
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// Nil: nothing is ever focused.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// Nil: nothing is ever focused.
  open var nextFocusedIndexPath: IndexPath? { nil }
}
