import Foundation
import HeadlessUIKit
import Testing

/// Group V: what fingers do to the rows of a table.
@MainActor struct TableTests {

  @Test("V1 a finger hits a cell's content view, and its touches climb to the cell and the table")
  func hit() {
    let phone = Phone.forGestures()
    let (table, _) = phone.table()
    phone.down(1, at: (100, 75))
    #expect(phone.decisions.contains("1 hits content0-1"))
    phone.wait(0.2)
    #expect(phone.hops == ["content0-1 began 1", "cell0-1 began 1", "list began 1"])
    #expect(table.hitTest(CGPoint(x: 100, y: 75), with: nil)?.superview === table.visibleCells[1])
  }

  @Test("V1007 a table fits its rows, its own header and footer, before it is laid out and after")
  func fitting() {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let (table, rows) = (UITableView(frame: .zero, style: .plain), Rows())
    (table.rowHeight, table.dataSource) = (48, rows)
    let wide = CGSize(width: 250, height: CGFloat.greatestFiniteMagnitude)
    #expect(table.sizeThatFits(wide) == CGSize(width: 250, height: 144))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 6))
    table.frame.size = CGSize(width: 250, height: 100)
    table.layoutIfNeeded()
    #expect(table.sizeThatFits(wide) == CGSize(width: 250, height: 150))
    table.sizeToFit()
    #expect(table.frame.size == CGSize(width: 250, height: 150))
  }

  @Test("V2 a row is highlighted when its content hears of the landing: after the scroll view's delay")
  func highlight() {
    let phone = Phone.forGestures()
    let (table, _) = phone.table()
    phone.down(1, at: (100, 75))
    phone.wait(0.1)
    #expect(!table.visibleCells[1].isHighlighted)
    phone.wait(0.1)
    #expect(table.visibleCells[1].isHighlighted)
    #expect(table.visibleCells.filter(\.isHighlighted).count == 1)
    phone.up(1)
    #expect(!table.visibleCells[1].isHighlighted)
  }

  @Test("V3 a finger that lifts on its row selects it: the cell, the table's list, the delegate")
  func selection() {
    let phone = Phone.forGestures()
    let (table, _) = phone.table()
    phone.tap(at: (100, 75))
    #expect(table.visibleCells[1].isSelected)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(phone.journal.take().last == "selected 0-1")
    #expect(phone.listDecisions == ["selects 0-1"])
  }

  @Test("V144 a cell that is made ready hears whether it is selected and highlighted, also where it is neither")
  func madeReady() {
    final class Dressed: UITableViewCell {
      var heard: [String] = []
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        heard.append("selected \(selected)")
      }
      override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        heard.append("highlighted \(highlighted)")
      }
    }
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { Dressed() }
    }
    let (phone, source) = (Phone(), Source())
    let table = UITableView(frame: phone.window.bounds)
    table.dataSource = source
    phone.window.addSubview(table)
    phone.window.layoutIfNeeded()
    #expect((table.visibleCells.first as? Dressed)?.heard == ["selected false", "highlighted false"])
  }

  @Test("V4 with allowsSelection off nothing is highlighted or selected, and the delegate is not asked")
  func selectionOff() {
    let phone = Phone.forGestures()
    let (table, _) = phone.table()
    table.allowsSelection = false
    phone.press(at: (100, 75))
    #expect(phone.journal.take() == [])
    #expect(phone.listDecisions == ["refuses 0-1 notAllowed"])
  }

  @Test("V4 while the table is edited its own permission counts")
  func selectionWhileEditing() {
    let phone = Phone.forGestures()
    let (table, _) = phone.table()
    table.setEditing(true, animated: false)
    phone.tap(at: (100, 75))
    #expect(table.indexPathForSelectedRow == nil)
    table.allowsSelectionDuringEditing = true
    phone.tap(at: (100, 75))
    #expect(table.indexPathForSelectedRow?.row == 1 && table.visibleCells.allSatisfy(\.isEditing))
  }

  @Test("V5 a row that must not be highlighted is not selected either, and nothing more is asked")
  func shouldHighlight() {
    let phone = Phone.forGestures()
    let (table, keeper) = phone.table()
    keeper.highlights = false
    phone.press(at: (100, 75))
    #expect(phone.journal.take() == ["should highlight 0-1?"])
    #expect(table.indexPathForSelectedRow == nil)
    #expect(phone.listDecisions == ["refuses 0-1 shouldHighlightSaidNo"])
  }

  @Test("V6 a table's delegate hears of highlight, its end, the new row, the old one's end, and the selection")
  func order() {
    let phone = Phone.forGestures()
    _ = phone.table()
    phone.tap(at: (100, 25))
    #expect(
      phone.journal.take() == [
        "should highlight 0-0?", "highlighted 0-0", "unhighlighted 0-0", "will select 0-0", "selected 0-0",
      ])
    phone.tap(at: (100, 75))
    #expect(
      phone.journal.take() == [
        "should highlight 0-1?", "highlighted 0-1", "unhighlighted 0-1", "will select 0-1", "will deselect 0-0",
        "deselected 0-0", "selected 0-1",
      ])
  }

  @Test("V7 the delegate may have another row selected, or none")
  func willSelect() {
    let phone = Phone.forGestures()
    let (table, keeper) = phone.table()
    keeper.select = { IndexPath(row: $0.row + 1, section: 0) }
    phone.tap(at: (100, 75))
    #expect(table.indexPathForSelectedRow?.row == 2 && phone.journal.take().last == "selected 0-2")
    keeper.select = { _ in nil }
    phone.tap(at: (100, 25))
    #expect(table.indexPathForSelectedRow?.row == 2 && phone.journal.take().last == "will select 0-0")
    #expect(phone.listDecisions == ["selects 0-2", "refuses 0-0 selectionSaidNo"])
  }

  @Test("V8 the delegate may keep the old row selected")
  func willDeselect() {
    let phone = Phone.forGestures()
    let (table, keeper) = phone.table()
    phone.tap(at: (100, 25))
    keeper.deselect = { _ in nil }
    phone.tap(at: (100, 75))
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [0, 1])
    #expect(phone.listDecisions == ["selects 0-0", "refuses 0-0 deselectionSaidNo", "selects 0-1"])
  }

  @Test("V10 with multiple selection rows are selected beside each other, and a selected one is deselected")
  func several() {
    let phone = Phone.forGestures()
    let (table, _) = phone.table()
    table.allowsMultipleSelection = true
    phone.tap(at: (100, 75))
    phone.tap(at: (100, 25))
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [1, 0])
    _ = phone.journal.take()
    phone.tap(at: (100, 75))
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [0])
    #expect(phone.journal.take().suffix(2) == ["will deselect 0-1", "deselected 0-1"])
  }

  @Test("V11 selecting from code tells the delegate nothing")
  func fromCode() {
    let phone = Phone.forGestures()
    let (table, _) = phone.table()
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    table.selectRow(at: IndexPath(row: 9, section: 0), animated: false, scrollPosition: .top)
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [9] && table.contentOffset.y == 450)
    phone.window.layoutIfNeeded()
    #expect(table.visibleCells.first?.isSelected == true)
    table.deselectRow(at: IndexPath(row: 9, section: 0), animated: false)
    #expect(table.indexPathForSelectedRow == nil && phone.journal.take() == [])
  }

  @Test("V12 a finger that scrolls takes the touch from its row, which is not highlighted any more nor selected")
  func scrolling() {
    let phone = Phone.forGestures()
    let (table, _) = phone.table()
    phone.down(1, at: (100, 75))
    phone.wait(0.2)
    #expect(phone.journal.take() == ["should highlight 0-1?", "highlighted 0-1"])
    phone.move(1, to: (100, 40))
    phone.up(1)
    #expect(phone.journal.take() == ["unhighlighted 0-1"])
    #expect(table.indexPathForSelectedRow == nil && table.contentOffset.y > 0)
  }

  @Test("V13 a finger that leaves its row without scrolling ends the highlight, and selects nothing (ours)")
  func leaving() {
    let phone = Phone.forGestures()
    let (table, _) = phone.table()
    table.isScrollEnabled = false
    phone.down(1, at: (100, 75))
    phone.move(1, to: (100, 99))
    #expect(phone.journal.take() == ["should highlight 0-1?", "highlighted 0-1"])
    phone.move(1, to: (100, 100))
    phone.move(1, to: (100, 75))
    phone.up(1)
    #expect(phone.journal.take() == ["unhighlighted 0-1"] && table.indexPathForSelectedRow == nil)
  }

  @Test("V14 a control in a cell keeps its touches: the row is neither highlighted nor selected")
  func control() {
    let phone = Phone.forGestures()
    let (_, keeper) = phone.table()
    keeper.prepare = { cell, _ in
      let button = LoudControl("button", CGRect(x: 0, y: 0, width: 60, height: 50), keeper.journal)
      cell.contentView.addSubview(button)
    }
    (phone.window.subviews.first as? UITableView)?.reloadData()
    phone.window.layoutIfNeeded()
    phone.tap(at: (30, 75))
    #expect(phone.journal.take() == ["button down", "button up inside"])
  }

  @Test("V15 a tap that an ancestor's recognizer takes selects nothing, unless it leaves touches alone")
  func ancestorTap() {
    let phone = Phone.forGestures()
    let (table, _) = phone.table()
    let tap = phone.add(UITapGestureRecognizer(), "tap", to: phone.window)
    phone.tap(at: (100, 75))
    #expect(table.indexPathForSelectedRow == nil)
    #expect(phone.journal.take() == ["tap ended"])
    tap.cancelsTouchesInView = false
    phone.tap(at: (100, 75))
    #expect(table.indexPathForSelectedRow?.row == 1)
  }

  @Test("V16 a detail button tells the delegate, and selects nothing")
  func accessory() {
    let phone = Phone.forGestures()
    let (table, keeper) = phone.table()
    keeper.prepare = { cell, _ in cell.accessoryType = .detailButton }
    table.reloadData()
    phone.window.layoutIfNeeded()
    phone.tap(at: (190, 75))
    #expect(phone.journal.take() == ["accessory of 0-1"] && table.indexPathForSelectedRow == nil)
    phone.tap(at: (100, 75))
    #expect(table.indexPathForSelectedRow?.row == 1)
  }

  @Test("V17 controls and labels of a highlighted cell's content are highlighted, unless its style is none")
  func content() throws {
    let phone = Phone.forGestures()
    let (table, _) = phone.table()
    for (row, style) in [(1, UITableViewCell.SelectionStyle.default), (2, .none)] {
      let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
      cell.selectionStyle = style
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      cell.contentView.addSubview(button)
      phone.down(1, at: (100, Double(row) * 50 + 25))
      phone.wait(0.2)
      #expect(cell.isHighlighted)
      #expect(button.isHighlighted == (style == .default))
      #expect(cell.textLabel?.isHighlighted == false)
      phone.report(.lose(1))
      #expect(!button.isHighlighted)
    }
  }

  @Test("V17 a control that a finger is on keeps its highlight")
  func touchedControl() throws {
    let phone = Phone.forGestures()
    let (table, _) = phone.table()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    cell.contentView.addSubview(button)
    phone.down(1, at: (25, 75))
    phone.wait(0.2)
    cell.setHighlighted(true, animated: false)
    cell.setHighlighted(false, animated: false)
    #expect(button.isTracking && button.isHighlighted)
    phone.up(1)
    #expect(!button.isHighlighted)
  }

  @Test("V172 a table controller's edit button has its table edited")
  func editButton() {
    let phone = Phone.forGestures()
    let list = UITableViewController()
    phone.window.rootViewController = list
    let button = list.editButtonItem
    #expect(!list.tableView.isEditing)
    button.primaryAction?.performWithSender(nil, target: nil)
    #expect(list.tableView.isEditing && button.title == "Done")
    list.setEditing(false, animated: true)
    #expect(!list.tableView.isEditing)
    let late = UITableViewController()
    late.isEditing = true
    #expect(late.tableView.isEditing)
  }

  @Test("V534 a table without a data source has one section, and no row in it")
  func bare() {
    let table = UITableView()
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 0)
    #expect(
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()).numberOfSections == 0)
  }

  @Test("V536 a row that is scrolled to in a plain table stands below its section's header, which stays in sight")
  func belowHeader() {
    let phone = Phone.forGestures()
    let (table, keeper) = phone.table(rows: [20, 20])
    keeper.headers = [1: "second"]
    table.sectionHeaderHeight = 30
    table.reloadData()
    phone.window.layoutIfNeeded()
    let row = IndexPath(row: 5, section: 1)
    for position in [UITableView.ScrollPosition.top, .none] {
      table.contentOffset.y = 1700
      table.scrollToRow(at: row, at: position, animated: false)
      phone.window.layoutIfNeeded()
      #expect(table.rectForRow(at: row).minY - table.contentOffset.y == 30)
      #expect(table.headerView(forSection: 1)?.frame.minY == table.contentOffset.y)
    }
    table.sectionFooterHeight = 20
    keeper.footers = [1: "end"]
    table.reloadData()
    table.contentOffset.y = 0
    table.scrollToRow(at: row, at: .bottom, animated: false)
    #expect(table.contentOffset.y + 200 == table.rectForRow(at: row).maxY + 20)
    let (grouped, other) = phone.table(rows: [20, 20], style: .grouped)
    other.headers = [1: "second"]
    grouped.reloadData()
    phone.window.layoutIfNeeded()
    grouped.scrollToRow(at: row, at: .top, animated: false)
    #expect(grouped.contentOffset.y == grouped.rectForRow(at: row).minY)
  }

  @Test("V536 a table that each cell has scrolled to its end as it comes is there when those cells have come")
  func scrolledByCells() {
    final class Chat: NSObject, UITableViewDataSource, UITableViewDelegate {
      var comes = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
      ) {
        comes += 1
        guard comes < 1000 else { return }
        tableView.scrollToRow(at: IndexPath(row: 29, section: 0), at: .bottom, animated: false)
      }
    }
    let (phone, chat) = (Phone(), Chat())
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    (table.dataSource, table.delegate) = (chat, chat)
    phone.window.addSubview(table)
    phone.window.layoutIfNeeded()
    #expect(chat.comes < 30 && table.contentOffset.y == table.contentSize.height - 400)
    #expect(table.indexPathsForVisibleRows?.last?.row == 29)
  }
}
