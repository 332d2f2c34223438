import Foundation
import HeadlessUIKit
import Testing

/// Rule V310: cells hear whether their items are dragged.
@MainActor struct DraggedCellTests {
  @Test("V310 a row's cell hears that it is lifted, dragged, and that the drag is over, each once")
  func table() throws {
    let phone = Phone.forGestures()
    let (table, giver) = (UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), CellGiver())
    table.rowHeight = 40
    table.register(DraggedRow.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.dragDelegate) = (giver, giver)
    phone.window.addSubview(table)
    phone.window.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? DraggedRow)
    phone.down(1, at: (100, 60))
    phone.wait(0.6)
    #expect(cell.heard == [.lifting] && cell.configurationState.cellDragState == .lifting)
    phone.move(1, to: (100, 80))
    phone.move(1, to: (100, 90))
    #expect(cell.heard == [.lifting, .dragging] && cell.configurationState.cellDragState == .dragging)
    phone.tap(at: (100, 140), finger: 2)
    let added = try #require(table.cellForRow(at: IndexPath(row: 3, section: 0)) as? DraggedRow)
    #expect(added.heard == [.dragging])
    phone.up(1)
    #expect(cell.heard == [.lifting, .dragging, .none] && added.heard == [.dragging, .none])
    #expect(cell.states == [.lifting, .dragging, .none])
  }

  @Test("V751 what hears of a drop may scroll the row that was dragged back into sight: it hears that all is over")
  func scrolledBack() throws {
    final class Back: NSObject, UITableViewDropDelegate {
      func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
      ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy) }
      func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        tableView.contentOffset.y = 0
      }
    }
    let (phone, giver, back) = (Phone.forGestures(), CellGiver(), Back())
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    table.rowHeight = 40
    table.register(DraggedRow.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.dragDelegate, table.dropDelegate) = (giver, giver, back)
    phone.window.addSubview(table)
    phone.window.layoutIfNeeded()
    phone.down(1, at: (100, 60))
    phone.wait(0.6)
    for y in [80.0, 90, 100] { phone.move(1, to: (100, y)) }
    table.contentOffset.y = 160
    phone.window.layoutIfNeeded()
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) == nil)
    phone.up(1)
    let row = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? DraggedRow)
    #expect(table.contentOffset.y == 0 && row.configurationState.cellDragState == .none)
  }

  @Test("V310 one that is let go where it was hears that, and one that comes into sight while it is dragged")
  func comesBack() throws {
    let phone = Phone.forGestures()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 50)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let collection = UICollectionView(frame: phone.window.bounds, collectionViewLayout: layout)
    let giver = CellGiver()
    collection.register(DraggedItem.self, forCellWithReuseIdentifier: "cell")
    (collection.dataSource, collection.dragDelegate) = (giver, giver)
    phone.window.addSubview(collection)
    phone.window.layoutIfNeeded()
    let first = IndexPath(item: 0, section: 0)
    let cell = try #require(collection.cellForItem(at: first) as? DraggedItem)
    phone.down(1, at: (100, 25))
    phone.wait(0.6)
    phone.up(1)
    #expect(cell.heard == [.lifting, .none])
    phone.down(1, at: (100, 25))
    phone.wait(0.6)
    phone.move(1, to: (100, 100))
    collection.contentOffset.y = 400
    phone.window.layoutIfNeeded()
    let shown = collection.visibleCells.compactMap { $0 as? DraggedItem }
    #expect(shown.allSatisfy { $0.configurationState.cellDragState == .none })
    collection.contentOffset.y = 0
    phone.window.layoutIfNeeded()
    let back = try #require(collection.cellForItem(at: first) as? DraggedItem)
    #expect(back.configurationState.cellDragState == .dragging)
    phone.up(1)
    #expect(back.heard.last == UICollectionViewCell.DragState.none)
  }
}

private final class DraggedRow: UITableViewCell {
  var heard: [DragState] = []
  var states: [UICellConfigurationState.DragState] = []
  override func dragStateDidChange(_ dragState: DragState) {
    super.dragStateDidChange(dragState)
    heard.append(dragState)
    states.append(configurationState.cellDragState)
  }
}

private final class DraggedItem: UICollectionViewCell {
  var heard: [DragState] = []
  override func dragStateDidChange(_ dragState: DragState) { heard.append(dragState) }
}

private final class CellGiver: NSObject, UITableViewDataSource, UITableViewDragDelegate, UICollectionViewDataSource,
  UICollectionViewDragDelegate
{
  private var item: [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "a")))] }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { item }
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { item }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { item }
}
