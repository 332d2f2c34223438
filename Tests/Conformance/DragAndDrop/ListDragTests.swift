import Foundation
import HeadlessUIKit
import Testing

/// Group V: rows and items that a finger drags, and what it drops on lists.
@MainActor struct ListDragTests {
  @Test("V215 a table's drag delegate gives the items of a row, and hears of the drag; nothing is selected")
  func drags() {
    let phone = Phone.forGestures()
    let keeper = RowKeeper()
    let table = phone.table(keeper)
    phone.lift(at: (100, 60))
    #expect(keeper.heard == ["items of 1", "preview of 1"])
    #expect(table.hasActiveDrag)
    phone.move(1, to: (100, 80))
    #expect(keeper.heard.suffix(1) == ["begins"])
    phone.up(1)
    #expect(keeper.heard.suffix(1) == ["ends"])
    #expect(!table.hasActiveDrag)
    #expect(table.indexPathForSelectedRow == nil)
    phone.lift(at: (100, 60))
    phone.up(1)
    #expect(keeper.heard.suffix(2) == ["items of 1", "preview of 1"])
  }

  @Test("V215 without dragInteractionEnabled a finger that rests lifts nothing; it is yes by itself")
  func notEnabled() {
    let phone = Phone.forGestures()
    #expect(UITableView().dragInteractionEnabled)
    let keeper = RowKeeper()
    phone.table(keeper).dragInteractionEnabled = false
    phone.lift(at: (100, 60))
    phone.up(1)
    #expect(keeper.heard == ["selects 1"])
    #expect(phone.dragDecisions == ["table 1 lifts nothing: notEnabled"])
  }

  @Test("V215 a tap of another finger on a row adds its items")
  func adds() {
    let phone = Phone.forGestures()
    let keeper = RowKeeper()
    let table = phone.table(keeper)
    phone.lift(at: (100, 60))
    phone.move(1, to: (100, 80))
    phone.tap(at: (100, 140), finger: 2)
    #expect(keeper.heard.suffix(1) == ["adds 3"])
    #expect(table.indexPathForSelectedRow == nil)
    phone.up(1)
  }

  @Test("V216 a table's drop delegate hears where the drag is, and gets the items with a coordinator")
  func drops() throws {
    let phone = Phone.forGestures()
    let keeper = RowKeeper()
    let dropKeeper = RowTaker()
    let table = phone.table(keeper)
    phone.keep(dropKeeper)
    table.dropDelegate = dropKeeper
    phone.lift(at: (100, 20))
    phone.move(1, to: (100, 100))
    #expect(dropKeeper.heard == ["is asked", "enters", "at 0-2"])
    #expect(table.hasActiveDrop)
    phone.up(1)
    #expect(
      dropKeeper.heard.suffix(4) == ["drops 0-0 at 0-2, insert: true", "previews 2", "has animated", "is over"])
    #expect(keeper.heard.suffix(1) == ["ends"])
    #expect(phone.dragDecisions.suffix(2) == ["table 1 takes copy", "table 1 ends copy"])
    #expect(!table.hasActiveDrop)
  }

  @Test("V216 below the middle of a section's last row is the place after it, for what is not the table's own")
  func places() {
    let phone = Phone.forGestures()
    let dropKeeper = RowTaker()
    let keeper = RowKeeper()
    let table = phone.table(keeper)
    phone.keep(dropKeeper)
    table.dropDelegate = dropKeeper
    table.frame.size.height = 190
    keeper.rows = ["a", "b"]
    table.reloadData()
    let giver = Giver("G", phone.journal)
    phone.keep(giver)
    phone.pad("G", (0, 190, 200, 10)).addInteraction(giver.interaction)
    phone.lift(at: (100, 195))
    for y in [150, 70, 50, 10] { phone.move(1, to: (100, Double(y))) }
    #expect(dropKeeper.heard == ["is asked", "enters", "at nil", "at 0-2", "at 0-1", "at 0-0"])
    dropKeeper.intent = .automatic
    // Room was made above the row.
    phone.move(1, to: (100, 62))
    phone.up(1)
    #expect(dropKeeper.heard.contains("drops nil at 0-0, insert: false"))
  }

  @Test("V216 a collection's delegates likewise")
  func collection() {
    let phone = Phone.forGestures()
    let keeper = ItemKeeper()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
    phone.keep(keeper)
    collection.accessibilityIdentifier = "collection"
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (collection.dataSource, collection.dragDelegate, collection.dropDelegate) = (keeper, keeper, keeper)
    #expect(collection.dragInteractionEnabled)
    phone.window.addSubview(collection)
    phone.window.layoutIfNeeded()
    phone.lift(at: (50, 50))
    phone.move(1, to: (150, 150))
    phone.up(1)
    #expect(
      keeper.heard == [
        "items of 0", "begins", "at 3", "drops 0 at 3", "ends",
      ])
    #expect(keeper.items == ["b", "c", "d", "a"])
  }

  @Test("V217 a row that is dropped in its own table is moved by its data source, and so without a drop delegate")
  func moves() {
    let phone = Phone.forGestures()
    let keeper = RowKeeper()
    let table = phone.table(keeper)
    phone.lift(at: (100, 20))
    phone.move(1, to: (100, 100))
    phone.up(1)
    #expect(keeper.heard.contains("moves 0 to 2"))
    #expect(keeper.rows == ["b", "c", "a", "d", "e"])
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.text == "a")
    let taker = RowTaker()
    phone.keep(taker)
    table.dropDelegate = taker
    taker.operation = .move
    phone.lift(at: (100, 20))
    phone.move(1, to: (100, 60))
    phone.up(1)
    #expect(keeper.rows == ["c", "b", "a", "d", "e"])
    #expect(!taker.heard.contains { $0.hasPrefix("drops") })
    keeper.canMove = false
    phone.lift(at: (100, 20))
    phone.move(1, to: (100, 60))
    phone.up(1)
    #expect(keeper.rows == ["c", "b", "a", "d", "e"])
    #expect(taker.heard.contains("drops 0-0 at 0-1, insert: true"))
  }

  @Test("V373 a data source that has its table loaded anew as it moves a row has moved it: nobody is to take it")
  func movesAndReloads() {
    let (phone, keeper, taker) = (Phone.forGestures(), RowKeeper(), RowTaker())
    let table = phone.table(keeper)
    phone.keep(taker)
    (table.dropDelegate, taker.operation) = (taker, .move)
    keeper.whenMoved = { $0.reloadData() }
    phone.lift(at: (100, 20))
    phone.move(1, to: (100, 100))
    phone.up(1)
    #expect(keeper.rows == ["b", "c", "a", "d", "e"])
    #expect(!taker.heard.contains { $0.hasPrefix("drops") })
    phone.window.layoutIfNeeded()
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.text == "a")
  }

  @Test("V217 dropped on its section's footer a row goes to the end; to a place that isn't there it goes nowhere")
  func footers() {
    let phone = Phone.forGestures()
    let keeper = RowKeeper()
    let table = phone.table(keeper)
    (keeper.rows, keeper.footer) = (["a", "b", "c"], "end")
    table.sectionFooterHeight = 40
    table.reloadData()
    phone.window.layoutIfNeeded()
    #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 120, width: 200, height: 40))
    phone.lift(at: (100, 20))
    phone.move(1, to: (100, 140))
    phone.up(1)
    #expect(keeper.rows == ["b", "c", "a"])
    keeper.target = IndexPath(row: 7, section: 3)
    phone.lift(at: (100, 20))
    phone.move(1, to: (100, 60))
    phone.up(1)
    #expect(keeper.rows == ["b", "c", "a"])
  }

  @Test("V217 an item that was added to another list's drag is not the list's own in a later one")
  func addedOnce() {
    let phone = Phone.forGestures()
    let (upper, lower) = (RowKeeper(), RowKeeper())
    _ = phone.table(upper)
    phone.table(lower).frame = CGRect(x: 0, y: 100, width: 200, height: 100)
    phone.window.layoutIfNeeded()
    lower.kept = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "kept")))
    phone.lift(at: (100, 20))
    phone.move(1, to: (100, 40))
    phone.tap(at: (100, 150), finger: 2)
    #expect(lower.heard == ["adds 1"])
    phone.up(1)
    upper.kept = lower.kept
    phone.lift(at: (100, 20))
    phone.move(1, to: (100, 110))
    phone.up(1)
    #expect(phone.dragDecisions.last == "table 1 ends cancel")
    #expect(upper.heard.filter { $0 == "ends" }.count == 2)
    #expect(lower.heard == ["adds 1"], "its row 1 is not moved")
  }

  @Test("V217 a trace says that a row is reordered; of a data source that moves none it warns")
  func reordered() {
    let phone = Phone.forGestures()
    let keeper = RowKeeper()
    let table = phone.table(keeper)
    phone.lift(at: (100, 20))
    phone.move(1, to: (100, 100))
    phone.up(1)
    #expect(phone.dragDecisions.suffix(2) == ["table 1 reorders(from: [0, 0], to: [0, 2])", "table 1 ends move"])
    let (mover, still) = (QuietMover(), Still())
    for source in [mover, still] as [any UITableViewDataSource] {
      phone.keep(source)
      table.dataSource = source
      phone.window.layoutIfNeeded()
      phone.lift(at: (100, 20))
      phone.move(1, to: (100, 60))
      phone.up(1)
    }
    #expect(mover.moves == 1 && phone.dragDecisions.filter { $0.contains("reorders") }.count == 2)
    #expect(!phone.dragDecisions.contains { $0.contains("takes") })
    #expect(phone.decisions.filter { $0.contains("doesn't move rows") }.count == 1)
  }
}

extension Phone {
  /// A table of 5 rows of 40 points, at the top of the window.
  fileprivate func table(_ keeper: RowKeeper) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    table.rowHeight = 40
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.accessibilityIdentifier = "table"
    keep(keeper)
    table.dataSource = keeper
    table.delegate = keeper
    table.dragDelegate = keeper
    table.dragInteractionEnabled = true
    window.addSubview(table)
    window.layoutIfNeeded()
    return table
  }

  fileprivate func lift(at place: (Double, Double)) {
    down(1, at: place)
    wait(0.6)
  }

  fileprivate var dragDecisions: [String] {
    decisions.filter { line in
      ["lifts", "begins", "callsOff", "enters", "proposes", "leaves", "takes", "reorders", "ends"]
        .contains { line.contains(" 1 \($0)") }
    }
  }
}

/// Rows of letters, which a finger drags.
private final class RowKeeper: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate {
  var rows = ["a", "b", "c", "d", "e"]
  var canMove = true
  var footer: String?
  var target: IndexPath?
  var whenMoved: (UITableView) -> Void = { _ in }
  /// The item of any row, instead of new ones.
  var kept: UIDragItem?
  private(set) var heard: [String] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footer }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { target ?? proposedDestinationIndexPath }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    heard.append("moves \(sourceIndexPath.row) to \(destinationIndexPath.row)")
    rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    whenMoved(tableView)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    heard.append("selects \(indexPath.row)")
  }

  private func items(_ place: IndexPath) -> [UIDragItem] {
    [kept ?? UIDragItem(itemProvider: NSItemProvider(object: NSString(string: rows[place.row])))]
  }
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    heard.append("items of \(indexPath.row)")
    return items(indexPath)
  }
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    heard.append("adds \(indexPath.row)")
    return items(indexPath)
  }
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    heard.append("preview of \(indexPath.row)")
    return nil
  }
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    heard.append("begins")
  }
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { heard.append("ends") }
}

/// Doesn't say whether it moves rows, and doesn't.
private final class Still: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

/// Doesn't say so either, and does.
private final class QuietMover: NSObject, UITableViewDataSource {
  private(set) var moves = 0
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { moves += 1 }
}

/// Takes what is dropped on a table.
private final class RowTaker: NSObject, UITableViewDropDelegate {
  var operation = UIDropOperation.copy
  var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
  private(set) var heard: [String] = []

  private func words(_ place: IndexPath?) -> String { place.map { "\($0.section)-\($0.row)" } ?? "nil" }

  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    heard.append("is asked")
    return true
  }
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    heard.append("enters")
  }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    heard.append("at \(words(destinationIndexPath))")
    return UITableViewDropProposal(operation: operation, intent: intent)
  }
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    guard let item = coordinator.items.first, let place = coordinator.destinationIndexPath else { return }
    let isInsertion = coordinator.proposal.intent == .insertAtDestinationIndexPath
    heard.append("drops \(words(item.sourceIndexPath)) at \(words(place)), insert: \(isInsertion)")
    coordinator.drop(item.dragItem, toRowAt: place).addCompletion { _ in self.heard.append("has animated") }
  }
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    heard.append("previews \(indexPath.row)")
    return nil
  }
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { heard.append("exits") }
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { heard.append("is over") }
}

/// Items of letters, which a finger drags to other places.
private final class ItemKeeper: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  private(set) var items = ["a", "b", "c", "d"]
  private(set) var heard: [String] = []

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items.count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    heard.append("items of \(indexPath.item)")
    return [UIDragItem(itemProvider: NSItemProvider())]
  }
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
    heard.append("begins")
  }
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    heard.append("ends")
  }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    heard.append("at \(destinationIndexPath?.item ?? -1)")
    return UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let item = coordinator.items.first, let source = item.sourceIndexPath,
      let place = coordinator.destinationIndexPath
    else { return }
    heard.append("drops \(source.item) at \(place.item)")
    collectionView.performBatchUpdates {
      self.items.insert(self.items.remove(at: source.item), at: place.item)
      collectionView.moveItem(at: source, to: place)
    }
    coordinator.drop(item.dragItem, toItemAt: place)
  }
}
