import Foundation
import HeadlessUIKit
import Testing

/// Rules V847 to V849: rows of lists where people read from the right. Tables and cells are 200 points wide.
@MainActor struct TurnedRowTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var heard: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { actions("trailing") }
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { actions("leading") }

    private func actions(_ title: String) -> UISwipeActionsConfiguration {
      let action = UIContextualAction(style: .normal, title: title) { [weak self] _, _, done in
        self?.heard.append(title)
        done(true)
      }
      let configuration = UISwipeActionsConfiguration(actions: [action])
      configuration.performsFirstActionWithFullSwipe = false
      return configuration
    }
  }

  @Test(
    "V847 a row's accessory stands at the left of its content, what edits it at the right, as its table is read")
  func parts() throws {
    let phone = Phone.forGestures()
    let (table, keeper) = phone.table(rows: [2])
    keeper.prepare = { cell, _ in cell.accessoryType = .detailButton }
    keeper.titles = ["A"]
    table.semanticContentAttribute = .forceRightToLeft
    table.reloadData()
    phone.window.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.contentView.frame == CGRect(x: 44, y: 0, width: 156, height: 50))
    #expect(table.subviews.first { "\(type(of: $0))" == "UITableViewIndex" }?.frame.minX == 0)
    phone.tap(at: (30, 25))
    #expect(phone.journal.take() == ["accessory of 0-0"])
    cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
    cell.textLabel?.text = "a"
    phone.window.layoutIfNeeded()
    #expect(cell.imageView?.frame.maxX == 140 && cell.textLabel?.frame.minX == 16)
    cell.semanticContentAttribute = .forceLeftToRight
    phone.window.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 0 && cell.imageView?.frame.minX == 16)
    cell.semanticContentAttribute = .unspecified
    table.isEditing = true
    phone.window.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 162, height: 50))
  }

  @Test("V848 the trailing end of a row is its left one: a finger to the right opens what is there")
  func swipes() throws {
    let (phone, rows) = (Phone.forGestures(), Rows())
    let table = UITableView(frame: phone.window.bounds)
    table.rowHeight = 50
    (table.dataSource, table.delegate) = (rows, rows)
    table.semanticContentAttribute = .forceRightToLeft
    phone.window.addSubview(table)
    phone.window.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    phone.drag(from: (30, 25), to: (150, 25))
    #expect(cell.showingDeleteConfirmation)
    phone.tap(at: (20, 25))
    phone.wait(1)
    phone.drag(from: (170, 25), to: (50, 25))
    #expect(!cell.showingDeleteConfirmation)
    phone.tap(at: (180, 25))
    phone.wait(1)
    #expect(rows.heard == ["trailing", "leading"])
    table.isEditing = true
    phone.window.layoutIfNeeded()
    phone.tap(at: (180, 25))
    #expect(cell.showingDeleteConfirmation)
    phone.tap(at: (20, 25))
    #expect(rows.heard == ["trailing", "leading", "trailing"])
  }

  @Test("V849 a list cell's trailing accessories stand at the left, and its leading ones at the right")
  func accessories() {
    let phone = Phone.forGestures()
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    var taps = 0
    cell.accessories = [
      .detail { taps += 1 },
      .customView(configuration: .init(customView: mark, placement: .leading())),
    ]
    cell.semanticContentAttribute = .forceRightToLeft
    phone.window.addSubview(cell)
    phone.window.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 60, y: 0, width: 104, height: 44) && mark.frame.minX == 164)
    phone.tap(at: (30, 22))
    #expect(taps == 1)
    cell.semanticContentAttribute = .unspecified
    phone.window.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 36 && mark.frame.minX == 16)
  }
}
