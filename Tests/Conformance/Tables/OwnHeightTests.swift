import Foundation
import HeadlessUIKit
import Testing

/// Rules V1130 and V1253: heights that code gives a table while cells come, in a layout, or before a batch of
/// changes. The table has 200 × 200 points.
@MainActor struct OwnHeightTests {
  @Test("V1130 a height and a delegate that are set as cells come make no cells anew, and rows are chosen")
  func setAsCellsCome() {
    let phone = Phone.forGestures()
    let (table, keeper) = phone.table()
    var asked = 0
    keeper.prepare = { [unowned table, unowned keeper] _, _ in
      asked += 1
      table.rowHeight = 80
      table.delegate = keeper
    }
    table.reloadData()
    phone.window.layoutIfNeeded()
    #expect(asked == 3 && table.visibleCells.map(\.frame.minY) == [0, 80, 160])
    phone.tap(at: (100, 100))
    #expect(phone.listDecisions == ["selects 0-1"] && asked == 3)
  }

  @Test("V1130 two heights in turn come to an end", arguments: [60, 80])
  func inTurn(first: CGFloat) {
    let phone = Phone.forGestures()
    let (table, keeper) = phone.table()
    var asked = 0
    keeper.prepare = { [unowned table] _, place in
      asked += 1
      table.rowHeight = place.row.isMultiple(of: 2) ? first : 140 - first
    }
    table.reloadData()
    phone.window.layoutIfNeeded()
    #expect(asked < 8 && table.visibleCells.count >= 3)
  }

  @Test("V1130 another height moves what shows, which keeps its cells and views, and what is chosen")
  func keepsCells() {
    let phone = Phone.forGestures()
    let (table, keeper) = phone.table(rows: [3, 20])
    keeper.headers = [0: "first"]
    table.sectionHeaderTopPadding = 0
    table.reloadData()
    phone.window.layoutIfNeeded()
    phone.tap(at: (100, 100))
    let (cell, header) = (table.cellForRow(at: IndexPath(row: 1, section: 0)), table.headerView(forSection: 0))
    let lives = (cell as? TestCell)?.lives
    #expect(cell?.frame.minY == 78 && header != nil && lives != nil)
    (table.rowHeight, table.sectionHeaderHeight, table.sectionHeaderTopPadding) = (60, 30, 10)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 100)
    phone.window.layoutIfNeeded()
    #expect(cell === table.cellForRow(at: IndexPath(row: 1, section: 0)) && cell?.frame.minY == 100)
    #expect(header === table.headerView(forSection: 0) && (cell as? TestCell)?.lives == lives)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
  }

  @Test("V1253 where the data source has other rows by then they are loaded with the next layout, and not before")
  func otherRows() {
    let phone = Phone.forGestures()
    let (table, keeper) = phone.table()
    keeper.rows = [2]
    table.rowHeight = 60
    #expect(table.numberOfRows(inSection: 0) == 20)
    phone.window.layoutIfNeeded()
    #expect(table.visibleCells.count == 2 && table.contentSize.height == 120)
  }

  @Test("V1253 a style or a height that is set between a change of the data and the batch for it stops nothing")
  func beforeBatch() {
    let phone = Phone.forGestures()
    let (table, keeper) = phone.table(rows: [3])
    keeper.rows = [4]
    (table.separatorStyle, table.rowHeight) = (.none, 60)
    #expect(table.numberOfRows(inSection: 0) == 3)
    table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .automatic)
    #expect(table.numberOfRows(inSection: 0) == 4 && table.contentSize.height == 240)
    keeper.rows = [3]
    table.beginUpdates()
    (table.separatorStyle, table.rowHeight) = (.singleLine, 40)
    #expect(table.numberOfRows(inSection: 0) == 4)
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    table.endUpdates()
    #expect(table.contentSize.height == 120)
    phone.window.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.minY) == [0, 40, 80])
  }

  @Test("V1253 nor does a style that is set as rows are counted, of a table that nobody lays out between batches")
  func asRowsAreCounted() {
    let phone = Phone.forGestures()
    let source = EmptyAtFirst()
    let table = UITableView(frame: phone.window.bounds)
    table.dataSource = source
    phone.window.addSubview(table)
    phone.window.layoutIfNeeded()
    table.removeFromSuperview()
    for count in 1...3 {
      source.count = count
      table.insertRows(at: [IndexPath(row: count - 1, section: 0)], with: .automatic)
    }
    phone.window.addSubview(table)
    phone.window.layoutIfNeeded()
    #expect(table.visibleCells.count == 3 && table.separatorStyle == .singleLine)
  }

  @Test("V1130 a controller that sets heights in every layout has rows that can be chosen")
  func setInLayouts() {
    let phone = Phone.forGestures()
    let rows = Rows()
    rows.tableView.contentInsetAdjustmentBehavior = .never
    phone.window.rootViewController = rows
    phone.window.layoutIfNeeded()
    phone.tap(at: (100, 80))
    phone.tap(at: (100, 120))
    #expect(rows.chosen == [1, 2] && rows.made <= 5 && phone.drops == [])
  }
}

/// Has lines between its rows where there are some.
private final class EmptyAtFirst: NSObject, UITableViewDataSource {
  var count = 0
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.separatorStyle = count == 0 ? .none : .singleLine
    return count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

private final class Rows: UITableViewController {
  var (made, chosen) = (0, [Int]())

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    tableView.sectionHeaderTopPadding = 0
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tableView.rowHeight = view.bounds.height / 4
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    made += 1
    return UITableViewCell()
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(indexPath.row)
    tableView.setNeedsLayout()
  }
}
