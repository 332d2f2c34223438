import Foundation

/// The place of an item that was let go over a list, until it is loaded; with the cell that shows it there.
final class ListPlaceholder: NSObject, UITableViewDropPlaceholderContext, UICollectionViewDropPlaceholderContext {
  /// What the application says of it.
  struct Kind {
    let place: IndexPath
    let reuseIdentifier: String
    /// Of a row; nil of an item.
    var height: CGFloat?
    /// Told of the cell when there is one.
    let update: @MainActor (UIView) -> Void
  }

  let dragItem: UIDragItem
  let kind: Kind
  let animator = DragAnimator()
  /// The item before which it stands.
  var anchor: IndexPath
  /// Shows the place while that is in sight.
  var cell: UIView?
  private weak var dragging: ListDragging?

  init(_ dragItem: UIDragItem, _ kind: Kind, of dragging: ListDragging) {
    (self.dragItem, self.kind, self.dragging, anchor) = (dragItem, kind, dragging, kind.place)
    super.init()
    dragging.add(self)
  }

  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animator.addCompletion(completion)
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let dragging, dragging.placeholders.contains(self) else { return false }
    return dragging.commit(self, dataSourceUpdates)
  }

  /// Its cell, if it has one, leaves the list, and may be used again.
  func removeCell<Cell: UIView>(_ kind: Cell.Type) -> Cell? {
    defer { cell = nil }
    cell?.removeFromSuperview()
    return cell as? Cell
  }

  func setNeedsCellUpdate() {
    if let cell { kind.update(cell) }
  }

  func deletePlaceholder() -> Bool {
    guard let dragging, dragging.placeholders.contains(self) else { return false }
    dragging.remove(self)
    return true
  }
}
