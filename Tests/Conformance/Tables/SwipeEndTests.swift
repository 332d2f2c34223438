import Foundation
import HeadlessUIKit
import Testing

/// Rule V1252: when a delegate hears that a row is closed which a change of the rows closes. Rows have 50 points.
@MainActor struct SwipeEndTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 4
    var heard: [String] = []
    var delete: (UITableView, IndexPath) -> Void = { _, _ in }
    var ended: (UITableView, IndexPath) -> Void = { _, _ in }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let action = UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, done in
        count -= 1
        delete(tableView, indexPath)
        heard.append("deleted")
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [action])
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      heard.append("ended at \(indexPath?.row ?? -1) of \(tableView.numberOfRows(inSection: 0))")
      if let indexPath { ended(tableView, indexPath) }
    }
  }

  private func deleteRow(of rows: Rows) -> (phone: Phone, table: UITableView) {
    let phone = Phone.forGestures()
    let table = UITableView(frame: phone.window.bounds)
    table.rowHeight = 50
    (table.dataSource, table.delegate) = (rows, rows)
    phone.window.addSubview(table)
    phone.window.layoutIfNeeded()
    phone.pull((-100, 0), from: (150, 75))
    phone.liftAtRest()
    #expect(table.isEditing)
    phone.tap(at: (180, 75))
    return (phone, table)
  }

  @Test("V1252 the delegate hears that a row is closed when the rows have changed, and may change them then")
  func deletes() {
    let changes: [(UITableView, IndexPath) -> Void] = [
      { table, place in table.deleteRows(at: [place], with: .fade) },
      { table, place in
        table.beginUpdates()
        table.deleteRows(at: [place], with: .fade)
        table.endUpdates()
      },
      { table, place in table.performBatchUpdates { table.deleteRows(at: [place], with: .fade) } },
      { table, _ in table.reloadData() },
    ]
    let answers: [(UITableView, IndexPath) -> Void] = [
      { table, _ in table.reloadData() },
      { table, place in table.reloadRows(at: [place], with: .none) },
    ]
    for change in changes {
      for answer in answers {
        let rows = Rows()
        (rows.delete, rows.ended) = (change, answer)
        let (phone, table) = deleteRow(of: rows)
        phone.window.layoutIfNeeded()
        #expect(rows.heard == ["ended at 1 of 3", "deleted"])
        #expect(table.visibleCells.count == 3 && !table.isEditing)
      }
    }
  }

  @Test("V1252 in the batch that closes it the row is not edited any more")
  func inBatch() {
    let rows = Rows()
    var isEditing: [Bool] = []
    rows.delete = { [unowned rows] table, place in
      table.performBatchUpdates {
        table.deleteRows(at: [place], with: .fade)
        isEditing.append(table.isEditing)
        rows.heard.append("in the batch")
      }
    }
    _ = deleteRow(of: rows)
    #expect(isEditing == [false] && rows.heard == ["in the batch", "ended at 1 of 3", "deleted"])
  }

  @Test("V1252 a controller that has a row more while it is edited may be swiped in")
  func rowToAddWith() {
    final class Adding: UITableViewController {
      var heard: [Bool] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        heard.append(editing)
        let was = isEditing
        super.setEditing(editing, animated: animated)
        guard was != editing else { return }
        let last = [IndexPath(row: 3, section: 0)]
        if editing {
          tableView.insertRows(at: last, with: .fade)
        } else {
          tableView.deleteRows(at: last, with: .fade)
        }
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        isEditing ? 4 : 3
      }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
      ) {}
    }
    let (phone, list) = (Phone.forGestures(), Adding())
    phone.window.rootViewController = list
    phone.window.layoutIfNeeded()
    phone.pull((-100, 0), from: (150, 66))
    phone.liftAtRest()
    phone.window.layoutIfNeeded()
    #expect(list.heard == [true, false])
    #expect(!list.isEditing && !list.tableView.isEditing && list.tableView.visibleCells.count == 3)
  }
}
