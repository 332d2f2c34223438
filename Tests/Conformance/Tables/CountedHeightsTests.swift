import Foundation
import HeadlessUIKit
import Testing

/// Rule V670: what a table knows of its rows when it asks for their heights.
@MainActor @Suite("V: heights by counts") struct CountedHeightsTests {
  /// The last row is higher than the others, and an empty section has no header.
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts = [3, 0]
    var told: Set<Int> = []
    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      told.insert(tableView.numberOfRows(inSection: indexPath.section))
      return indexPath.row == tableView.numberOfRows(inSection: indexPath.section) - 1 ? 60 : 44
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      tableView.numberOfRows(inSection: section) == 0 ? 0 : 30
    }
  }

  @Test("V670 whoever is asked for a height may ask the table how many rows there are, as it was told just before")
  func counts() {
    let (phone, rows) = (Phone(), Rows())
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    (table.sectionHeaderTopPadding, table.estimatedRowHeight) = (0, 0)
    phone.window.addSubview(table)
    phone.window.layoutIfNeeded()
    (table.dataSource, table.delegate) = (rows, rows)
    phone.window.layoutIfNeeded()
    #expect(table.contentSize.height == 178)
    rows.told = []
    rows.counts = [5, 1]
    table.reloadData()
    #expect(table.contentSize.height == 356 && rows.told == [5, 1])
    rows.told = []
    rows.counts = [3, 1]
    table.deleteRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .none)
    #expect(table.contentSize.height == 268 && rows.told == [3, 1])
  }
}
