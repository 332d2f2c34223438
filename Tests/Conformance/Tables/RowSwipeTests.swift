import Foundation
import HeadlessUIKit
import Testing

/// Rule V1151: how far a finger goes before it opens a row, and who else takes it meanwhile.
@MainActor struct RowSwipeTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var heard: [String] = []
    var hasActions = true
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      guard hasActions else { return nil }
      let action = UIContextualAction(style: .normal, title: "a") { [weak self] _, _, done in
        self?.heard.append("performed")
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [action])
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      heard.append("asked")
      return true
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { heard.append("chosen") }
  }

  private func table() -> (phone: Phone, table: UITableView, rows: Rows) {
    let (phone, rows) = (Phone.forGestures(), Rows())
    phone.window.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    let table = UITableView(frame: phone.window.bounds)
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 44
    (table.dataSource, table.delegate) = (rows, rows)
    phone.window.addSubview(table)
    phone.keep(rows)
    phone.window.layoutIfNeeded()
    return (phone, table, rows)
  }

  private func swipe(_ phone: Phone, _ way: Double, steps: Int) {
    phone.down(1, at: (385, 60))
    phone.move(1, from: (385, 60), to: (385 - way, 60), steps: steps)
    phone.up(1)
  }

  @Test("V1151 a pan around the list takes a finger before its row opens", arguments: [(10, false), (1, true)])
  func around(steps: Int, opens: Bool) {
    let (phone, _, rows) = table()
    let pan = UIPanGestureRecognizer()
    phone.window.addGestureRecognizer(pan)
    var began = 0
    pan.addHandler { if $0.state == .began { began += 1 } }
    swipe(phone, 60, steps: steps)
    #expect(began == (opens ? 0 : 1) && rows.heard == (opens ? ["performed"] : []))
  }

  @Test("V1151 a row opens behind 24 points, and hears of the finger neither before nor then")
  func way() {
    let (phone, table, rows) = table()
    phone.down(1, at: (385, 60))
    phone.move(1, to: (362, 60))
    #expect(!table.isEditing)
    phone.move(1, to: (361, 60))
    #expect(table.isEditing)
    phone.up(1)
    #expect(rows.heard == [])
  }

  @Test("V1151 a finger that goes across less far is a tap")
  func tap() {
    let (phone, _, rows) = table()
    swipe(phone, 20, steps: 4)
    #expect(rows.heard == ["asked", "chosen"])
  }

  @Test("V1151 a row without actions hears of the finger when it has gone far enough for them")
  func without() {
    let (phone, _, rows) = table()
    rows.hasActions = false
    phone.down(1, at: (385, 60))
    phone.move(1, to: (370, 60))
    #expect(rows.heard == [])
    phone.move(1, to: (360, 60))
    #expect(rows.heard == ["asked"])
    phone.up(1)
  }
}
