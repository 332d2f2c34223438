import Foundation

/// What was let go over a collection, for its delegate.
final class CollectionDropCoordinator: ListDropCoordinator, UICollectionViewDropCoordinator {
  private weak var collection: UICollectionView?
  let proposal: UICollectionViewDropProposal

  init(_ drop: ListDrop, of collection: UICollectionView) {
    self.collection = collection
    proposal = drop.proposal as? UICollectionViewDropProposal ?? UICollectionViewDropProposal(operation: .copy)
    super.init(drop)
  }

  var items: [any UICollectionViewDropItem] { drop.items }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    ListPlaceholder(dragItem, placeholder.kind, of: drop.dragging)
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
}
