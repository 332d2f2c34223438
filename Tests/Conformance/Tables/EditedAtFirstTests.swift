import Foundation
import HeadlessUIKit
import Testing

/// Rule V1255: a table that is set editing before its first layout.
@MainActor struct EditedAtFirstTests {
  private final class Rows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.setEditing(true, animated: true)
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }

  @Test("V1255 a table that is set editing before its first layout asks for no cells then, and they come edited")
  func controller() {
    let (phone, rows) = (Phone.forGestures(), Rows())
    phone.window.rootViewController = rows
    phone.window.layoutIfNeeded()
    #expect(rows.tableView.visibleCells.map(\.isEditing) == [true, true, true])
    #expect(rows.tableView.visibleCells.allSatisfy { $0.editingStyle == .delete && $0.contentView.frame.minX > 0 })
    rows.tableView.isEditing = false
    #expect(rows.tableView.visibleCells.map(\.isEditing) == [false, false, false])
  }
}
