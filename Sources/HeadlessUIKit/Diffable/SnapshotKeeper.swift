import Foundation

/// A table or a collection, as what shows snapshots in it sees it.
@MainActor protocol SnapshotList: UIScrollView {
  /// The data source has others now.
  /// - Parameters:
  ///   - moves: of what keeps its views.
  ///   - updates: what a collection's layout hears of that.
  func adopt(_ moves: ListMoves, _ updates: () -> [UICollectionViewUpdateItem])
  func reconfigure(_ places: [IndexPath])
  func reloadData()
}

extension UITableView: SnapshotList {
  func adopt(_ moves: ListMoves, _ updates: () -> [UICollectionViewUpdateItem]) {
    dragging?.listHasChanged()
    tiles.adopt(moves)
  }
  func reconfigure(_ places: [IndexPath]) { tiles.reconfigure(places) }
}

extension UICollectionView: SnapshotList {
  func adopt(_ moves: ListMoves, _ updates: () -> [UICollectionViewUpdateItem]) {
    dragging?.listHasChanged()
    tiles.adopt(moves, updates)
  }
  func reconfigure(_ places: [IndexPath]) { tiles.reconfigure(places) }
}

/// The snapshot that a list shows: what the diffable data sources of tables and of collections have in common.
@MainActor final class SnapshotKeeper<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private weak var list: (any SnapshotList)?
  /// What is shown, or will be with the next layout.
  private(set) var current = Snapshot()

  init(for list: any SnapshotList) { self.list = list }

  func apply(_ snapshot: Snapshot, _ completion: (() -> Void)?) {
    let (old, moves) = (current, current.moves(to: snapshot))
    take(snapshot)
    list?.adopt(moves) { old.updateItems(to: snapshot) }
    list?.reconfigure(snapshot.reconfiguredItemIdentifiers.compactMap(current.indexPath))
    tellAtEndOfTurn(completion)
  }

  func reload(with snapshot: Snapshot, _ completion: (() -> Void)?) {
    take(snapshot)
    list?.reloadData()
    tellAtEndOfTurn(completion)
  }

  private func take(_ snapshot: Snapshot) {
    current = snapshot.settled()
    let count = snapshot.repeated.count
    guard count > 0, let list else { return }
    let words =
      "a snapshot was given \(count) \(count == 1 ? "item" : "items") that it had already: moved, not repeated"
    Decisions.tell(.warns(list, words))
  }

  private func tellAtEndOfTurn(_ completion: (() -> Void)?) {
    if let completion { UIApplication.shared.runAtEndOfTurn { completion() } }
  }

  /// A finger has moved an item.
  func move(from start: IndexPath, to end: IndexPath) { current.move(from: start, to: end) }

  /// Nil for a place where there is none.
  func section(at index: Int) -> Section? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }
}
