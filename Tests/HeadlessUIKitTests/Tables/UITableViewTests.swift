import Foundation
import HeadlessUIKit
import Testing

@MainActor struct UITableViewTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  // MARK: Places

  @Test func `rows are found by point and by rectangle, in the table's own coordinates`() {
    let bench = Bench(rows: [10, 5])
    let table = bench.table
    table.contentOffset.y = 100
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 49)) == path(0))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 500)) == path(0, 1))
    #expect(table.indexPathForRow(at: CGPoint(x: 200, y: 49)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 750)) == nil)
    #expect(
      table.indexPathsForRows(in: CGRect(x: 0, y: 449, width: 1, height: 60)) == [path(8), path(9), path(0, 1)])
  }

  @Test func `a row is scrolled to the place that is asked for, as far as the content goes`() {
    let table = Bench(rows: [20]).table
    table.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    table.scrollToRow(at: path(10), at: .top, animated: false)
    #expect(table.contentOffset.y == 480)
    table.scrollToRow(at: path(10), at: .bottom, animated: false)
    #expect(table.contentOffset.y == 380)
    table.scrollToRow(at: path(10), at: .middle, animated: false)
    #expect(table.contentOffset.y == 430)
    table.scrollToRow(at: path(12), at: .none, animated: false)
    #expect(table.contentOffset.y == 480)
    table.scrollToRow(at: path(0), at: .bottom, animated: false)
    #expect(table.contentOffset.y == -20)
    table.scrollToRow(at: path(19), at: .top, animated: false)
    #expect(table.contentOffset.y == 830)
  }

  @Test func `the selected row nearest to the middle is scrolled to`() {
    let table = Bench(rows: [20]).table
    table.allowsMultipleSelection = true
    for row in [9, 18] { table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(table.contentOffset.y == 450)
  }

  // MARK: Headers and footers

  @Test func `the table's own header and footer stand around its sections, in their own heights`() {
    let bench = Bench(rows: [2])
    let (header, footer) = (UIView(), UIView())
    header.frame.size.height = 30
    footer.frame.size.height = 40
    bench.table.tableHeaderView = header
    bench.table.tableFooterView = footer
    bench.window.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 200, height: 30))
    #expect(footer.frame == CGRect(x: 0, y: 130, width: 200, height: 40) && bench.table.contentSize.height == 170)
    #expect(bench.window.hitTest(CGPoint(x: 10, y: 140), with: nil) === footer)
    bench.table.tableHeaderView = nil
    bench.window.layoutIfNeeded()
    #expect(header.superview == nil && footer.frame.minY == 100)
  }

  @Test func `a section's footer stands below its rows, and views of sections are used again`() throws {
    let bench = Bench(rows: [2, 2, 2])
    let table = bench.table
    table.register(SectionView.self, forHeaderFooterViewReuseIdentifier: "footer")
    bench.keeper.footer = { table.dequeueReusableHeaderFooterView(withIdentifier: "footer") }
    table.sectionFooterHeight = 20
    table.reloadData()
    bench.window.layoutIfNeeded()
    let first = try #require(table.footerView(forSection: 0) as? SectionView)
    #expect(first.frame == CGRect(x: 0, y: 100, width: 200, height: 20) && first.reuseIdentifier == "footer")
    #expect(table.rectForFooter(inSection: 1) == CGRect(x: 0, y: 220, width: 200, height: 20))
    table.contentOffset.y = 160
    bench.window.layoutIfNeeded()
    #expect(table.footerView(forSection: 0) == nil && table.footerView(forSection: 2) === first && first.lives == 2)
  }

  // MARK: Changes

  @Test func `changes between beginUpdates and endUpdates are made by the outermost one`() {
    let bench = Bench(rows: [3])
    let table = bench.table
    table.beginUpdates()
    table.deleteRows(at: [path(0)], with: .none)
    table.beginUpdates()
    table.insertRows(at: [path(0), path(1)], with: .none)
    table.endUpdates()
    #expect(table.numberOfRows(inSection: 0) == 3)
    bench.keeper.rows = [4]
    table.endUpdates()
    #expect(table.numberOfRows(inSection: 0) == 4)
  }

  // MARK: Cells

  @Test func `an accessory view stands at the right side in its own size, and takes room from the content`() throws
  {
    let bench = Bench(rows: [1])
    let cell = try #require(bench.table.cellForRow(at: path(0)))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    cell.accessoryView = view
    bench.window.layoutIfNeeded()
    #expect(view.frame.maxX <= 200 && view.frame.minX >= cell.contentView.frame.maxX && view.frame.midY == 25)
    #expect(bench.window.hitTest(CGPoint(x: view.frame.midX, y: 25), with: nil) === view)
  }

  @Test func `indentation moves the labels, and not what fingers hit`() throws {
    let bench = Bench(rows: [1])
    let cell = try #require(bench.table.cellForRow(at: path(0)))
    let label = try #require(cell.textLabel)
    bench.window.layoutIfNeeded()
    let start = label.frame.minX
    cell.indentationWidth = 12
    cell.indentationLevel = 2
    bench.window.layoutIfNeeded()
    #expect(label.frame.minX == start + 24 && cell.contentView.frame.minX == 0)
  }

  @Test func `a cell that is used again loses the indentation that the delegate gave it, and keeps its own`() throws
  {
    let bench = Bench(rows: [20])
    let levels = Levels()
    bench.table.delegate = levels
    bench.window.layoutIfNeeded()
    #expect(bench.table.visibleCells.map(\.indentationLevel) == [3, 3, 0, 0])
    for y in [200.0, 400] {
      bench.table.contentOffset.y = y
      bench.window.layoutIfNeeded()
      #expect(bench.table.visibleCells.map(\.indentationLevel) == [0, 0, 0, 0])
    }
    let own = try #require(bench.table.cellForRow(at: path(9)))
    own.indentationLevel = 2
    bench.table.performBatchUpdates(nil)
    #expect(own.indentationLevel == 2)
  }

  @Test func `of two rows that show the same cell, the cell is at the upper one`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let source = OneCell()
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 5 && table.indexPath(for: source.cell) == path(0))
  }

  @Test func `backgrounds lie behind the content: for selection, for several selected rows, for the table`() throws
  {
    let bench = Bench(rows: [1])
    let table = bench.table
    let cell = try #require(table.cellForRow(at: path(0)))
    let (plain, selected, several, whole) = (UIView(), UIView(), UIView(), UIView())
    cell.backgroundView = plain
    cell.selectedBackgroundView = selected
    cell.multipleSelectionBackgroundView = several
    table.backgroundView = whole
    bench.window.layoutIfNeeded()
    #expect(cell.subviews.first === plain && selected.superview == nil && several.superview == nil)
    #expect(table.subviews.first === whole && whole.frame == table.bounds)
    table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    #expect(Array(cell.subviews.prefix(2)) == [plain, selected] && several.superview == nil)
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    table.allowsMultipleSelection = true
    table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    #expect(Array(cell.subviews.prefix(2)) == [plain, several] && selected.superview == nil)
    #expect(bench.window.hitTest(CGPoint(x: 10, y: 10), with: nil) === cell.contentView)
  }

  // MARK: The controller

  @Test func `a table's controller deselects rows when it appears again, unless it is told not to`() {
    for clears in [true, false] {
      UIApplication.start(UIApplication())
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let controller = Rows(style: .plain)
      controller.clearsSelectionOnViewWillAppear = clears
      window.rootViewController = controller
      window.isHidden = false
      window.layoutIfNeeded()
      controller.tableView.selectRow(at: path(1), animated: false, scrollPosition: .none)
      window.isHidden = true
      window.isHidden = false
      #expect(controller.tableView.indexPathForSelectedRow == (clears ? nil : path(1)))
    }
  }
}

/// A table of 200 × 200 points with rows of 50 points, in a window of its own application.
@MainActor private struct Bench {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let keeper: Keeper

  init(rows: [Int]) {
    UIApplication.start(UIApplication())
    keeper = Keeper(rows: rows)
    table.rowHeight = 50
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = keeper
    table.delegate = keeper
    window.addSubview(table)
    window.isHidden = false
    window.layoutIfNeeded()
  }
}

@MainActor private final class Keeper: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows: [Int]
  var footer: () -> UIView? = { nil }
  init(rows: [Int]) { self.rows = rows }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section] }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { footer() }
}

private final class SectionView: UITableViewHeaderFooterView {
  private(set) var lives = 1
  override func prepareForReuse() {
    super.prepareForReuse()
    lives += 1
  }
}

private final class Rows: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

private final class Levels: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    indexPath.row < 2 ? 3 : 0
  }
}

private final class OneCell: NSObject, UITableViewDataSource {
  let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
}
