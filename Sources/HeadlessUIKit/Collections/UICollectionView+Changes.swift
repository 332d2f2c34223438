import Foundation

/// Items and sections that come, go and move.
extension UICollectionView {
  /// As the method that takes an optional, and by way of it: changes that are there run before it returns, and so
  /// may name properties without `self`.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { updates in
      let optional: (() -> Void)? = updates
      performBatchUpdates(optional, completion: completion)
    }
  }

  func change(_ edit: (UICollectionView) -> Void) {
    rowActions?.close()
    tiles.load()
    updates.depth += 1
    edit(self)
    updates.depth -= 1
    guard updates.depth == 0 else { return }
    let changes = updates.changes
    updates.changes = ListChanges()
    dragging?.listHasChanged()
    tiles.apply(changes)
  }
}
