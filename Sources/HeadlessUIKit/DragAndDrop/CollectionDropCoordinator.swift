import Foundation

/// What was let go over a collection, for its delegate.
final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  private let drop: ListDrop
  private weak var collection: UICollectionView?
  let proposal: UICollectionViewDropProposal

  init(_ drop: ListDrop, of collection: UICollectionView) {
    (self.drop, self.collection) = (drop, collection)
    proposal = drop.proposal as? UICollectionViewDropProposal ?? UICollectionViewDropProposal(operation: .copy)
    super.init()
  }

  var items: [any UICollectionViewDropItem] { drop.items }
  var destinationIndexPath: IndexPath? { drop.destination }
  var session: any UIDropSession { drop.session }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    ListPlaceholder(dragItem, at: placeholder.place, of: drop.dragging)
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    if let collection {
      _ = collection.dropDelegate?.collectionView(collection, dropPreviewParametersForItemAt: indexPath)
    }
    return drop.dragging.animate()
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    drop.dragging.animate()
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    drop.dragging.animate()
  }
}
