import Foundation

/// The place of an item that was let go over a list, until it is loaded. No cell shows it.
final class ListPlaceholder: NSObject, UITableViewDropPlaceholderContext, UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  /// As the application gave it, with the places of other placeholders.
  let place: IndexPath
  let animator = DragAnimator()
  private weak var dragging: ListDragging?

  init(_ dragItem: UIDragItem, at place: IndexPath, of dragging: ListDragging) {
    (self.dragItem, self.place, self.dragging) = (dragItem, place, dragging)
    super.init()
    dragging.add(self)
  }

  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animator.addCompletion(completion)
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let dragging, let place = dragging.take(self) else { return false }
    dataSourceUpdates(place)
    dragging.insert(at: place)
    return true
  }

  func setNeedsCellUpdate() {}

  func deletePlaceholder() -> Bool { dragging?.take(self) != nil }
}
