import Foundation
import HeadlessUIKit
import Testing

/// Group V: lists that show snapshots.
@MainActor struct DiffableTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  private func snapshot(_ sections: [(String, [Int])]) -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  private func table() -> (phone: Phone, table: UITableView, source: UITableViewDiffableDataSource<String, Int>) {
    let phone = Phone.forGestures()
    let table = UITableView(frame: phone.window.bounds)
    table.rowHeight = 50
    table.register(TestCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, place, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: place)
      cell.textLabel?.text = "\(item)"
      cell.tag += 1
      return cell
    }
    phone.keep(source)
    phone.window.addSubview(table)
    return (phone, table, source)
  }

  @Test("V101 what is in two snapshots keeps its cell, its selection and the finger's row")
  func keeping() throws {
    let (phone, table, source) = table()
    source.apply(snapshot([("a", [1, 2, 3])]), animatingDifferences: false)
    phone.window.layoutIfNeeded()
    phone.tap(at: (100, 75))
    let cell = try #require(table.cellForRow(at: path(1)))
    source.apply(snapshot([("b", [9]), ("a", [3, 2])]))
    #expect(table.indexPath(for: cell) == path(1, 1) && table.indexPathForSelectedRow == path(1, 1))
    #expect(source.itemIdentifier(for: path(0, 1)) == 3 && source.indexPath(for: 2) == path(1, 1))
    #expect(source.indexPath(for: 1) == nil && source.snapshot().sectionIdentifiers == ["b", "a"])
    #expect(table.visibleCells.compactMap { $0.textLabel?.text } == ["9", "3", "2"])
    phone.tap(at: (100, 25))
    #expect(table.indexPathForSelectedRow == path(0, 0))
  }

  @Test(
    "V101 reloaded items get other cells, reconfigured ones keep theirs, and completions come at the turn's end")
  func reloading() throws {
    let (phone, table, source) = table()
    source.apply(snapshot([("a", [1, 2])]))
    phone.window.layoutIfNeeded()
    let (first, second) = (try #require(table.cellForRow(at: path(0))), try #require(table.cellForRow(at: path(1))))
    var next = source.snapshot()
    next.reloadItems([1])
    next.reconfigureItems([2])
    var isDone = false
    source.apply(next) { isDone = true }
    #expect(table.cellForRow(at: path(0)) !== first && table.cellForRow(at: path(1)) === second)
    #expect(second.tag == 2 && !isDone)
    #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
    phone.application.endTurn()
    #expect(isDone)
  }

  @Test("V101 snapshots are made by appending, inserting, moving and deleting")
  func snapshots() {
    var made = snapshot([("a", [1, 2, 3]), ("b", [4])])
    made.insertItems([5], beforeItem: 1)
    made.insertItems([6], afterItem: 4)
    made.moveItem(3, beforeItem: 6)
    made.deleteItems([2])
    #expect(made.itemIdentifiers(inSection: "a") == [5, 1] && made.itemIdentifiers(inSection: "b") == [4, 3, 6])
    made.moveSection("b", beforeSection: "a")
    made.insertSections(["c"], afterSection: "b")
    #expect(made.sectionIdentifiers == ["b", "c", "a"] && made.itemIdentifiers == [4, 3, 6, 5, 1])
    #expect(made.indexOfItem(5) == 3 && made.sectionIdentifier(containingItem: 3) == "b")
    made.deleteSections(["b"])
    #expect(made.numberOfItems == 2 && made.indexOfItem(4) == nil && made.numberOfSections == 2)
  }

  @Test("V101 a collection's rows fold: what is in a collapsed item does not show")
  func outlines() {
    let phone = Phone.forGestures()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 40)
    let collection = UICollectionView(frame: phone.window.bounds, collectionViewLayout: layout)
    let cell = UICollectionView.CellRegistration<TestItem, Int> { cell, _, item in cell.tag = item }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
      collection, place, item in
      collection.dequeueConfiguredReusableCell(using: cell, for: place, item: item)
    }
    phone.window.addSubview(collection)
    var folder = NSDiffableDataSourceSectionSnapshot<Int>()
    folder.append([1, 2])
    folder.append([11, 12], to: 1)
    source.apply(folder, to: "a")
    phone.window.layoutIfNeeded()
    #expect(collection.visibleCells.map(\.tag) == [1, 2])
    folder.expand([1])
    #expect(folder.level(of: 12) == 1 && folder.parent(of: 12) == 1)
    source.apply(folder, to: "a")
    #expect(collection.visibleCells.map(\.tag) == [1, 11, 12, 2])
    #expect(source.snapshot(for: "a").isExpanded(1))
  }

  @Test("V126 an item that a snapshot has already is moved to where it is appended or inserted, with a warning")
  func repeated() {
    var made = snapshot([("a", [1, 2, 3]), ("b", [4])])
    made.appendItems([2, 5], toSection: "b")
    #expect(made.itemIdentifiers(inSection: "a") == [1, 3] && made.itemIdentifiers(inSection: "b") == [4, 2, 5])
    made.insertItems([5, 4], beforeItem: 3)
    made.insertItems([1], afterItem: 3)
    #expect(made.itemIdentifiers == [5, 4, 3, 1, 2] && made.sectionIdentifier(containingItem: 4) == "a")
    let (phone, table, source) = table()
    source.apply(made)
    phone.window.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 4)
    let told = "warns a snapshot was given 4 items that it had already: moved, not repeated"
    #expect(phone.decisions.filter { $0.contains("already") } == [told])
    source.apply(source.snapshot())
    #expect(phone.decisions.filter { $0.contains("already") }.count == 1)
  }

  @Test("V127 a section's folded items are forgotten where a whole snapshot gives the section others")
  func forgotten() {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) { _, _, _ in nil }
    var folder = NSDiffableDataSourceSectionSnapshot<Int>()
    folder.append([1, 2])
    folder.append([11, 12], to: 1)
    source.apply(folder, to: "a")
    var whole = source.snapshot()
    whole.appendSections(["b"])
    source.apply(whole)
    #expect(source.snapshot(for: "a").items == [1, 11, 12, 2])
    source.apply(snapshot([("a", [7, 8])]))
    #expect(source.snapshot(for: "a").items == [7, 8])
  }

  @Test("V101 identifiers that come twice in one call, or are not there, stop the program")
  func refusals() async {
    await #expect(processExitsWith: .failure) {
      var made = NSDiffableDataSourceSnapshot<Int, Int>()
      made.appendSections([0])
      made.appendItems([1, 1])
    }
    await #expect(processExitsWith: .failure) {
      var made = NSDiffableDataSourceSnapshot<Int, Int>()
      made.appendItems([1])
    }
    await #expect(processExitsWith: .failure) {
      var made = NSDiffableDataSourceSnapshot<Int, Int>()
      made.appendSections([0])
      made.reloadItems([1])
    }
  }
}
