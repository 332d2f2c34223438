public import Foundation

/// What should become of items that are let go over a collection.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewdropproposal>
open class UICollectionViewDropProposal: UIDropProposal {
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
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }
}

/// What was let go over a collection, and where.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator>
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// What was let go.
  var items: [any UICollectionViewDropItem] { get }
  /// The place of the item there; nil between items.
  var destinationIndexPath: IndexPath? { get }
  /// What should become of it.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Keeps an item's place for the item until it is loaded, with a cell that shows it.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
  /// Has it go to an item.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Has it go into an item.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Has it go to a place.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// One of the items that were let go over a collection.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewdropitem>
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// Where it was, if it is the collection's own.
  var sourceIndexPath: IndexPath? { get }
  /// Zero: there is no picture.
  var previewSize: CGSize { get }
}

/// An item that holds a place.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewplaceholder>
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  /// Called with the cell that shows the place, as it is taken, and when `setNeedsCellUpdate()` asks for it.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
  private let item: (place: IndexPath, identifier: String)
  /// One there; its cell is one that is dequeued by the identifier.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    item = (insertionIndexPath, reuseIdentifier)
    super.init()
  }

  final var kind: ListPlaceholder.Kind {
    ListPlaceholder.Kind(place: item.place, reuseIdentifier: item.identifier) { cell in
      if let cell = cell as? UICollectionViewCell { self.cellUpdateHandler?(cell) }
    }
  }
}

/// An item that holds the place of an item that was let go.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewdropplaceholder>
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// Kept, and never asked: nothing is seen on its way.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// An item that holds the place of an item that is loaded.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewdropplaceholdercontext>
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The item.
  var dragItem: UIDragItem { get }
  /// Has the data source updated, and puts the item in its place; false where the collection was loaded anew, or
  /// the place is taken already.
  ///
  /// The index path that is handed on is without other placeholders.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Has the placeholder's handler called with its cell, if the place is in sight.
  func setNeedsCellUpdate()
  /// Takes it away.
  @discardableResult
  func deletePlaceholder() -> Bool
}
