import Foundation
import HeadlessUIKit
import Testing

/// Group V: when lists ask for cells, and which ones they get.
@MainActor struct ListChangesTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  @Test("V74 cells of rows that come are made before those of rows that leave may be used again")
  func comingAndGoing() {
    let phone = Phone.forGestures()
    let (table, _) = phone.table()
    let all = table.visibleCells
    table.contentOffset.y = 200
    phone.window.layoutIfNeeded()
    #expect(
      table.visibleCells.count == 4 && table.visibleCells.allSatisfy { cell in !all.contains { $0 === cell } })
    table.contentOffset.y = 400
    phone.window.layoutIfNeeded()
    #expect(table.visibleCells.allSatisfy { cell in all.contains { $0 === cell } })
  }

  @Test("V74 a row and an item that are reloaded get other cells")
  func reloading() throws {
    let phone = Phone.forGestures()
    let (table, _) = phone.table()
    let row = try #require(table.cellForRow(at: path(1)))
    let neighbour = try #require(table.cellForRow(at: path(2)))
    table.reloadRows(at: [path(1)], with: .none)
    #expect(table.cellForRow(at: path(1)) !== row && row.superview == nil)
    #expect(table.cellForRow(at: path(2)) === neighbour)
    let (collection, _) = phone.collection()
    let item = try #require(collection.cellForItem(at: path(1)))
    collection.reloadItems(at: [path(1)])
    #expect(collection.cellForItem(at: path(1)) !== item && item.superview == nil)
  }

  @Test("V75 a row that was inserted has its cell at once, and those that stay stand in their places")
  func inserted() throws {
    let phone = Phone.forGestures()
    let (table, keeper) = phone.table(rows: [3])
    let first = try #require(table.cellForRow(at: path(0)))
    keeper.rows = [4]
    table.insertRows(at: [path(0)], with: .automatic)
    #expect(table.cellForRow(at: path(0))?.frame.minY == 0 && first.frame.minY == 50)
    let (collection, items) = phone.collection(items: [2])
    let item = try #require(collection.cellForItem(at: path(0)))
    items.items = [3]
    collection.performBatchUpdates { collection.insertItems(at: [path(0)]) }
    #expect(collection.cellForItem(at: path(0)) != nil && item.frame.minX == 110)
    #expect(collection.contentSize.height == 190)
  }

  @Test("V75 visible rows are up to date after code has scrolled, before any layout")
  func scrolled() {
    let phone = Phone.forGestures()
    let (table, _) = phone.table()
    table.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
    #expect(table.indexPathsForVisibleRows?.first == path(10))
    table.scrollToRow(at: path(19), at: .bottom, animated: false)
    #expect(table.cellForRow(at: path(19)) != nil && table.visibleCells.count == 4)
  }

  @Test("V76 reloading asks for counts at once, and for cells with the layout; the last row's end is told first")
  func reloadData() {
    let phone = Phone.forGestures()
    let asked = Asked()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    table.rowHeight = 50
    (table.dataSource, table.delegate) = (asked, asked)
    phone.window.addSubview(table)
    phone.window.layoutIfNeeded()
    asked.heard = []
    table.reloadData()
    #expect(asked.heard == ["ends 1", "ends 0", "rows"])
    asked.heard = []
    phone.window.layoutIfNeeded()
    #expect(asked.heard == ["rows", "cell 0", "cell 1"])
  }

  @Test("V77 a row that is reconfigured keeps its cell, and is not prepared for reuse")
  func reconfiguring() throws {
    let phone = Phone.forGestures()
    let (table, keeper) = phone.table()
    let cell = try #require(table.cellForRow(at: path(1)) as? TestCell)
    keeper.prepare = { cell, _ in cell.tag = 7 }
    table.reconfigureRows(at: [path(1), path(19)])
    #expect(cell.tag == 7 && cell.lives == 1 && table.cellForRow(at: path(1)) === cell)
    #expect(table.cellForRow(at: path(2))?.tag == 0)
    let (collection, _) = phone.collection()
    let item = try #require(collection.cellForItem(at: path(0)) as? TestItem)
    collection.reconfigureItems(at: [path(0)])
    #expect(collection.cellForItem(at: path(0)) === item && item.lives == 1)
  }

  @Test("V78 a section that moves takes its rows with it, with their cells and selection")
  func movingSections() throws {
    let phone = Phone.forGestures()
    let (table, keeper) = phone.table(rows: [1, 2])
    table.selectRow(at: path(1, 1), animated: false, scrollPosition: .none)
    let cell = try #require(table.cellForRow(at: path(1, 1)))
    keeper.rows = [2, 1]
    table.moveSection(1, toSection: 0)
    #expect(table.indexPath(for: cell) == path(1, 0) && cell.frame.minY == 50)
    #expect(table.indexPathForSelectedRow == path(1, 0))
    let (collection, items) = phone.collection(items: [1, 2])
    let item = try #require(collection.cellForItem(at: path(0, 1)))
    items.items = [2, 1]
    collection.moveSection(1, toSection: 0)
    #expect(collection.indexPath(for: item) == path(0, 0) && item.frame.minY == 0)
  }

  @Test("V79 a flow layout knows its content's size right after reloading")
  func contentSize() {
    let phone = Phone.forGestures()
    let (collection, keeper) = phone.collection(items: [2])
    keeper.items = [20]
    collection.reloadData()
    #expect(collection.collectionViewLayout.collectionViewContentSize.height == 990)
  }

  @Test("V1053 one batch doesn't reload what it deletes or moves, nor insert where it moves something to")
  func contradictions() async {
    let deleted = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (table, keeper) = Phone.forGestures().table(rows: [3])
        table.performBatchUpdates {
          keeper.rows = [2]
          table.deleteRows(at: [IndexPath(item: 1, section: 0)], with: .none)
          table.reloadRows(at: [IndexPath(item: 1, section: 0)], with: .none)
        }
      }
    }
    #expect(said(deleted).contains("0-1 can't be deleted and reloaded in one batch"))
    let moved = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let collection = Phone.forGestures().collection(items: [3]).collection
        collection.performBatchUpdates {
          collection.moveItem(at: IndexPath(item: 1, section: 0), to: IndexPath(item: 0, section: 0))
          collection.reloadItems(at: [IndexPath(item: 1, section: 0)])
        }
      }
    }
    #expect(said(moved).contains("0-1 can't be moved and reloaded in one batch"))
    let inserted = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (collection, keeper) = Phone.forGestures().collection(items: [3])
        collection.performBatchUpdates {
          keeper.items = [4]
          collection.insertItems(at: [IndexPath(item: 2, section: 0)])
          collection.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
        }
      }
    }
    #expect(said(inserted).contains("0-2 can't be inserted, and moved to in one batch"))
  }

  @Test("V1053 a negative place is refused by its name")
  func negativePlace() async {
    let stop = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (table, keeper) = Phone.forGestures().table(rows: [3])
        keeper.rows = [4]
        table.insertRows(at: [IndexPath(item: -1, section: 0)], with: .none)
      }
    }
    #expect(said(stop).contains("nothing can be inserted at 0--1"))
  }

  /// Makes its cells by hand.
  private final class Undequeued: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
  }

  @Test("V1052 a collection takes no cell that was not dequeued; a table does")
  func undequeued() async {
    let stop = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let phone = Phone.forGestures()
        let (collection, source) = (phone.collection().collection, Undequeued())
        collection.dataSource = source
        collection.layoutIfNeeded()
        withExtendedLifetime(source) {}
      }
    }
    #expect(said(stop).contains("the cell for 0-0 has no reuseIdentifier: cells must be dequeued"))
    let phone = Phone.forGestures()
    let (table, asked) = (phone.table(rows: [2]).table, Asked())
    table.dataSource = asked
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 2)
  }
}

/// Two rows, and what was asked about them.
private final class Asked: NSObject, UITableViewDataSource, UITableViewDelegate {
  var heard: [String] = []
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    heard.append("rows")
    return 2
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    heard.append("cell \(indexPath.row)")
    return UITableViewCell()
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    heard.append("ends \(indexPath.row)")
  }
}
