import Foundation
import HeadlessUIKit
import Testing

/// Rule V1271: a row that stands open, and snapshots that are applied meanwhile. Each row has 44 points.
@MainActor struct OpenRowSnapshotTests {
  private final class Rows: UITableViewDiffableDataSource<Int, String> {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  }

  /// Moves the row to the top, or what the test says.
  private final class Pins: NSObject, UITableViewDelegate {
    var pin: (IndexPath) -> Void = { _ in }
    var heard: [String] = []
    func actions(at place: IndexPath) -> UISwipeActionsConfiguration {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Pin") { [weak self] _, _, done in
          self?.pin(place)
          done(true)
        }
      ])
    }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { actions(at: indexPath) }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      heard.append("ended \(indexPath?.row ?? -1)")
    }
  }

  private func snapshot(_ items: [String]) -> NSDiffableDataSourceSnapshot<Int, String> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  private func list(
    _ items: [String] = ["a", "b", "c", "d"]
  ) -> (
    phone: Phone, list: UICollectionView, source: UICollectionViewDiffableDataSource<Int, String>, pins: Pins
  ) {
    let (phone, pins) = (Phone.forGestures(), Pins())
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { [unowned pins] in pins.actions(at: $0) }
    let list = UICollectionView(
      frame: phone.window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { list, place, _ in
      list.dequeueReusableCell(withReuseIdentifier: "cell", for: place)
    }
    phone.keep(pins)
    phone.keep(source)
    phone.window.addSubview(list)
    source.apply(snapshot(items))
    phone.window.layoutIfNeeded()
    return (phone, list, source, pins)
  }

  private func swipeOpen(_ phone: Phone, at y: Double) {
    phone.pull((-100, 0), from: (150, y))
    phone.liftAtRest()
    phone.window.layoutIfNeeded()
  }

  private func swiped(_ list: UICollectionView) -> [Int] {
    list.indexPathsForVisibleItems.map(\.item).filter {
      list.cellForItem(at: IndexPath(item: $0, section: 0))?.configurationState.isSwiped == true
    }
  }

  @Test(
    "V1271 a row whose action moves it is closed, and so is one that a snapshot moves", arguments: [true, false])
  func collection(byAction: Bool) {
    let (phone, list, source, pins) = list()
    swipeOpen(phone, at: 110)
    #expect(swiped(list) == [2])
    pins.pin = { _ in source.apply(snapshot(["c", "a", "b", "d"])) }
    if byAction { phone.tap(at: (180, 110)) } else { source.apply(snapshot(["new", "a", "b", "c", "d"])) }
    phone.window.layoutIfNeeded()
    phone.wait(1)
    #expect(swiped(list) == [] && source.snapshot().itemIdentifiers.first == (byAction ? "c" : "new"))
    phone.tap(at: (180, 110))
    #expect(list.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
  }

  @Test(
    "V1271 so it is in a table, whose delegate hears of the row by the place that it had", arguments: [true, false])
  func table(byAction: Bool) {
    let (phone, pins) = (Phone.forGestures(), Pins())
    let table = UITableView(frame: phone.window.bounds)
    table.rowHeight = 44
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = Rows(tableView: table) { table, place, _ in
      table.dequeueReusableCell(withIdentifier: "cell", for: place)
    }
    table.delegate = pins
    phone.keep(pins)
    phone.keep(source)
    phone.window.addSubview(table)
    source.apply(snapshot(["a", "b", "c", "d"]))
    phone.window.layoutIfNeeded()
    swipeOpen(phone, at: 110)
    let cell = table.cellForRow(at: IndexPath(row: 2, section: 0))
    #expect(cell?.showingDeleteConfirmation == true)
    pins.pin = { _ in source.apply(snapshot(["c", "a", "b", "d"])) }
    if byAction { phone.tap(at: (180, 110)) } else { source.apply(snapshot(["new", "a", "b", "c", "d"])) }
    phone.window.layoutIfNeeded()
    phone.wait(1)
    #expect(table.visibleCells.allSatisfy { !$0.showingDeleteConfirmation && !$0.configurationState.isSwiped })
    #expect(pins.heard == ["ended 2"] && cell?.showingDeleteConfirmation == false)
  }

  @Test("V1271 a snapshot that shows the same leaves the row open")
  func same() {
    let (phone, list, source, _) = list()
    swipeOpen(phone, at: 110)
    var again = source.snapshot()
    again.reconfigureItems(["a"])
    source.apply(again)
    phone.window.layoutIfNeeded()
    #expect(swiped(list) == [2])
  }

  @Test("V1271 a cell that is used again for another row doesn't look swiped; one that comes for the open row does")
  func scrolled() {
    let (phone, list, _, _) = list((0..<60).map { "\($0)" })
    swipeOpen(phone, at: 110)
    for offset in stride(from: 100.0, through: 1_000, by: 100) {
      list.contentOffset.y = offset
      phone.window.layoutIfNeeded()
      if offset > 150 { #expect(swiped(list) == []) }
    }
    list.contentOffset = .zero
    phone.window.layoutIfNeeded()
    #expect(swiped(list) == [2])
  }
}
