import Foundation

/// What was let go over a table, for its delegate.
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  private let drop: ListDrop
  private weak var table: UITableView?
  let proposal: UITableViewDropProposal

  init(_ drop: ListDrop, of table: UITableView) {
    (self.drop, self.table) = (drop, table)
    proposal = drop.proposal as? UITableViewDropProposal ?? UITableViewDropProposal(operation: .copy)
    super.init()
  }

  var items: [any UITableViewDropItem] { drop.items }
  var destinationIndexPath: IndexPath? { drop.destination }
  var session: any UIDropSession { drop.session }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    ListPlaceholder(dragItem, at: placeholder.place, of: drop.dragging)
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    if let table { _ = table.dropDelegate?.tableView(table, dropPreviewParametersForRowAt: indexPath) }
    return drop.dragging.animate()
  }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    drop.dragging.animate()
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    drop.dragging.animate()
  }
}
