import Foundation
import HeadlessUIKit
import Testing

/// Rules V738, V740 and V742: rows that count as estimated until they come into sight.
@MainActor @Suite("V: rows as estimated") struct EstimatedRowsTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var asked: [Int] = []
    var made: [CGFloat] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      made.append(cell.frame.height)
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      asked.append(indexPath.row)
      return 100
    }
  }

  /// 200 points high.
  private func table(_ source: any UITableViewDataSource, estimate: CGFloat, _ cell: UITableViewCell.Type)
    -> (phone: Phone, table: UITableView)
  {
    let phone = Phone.forGestures()
    let table = UITableView(frame: phone.window.bounds)
    table.estimatedRowHeight = estimate
    table.register(cell, forCellReuseIdentifier: "row")
    table.dataSource = source
    table.delegate = source as? any UITableViewDelegate
    phone.keep(source)
    phone.window.addSubview(table)
    phone.window.layoutIfNeeded()
    return (phone, table)
  }

  @Test("V738 the delegate is asked how high a row is when it comes into sight, before its cell, or is asked for")
  func asked() {
    let rows = Rows()
    let (phone, table) = table(rows, estimate: UITableView.automaticDimension, UITableViewCell.self)
    #expect(rows.asked == [0, 1] && rows.made == [100, 100] && table.contentSize.height == 200 + 98 * 44)
    #expect(table.rectForRow(at: path(50)) == CGRect(x: 0, y: 200 + 48 * 44, width: 200, height: 100))
    #expect(rows.asked == [0, 1, 50])
    phone.window.layoutIfNeeded()
    #expect(table.contentSize == CGSize(width: 200, height: 300 + 97 * 44))
    table.estimatedRowHeight = 60
    table.reloadData()
    phone.window.layoutIfNeeded()
    #expect(table.contentSize == CGSize(width: 200, height: 200 + 98 * 60))
  }

  @Test("V738 with an estimate of 0 it is asked for all of them at once, and for none where it has no such method")
  func all() {
    let rows = Rows()
    let (phone, table) = table(rows, estimate: 0, UITableViewCell.self)
    #expect(rows.asked.count == 100 && table.contentSize.height == 10000)
    let fixed = phone.table(rows: [1000]).table
    #expect(fixed.contentSize.height == 50000)
    final class Own: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    let own = Own()
    own.tableView.rowHeight = 60
    #expect(own.tableView.rectForRow(at: path(8)).maxY == 540)
  }

  @Test("V738 so it is of a single row that the delegate estimates at 0")
  func one() {
    final class Doubtful: NSObject, UITableViewDataSource, UITableViewDelegate {
      var asked: [Int] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == 50 ? 0 : 60
      }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked.append(indexPath.row)
        return 100
      }
    }
    let rows = Doubtful()
    let (_, table) = table(rows, estimate: UITableView.automaticDimension, UITableViewCell.self)
    #expect(rows.asked == [50, 0, 1] && table.contentSize.height == 300 + 97 * 60)
  }

  @Test("V738 a batch of changes asks anew for the rows that are known")
  func changes() {
    final class Growing: NSObject, UITableViewDataSource, UITableViewDelegate {
      var height: CGFloat = 50
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == 1 ? height : 50
      }
    }
    let source = Growing()
    let (_, table) = table(source, estimate: 44, UITableViewCell.self)
    source.height = 90
    #expect(table.rectForRow(at: path(2)).minY == 100)
    table.beginUpdates()
    table.endUpdates()
    #expect(table.rectForRow(at: path(2)).minY == 140)
  }

  private final class LowCell: UITableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 30) }
  }
  private final class HighCell: UITableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 90) }
  }
  private final class Plain: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  @Test("V740 a row that is scrolled to is there, however high others turn out to be", arguments: [true, false])
  func goal(animated: Bool) {
    for cell in [LowCell.self, HighCell.self] as [UITableViewCell.Type] {
      let (phone, table) = table(Plain(), estimate: 60, cell)
      for (row, position) in [(59, UITableView.ScrollPosition.bottom), (30, .top), (12, .middle), (40, .none)] {
        table.scrollToRow(at: path(row), at: position, animated: animated)
        phone.wait(1)
        let (shown, place) = (table.bounds, table.rectForRow(at: path(row)))
        switch position {
        case .top: #expect(place.minY == shown.minY)
        case .middle: #expect(place.midY == shown.midY)
        default: #expect(place.maxY == shown.maxY)
        }
        #expect(table.cellForRow(at: path(row)) != nil)
      }
    }
  }

  @Test("V742 a row above what shows that isn't as high as estimated leaves the others where they are")
  func above() {
    for cell in [LowCell.self, HighCell.self] as [UITableViewCell.Type] {
      let (phone, table) = table(Plain(), estimate: 60, cell)
      table.contentOffset.y = table.rectForRow(at: path(30)).minY
      phone.window.layoutIfNeeded()
      let row = table.indexPathsForVisibleRows?.last ?? path(0)
      let seen = table.rectForRow(at: row).minY - table.contentOffset.y
      table.contentOffset.y -= 25
      phone.window.layoutIfNeeded()
      #expect(table.rectForRow(at: row).minY - table.contentOffset.y == seen + 25)
      #expect(table.indexPathsForVisibleRows?.first == path(29))
    }
  }

  @Test("V750 a rectangle has the rows that begin in it with a whole point, and the one that it begins in")
  func touching() {
    let phone = Phone.forGestures()
    let (table, _) = phone.table(rowHeight: 44)
    func rows(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> [Int]? {
      table.indexPathsForRows(in: CGRect(x: x, y: y, width: width, height: height))?.map(\.row)
    }
    for x in [200.0, 300, -10] { #expect(rows(x, 0, 10, 10) == []) }
    #expect(rows(0, 88, 200, 0) == [2] && rows(0, 0, 0, 0) == [0])
    #expect(rows(0, 43.5, 200, 1) == [0] && rows(0, 10, 200, 34.5) == [0] && rows(0, 10, 200, 35) == [0, 1])
  }
}
