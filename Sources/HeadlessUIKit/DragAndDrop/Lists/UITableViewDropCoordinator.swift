public import Foundation

/// What should become of items that are let go over a table.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitableviewdropproposal>
open class UITableViewDropProposal: UIDropProposal {
  /// Where they should go.
  public let intent: Intent

  @preconcurrency public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// With a place for them.
  @preconcurrency public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Where items should go. Raw values are UIKit's.
  public enum Intent: Int, Hashable, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }
}

/// What was let go over a table, and where.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitableviewdropcoordinator>
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// What was let go.
  var items: [any UITableViewDropItem] { get }
  /// Where; nil where there are no rows. The one after a section's last is a place, too.
  var destinationIndexPath: IndexPath? { get }
  /// What should become of it.
  var proposal: UITableViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Keeps a row's place for the item until it is loaded, with a cell that shows it.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
  /// Has it go to a row.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Has it go into a row.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Has it go to a place.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// One of the items that were let go over a table.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitableviewdropitem>
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// Where it was, if it is the table's own.
  var sourceIndexPath: IndexPath? { get }
  /// Zero: there is no picture.
  var previewSize: CGSize { get }
}

/// A row that holds a place.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitableviewplaceholder>
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  /// Called with the cell that shows the place, as it is taken.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?
  private let row: (place: IndexPath, identifier: String, height: CGFloat)
  /// A row of that height, there; its cell is one that is dequeued by the identifier.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    row = (insertionIndexPath, reuseIdentifier, rowHeight)
    super.init()
  }

  final var kind: ListPlaceholder.Kind {
    ListPlaceholder.Kind(
      place: row.place, reuseIdentifier: row.identifier, height: row.height
    ) { cell in if let cell = cell as? UITableViewCell { self.cellUpdateHandler?(cell) } }
  }
}

/// A row that holds the place of an item that was let go.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitableviewdropplaceholder>
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Kept, and never asked: nothing is seen on its way.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// A row that holds the place of an item that is loaded.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitableviewdropplaceholdercontext>
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The item.
  var dragItem: UIDragItem { get }
  /// Has the data source updated, and puts the item's row in its place; false where the table was loaded anew, or
  /// the place is taken already.
  ///
  /// The index path that is handed on is without other placeholders.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Takes it away.
  @discardableResult
  func deletePlaceholder() -> Bool
}
