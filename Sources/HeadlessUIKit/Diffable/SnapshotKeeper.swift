import Foundation

/// A table or a collection, as what shows snapshots in it sees it.
@MainActor protocol SnapshotList: SwipedList, PressedList {
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
///
/// On the main queue a snapshot shows at once. What another queue applies comes over to the main queue, one after
/// the other; to the queue it counts as shown meanwhile.
@MainActor final class SnapshotKeeper<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
  typealias Outline = NSDiffableDataSourceSectionSnapshot<Item>

  private weak var list: (any SnapshotList)?
  /// What is shown, or will be with the next layout.
  private(set) var shown = ShownSnapshot<Section, Item>() { didSet { given.note(shown) } }
  private let given = GivenSnapshots<Section, Item>()

  init(for list: any SnapshotList) { self.list = list }

  /// What is shown, on the main queue.
  var current: Snapshot { shown.snapshot }
  /// What is shown, as the queue sees it that asks.
  var present: ShownSnapshot<Section, Item> { MainTurn.isCurrent ? shown : given.last }

  /// - Parameter outline: whose items the snapshot has, and in which of them they are.
  func apply(_ snapshot: Snapshot, outline: (section: Section, Outline)? = nil, _ completion: (() -> Void)?) {
    onMain(snapshot, outline) { [self] in
      prepare(for: snapshot)
      let (old, moves) = (current, current.moves(to: snapshot))
      take(snapshot, outline)
      list?.adopt(moves) { old.updateItems(to: snapshot) }
      list?.reconfigure(snapshot.reconfiguredItemIdentifiers.compactMap(current.indexPath))
      tellAtEndOfTurn(completion)
    }
  }

  func reload(with snapshot: Snapshot, _ completion: (() -> Void)?) {
    onMain(snapshot, nil) { [self] in
      list?.rowActions?.close()
      take(snapshot, nil)
      list?.reloadData()
      tellAtEndOfTurn(completion)
    }
  }

  /// Has a row that is open close, and a finger let go of an item that goes. Who hears of that goes by what is
  /// shown, and may show something else.
  private func prepare(for snapshot: Snapshot) {
    guard let list, list.rowActions != nil || list.press != nil, !current.looksSame(as: snapshot) else { return }
    list.rowActions?.close()
    list.stopPress(unlessKeptBy: current.moves(to: snapshot))
  }

  private func onMain(
    _ snapshot: Snapshot, _ outline: (section: Section, Outline)?, _ show: @escaping @MainActor () -> Void
  ) {
    if MainTurn.isCurrent { return show() }
    given.expect(snapshot, outline)
    MainTurn.run { [given] in
      given.arrives()
      show()
    }
  }

  private func take(_ snapshot: Snapshot, _ outline: (section: Section, Outline)?) {
    shown.take(snapshot, outline)
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
  func move(from start: IndexPath, to end: IndexPath) { shown.move(from: start, to: end) }

  /// Nil for a place where there is none.
  func section(at index: Int) -> Section? {
    let sections = present.snapshot.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }
}
