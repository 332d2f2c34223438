import Foundation
import HeadlessUIKit
import Testing

/// Rules V128, V190 to V194, V245 and V1256: fingers on the controls of a table that is edited. Rows are 200 × 40
/// points.
@MainActor @Suite("V: tables that are edited") struct EditedTableTests {
  private class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows: [[String]] = [["a", "b", "c", "d"]]
    var heard: [String] = []
    var style: (IndexPath) -> UITableViewCell.EditingStyle = { _ in .delete }
    var edits: (IndexPath) -> Bool = { _ in true }
    var moves = true
    var indents = true
    var trailing: [UIContextualAction]?
    var target: (IndexPath) -> IndexPath = { $0 }
    var prepare: (UITableViewCell) -> Void = { _ in }

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.accessibilityIdentifier = rows[indexPath.section][indexPath.row]
      cell.contentView.accessibilityIdentifier = "content"
      prepare(cell)
      return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { edits(indexPath) }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { moves }
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
      heard.append("style of \(indexPath.row)?")
      return style(indexPath)
    }
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { indents }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      heard.append("\(editingStyle) \(indexPath.row)")
      if editingStyle == .delete {
        rows[indexPath.section].remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
      }
    }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing.map { UISwipeActionsConfiguration(actions: $0) } }
    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      heard.append("to \(proposedDestinationIndexPath.section)-\(proposedDestinationIndexPath.row)?")
      return target(proposedDestinationIndexPath)
    }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      heard.append(
        "moved \(sourceIndexPath.section)-\(sourceIndexPath.row) to "
          + "\(destinationIndexPath.section)-\(destinationIndexPath.row)")
      let row = rows[sourceIndexPath.section].remove(at: sourceIndexPath.row)
      rows[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { heard.append("begins") }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      heard.append("selects \(indexPath.row)")
    }

    /// What has been heard since the last time.
    func take() -> [String] {
      defer { heard = [] }
      return heard
    }
  }

  private func table(_ rows: Rows, edited: Bool = true) -> (phone: Phone, table: UITableView) {
    let phone = Phone.forGestures()
    let table = UITableView(frame: phone.window.bounds)
    table.rowHeight = 40
    (table.dataSource, table.delegate) = (rows, rows)
    phone.window.addSubview(table)
    phone.keep(rows)
    phone.window.layoutIfNeeded()
    table.isEditing = edited
    phone.window.layoutIfNeeded()
    _ = rows.take()
    return (phone, table)
  }

  private func names(_ table: UITableView) -> [String] {
    table.visibleCells.map { $0.accessibilityIdentifier ?? "" }
  }

  /// A finger that takes the row at a height by its end, goes somewhere, and stays there.
  private func take(_ phone: Phone, from start: Double, to end: Double, x: Double = 180) {
    phone.down(1, at: (x, start))
    phone.move(1, from: (x, start), to: (x, end), steps: 8)
  }

  // MARK: Controls

  @Test("V128 what stands beside an edited row takes the finger, and the row is not selected")
  func places() {
    let rows = Rows()
    let (phone, table) = table(rows)
    table.allowsSelectionDuringEditing = true
    for x in [19.0, 178] { phone.press(at: (x, 20)) }
    #expect(table.indexPathForSelectedRow == nil)
    #expect(phone.hit(100, 20) == "content")
    #expect(
      phone.window.hitTest(CGPoint(x: 10, y: 20), with: nil).map { "\(type(of: $0))" }
        == "UITableViewCellEditControl")
    #expect(
      phone.window.hitTest(CGPoint(x: 190, y: 20), with: nil).map { "\(type(of: $0))" }
        == "UITableViewCellReorderControl")
    #expect(!phone.decisions.contains { $0.hasPrefix("warns") })
    table.isEditing = false
    phone.window.layoutIfNeeded()
    #expect(phone.hit(10, 20) == "content" && phone.hit(190, 20) == "content")
  }

  @Test("V111 a finger across a row whose editing style is none opens nothing")
  func styleNone() {
    let rows = Rows()
    rows.style = { _ in .none }
    let (phone, table) = table(rows, edited: false)
    phone.down(1, at: (190, 20))
    phone.move(1, from: (190, 20), to: (60, 20), steps: 8)
    phone.wait(0.2)
    phone.up(1)
    phone.tap(at: (180, 20))
    #expect(!table.isEditing && rows.rows[0].count == 4)
  }

  @Test("V190 a tap on the control that inserts commits that")
  func inserting() {
    let rows = Rows()
    rows.style = { $0.row == 0 ? .insert : $0.row == 1 ? .delete : .none }
    rows.edits = { $0.row != 3 }
    let (phone, table) = table(rows)
    #expect(table.visibleCells.map(\.editingStyle) == [.insert, .delete, .none, .none])
    phone.tap(at: (19, 20))
    phone.tap(at: (19, 100))
    phone.tap(at: (19, 140))
    #expect(rows.take() == ["insert 0"])
    table.isEditing = false
    #expect(table.visibleCells.allSatisfy { $0.editingStyle == .none })
  }

  @Test("V190 a tap on the control that deletes opens a button, and a tap on that commits; one elsewhere closes it")
  func deleting() {
    let rows = Rows()
    let (phone, table) = table(rows)
    phone.tap(at: (19, 60))
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.showingDeleteConfirmation == true)
    phone.tap(at: (100, 20))
    phone.tap(at: (170, 60))
    #expect(rows.take() == [] && names(table) == ["a", "b", "c", "d"])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.showingDeleteConfirmation == false)
    phone.tap(at: (19, 60))
    phone.tap(at: (170, 60))
    phone.window.layoutIfNeeded()
    #expect(rows.take() == ["delete 1"] && names(table) == ["a", "c", "d"])
  }

  @Test("V190 the delegate's own actions stand in place of the button, and none where it has none")
  func ownActions() {
    let rows = Rows()
    var done = 0
    rows.trailing = [
      UIContextualAction(style: .normal, title: "Archive") { _, _, end in
        done += 1
        end(true)
      }
    ]
    let (phone, _) = table(rows)
    phone.tap(at: (19, 20))
    phone.tap(at: (170, 20))
    #expect(done == 1 && rows.take() == [])
    rows.trailing = []
    phone.tap(at: (19, 20))
    phone.tap(at: (19, 20))
    phone.tap(at: (170, 20))
    #expect(done == 1 && rows.take() == [])
  }

  @Test("V191 content makes room for the control, unless delegate or cell says no")
  func indenting() {
    let rows = Rows()
    rows.moves = false
    rows.style = { $0.row == 1 ? .none : .delete }
    rows.edits = { $0.row != 2 }
    let (phone, table) = table(rows)
    func starts() -> [CGFloat] { table.visibleCells.map { $0.contentView.frame.minX } }
    #expect(starts() == [38, 38, 0, 38])
    table.isEditing = false
    phone.window.layoutIfNeeded()
    #expect(starts() == [0, 0, 0, 0])
    table.cellForRow(at: IndexPath(row: 3, section: 0))?.shouldIndentWhileEditing = false
    table.isEditing = true
    phone.window.layoutIfNeeded()
    #expect(starts() == [38, 38, 0, 0])
    table.isEditing = false
    rows.indents = false
    table.isEditing = true
    phone.window.layoutIfNeeded()
    #expect(starts() == [0, 0, 0, 0])
    phone.tap(at: (19, 20))
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.showingDeleteConfirmation == true)
  }

  @Test("V191 an edited row has the accessory for editing, before the control at its end")
  func accessories() {
    let rows = Rows()
    let (usual, editing) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), UISwitch())
    rows.prepare = { cell in
      guard cell.accessibilityIdentifier == "a" else { return }
      (cell.accessoryView, cell.editingAccessoryView) = (usual, editing)
      cell.accessoryType = .detailButton
    }
    let (phone, table) = table(rows)
    #expect(usual.superview == nil && editing.superview != nil)
    #expect(abs(editing.frame.maxX - (200 - 44 - 16)) < 0.001)
    table.isEditing = false
    phone.window.layoutIfNeeded()
    #expect(usual.superview != nil && editing.superview == nil)
  }

  @Test("V192 where several rows may be selected, styles are not asked for, and a tap on the mark selects the row")
  func marks() {
    let rows = Rows()
    let (phone, table) = table(rows, edited: false)
    table.allowsMultipleSelectionDuringEditing = true
    table.isEditing = true
    phone.window.layoutIfNeeded()
    #expect(rows.take() == [] && table.visibleCells[0].contentView.frame.minX == 38)
    for y in [20.0, 100, 20] { phone.press(at: (15, y)) }
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
    #expect(rows.take() == ["selects 0", "selects 2"])
  }

  @Test("V192 so it is where that is said while the table is edited, and the other way round")
  func marksWhileEdited() {
    let rows = Rows()
    (rows.style, rows.indents) = ({ _ in .none }, false)
    let (phone, table) = table(rows)
    for allows in [true, false, true] {
      table.allowsMultipleSelectionDuringEditing = allows
      phone.window.layoutIfNeeded()
      #expect((table.visibleCells[0].contentView.frame.minX == 38) == allows)
    }
    phone.press(at: (15, 20))
    #expect(table.indexPathForSelectedRow?.row == 0)
  }

  // MARK: Rows in a finger's hand

  @Test("V193 a finger on a row's end takes it along at once; the others make room, and the data source moves it")
  func moving() throws {
    let rows = Rows()
    let (phone, table) = table(rows)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    take(phone, from: 20, to: 90)
    phone.window.layoutIfNeeded()
    #expect(cell.frame.minY == 70 && table.contentOffset == .zero)
    #expect(table.subviews.last { $0 is UITableViewCell } === cell)
    let order = table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map(\.accessibilityIdentifier)
    #expect(order == ["b", "c", "a", "d"])
    #expect(rows.take() == ["to 0-1?", "to 0-2?"])
    phone.up(1)
    phone.window.layoutIfNeeded()
    #expect(rows.take() == ["moved 0-0 to 0-2"] && names(table) == ["b", "c", "a", "d"])
    #expect(cell.frame.minY == 80 && table.indexPath(for: cell) == IndexPath(row: 2, section: 0))
    take(phone, from: 100, to: 10)
    phone.up(1)
    phone.window.layoutIfNeeded()
    #expect(rows.take() == ["to 0-1?", "to 0-0?", "moved 0-2 to 0-0"] && names(table) == ["a", "b", "c", "d"])
  }

  @Test("V193 the delegate may have the row go elsewhere, or stay; a row that goes nowhere is not moved")
  func target() {
    let rows = Rows()
    rows.target = { _ in IndexPath(row: 1, section: 0) }
    let (phone, table) = table(rows)
    take(phone, from: 20, to: 150)
    phone.up(1)
    #expect(rows.take().last == "moved 0-0 to 0-1")
    rows.target = { _ in IndexPath(row: 40, section: 3) }
    take(phone, from: 20, to: 150)
    phone.up(1)
    #expect(!rows.take().contains { $0.hasPrefix("moved") }, "there is no such place")
    take(phone, from: 20, to: 30)
    phone.up(1)
    #expect(rows.take() == [] && names(table) == ["b", "a", "c", "d"])
  }

  @Test("V193 a row goes to another section, also an empty one, past its header")
  func sections() {
    let rows = Rows()
    rows.rows = [["a", "b"], [], ["c"]]
    let (phone, table) = table(rows)
    take(phone, from: 60, to: 75)
    phone.up(1)
    phone.window.layoutIfNeeded()
    #expect(rows.rows == [["a"], [], ["b", "c"]] || rows.rows == [["a"], ["b"], ["c"]])
    #expect(names(table) == ["a", "b", "c"])
    take(phone, from: 100, to: 5)
    phone.up(1)
    phone.window.layoutIfNeeded()
    #expect(rows.rows.first == ["c", "a"] && names(table) == ["c", "a", "b"])
  }

  @Test("V193 a finger that is lost, and a table that is loaded anew, put the row back")
  func lost() {
    let rows = Rows()
    let (phone, table) = table(rows)
    take(phone, from: 20, to: 90)
    phone.report(.lose(1))
    phone.window.layoutIfNeeded()
    #expect(names(table) == ["a", "b", "c", "d"] && table.visibleCells.map(\.frame.minY) == [0, 40, 80, 120])
    take(phone, from: 20, to: 90)
    table.reloadData()
    phone.window.layoutIfNeeded()
    phone.move(1, to: (180, 130))
    phone.up(1)
    phone.window.layoutIfNeeded()
    #expect(!rows.take().contains { $0.hasPrefix("moved") })
    #expect(table.visibleCells.map(\.frame.minY) == [0, 40, 80, 120])
  }

  @Test("V1256 a finger on another row's grip takes nothing as long as one has a row in its hand")
  func secondFinger() {
    let rows = Rows()
    let (phone, table) = table(rows)
    phone.down(1, at: (180, 20))
    phone.down(2, at: (180, 140))
    phone.move(2, from: (180, 140), to: (180, 60), steps: 4)
    phone.up(2)
    #expect(table.hasUncommittedUpdates && rows.take() == [])
    phone.move(1, from: (180, 20), to: (180, 60), steps: 4)
    phone.up(1)
    #expect(rows.take().last == "moved 0-0 to 0-1")
  }

  @Test("V193 a data source that brings the table up to date itself has the row moved once")
  func ownUpdate() {
    final class Updating: Rows {
      override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
      ) {
        super.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
        tableView.moveRow(at: sourceIndexPath, to: destinationIndexPath)
      }
    }
    let rows = Updating()
    let (phone, table) = table(rows)
    take(phone, from: 20, to: 60)
    phone.up(1)
    phone.window.layoutIfNeeded()
    #expect(names(table) == ["b", "a", "c", "d"])
  }

  @Test("V194 a row may be taken where the data source says so itself, a controller overrides it, or the cell asks")
  func whoMoves() {
    class Plain: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    final class Asking: Plain {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.showsReorderControl = true
        return cell
      }
    }
    class Controller: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    final class Moving: Controller {
      override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
      ) {}
    }
    func isTaken(_ source: any UITableViewDataSource) -> Bool {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      table.dataSource = source
      table.isEditing = true
      table.layoutIfNeeded()
      return table.visibleCells.first?.contentView.frame.maxX == 156
    }
    let silent = Rows()
    silent.moves = false
    #expect([Rows(), silent, Plain(), Asking()].map(isTaken) == [true, false, false, true])
    #expect([Controller(), Moving()].map(isTaken) == [false, true])
  }

  @Test("V245 a row near the edge of what shows has the table scroll, until its content ends")
  func scrolling() {
    let rows = Rows()
    rows.rows = [(0..<12).map(String.init)]
    let (phone, table) = table(rows)
    take(phone, from: 20, to: 190)
    phone.wait(0.5)
    #expect(table.contentOffset.y > 100 && table.contentOffset.y < 200)
    phone.wait(5)
    #expect(table.contentOffset.y == 280)
    phone.up(1)
    phone.window.layoutIfNeeded()
    #expect(rows.take().last == "moved 0-0 to 0-11" && rows.rows[0].last == "0")
    #expect(names(table).suffix(2) == ["11", "0"])
    take(phone, from: 100, to: 10)
    phone.move(1, to: (180, 100))
    let place = table.contentOffset.y
    phone.wait(1)
    #expect(table.contentOffset.y == place, "the finger is in the middle again")
  }
}
