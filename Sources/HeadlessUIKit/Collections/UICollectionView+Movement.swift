import Foundation

/// An item that code moves after a finger.
struct ItemMovement {
  var place: IndexPath
  /// Where it would go.
  var target: IndexPath
  /// Where its centre is.
  var position: CGPoint
  /// By which a finger has the item; nil where code moves it.
  weak var grip: ReorderMark?
  /// What the others make room for.
  var gap: ItemGap { ItemGap(origin: place, place: target) }
}

/// Moving an item by hand.
extension UICollectionView {
  func beginsMovement(of indexPath: IndexPath) -> Bool {
    tiles.load()
    guard movement == nil, !hasActiveDrag, tiles.contains(indexPath), let dataSource = collectionSource,
      dataSource.collectionView(self, canMoveItemAt: indexPath)
    else { return false }
    let start = cellForItem(at: indexPath)?.center ?? .zero
    movement = ItemMovement(place: indexPath, target: indexPath, position: start)
    if let cell = cellForItem(at: indexPath) { bringSubviewToFront(cell) }
    return true
  }

  func moveByHand(to targetPosition: CGPoint) {
    // Loading may end it.
    tiles.load()
    guard let old = movement else { return }
    let layout = collectionViewLayout
    if let cell = cellForItem(at: old.place) {
      tiles.place(
        cell,
        as: layout.layoutAttributesForInteractivelyMovingItem(
          at: tiles.stands?.stand(of: old.place) ?? old.place, withTargetPosition: targetPosition))
    }
    movement?.position = targetPosition
    edgeScroll.follow(targetPosition)
    let proposed = layout.targetIndexPath(forInteractivelyMovingItem: old.target, withPosition: targetPosition)
    guard proposed != old.target else { return }
    let allowed = collectionDelegate?.collectionView(
      self, targetIndexPathForMoveOfItemFromOriginalIndexPath: old.place, atCurrentIndexPath: old.target,
      toProposedIndexPath: proposed)
    let target = allowed ?? proposed
    guard ItemGap(origin: old.place, place: target).fits(tiles.counts) else { return }
    movement?.target = target
    tiles.carrySizes(from: tiles.stands(with: old.gap), to: tiles.stands(with: movement?.gap))
    layout.invalidate(
      in: layout.invalidationContext(
        forInteractivelyMovingItems: [target], withTargetPosition: targetPosition,
        previousIndexPaths: [old.target], previousPosition: old.position))
  }

  func endMovement() {
    tiles.load()
    guard let movement = endedMovement(isCancelled: false), movement.target != movement.place else { return }
    let changes = tiles.changes
    collectionSource?.collectionView(self, moveItemAt: movement.place, to: movement.target)
    // A data source may have brought the collection up to date itself.
    guard tiles.changes == changes else { return }
    moveItem(at: movement.place, to: movement.target)
  }

  func cancelMovement() { _ = endedMovement(isCancelled: true) }

  private func endedMovement(isCancelled: Bool) -> ItemMovement? {
    edgeScroll.stop()
    guard let movement else { return nil }
    self.movement = nil
    tiles.carrySizes(from: tiles.stands(with: movement.gap), to: tiles.stands(with: nil))
    collectionViewLayout.invalidate(
      in: collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [isCancelled ? movement.place : movement.target], previousIndexPaths: [movement.place],
        movementCancelled: isCancelled))
    setNeedsLayout()
    return movement
  }

  /// Other items have come, gone and moved: the item is the same as before, if it is still there.
  func moveMovement(by places: [IndexPath: IndexPath]) {
    guard var moved = movement else { return }
    guard let place = places[moved.place] else {
      movement = nil
      return edgeScroll.stop()
    }
    (moved.place, moved.target) = (place, places[moved.target] ?? place)
    movement = moved
  }
}
