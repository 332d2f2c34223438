import Foundation
import HeadlessUIKit
import Testing

/// Rule V218: placeholders of items that were let go over a list, until they are loaded. A table of rows of 40
/// points, or a collection of items of 100 × 50 points, two in a line, fills a window of 200 × 300.
@MainActor struct PlaceholderTests {
  private func show(_ list: UIScrollView, on phone: Phone) {
    list.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    phone.window.addSubview(list)
    phone.window.layoutIfNeeded()
  }

  private func table(_ keeper: Keeper, on phone: Phone) -> UITableView {
    phone.keep(keeper)
    let table = UITableView()
    table.rowHeight = 40
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.register(Waiting.self, forCellReuseIdentifier: "waiting")
    (table.dataSource, table.delegate, table.dragDelegate, table.dropDelegate) = (keeper, keeper, keeper, keeper)
    table.dragInteractionEnabled = true
    show(table, on: phone)
    return table
  }

  private func collection(_ keeper: Keeper, on phone: Phone, _ layout: UICollectionViewLayout) -> UICollectionView {
    phone.keep(keeper)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.register(WaitingItem.self, forCellWithReuseIdentifier: "waiting")
    (collection.dataSource, collection.dragDelegate, collection.dropDelegate) = (keeper, keeper, keeper)
    collection.dragInteractionEnabled = true
    show(collection, on: phone)
    return collection
  }

  private var flow: UICollectionViewFlowLayout {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 50)
    (flow.minimumInteritemSpacing, flow.minimumLineSpacing) = (0, 0)
    return flow
  }

  private func drop(from start: (Double, Double), at end: (Double, Double), on phone: Phone) {
    phone.down(1, at: start)
    phone.wait(0.6)
    phone.move(1, to: (start.0, start.1 + 15))
    phone.move(1, to: end)
    phone.up(1)
    phone.window.layoutIfNeeded()
  }

  @Test("V218 a placeholder has a cell as high as it says, beside which rows stand; they are counted without it")
  func row() throws {
    let phone = Phone.forGestures()
    let keeper = Keeper(places: [1])
    let table = table(keeper, on: phone)
    drop(from: (100, 20), at: (100, 50), on: phone)
    let cell = try #require(table.subviews.compactMap { $0 as? Waiting }.first)
    #expect(cell.frame == CGRect(x: 0, y: 40, width: 200, height: 70))
    #expect(cell.updates == 1)
    #expect(table.numberOfRows(inSection: 0) == 4 && table.contentSize.height == 4 * 40 + 70)
    #expect(table.rectForRow(at: [0, 1]).minY == 110)
    #expect(table.cellForRow(at: [0, 1])?.frame.minY == 110)
    #expect(table.indexPathForRow(at: CGPoint(x: 9, y: 60)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 9, y: 111)) == [0, 1])
    #expect(table.indexPath(for: cell) == nil && !table.visibleCells.contains(cell))
    phone.tap(at: (100, 60))
    #expect(keeper.selected == [])
    phone.tap(at: (100, 120))
    #expect(keeper.selected == [1])
  }

  @Test("V218 what is shown and what the data source has differ by placeholders")
  func translated() {
    let phone = Phone.forGestures()
    let keeper = Keeper(places: [1])
    let table = table(keeper, on: phone)
    #expect(!table.hasUncommittedUpdates)
    var ran = false
    table.performUsingPresentationValues { ran = true }
    #expect(ran && table.presentationIndexPath(forDataSourceIndexPath: [0, 1]) == [0, 1])
    drop(from: (100, 20), at: (100, 50), on: phone)
    #expect(table.hasUncommittedUpdates)
    let shown = (0..<4).map {
      table.presentationIndexPath(forDataSourceIndexPath: IndexPath(row: $0, section: 0))?.row
    }
    #expect(shown == [0, 2, 3, 4])
    let kept = (0..<5).map {
      table.dataSourceIndexPath(forPresentationIndexPath: IndexPath(row: $0, section: 0))?.row
    }
    #expect(kept == [0, nil, 1, 2, 3])
    #expect(table.dataSourceSectionIndex(forPresentationSectionIndex: 0) == 0)
  }

  @Test("V218 one that is committed gives its place to the item; those behind it stay behind it")
  func committed() throws {
    let phone = Phone.forGestures()
    let keeper = Keeper(places: [1, 2])
    let table = table(keeper, on: phone)
    drop(from: (100, 20), at: (100, 50), on: phone)
    #expect(table.subviews.filter { $0 is Waiting }.map(\.frame.minY).sorted() == [40, 110])
    let first = try #require(keeper.rows.first)
    var place: IndexPath?
    let commit = { (given: IndexPath) in
      place = given
      keeper.letters.insert("new", at: given.row)
    }
    #expect(first.commitInsertion(dataSourceUpdates: commit))
    phone.window.layoutIfNeeded()
    #expect(place == [0, 1] && table.numberOfRows(inSection: 0) == 5)
    #expect(table.cellForRow(at: [0, 1])?.frame.minY == 40 && table.cellForRow(at: [0, 1])?.tag == 1)
    #expect(table.subviews.filter { $0 is Waiting }.map(\.frame.minY) == [80])
    #expect(table.cellForRow(at: [0, 2])?.frame.minY == 150)
    #expect(!first.commitInsertion(dataSourceUpdates: commit) && !first.deletePlaceholder())
    #expect(keeper.rows.last?.deletePlaceholder() == true)
    phone.window.layoutIfNeeded()
    #expect(!table.subviews.contains { $0 is Waiting } && table.cellForRow(at: [0, 2])?.frame.minY == 80)
  }

  @Test("V218 rows that come before one move it along; loading the list anew takes it away")
  func moved() throws {
    let phone = Phone.forGestures()
    let keeper = Keeper(places: [1])
    let table = table(keeper, on: phone)
    drop(from: (100, 20), at: (100, 50), on: phone)
    let cell = try #require(table.subviews.compactMap { $0 as? Waiting }.first)
    keeper.letters.insert("new", at: 0)
    table.insertRows(at: [[0, 0]], with: .none)
    phone.window.layoutIfNeeded()
    #expect(cell.frame.minY == 80)
    table.contentOffset.y = 160
    phone.window.layoutIfNeeded()
    #expect(cell.superview == nil, "out of sight it may be used again")
    table.contentOffset.y = 0
    phone.window.layoutIfNeeded()
    #expect(table.subviews.compactMap { $0 as? Waiting }.map(\.frame.minY) == [80])
    table.reloadData()
    phone.window.layoutIfNeeded()
    #expect(!table.subviews.contains { $0 is Waiting } && keeper.rows.first?.deletePlaceholder() == false)
    #expect(!table.hasUncommittedUpdates && table.rectForRow(at: [0, 1]).minY == 40)
  }

  @Test("V218 an item's placeholder stands where its layout has that place")
  func item() throws {
    let phone = Phone.forGestures()
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(50)))
    let line = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitems: [item])
    let composed = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: line))
    for layout in [flow, composed] {
      let keeper = Keeper(places: [1])
      let collection = collection(keeper, on: phone, layout)
      drop(from: (50, 20), at: (150, 30), on: phone)
      let cell = try #require(collection.subviews.compactMap { $0 as? WaitingItem }.first)
      #expect(cell.frame == CGRect(x: 100, y: 0, width: 100, height: 50) && cell.updates == 1)
      #expect(collection.cellForItem(at: [0, 1])?.frame.origin == CGPoint(x: 0, y: 50))
      #expect(collection.layoutAttributesForItem(at: [0, 3])?.frame.origin == CGPoint(x: 0, y: 100))
      #expect(collection.indexPathForItem(at: CGPoint(x: 150, y: 9)) == nil && collection.hasUncommittedUpdates)
      let context = try #require(keeper.items.first)
      context.setNeedsCellUpdate()
      #expect(cell.updates == 2)
      #expect(context.commitInsertion { keeper.letters.insert("new", at: $0.item) })
      phone.window.layoutIfNeeded()
      #expect(collection.cellForItem(at: [0, 1])?.frame.origin == CGPoint(x: 100, y: 0))
      #expect(!collection.subviews.contains { $0 is WaitingItem } && collection.numberOfItems(inSection: 0) == 5)
      collection.removeFromSuperview()
    }
  }
}

private final class Waiting: UITableViewCell { var updates = 0 }
private final class WaitingItem: UICollectionViewCell { var updates = 0 }

/// Items of letters; a drop has placeholders.
private final class Keeper: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate,
  UITableViewDropDelegate, UICollectionViewDataSource, UICollectionViewDragDelegate, UICollectionViewDropDelegate
{
  var letters = ["a", "b", "c", "d"]
  let places: [Int]
  private(set) var rows: [any UITableViewDropPlaceholderContext] = []
  private(set) var items: [any UICollectionViewDropPlaceholderContext] = []
  private(set) var selected: [Int] = []

  init(places: [Int]) {
    self.places = places
    super.init()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { letters.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.tag = letters[indexPath.row] == "new" ? 1 : 0
    return cell
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath.row) }
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath) }
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    guard let item = coordinator.items.first else { return }
    for row in places {
      let placeholder = UITableViewDropPlaceholder(
        insertionIndexPath: IndexPath(row: row, section: 0), reuseIdentifier: "waiting", rowHeight: 70)
      placeholder.cellUpdateHandler = { ($0 as? Waiting)?.updates += 1 }
      rows.append(coordinator.drop(item.dragItem, to: placeholder))
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    letters.count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let item = coordinator.items.first else { return }
    for place in places {
      let placeholder = UICollectionViewDropPlaceholder(
        insertionIndexPath: IndexPath(item: place, section: 0), reuseIdentifier: "waiting")
      placeholder.cellUpdateHandler = { ($0 as? WaitingItem)?.updates += 1 }
      items.append(coordinator.drop(item.dragItem, to: placeholder))
    }
  }
}
