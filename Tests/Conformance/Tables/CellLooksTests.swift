import Foundation
import HeadlessUIKit
import Testing

/// Rules V744 and V752: where a cell's contents stand, and what is behind them.
@MainActor @Suite("V: cells' looks") struct CellLooksTests {
  @Test("V752 contents of rows and headers stand within the sides of the safe area, unless the table lets them not")
  func safeArea() throws {
    let (phone, page) = (Phone.forGestures(), UIViewController())
    let (table, keeper) = phone.table(rows: [3])
    keeper.headers = [0: "A"]
    table.reloadData()
    phone.window.rootViewController = page
    page.view.addSubview(table)
    page.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 30)
    phone.window.layoutIfNeeded()
    let (cell, header) = (try #require(table.visibleCells.first), try #require(table.headerView(forSection: 0)))
    let whole = CGRect(x: 0, y: 0, width: 200, height: 50)
    #expect(cell.frame.width == 200 && cell.contentView.frame == CGRect(x: 40, y: 0, width: 130, height: 50))
    #expect(header.contentView.frame.minX == 40 && header.contentView.frame.maxX == 170)
    table.insetsContentViewsToSafeArea = false
    phone.window.layoutIfNeeded()
    #expect(cell.contentView.frame == whole && header.contentView.frame.width == 200)
  }

  @Test("V744 a background configuration takes the place of a cell's background views, and they take its")
  func backgrounds() {
    let (row, item) = (UITableViewCell(), UICollectionViewCell())
    (row.backgroundView, row.selectedBackgroundView, row.multipleSelectionBackgroundView) = (
      UIView(), UIView(), UIView()
    )
    (item.backgroundView, item.selectedBackgroundView) = (UIView(), UIView())
    row.backgroundConfiguration = .clear()
    item.backgroundConfiguration = .clear()
    #expect(row.backgroundView == nil && row.selectedBackgroundView == nil)
    #expect(row.multipleSelectionBackgroundView == nil)
    #expect(item.backgroundView == nil && item.selectedBackgroundView == nil)
    row.backgroundView = UIView()
    item.selectedBackgroundView = UIView()
    #expect(row.backgroundConfiguration == nil && item.backgroundConfiguration == nil)
  }
}
