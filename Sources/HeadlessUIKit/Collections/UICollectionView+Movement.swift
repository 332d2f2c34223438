public import Foundation

/// An item that code moves after a finger.
struct ItemMovement {
  var place: IndexPath
  /// Where it would go.
  var target: IndexPath
}

/// Moving an item by hand: a recognizer's action says when it begins, where the finger is, and when it ends.
///
/// The item's cell follows, in front of the others, which stay where they are until it is let go (ours: UIKit moves
/// them out of its way at once).
extension UICollectionView {
  /// False where the data source says that the item can't be moved, or there is no such item.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    tiles.load()
    guard movement == nil, tiles.contains(indexPath), let dataSource,
      dataSource.collectionView(self, canMoveItemAt: indexPath)
    else { return false }
    movement = ItemMovement(place: indexPath, target: indexPath)
    if let cell = cellForItem(at: indexPath) { bringSubviewToFront(cell) }
    return true
  }

  /// Nothing happens where no movement goes on.
  /// - Parameter targetPosition: where the item's centre goes, in the collection's coordinates.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let movement else { return }
    cellForItem(at: movement.place)?.center = targetPosition
    guard let proposed = indexPathForItem(at: targetPosition), proposed != movement.target else { return }
    let allowed = delegate?.collectionView(
      self, targetIndexPathForMoveFromItemAt: movement.place, toProposedIndexPath: proposed)
    self.movement?.target = allowed ?? proposed
  }

  /// Has the data source move the item, if it is over another one's place, and lays out.
  public func endInteractiveMovement() {
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

  /// The item goes back to where it was.
  public func cancelInteractiveMovement() {
    movement = nil
    setNeedsLayout()
  }
}
