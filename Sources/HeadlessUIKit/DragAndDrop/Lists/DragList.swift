import Foundation

/// A list whose items a finger drags, and on which it drops: what tables and collections have in common.
@MainActor protocol DragList: UIScrollView {
  /// Comes with the first delegate for it.
  var dragging: ListDragging? { get }
  var dragInteractionEnabled: Bool { get }
  var hasDragDelegate: Bool { get }
  var hasDropDelegate: Bool { get }
  /// How many items each section has.
  var itemCounts: [Int] { get }
  /// Whether each of what is said once was said.
  var warnings: ListWarnings { get set }

  /// The item at a point of the list's coordinates.
  func placeOfItem(at point: CGPoint) -> IndexPath?
  /// Where something dropped at the point would go: an item's place, the one after a section's last, or none. As
  /// items stand now; where they have made room, that is the place.
  /// - Parameter own: where it was, if all of it is the list's own; else empty.
  func destination(at point: CGPoint, own: [IndexPath]) -> IndexPath?

  // What the drag delegate says and hears.
  func items(beginning session: any UIDragSession, at place: IndexPath) -> [UIDragItem]
  func items(addingTo session: any UIDragSession, at place: IndexPath, point: CGPoint) -> [UIDragItem]
  func previewsDrag(at place: IndexPath)
  /// The one that shows the item; nil where it is out of sight.
  func cellOfItem(at place: IndexPath) -> (any DraggedCell)?
  func dragBegins(_ session: any UIDragSession)
  func dragEnds(_ session: any UIDragSession)
  func allowsMove(_ session: any UIDragSession) -> Bool
  func isRestricted(_ session: any UIDragSession) -> Bool

  // What the drop delegate says and hears.
  func canHandle(_ session: any UIDropSession) -> Bool
  func dropEnters(_ session: any UIDropSession)
  func proposal(for session: any UIDropSession, at destination: IndexPath?) -> ListDropProposal
  func dropExits(_ session: any UIDropSession)
  func dropEnds(_ session: any UIDropSession)
  func perform(_ drop: ListDrop)

  /// Whether the data source moves the item within the list.
  func ownMove(of place: IndexPath) -> OwnMove
  /// Where the delegate has an item go that is dragged to a place; nil where it doesn't say.
  /// - Parameter current: where it would have gone before.
  func target(of place: IndexPath, from current: IndexPath, proposed: IndexPath) -> IndexPath?
  /// Whether the list can have one place more than there are items.
  var canMakeRoom: Bool { get }
  /// Items make room for something else, or no longer, once `change` was called.
  func standOtherwise(_ change: () -> Void)
  /// Has the data source move the item, and moves it; false, and nothing is done, where it doesn't move items.
  func moves(_ place: IndexPath, to destination: IndexPath) -> Bool
  /// How many items the section has; nil where there is no such section.
  func countOfItems(in section: Int) -> Int?
  /// The placeholder's cell shows it no longer, and may be used again.
  func rest(_ placeholder: ListPlaceholder)
  /// The data source has one item more.
  func insertItem(at place: IndexPath)
}

/// Where a list had an item that it gave to a drag.
struct ListItemOrigin {
  let item: UIDragItem
  let place: IndexPath
  /// How often the list had changed: where its items were tells nothing after the next change.
  let changes: Int
  weak var dragging: ListDragging?
}

/// What a list would do with a drop.
struct ListDropProposal {
  let proposal: UIDropProposal
  /// Whether the delegate left it to the list.
  var isDefault = false
  /// Whether items shall get places of their own.
  let isInsertion: Bool
  /// The item that they shall go into, where the list found that out.
  var destination: IndexPath?
}

/// What was let go over a list.
struct ListDrop {
  let session: any UIDropSession
  let destination: IndexPath?
  let proposal: UIDropProposal
  let items: [ListDropItem]
  let dragging: ListDragging
}

/// One of the items that were let go over a list.
final class ListDropItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ dragItem: UIDragItem, from sourceIndexPath: IndexPath?, size: CGSize) {
    (self.dragItem, self.sourceIndexPath, previewSize) = (dragItem, sourceIndexPath, size)
    super.init()
  }
}
