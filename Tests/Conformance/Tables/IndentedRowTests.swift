import Foundation
import HeadlessUIKit
import Testing

/// Rules V1027, V1028 and V1320: rows that code indents, and the end of a batch.
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

  @Test("V1028 the completion of a batch of changes comes when its rows would have moved")
  func completion() {
    let phone = Phone.forGestures()
    let (table, keeper) = phone.table(rows: [3])
    deleteFirst(of: table, keeper, phone)
    #expect(table.numberOfRows(inSection: 0) == 2)
    phone.application.endTurn()
    phone.wait(0.39)
    #expect(phone.journal.take() == [])
    phone.wait(0.02)
    #expect(phone.journal.take() == ["complete true"])
  }

  @Test("V1028 where none would move the completion comes when the turn ends")
  func completionAtOnce() {
    let phone = Phone.forGestures()
    let (table, keeper) = phone.table(rows: [3])
    UIView.performWithoutAnimation { deleteFirst(of: table, keeper, phone) }
    #expect(phone.journal.take() == [])
    phone.application.endTurn()
    #expect(phone.journal.take() == ["complete true"])
    table.performBatchUpdates(nil) { [journal = phone.journal] in journal.note("complete \($0)") }
    #expect(phone.journal.take() == [])
    phone.application.endTurn()
    #expect(phone.journal.take() == ["complete true"])
    table.removeFromSuperview()
    deleteFirst(of: table, keeper, phone)
    #expect(phone.journal.take() == [])
    phone.application.endTurn()
    #expect(phone.journal.take() == ["complete false"])
  }

  @Test(
    "V1320 a transaction around changes of rows is complete when they would have moved", arguments: [true, false])
  func transaction(animates: Bool) {
    let phone = Phone.forGestures()
    let (table, keeper) = phone.table(rows: [3])
    UIView.setAnimationsEnabled(animates)
    CATransaction.begin()
    CATransaction.setCompletionBlock { [journal = phone.journal] in journal.note("complete") }
    table.beginUpdates()
    keeper.rows[0] -= 1
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    table.endUpdates()
    CATransaction.commit()
    UIView.setAnimationsEnabled(true)
    phone.application.endTurn()
    phone.wait(0.39)
    #expect(phone.journal.take() == (animates ? [] : ["complete"]))
    phone.wait(0.02)
    #expect(phone.journal.take() == (animates ? ["complete"] : []))
  }

  private func deleteFirst(of table: UITableView, _ keeper: TableKeeper, _ phone: Phone) {
    table.performBatchUpdates(
      {
        keeper.rows[0] -= 1
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      }, completion: { [journal = phone.journal] in journal.note("complete \($0)") })
  }
}
