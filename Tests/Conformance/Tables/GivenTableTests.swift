import Foundation
import HeadlessUIKit
import Testing

/// Rules V1250 and V1251: tables that code gives a table's controller, and what it does before they appear.
@MainActor struct GivenTableTests {
  private class Rows: UITableViewController {
    var (count, chosen) = (3, [Int]())
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath.row)
    }
  }

  private func show(_ rows: Rows) -> Phone {
    let phone = Phone.forGestures()
    phone.window.rootViewController = rows
    phone.window.layoutIfNeeded()
    return phone
  }

  @Test("V1250 a table that code gives a table's controller has it for data source and delegate")
  func given() {
    final class Grouped: Rows {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView = UITableView(frame: .zero, style: .grouped)
      }
    }
    let rows = Grouped()
    let phone = show(rows)
    #expect(rows.tableView.dataSource === rows && rows.tableView.visibleCells.count == 3)
    let row = rows.tableView.rectForRow(at: IndexPath(row: 1, section: 0))
    phone.tap(at: (100, row.midY - rows.tableView.contentOffset.y))
    #expect(rows.chosen == [1] && rows.view === rows.tableView)
  }

  @Test("V1250 so has one that an override of loadView gives it")
  func givenAsItLoads() {
    final class Loading: Rows {
      override func loadView() { tableView = UITableView(frame: .zero, style: .grouped) }
    }
    let rows = Loading()
    let phone = show(rows)
    #expect(rows.tableView.delegate === rows && rows.tableView.visibleCells.count == 3)
    phone.window.rootViewController = nil
  }

  @Test("V1250 a data source and a delegate that code has set stay")
  func setBefore() {
    let (rows, others) = (Rows(), [Rows(), Rows()])
    let phone = show(rows)
    for isSource in [true, false] {
      let table = UITableView()
      if isSource { table.dataSource = others[0] } else { table.delegate = others[1] }
      rows.tableView = table
      #expect(table.dataSource === (isSource ? others[0] : rows))
      #expect(table.delegate === (isSource ? rows : others[1]))
    }
    phone.window.rootViewController = nil
  }

  @Test("V1251 a controller's table is loaded anew before it appears for the first time, and selects nothing then")
  func loadedAnew() {
    final class Selecting: Rows {
      var (before, after) = (0, 0)
      override func viewDidLoad() {
        super.viewDidLoad()
        clearsSelectionOnViewWillAppear = false
        tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      }
      override func viewWillAppear(_ animated: Bool) {
        count += 1
        before = tableView.numberOfRows(inSection: 0)
        super.viewWillAppear(animated)
        after = tableView.numberOfRows(inSection: 0)
      }
    }
    let rows = Selecting()
    let phone = show(rows)
    #expect((rows.before, rows.after) == (3, 4) && rows.tableView.indexPathForSelectedRow == nil)
    #expect(rows.tableView.visibleCells.count == 4)
    phone.tap(at: (100, 66))
    #expect(rows.chosen == [1])
    rows.viewWillAppear(false)
    #expect((rows.before, rows.after) == (4, 4) && rows.tableView.indexPathForSelectedRow?.row == 1)
  }
}
