import Foundation
import HeadlessUIKit
import Testing

/// Rules V1039 and V1040: a finger's speed on a row, and fingers on the buttons of one that is open.
@MainActor @Suite("V: flicks across rows") struct RowFlickTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var heard: [String] = []
    var titles = ["a", "b"]
    var performsFirst = true
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let actions = titles.map { title in
        UIContextualAction(style: .normal, title: title) { [weak self] _, _, done in
          self?.heard.append(title)
          done(true)
        }
      }
      let configuration = UISwipeActionsConfiguration(actions: actions)
      configuration.performsFirstActionWithFullSwipe = performsFirst
      return configuration
    }
  }

  /// Rows of 44 points, 390 wide, whose buttons are 74 points wide.
  private func table(_ titles: [String]) -> (phone: Phone, table: UITableView, rows: Rows) {
    let (phone, rows) = (Phone.forGestures(), Rows())
    phone.window.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    let table = UITableView(frame: phone.window.bounds)
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 44
    rows.titles = titles
    (table.dataSource, table.delegate) = (rows, rows)
    phone.window.addSubview(table)
    phone.keep(rows)
    phone.window.layoutIfNeeded()
    return (phone, table, rows)
  }

  /// So far across, to the left, within so many hundredths of a second.
  private func swipe(
    _ phone: Phone, _ way: Double, from start: Double = 385, within steps: Int, rests: Bool = false
  ) {
    phone.down(1, at: (start, 60))
    phone.move(1, from: (start, 60), to: (start - way, 60), steps: steps)
    if rests { phone.wait(0.2) }
    phone.up(1)
  }

  @Test("V1039 while the table is edited no finger opens a row")
  func whileEditing() {
    let (phone, table, rows) = table(["a"])
    table.setEditing(true, animated: false)
    phone.window.layoutIfNeeded()
    swipe(phone, 60, within: 3)
    swipe(phone, 300, within: 8, rests: true)
    #expect(rows.heard == [] && table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minX == 0)
    #expect(!(table.subviews.contains { "\(type(of: $0))" == "UISwipeActionPullView" }))
  }

  @Test("V1039 a flick opens a row however short it is, unless the finger rests before it lifts")
  func flicks() {
    for (titles, way, steps) in [(["a"], 30.0, 3), (["a", "b"], 60, 5), (["a", "b", "c"], 100, 7)] {
      let (phone, table, rows) = table(titles)
      swipe(phone, way, within: steps, rests: true)
      #expect(!table.isEditing)
      swipe(phone, way, within: steps)
      #expect(table.isEditing && rows.heard == [])
    }
  }

  @Test("V1039 a fling performs the first action where it may, and one that goes back closes")
  func flings() {
    let (phone, table, rows) = table(["a", "b"])
    swipe(phone, 120, within: 5)
    #expect(rows.heard == ["a"] && !table.isEditing)
    rows.performsFirst = false
    swipe(phone, 120, within: 5)
    #expect(rows.heard == ["a"] && table.isEditing)
    table.setEditing(false, animated: false)
    phone.down(1, at: (385, 60))
    phone.move(1, from: (385, 60), to: (200, 60), steps: 20)
    phone.move(1, from: (200, 60), to: (290, 60), steps: 9)
    phone.up(1)
    #expect(!table.isEditing)
  }

  @Test("V1040 a finger that goes back across an open row's buttons closes it, and presses none")
  func back() {
    for (start, way, steps) in [(250.0, -100.0, 40), (250, -40, 5), (380, -8, 2)] {
      let (phone, table, rows) = table(["a", "b"])
      swipe(phone, 120, within: 40)
      #expect(table.isEditing)
      swipe(phone, way, from: start, within: steps)
      #expect(rows.heard == (way < -10 ? [] : ["a"]) && !table.isEditing)
    }
  }

  @Test("V1040 one that goes on performs the first action, once it has taken half of what the buttons leave")
  func onward() {
    let (phone, table, rows) = table(["a", "b"])
    swipe(phone, 120, within: 40)
    swipe(phone, 60, from: 250, within: 40, rests: true)
    #expect(rows.heard == [] && table.isEditing)
    swipe(phone, 140, from: 250, within: 40, rests: true)
    #expect(rows.heard == ["a"] && !table.isEditing)
  }

  @Test("V1040 a finger that is lost on an open row leaves it open; up and down it scrolls and closes it")
  func others() {
    let (phone, table, rows) = table(["a", "b"])
    table.contentInset.bottom = 900
    swipe(phone, 120, within: 40)
    phone.down(1, at: (250, 60))
    phone.move(1, from: (250, 60), to: (300, 60))
    phone.report(.lose(1))
    #expect(table.isEditing && rows.heard == [])
    phone.drag(from: (250, 60), to: (250, 20))
    #expect(!table.isEditing && rows.heard == [] && table.contentOffset.y > 0)
  }
}
