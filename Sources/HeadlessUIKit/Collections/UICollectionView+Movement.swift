import Foundation

/// An item that code moves after a finger.
struct ItemMovement {
  var place: IndexPath
  /// Where it would go.
  var target: IndexPath
}

/// Moving an item by hand.
extension UICollectionView {
  func beginsMovement(of indexPath: IndexPath) -> Bool {
    tiles.load()
    guard movement == nil, tiles.contains(indexPath), let dataSource,
      dataSource.collectionView(self, canMoveItemAt: indexPath)
    else { return false }
    movement = ItemMovement(place: indexPath, target: indexPath)
    if let cell = cellForItem(at: indexPath) { bringSubviewToFront(cell) }
    return true
  }

  func moveByHand(to targetPosition: CGPoint) {
    guard let movement else { return }
    cellForItem(at: movement.place)?.center = targetPosition
    guard let proposed = indexPathForItem(at: targetPosition), proposed != movement.target else { return }
    let allowed = delegate?.collectionView(
      self, targetIndexPathForMoveFromItemAt: movement.place, toProposedIndexPath: proposed)
    self.movement?.target = allowed ?? proposed
  }

  func endMovement() {
    guard let movement else { return }
    self.movement = nil
    setNeedsLayout()
    guard movement.target != movement.place else { return }
    dataSource?.collectionView(self, moveItemAt: movement.place, to: movement.target)
    moveItem(at: movement.place, to: movement.target)
  }

  /// Other items have come, gone and moved: the item is the same as before, if it is still there.
  func moveMovement(by places: [IndexPath: IndexPath]) {
    guard let old = movement else { return }
    movement = places[old.place].map { ItemMovement(place: $0, target: places[old.target] ?? $0) }
  }
}
