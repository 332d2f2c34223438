public import Foundation

/// Changes that are asked for between `beginUpdates` and `endUpdates`.
struct PendingUpdates {
  var depth = 0
  var changes = ListChanges()
}

/// Rows and sections that come, go and move. What stays keeps its cell and its selection; nothing is animated.
///
/// After each call, or the last one of a batch, the data source must have what the changes lead to; otherwise it
/// traps, as UIKit does.
extension UITableView {
  /// Calls nest; the outermost `endUpdates` makes the changes.
  public func beginUpdates() {
    tiles.load()
    updates.depth += 1
  }

  /// Makes the changes, if it ends the outermost `beginUpdates`.
  public func endUpdates() {
    precondition(updates.depth > 0, "\(type(of: self)): endUpdates() without beginUpdates()")
    updates.depth -= 1
    guard updates.depth == 0 else { return }
    let changes = updates.changes
    updates.changes = ListChanges()
    tiles.apply(changes)
  }

  /// - Parameter completion: called at the end of the turn, with true.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    if let completion { UIApplication.shared.runAtEndOfTurn { completion(true) } }
  }

  private func change(_ edit: (inout ListChanges) -> Void) {
    beginUpdates()
    edit(&updates.changes)
    endUpdates()
  }

  /// - Parameter indexPaths: where they are after the changes.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.inserted += indexPaths }
  }

  /// - Parameter indexPaths: where they were before the changes.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleted += indexPaths }
  }

  /// Has their cells made anew; they are not selected any more.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloaded.formUnion(indexPaths) }
  }

  /// From where it was before the changes to where it is after them; keeps its cell.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }

  /// Where they are after the changes.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Where they were before the changes.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Has its cells made anew, however many rows it has now; they are not selected any more.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }
}
