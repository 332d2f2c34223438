import Foundation

/// What was let go over a table, for its delegate.
final class TableDropCoordinator: ListDropCoordinator, UITableViewDropCoordinator {
  private weak var table: UITableView?
  let proposal: UITableViewDropProposal

  init(_ drop: ListDrop, of table: UITableView) {
    self.table = table
    proposal = drop.proposal as? UITableViewDropProposal ?? UITableViewDropProposal(operation: .copy)
    super.init(drop)
  }

  var items: [any UITableViewDropItem] { drop.items }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    ListPlaceholder(dragItem, placeholder.kind, of: drop.dragging)
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    if let table { _ = table.dropDelegate?.tableView(table, dropPreviewParametersForRowAt: indexPath) }
    return drop.dragging.animate()
  }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    drop.dragging.animate()
  }
}
