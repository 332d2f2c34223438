import Foundation
import HeadlessUIKit
import Testing

/// Rules V485, V486 and V488: how long a table's rows stay selected, and who hears of it.
@MainActor @Suite("V: what is selected in a table") struct TableSelectionTests {
  private func place(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test("V485 rows that were chosen during editing are deselected at its end, and nobody is told")
  func endOfEditing() {
    let phone = Phone.forGestures()
    let (table, _) = phone.table()
    table.allowsMultipleSelectionDuringEditing = true
    table.isEditing = true
    phone.window.layoutIfNeeded()
    for y in [25.0, 75] { phone.press(at: (100, y)) }
    #expect(table.indexPathsForSelectedRows?.count == 2)
    _ = phone.journal.take()
    table.setEditing(false, animated: true)
    #expect(table.indexPathsForSelectedRows == nil && phone.journal.take() == [])
    #expect(table.cellForRow(at: place(0))?.isSelected == false)
  }

  @Test("V485 a selected row is deselected where editing lets none be selected, and stays where it does")
  func beginning() {
    let phone = Phone.forGestures()
    let (table, _) = phone.table()
    table.selectRow(at: place(1), animated: false, scrollPosition: .none)
    table.allowsSelectionDuringEditing = true
    table.isEditing = true
    #expect(table.indexPathForSelectedRow == place(1))
    table.isEditing = false
    table.selectRow(at: place(1), animated: false, scrollPosition: .none)
    table.allowsSelectionDuringEditing = false
    table.isEditing = true
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test(
    "V486 a notification tells of what a finger selects and deselects, and of nothing else")
  func posted() {
    let phone = Phone.forGestures()
    let (table, _) = phone.table()
    let name = UITableView.selectionDidChangeNotification
    let heard = NotificationCenter.default.addObserver(forName: name, object: table, queue: nil) { note in
      let rows = (note.object as? UITableView).map { table in
        MainActor.assumeIsolated { (table.indexPathsForSelectedRows ?? []).map(\.row) }
      }
      MainActor.assumeIsolated { phone.journal.note("posted \(rows ?? [-1])") }
    }
    defer { NotificationCenter.default.removeObserver(heard) }
    func posts() -> [String] { phone.journal.take().filter { $0.hasPrefix("posted") } }
    phone.press(at: (100, 25))
    phone.press(at: (100, 75))
    #expect(posts() == ["posted [0]", "posted [1]"])
    phone.press(at: (100, 75))
    #expect(posts() == [])
    table.selectRow(at: place(2), animated: false, scrollPosition: .none)
    #expect(posts() == [])
    table.allowsMultipleSelection = true
    phone.press(at: (100, 125))
    #expect(posts() == ["posted []"])
  }

  private final class List: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  @Test("V488 a table's controller deselects when it appears again, but where several rows may be selected")
  func appearing() {
    let (phone, list) = (Phone.forGestures(), List(style: .plain))
    let stack = UINavigationController(rootViewController: list)
    phone.window.rootViewController = stack
    phone.window.layoutIfNeeded()
    func goAndComeBack() {
      stack.pushViewController(UIViewController(), animated: false)
      phone.application.endTurn()
      stack.popViewController(animated: false)
      phone.application.endTurn()
    }
    list.tableView.selectRow(at: place(1), animated: false, scrollPosition: .none)
    list.tableView.allowsMultipleSelection = true
    goAndComeBack()
    #expect(list.tableView.indexPathForSelectedRow == place(1))
    list.tableView.allowsMultipleSelection = false
    goAndComeBack()
    #expect(list.tableView.indexPathForSelectedRow == nil)
  }

  @Test("V535 a collection in which no more than one may be selected keeps one, and tells nobody")
  func one() {
    let phone = Phone.forGestures()
    let (list, _) = phone.collection()
    list.allowsMultipleSelection = true
    for item in 0...2 {
      list.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    _ = phone.journal.take()
    list.allowsMultipleSelection = false
    #expect(list.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)] && phone.journal.take() == [])
  }

  @Test("V535 a table keeps what is selected until a finger selects one")
  func several() {
    let phone = Phone.forGestures()
    let (table, _) = phone.table()
    table.allowsMultipleSelection = true
    for row in 0...2 {
      table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    table.allowsMultipleSelection = false
    #expect(table.indexPathsForSelectedRows?.count == 3)
    phone.press(at: (100, 175))
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 3, section: 0)])
  }
}
