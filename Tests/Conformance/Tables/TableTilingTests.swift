import Foundation
import HeadlessUIKit
import Testing

/// Group V: which rows a table shows, and in which cells.
@MainActor struct TableTilingTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  @Test("V18 a registered class is made by its own initializer, shows only rows in sight, and is used again")
  func reuse() throws {
    let phone = Phone.forGestures()
    let (table, _) = phone.table()
    let first = try #require(table.visibleCells.first as? TestCell)
    #expect(table.visibleCells.count == 4 && first.styleGiven == .default && first.reuseIdentifier == "cell")
    table.contentOffset.y = 50
    phone.window.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows == (1...4).map { path($0) })
    table.contentOffset.y = 100
    phone.window.layoutIfNeeded()
    #expect(table.indexPath(for: first) == path(5) && first.lives == 2)
    table.contentOffset.y = 849
    phone.window.layoutIfNeeded()
    #expect(table.visibleCells.count == 4 && table.indexPathsForVisibleRows?.last == path(19))
  }

  @Test("V19 a plain table's header floats, and keeps touches from the rows behind it")
  func floatingHeader() {
    let phone = Phone.forGestures()
    let (table, keeper) = phone.table(rows: [10, 10])
    keeper.headers = [0: "A", 1: "B"]
    table.sectionHeaderHeight = 30
    table.reloadData()
    table.contentOffset.y = 100
    phone.window.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 100, width: 200, height: 30))
    #expect(table.rectForHeader(inSection: 0).minY == 22)
    phone.tap(at: (100, 29))
    #expect(table.indexPathForSelectedRow == nil)
    phone.tap(at: (100, 31))
    #expect(table.indexPathForSelectedRow == path(1))
    // The next section pushes it out.
    table.contentOffset.y = 532
    phone.window.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 522)
  }

  @Test("V19 it floats below what the table's content is set in by")
  func floatsBelowTheInset() {
    let phone = Phone.forGestures()
    let (table, keeper) = phone.table(rows: [20])
    keeper.headers = [0: "A"]
    table.contentInset.top = 30
    table.reloadData()
    for offset in [CGFloat(0), 100] {
      table.contentOffset.y = offset
      phone.window.layoutIfNeeded()
      #expect(table.headerView(forSection: 0)?.frame.minY == offset + 30)
    }
  }

  @Test("V19 a grouped table's header scrolls with its rows")
  func groupedHeader() {
    let phone = Phone.forGestures()
    let (table, keeper) = phone.table(rows: [10, 10], style: .grouped)
    keeper.headers = [0: "A"]
    table.sectionHeaderHeight = 30
    table.reloadData()
    table.contentOffset.y = 20
    phone.window.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 0)
  }

  @Test("V20 sizes that nobody chose (our constants)")
  func sizes() {
    let phone = Phone.forGestures()
    let (table, keeper) = phone.table(rowHeight: UITableView.automaticDimension)
    #expect(table.rectForRow(at: path(0)) == CGRect(x: 0, y: 0, width: 200, height: 44))
    keeper.headers = [0: "A"]
    table.reloadData()
    #expect(table.rectForHeader(inSection: 0).height == 28)
    let grouped = phone.table(rows: [1, 1], style: .grouped).table
    #expect(grouped.rectForHeader(inSection: 0).height == 35)
    #expect(grouped.rectForFooter(inSection: 0).height == 17.5)
    let inset = phone.table(rows: [1], style: .insetGrouped).table
    #expect(inset.rectForRow(at: path(0)).minX == 20 && inset.rectForRow(at: path(0)).width == 160)
  }

  @Test("V21 what was put on a cell before its content view was first asked for lies behind it")
  func besideTheContent() {
    let phone = Phone.forGestures()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    cell.addSubview(button)
    phone.window.addSubview(cell)
    phone.window.layoutIfNeeded()
    #expect(cell.hitTest(CGPoint(x: 10, y: 10), with: nil) === cell.contentView)
    cell.contentView.addSubview(button)
    #expect(cell.hitTest(CGPoint(x: 10, y: 10), with: nil) === button)
  }

  @Test("V22 rows that come and go take cells and selection with them; made anew they are not selected (ours)")
  func changes() throws {
    let phone = Phone.forGestures()
    let (table, keeper) = phone.table(rows: [4, 2])
    phone.tap(at: (100, 75))
    let cell = try #require(table.cellForRow(at: path(1)))
    keeper.rows = [4, 2]
    table.performBatchUpdates {
      table.deleteRows(at: [path(3)], with: .fade)
      table.insertRows(at: [path(0)], with: .automatic)
    }
    phone.window.layoutIfNeeded()
    #expect(table.indexPath(for: cell) == path(2) && cell.frame.minY == 100)
    #expect(table.indexPathForSelectedRow == path(2))
    keeper.rows = [1, 4, 2]
    table.insertSections([0], with: .none)
    table.moveRow(at: path(2, 1), to: path(0, 1))
    phone.window.layoutIfNeeded()
    #expect(table.indexPathForSelectedRow == path(0, 1) && cell.frame.minY == 50)
    table.reloadRows(at: [path(0, 1)], with: .none)
    phone.window.layoutIfNeeded()
    #expect(table.indexPathForSelectedRow == nil)
    keeper.rows = [9, 4, 2]
    table.reloadSections([0], with: .none)
    #expect(table.numberOfRows(inSection: 0) == 9)
    keeper.rows = [4, 2]
    table.deleteSections([0], with: .none)
    #expect(table.numberOfSections == 2)
  }

  @Test("V22 a finger stays on its row when rows come above it; on a row that goes its highlight ends (ours)")
  func changesUnderFinger() throws {
    let phone = Phone.forGestures()
    let (table, keeper) = phone.table(rows: [4])
    let cell = try #require(table.cellForRow(at: path(0)))
    phone.down(1, at: (100, 25))
    phone.wait(0.2)
    _ = phone.journal.take()
    keeper.rows = [5]
    table.insertRows(at: [path(0)], with: .none)
    phone.window.layoutIfNeeded()
    #expect(cell.isHighlighted && table.indexPath(for: cell) == path(1))
    phone.up(1)
    #expect(phone.journal.take() == ["unhighlighted 0-1"])
    #expect(!cell.isHighlighted && table.indexPathForSelectedRow == nil)
    phone.down(1, at: (100, 25))
    phone.wait(0.2)
    keeper.rows = [4]
    table.deleteRows(at: [path(0)], with: .none)
    phone.window.layoutIfNeeded()
    phone.up(1)
    #expect(phone.journal.take() == ["should highlight 0-0?", "highlighted 0-0", "unhighlighted 0-0"])
    #expect(table.visibleCells.allSatisfy { !$0.isHighlighted } && table.indexPathForSelectedRow == nil)
  }

  @Test("V56 deleting or moving a row that is not there stops the program, also where the counts agree by accident")
  func absentRows() async {
    let deleted = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (table, _) = Phone.forGestures().table(rows: [3])
        table.deleteRows(at: [IndexPath(row: 5, section: 0)], with: .none)
      }
    }
    #expect(said(deleted).contains("UITableView: there is no 0-5 to delete, reload or move"))
    let moved = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (table, keeper) = Phone.forGestures().table(rows: [3])
        keeper.rows = [4]
        table.moveRow(at: IndexPath(row: 3, section: 0), to: IndexPath(row: 0, section: 0))
      }
    }
    #expect(said(moved).contains("UITableView: there is no 0-3 to delete, reload or move"))
    let section = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Phone.forGestures().table(rows: [3]).table.reloadSections([1], with: .none) }
    }
    #expect(said(section).contains("UITableView: there is no section 1 to delete or reload"))
  }

  @Test("V55 sectionHeaderTopPadding lies above a header, belongs to the table, and is missing where no header is")
  func topPadding() {
    let phone = Phone.forGestures()
    let (table, keeper) = phone.table(rows: [2, 2])
    keeper.headers = [0: "A"]
    #expect(table.sectionHeaderTopPadding == UITableView.automaticDimension)
    table.reloadData()
    phone.window.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 200, height: 28))
    #expect(table.rectForRow(at: path(0)).minY == 50 && table.rectForRow(at: path(0, 1)).minY == 150)
    table.sectionHeaderTopPadding = 20
    table.reloadData()
    phone.window.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 20, width: 200, height: 28))
    #expect(table.headerView(forSection: 0)?.frame.minY == 20 && table.rect(forSection: 0).minY == 0)
    #expect(phone.hit(100, 10) == "list" && phone.hit(100, 30) != "list")
    #expect(table.rectForRow(at: path(0)).minY == 48 && table.rectForRow(at: path(0, 1)).minY == 148)
  }

  @Test("V55 a grouped table has no padding above its headers of itself, and takes what it is told")
  func groupedTopPadding() {
    let phone = Phone.forGestures()
    let (table, keeper) = phone.table(rows: [2], style: .grouped)
    keeper.headers = [0: "A"]
    table.reloadData()
    phone.window.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0).minY == 0)
    table.sectionHeaderTopPadding = 20
    phone.window.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0).minY == 20)
  }

  @Test("V23 a table whose rows fit can be pulled all the same")
  func bounces() {
    let phone = Phone.forGestures()
    let (table, _) = phone.table(rows: [1])
    phone.down(1, at: (100, 150))
    phone.move(1, from: (100, 150), to: (100, 190))
    #expect(table.contentOffset.y < 0 && table.isDragging)
  }

  @Test("V27, V232 a drag ends editing, where the list says so")
  func keyboard() {
    let phone = Phone.forGestures()
    let (table, _) = phone.table()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    phone.window.addSubview(field)
    for (mode, stays) in [
      (UIScrollView.KeyboardDismissMode.none, true), (.onDrag, false), (.onDragWithAccessory, false),
    ] {
      table.keyboardDismissMode = mode
      field.becomeFirstResponder()
      phone.drag(1, from: (100, 150), to: (100, 120))
      phone.wait(3)
      #expect(field.isFirstResponder == stays)
    }
  }
}
