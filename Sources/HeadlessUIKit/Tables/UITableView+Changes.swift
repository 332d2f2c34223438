import Foundation

/// Changes that are asked for between `beginUpdates` and `endUpdates`.
struct PendingUpdates {
  var depth = 0
  var changes = ListChanges()
  /// The row that they have closed.
  var closedRow: IndexPath?
}

/// Rows and sections that come, go and move.
extension UITableView {
  /// As the method that takes an optional, and by way of it: changes that are there run before it returns, and so
  /// may name properties without `self`.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { updates in
      let optional: (() -> Void)? = updates
      performBatchUpdates(optional, completion: completion)
    }
  }

  func openBatch() {
    updates.depth += 1
    if let closed = closeRow() { updates.closedRow = closed }
    tiles.load()
  }

  func closeBatch() {
    precondition(updates.depth > 0, "\(type(of: self)): endUpdates() without beginUpdates()")
    updates.depth -= 1
    guard updates.depth == 0 else { return }
    let changes = updates.changes
    updates.changes = ListChanges()
    dragging?.listHasChanged()
    tiles.apply(changes)
    guard let closed = updates.closedRow else { return }
    updates.closedRow = nil
    rowHasClosed(at: closed)
  }

  /// Ends one that code has begun. A transaction around it waits as long as a phone's rows would move.
  func endBatch() {
    let moves = updates.depth == 1 && !updates.changes.isEmpty && window != nil && UIView.areAnimationsEnabled
    let leaveTransaction = moves ? UIApplication.shared.transactions.awaitAnimation() : nil
    closeBatch()
    if let leaveTransaction {
      VirtualClock.current.schedule(after: TableMetrics.changeDuration) { leaveTransaction() }
    }
  }

  func batch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    openBatch()
    updates?()
    let isEmpty = self.updates.changes.isEmpty
    endBatch()
    guard let completion else { return }
    let isStill = isEmpty || !UIView.areAnimationsEnabled
    if isStill || window == nil { return UIApplication.shared.runAtEndOfTurn { completion(isStill) } }
    VirtualClock.current.schedule(after: TableMetrics.changeDuration) { completion(true) }
  }

  func change(_ edit: (inout ListChanges) -> Void) {
    openBatch()
    edit(&updates.changes)
    closeBatch()
  }
}
