import Foundation
import HeadlessUIKit
import Testing

/// Rule V1131: footers of sections that stay in sight. The table has 200 × 200 points, its rows 50 and its footers
/// 20.
@MainActor struct FloatingFooterTests {
  private func list(_ style: UITableView.Style) -> (phone: Phone, table: UITableView) {
    let phone = Phone.forGestures()
    let (table, keeper) = phone.table(rows: [20, 20], style: style)
    keeper.footers = [0: "first", 1: "second"]
    table.sectionFooterHeight = 20
    table.reloadData()
    phone.window.layoutIfNeeded()
    return (phone, table)
  }

  private func place(of section: Int, in table: UITableView, at offset: CGFloat) -> CGFloat? {
    table.contentOffset.y = offset
    table.layoutIfNeeded()
    return table.footerView(forSection: section)?.frame.minY
  }

  @Test("V1131 a plain table's footer stays at the lower edge as long as its section is in sight")
  func plain() {
    let (phone, table) = list(.plain)
    #expect(place(of: 0, in: table, at: 0) == 180 && table.footerView(forSection: 1) == nil)
    #expect(place(of: 0, in: table, at: 300) == 480)
    #expect(place(of: 0, in: table, at: 850) == 1000)
    #expect(place(of: 1, in: table, at: 850) == 1030)
    #expect(place(of: 1, in: table, at: 825) == 1020)
    table.contentInset.bottom = 30
    #expect(place(of: 0, in: table, at: 300) == 450)
    phone.tap(at: (100, 160))
    #expect(phone.listDecisions == [])
    phone.tap(at: (100, 140))
    #expect(phone.listDecisions == ["selects 0-8"])
  }

  @Test("V1131 a grouped table's footer stands below its rows")
  func grouped() {
    let (phone, table) = list(.grouped)
    let lower = table.rectForFooter(inSection: 0).minY
    #expect(place(of: 0, in: table, at: 0) == nil && place(of: 0, in: table, at: 900) == lower)
    phone.tap(at: (100, 190))
    #expect(phone.listDecisions.count == 1)
  }
}
