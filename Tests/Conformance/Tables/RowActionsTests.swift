import Foundation
import HeadlessUIKit
import Testing

/// Rules V71, V111, V171 and V467: what a finger that goes across a row opens.
@MainActor @Suite("V: actions of rows") struct RowActionsTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var heard: [String] = []
    var edits = true
    var trailing: [UIContextualAction] = []
    var leading: [UIContextualAction] = []
    var performsFirst = true
    var begins: (UITableView) -> Void = { _ in }
    var makes: (UITableView, IndexPath) -> UITableViewCell = { _, _ in UITableViewCell() }

    var count = 4

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      makes(tableView, indexPath)
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { edits }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { heard.append("deletes \(indexPath.row)") }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing.isEmpty ? nil : configuration(trailing) }
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { leading.isEmpty ? nil : configuration(leading) }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      heard.append("begins \(indexPath.row)")
      begins(tableView)
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      heard.append("ends \(indexPath?.row ?? -1)")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      heard.append("selects \(indexPath.row)")
    }

    private func configuration(_ actions: [UIContextualAction]) -> UISwipeActionsConfiguration {
      let configuration = UISwipeActionsConfiguration(actions: actions)
      configuration.performsFirstActionWithFullSwipe = performsFirst
      return configuration
    }

    func action(_ title: String, closes: Bool = true) -> UIContextualAction {
      UIContextualAction(style: .normal, title: title) { [weak self] action, view, done in
        self?.heard.append("\(action.title ?? "") \(view is UIButton)")
        if closes { done(true) }
      }
    }
  }

  /// Rows of 44 points, 200 wide.
  private func table(_ rows: Rows) -> (phone: Phone, table: UITableView) {
    let phone = Phone.forGestures()
    let table = UITableView(frame: phone.window.bounds)
    table.rowHeight = 44
    (table.dataSource, table.delegate) = (rows, rows)
    phone.window.addSubview(table)
    phone.keep(rows)
    phone.window.layoutIfNeeded()
    return (phone, table)
  }

  @Test("V143 a finger that scrolls the table closes the row that is open")
  func scrolled() {
    let rows = Rows()
    rows.trailing = [rows.action("a")]
    let (phone, table) = table(rows)
    table.alwaysBounceVertical = true
    swipe(phone, from: 150, to: 60)
    #expect(rows.heard == ["begins 0"])
    phone.down(1, at: (50, 150))
    for step in 1...8 { phone.move(1, to: (50, 150 - Double(step) * 10)) }
    phone.up(1)
    #expect(rows.heard == ["begins 0", "ends 0"])
    phone.wait(2)
    phone.tap(at: (100, 66))
    #expect(rows.heard.last == "selects 1")
  }

  private func swipe(_ phone: Phone, from start: Double, to end: Double, at y: Double = 20) {
    phone.down(1, at: (start, y))
    phone.wait(0.2)
    for step in 1...10 { phone.move(1, to: (start + (end - start) * Double(step) / 10, y)) }
    phone.up(1)
  }

  @Test("V111 a finger that goes across a row opens its actions, the first at the edge; a tap performs one")
  func opening() {
    let rows = Rows()
    rows.trailing = [rows.action("Delete"), rows.action("Flag", closes: false)]
    let (phone, table) = table(rows)
    swipe(phone, from: 190, to: 100)
    #expect(rows.heard == ["begins 0"])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.showingDeleteConfirmation == true)
    phone.tap(at: (90, 20))
    #expect(rows.heard.suffix(1) == ["Flag true"], "the second one, inside of the first")
    phone.tap(at: (190, 20))
    #expect(rows.heard.suffix(2) == ["Delete true", "ends 0"])
    rows.heard = []
    phone.tap(at: (190, 20))
    #expect(rows.heard == ["selects 0"], "closed")
  }

  @Test("V467 a table is editing as long as a row is swiped open, and its other rows show nothing of it")
  func editing() {
    let rows = Rows()
    rows.trailing = [rows.action("a", closes: false)]
    let (phone, table) = table(rows)
    swipe(phone, from: 190, to: 100)
    #expect(table.isEditing && table.visibleCells.allSatisfy { !$0.isEditing })
    table.setEditing(false, animated: true)
    #expect(!table.isEditing && rows.heard == ["begins 0", "ends 0"])
    swipe(phone, from: 190, to: 100)
    phone.tap(at: (20, 150))
    #expect(!table.isEditing && rows.heard.suffix(2) == ["begins 0", "ends 0"])
  }

  @Test("V467 a reload under a finger that opens a row closes it, and the finger does nothing more")
  func reloadedUnderFinger() {
    let rows = Rows()
    rows.trailing = [rows.action("a", closes: false)]
    let (phone, table) = table(rows)
    phone.down(1, at: (190, 20))
    phone.move(1, from: (190, 20), to: (120, 20))
    #expect(table.isEditing && rows.heard == ["begins 0"])
    table.reloadData()
    #expect(!table.isEditing && rows.heard == ["begins 0", "ends 0"])
    phone.move(1, from: (120, 20), to: (40, 20))
    phone.up(1)
    rows.heard = []
    phone.tap(at: (20, 20))
    #expect(!table.isEditing && rows.heard == ["selects 0"])
    rows.begins = { $0.reloadData() }
    rows.heard = []
    swipe(phone, from: 190, to: 100)
    #expect(!table.isEditing && rows.heard == ["begins 0", "ends 0"])
  }

  @Test("V467 a table's controller is set editing meanwhile, so that its edit button closes the row")
  func controllerEditing() {
    final class List: UITableViewController {
      var heard: [String] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        heard.append("\(editing) \(animated)")
        super.setEditing(editing, animated: animated)
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
      ) {}
    }
    let (phone, list) = (Phone.forGestures(), List())
    phone.window.rootViewController = list
    phone.window.layoutIfNeeded()
    let button = list.editButtonItem
    swipe(phone, from: 190, to: 130)
    #expect(list.heard == ["true true"] && list.isEditing && button.title == "Done")
    #expect(list.tableView.visibleCells.map(\.showingDeleteConfirmation) == [true, false, false])
    #expect(list.tableView.visibleCells.allSatisfy { !$0.isEditing })
    button.primaryAction?.performWithSender(nil, target: nil)
    #expect(!list.isEditing && !list.tableView.isEditing && button.title == "Edit")
    #expect(list.tableView.visibleCells.allSatisfy { !$0.showingDeleteConfirmation })
  }

  private final class StatedCell: UITableViewCell {
    var heard: [String] = []
    override func willTransition(to state: UITableViewCell.StateMask) {
      super.willTransition(to: state)
      heard.append("will \(state.rawValue) \(isEditing) \(showingDeleteConfirmation)")
    }
    override func didTransition(to state: UITableViewCell.StateMask) {
      super.didTransition(to: state)
      heard.append("did \(state.rawValue) \(isEditing) \(showingDeleteConfirmation)")
    }
  }

  @Test("V180 a row hears before and after it is edited, and before and after its actions open and close")
  func states() throws {
    let rows = Rows()
    rows.trailing = [rows.action("Delete")]
    let (phone, table) = table(rows)
    table.register(StatedCell.self, forCellReuseIdentifier: "row")
    rows.makes = { $0.dequeueReusableCell(withIdentifier: "row", for: $1) }
    table.reloadData()
    phone.window.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? StatedCell)
    swipe(phone, from: 190, to: 100)
    #expect(cell.heard == ["will 2 false false", "did 2 false true"])
    cell.heard = []
    phone.tap(at: (190, 20))
    #expect(cell.heard == ["will 0 false true", "did 0 false false"])
    cell.heard = []
    table.setEditing(true, animated: false)
    table.setEditing(true, animated: false)
    table.setEditing(false, animated: false)
    #expect(
      cell.heard == ["will 1 false false", "did 1 true false", "will 0 true false", "did 0 false false"],
      "once for each change")
  }

  @Test("V111 a short swipe opens nothing, and the row is not selected; where there are no actions it is")
  func short() {
    let rows = Rows()
    rows.trailing = [rows.action("Delete")]
    let (phone, table) = table(rows)
    swipe(phone, from: 190, to: 165)
    #expect(rows.heard == ["begins 0", "ends 0"] && table.indexPathForSelectedRow == nil)
    rows.heard = []
    swipe(phone, from: 100, to: 130)
    #expect(rows.heard == ["selects 0"], "there are none on the other side")
    rows.heard = []
    rows.edits = false
    swipe(phone, from: 190, to: 100)
    #expect(rows.heard == ["selects 0"], "it can't be edited")
  }

  @Test("V111 beyond the middle of the row the first one is performed, unless the configuration forbids it")
  func full() {
    let rows = Rows()
    rows.leading = [rows.action("Pin")]
    let (phone, _) = table(rows)
    swipe(phone, from: 10, to: 150)
    #expect(rows.heard == ["begins 0", "Pin true", "ends 0"])
    rows.heard = []
    rows.performsFirst = false
    swipe(phone, from: 10, to: 150)
    #expect(rows.heard == ["begins 0"])
    phone.tap(at: (20, 20))
    #expect(rows.heard == ["begins 0", "Pin true", "ends 0"])
  }

  @Test("V111 a row that goes while a finger is on its way across it performs nothing")
  func gone() {
    let rows = Rows()
    rows.trailing = [rows.action("Delete")]
    let (phone, table) = table(rows)
    phone.pull((-150, 0), from: (190, 100))
    #expect(rows.heard == ["begins 2"])
    rows.count = 1
    table.reloadData()
    phone.up(1)
    #expect(rows.heard == ["begins 2", "ends 2"] && table.visibleCells.count == 1)
  }

  @Test("V111 a finger anywhere else in the table closes the row, and does nothing more; so does reloading")
  func closing() {
    let rows = Rows()
    rows.trailing = [rows.action("Delete")]
    let (phone, table) = table(rows)
    swipe(phone, from: 190, to: 120)
    phone.tap(at: (20, 100))
    #expect(rows.heard == ["begins 0", "ends 0"])
    rows.heard = []
    swipe(phone, from: 190, to: 120)
    table.setEditing(false, animated: true)
    swipe(phone, from: 190, to: 120)
    table.reloadData()
    #expect(rows.heard == ["begins 0", "ends 0", "begins 0", "ends 0"])
  }

  @Test("V171 what opens a row is a pan of the table's: the cell loses the finger, and so does a button in it")
  func taken() throws {
    let rows = Rows()
    rows.trailing = [rows.action("Delete")]
    let (phone, table) = table(rows)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let button = UIButton(frame: CGRect(x: 150, y: 0, width: 50, height: 44))
    var pressed: [String] = []
    button.addAction(UIAction { _ in pressed.append("pressed") }, for: .touchUpInside)
    button.addAction(UIAction { _ in pressed.append("cancelled") }, for: .touchCancel)
    cell.contentView.addSubview(button)
    swipe(phone, from: 190, to: 100)
    #expect(rows.heard == ["begins 0"] && pressed == ["cancelled"] && !cell.isHighlighted)
    table.setEditing(false, animated: false)
    swipe(phone, from: 190, to: 192)
    #expect(pressed == ["cancelled", "pressed"])
  }

  @Test("V171 in a pager the page turns, and no row opens")
  func inPager() {
    let rows = Rows()
    rows.trailing = [rows.action("Delete")]
    let (phone, table) = table(rows)
    let pager = UIScrollView(frame: phone.window.bounds)
    pager.contentSize = CGSize(width: 600, height: 200)
    pager.addSubview(table)
    phone.window.addSubview(pager)
    swipe(phone, from: 190, to: 100)
    #expect(rows.heard == [] && pager.contentOffset.x == 80)
  }

  @Test("V171 a finger from the screen's edge goes back first of all")
  func fromEdge() {
    let rows = Rows()
    rows.leading = [rows.action("Pin")]
    let (phone, _) = table(rows)
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    phone.window.addGestureRecognizer(edge)
    swipe(phone, from: 2, to: 150)
    #expect(rows.heard == [])
    swipe(phone, from: 30, to: 180)
    #expect(rows.heard == ["begins 0", "Pin true", "ends 0"])
  }

  @Test("V71 a swipe to the left deletes where the data source says itself that the row can be edited")
  func deleting() {
    let rows = Rows()
    let (phone, table) = table(rows)
    swipe(phone, from: 190, to: 120)
    phone.tap(at: (180, 20))
    #expect(rows.heard == ["begins 0", "deletes 0", "ends 0"])
    final class Plain: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let plain = Plain()
    table.dataSource = plain
    phone.keep(plain)
    phone.window.layoutIfNeeded()
    rows.heard = []
    for _ in 0..<2 { swipe(phone, from: 190, to: 120) }
    #expect(rows.heard == ["selects 0", "selects 0"], "nothing says that it deletes")
    #expect(phone.decisions.filter { $0.contains("whether Plain deletes rows can't be known") }.count == 1)
  }

  @Test("V71 so does a table's controller that overrides what deletes")
  func controller() {
    final class Deleting: UITableViewController {
      var deleted: [Int] = []
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
      ) { deleted.append(indexPath.row) }
    }
    let phone = Phone.forGestures()
    let rows = Deleting()
    rows.tableView.contentInsetAdjustmentBehavior = .never
    rows.tableView.rowHeight = 44
    phone.window.rootViewController = rows
    phone.window.layoutIfNeeded()
    swipe(phone, from: 190, to: 120)
    #expect(rows.deleted == [] && rows.tableView.indexPathForSelectedRow == nil)
    phone.tap(at: (180, 20))
    #expect(rows.deleted == [0])
    let plain = UITableViewController()
    #expect(plain.tableView(plain.tableView, canEditRowAt: IndexPath(row: 0, section: 0)))
  }

  @Test("V71 the actions from before iOS 11 are shown alike, and stay until the table's editing is ended")
  func older() {
    final class Older: NSObject, UITableViewDataSource, UITableViewDelegate {
      var heard: [String] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
      ) -> [UITableViewRowAction]? {
        [UITableViewRowAction(style: .normal, title: "More") { self.heard.append("\($0.title ?? "") \($1.row)") }]
      }
    }
    let (phone, older) = (Phone.forGestures(), Older())
    let table = UITableView(frame: phone.window.bounds)
    table.rowHeight = 44
    (table.dataSource, table.delegate) = (older, older)
    phone.window.addSubview(table)
    phone.window.layoutIfNeeded()
    // None is performed by a finger that goes all the way.
    swipe(phone, from: 190, to: 10)
    #expect(older.heard == [])
    phone.tap(at: (180, 20))
    phone.tap(at: (180, 20))
    #expect(older.heard == ["More 0", "More 0"])
    table.isEditing = false
    phone.tap(at: (180, 20))
    #expect(older.heard.count == 2 && table.indexPathForSelectedRow?.row == 0)
  }
}
