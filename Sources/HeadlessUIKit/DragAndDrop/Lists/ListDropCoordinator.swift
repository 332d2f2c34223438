import Foundation

/// What was let go over a list: what coordinators of tables and collections have in common.
@MainActor class ListDropCoordinator: NSObject {
  let drop: ListDrop

  init(_ drop: ListDrop) {
    self.drop = drop
    super.init()
  }

  final var destinationIndexPath: IndexPath? { drop.destination }
  final var session: any UIDropSession { drop.session }

  final func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    drop.dragging.animate()
  }
}
