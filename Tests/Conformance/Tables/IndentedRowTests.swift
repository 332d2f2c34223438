import Foundation
import HeadlessUIKit
import Testing

/// Rules V1027 and V1028: rows that code indents, and the end of a batch.
@MainActor @Suite("V: indented rows") struct IndentedRowTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.indentationLevel = indexPath.row % 2 * 5
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = String(repeating: "many words ", count: 6)
      return cell
    }
  }

  private func table() -> (phone: Phone, table: UITableView) {
    let (phone, rows) = (Phone.forGestures(), Rows())
    let table = UITableView(frame: phone.window.bounds)
    (table.dataSource, table.delegate) = (rows, rows)
    phone.keep(rows)
    phone.window.addSubview(table)
    phone.window.layoutIfNeeded()
    return (phone, table)
  }

  @Test("V1027 the indentation that code gives a cell stays, and its texts have the room that it leaves")
  func byCode() throws {
    let (_, table) = table()
    let cells = Array(table.visibleCells.prefix(2))
    #expect(cells.map(\.indentationLevel) == [0, 5])
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height > cells[0].frame.height)
  }

  @Test("V1028 the completion of a batch of changes comes when the turn ends, also that of an empty one")
  func completion() {
    let (phone, table) = table()
    table.performBatchUpdates(nil) { [journal = phone.journal] in journal.note("complete \($0)") }
    #expect(phone.journal.take() == [])
    phone.application.endTurn()
    #expect(phone.journal.take() == ["complete true"])
  }
}
