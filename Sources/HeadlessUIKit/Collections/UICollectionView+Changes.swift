public import Foundation

/// Items and sections that come, go and move. What stays keeps its cell and its selection; nothing is animated.
///
/// After each call, or the last one of a batch, the data source must have what the changes lead to; otherwise it
/// traps, as UIKit does.
extension UICollectionView {
  /// - Parameter completion: called at the end of the turn, with true.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    change { _ in updates?() }
    if let completion { UIApplication.shared.runAtEndOfTurn { completion(true) } }
  }

  private func change(_ edit: (UICollectionView) -> Void) {
    tiles.load()
    updates.depth += 1
    edit(self)
    updates.depth -= 1
    guard updates.depth == 0 else { return }
    let changes = updates.changes
    updates.changes = ListChanges()
    tiles.apply(changes)
  }

  /// - Parameter indexPaths: where they are after the changes.
  public func insertItems(at indexPaths: [IndexPath]) { change { $0.updates.changes.inserted += indexPaths } }

  /// - Parameter indexPaths: where they were before the changes.
  public func deleteItems(at indexPaths: [IndexPath]) { change { $0.updates.changes.deleted += indexPaths } }

  /// Has their cells made anew; they are not selected any more.
  public func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.updates.changes.reloaded.formUnion(indexPaths) }
  }

  /// From where it was before the changes to where it is after them; keeps its cell.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.updates.changes.moved.append((indexPath, newIndexPath)) }
  }

  /// Where they are after the changes.
  public func insertSections(_ sections: IndexSet) {
    change { $0.updates.changes.insertedSections.formUnion(sections) }
  }

  /// Where they were before the changes.
  public func deleteSections(_ sections: IndexSet) {
    change { $0.updates.changes.deletedSections.formUnion(sections) }
  }

  /// Has its cells made anew, however many items it has now; they are not selected any more.
  public func reloadSections(_ sections: IndexSet) {
    change { $0.updates.changes.reloadedSections.formUnion(sections) }
  }
}
