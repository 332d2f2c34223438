import Foundation
import HeadlessUIKit
import Testing

/// Rules S100 and S101: where a table stands that code scrolls before its first layout, or beyond all of its
/// content. It has 200 × 200 points, and rows of 50.
@MainActor struct TableOffsetTests {
  private let end = CGPoint(x: 0, y: CGFloat.greatestFiniteMagnitude)

  /// In no window yet.
  private func table(_ phone: Phone, rows: Int = 20) -> UITableView {
    let keeper = TableKeeper(rows: [rows], phone.journal)
    let table = UITableView(frame: phone.window.bounds)
    table.rowHeight = 50
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (keeper, keeper)
    phone.keep(keeper)
    return table
  }

  private func show(_ table: UITableView, on phone: Phone) {
    phone.window.addSubview(table)
    phone.window.layoutIfNeeded()
  }

  @Test("S100 a table stands where code has scrolled it before its first layout, if there is so much of it")
  func beforeFirstLayout() {
    for (rows, place) in [(20, 56.0), (4, 6), (2, -20)] {
      let phone = Phone.forGestures()
      let table = table(phone, rows: rows)
      table.contentInset.top = 20
      #expect(table.contentOffset.y == -20)
      table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 6))
      table.contentOffset.y = 56
      show(table, on: phone)
      #expect(table.contentOffset.y == place && table.visibleCells.count > 1)
    }
  }

  @Test("S100 so does a controller's that hides what is above its rows", arguments: [false, true])
  func hiddenHeader(asItAppears: Bool) {
    final class Rows: UITableViewController {
      var asItAppears = false
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 56))
        if !asItAppears { tableView.contentOffset = CGPoint(x: 0, y: 56) }
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if asItAppears { tableView.contentOffset = CGPoint(x: 0, y: 56) }
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let (phone, rows) = (Phone.forGestures(), Rows())
    rows.asItAppears = asItAppears
    phone.window.rootViewController = UINavigationController(rootViewController: rows)
    phone.window.layoutIfNeeded()
    phone.wait(0.1)
    #expect(rows.tableView.contentOffset.y == 56)
  }

  @Test("S100 content at its upper edge stays at it meanwhile, also where it is set in")
  func atItsEdge() {
    let phone = Phone.forGestures()
    let table = table(phone)
    table.contentInset.top = 30
    table.contentInset.top = 10
    #expect(table.contentOffset.y == -10)
    show(table, on: phone)
    #expect(table.contentOffset.y == -10)
  }

  @Test("S101 the greatest offset scrolls a table to its end, before its first layout and later")
  func toTheEnd() {
    let phone = Phone.forGestures()
    let table = table(phone)
    table.contentInset.bottom = 10
    table.setContentOffset(end, animated: false)
    show(table, on: phone)
    #expect(table.contentOffset.y == 810 && table.indexPathsForVisibleRows?.last?.row == 19)
    for change in [{ table.reloadData() }, { table.reloadRows(at: [IndexPath(row: 19, section: 0)], with: .none) }]
    {
      table.contentOffset = .zero
      change()
      table.setContentOffset(end, animated: false)
      table.layoutIfNeeded()
      #expect(table.contentOffset.y == 810 && table.indexPathsForVisibleRows?.last?.row == 19)
    }
    phone.tap(at: (100, 100))
    #expect(table.indexPathForSelectedRow?.row == 18)
  }

  @Test("S101 so it does animated, also where rows come before the animation is over")
  func animated() {
    let phone = Phone.forGestures()
    let (table, keeper) = phone.table()
    table.setContentOffset(end, animated: true)
    keeper.rows = [30]
    table.reloadData()
    phone.wait(0.1)
    #expect(table.contentOffset.y > 0 && table.contentOffset.y < 1300)
    phone.wait(1)
    phone.window.layoutIfNeeded()
    #expect(table.contentOffset.y == 1300 && table.indexPathsForVisibleRows?.last?.row == 29)
  }

  @Test("S101 rows at the end that count as estimated are measured first", arguments: [20.0, 100])
  func measured(height: Double) {
    final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
      var height: CGFloat = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
    }
    let (phone, rows) = (Phone.forGestures(), Rows())
    rows.height = height
    let table = UITableView(frame: phone.window.bounds)
    (table.dataSource, table.delegate) = (rows, rows)
    show(table, on: phone)
    table.setContentOffset(end, animated: false)
    phone.window.layoutIfNeeded()
    #expect(table.contentOffset.y == table.contentSize.height - 200)
    #expect(table.indexPathsForVisibleRows?.last?.row == 49)
    #expect(table.indexPathsForVisibleRows?.count == Int(200 / height))
  }

  @Test("S101 what is only a part beyond its range stays there")
  func beyondItsRange() {
    let phone = Phone.forGestures()
    let (table, _) = phone.table()
    table.contentOffset.y = 950
    phone.window.layoutIfNeeded()
    #expect(table.contentOffset.y == 950)
    table.contentOffset.y = 1000
    phone.window.layoutIfNeeded()
    #expect(table.contentOffset.y == 800)
  }

  @Test("S26 a table doesn't rest beyond its end as rows above what shows turn out higher, and those below lower")
  func measuredAround() {
    final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == 24 ? 100 : indexPath.row > 25 ? 20 : 44
      }
    }
    let (phone, rows) = (Phone.forGestures(), Rows())
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    (table.dataSource, table.delegate) = (rows, rows)
    show(table, on: phone)
    table.contentOffset.y = 1100
    phone.window.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows == [IndexPath(row: 25, section: 0)])
    table.frame.size.height = 150
    table.contentOffset.y = 1090
    phone.window.layoutIfNeeded()
    #expect(table.contentOffset.y == table.contentSize.height - 150)
  }
}
