import Foundation

/// Items and sections that come, go and move.
extension UICollectionView {
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
