import Foundation
import HeadlessUIKit
import Testing

/// Rule V1254: headers and footers of a grouped table come into sight and go out of it by themselves. The table has
/// 200 × 200 points, its rows 50, headers and footers 20.
@MainActor struct GroupPartTests {
  private final class Groups: NSObject, UITableViewDataSource, UITableViewDelegate {
    var heard: [String] = []
    var footerComes: () -> Void = {}

    func take() -> [String] {
      defer { heard = [] }
      return heard
    }

    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 20 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 20 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { part() }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { part() }

    private func part() -> UIView {
      let part = UITableViewHeaderFooterView(reuseIdentifier: nil)
      part.contentView.addSubview(UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 20)))
      return part
    }

    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
      heard.append("header \(section)")
    }
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
      heard.append("footer \(section)")
      footerComes()
    }
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
      heard.append("no header \(section)")
    }
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
      heard.append("no footer \(section)")
    }
  }

  private func table(_ groups: Groups, on phone: Phone) -> UITableView {
    let table = UITableView(frame: phone.window.bounds, style: .grouped)
    table.rowHeight = 50
    (table.dataSource, table.delegate) = (groups, groups)
    phone.keep(groups)
    phone.window.addSubview(table)
    phone.window.layoutIfNeeded()
    return table
  }

  private func scroll(_ table: UITableView, to offset: CGFloat) {
    table.contentOffset.y = offset
    table.layoutIfNeeded()
  }

  @Test("V1254 the header of a group goes when it is out of sight, and the footer comes when it is in sight")
  func comeAndGo() {
    let (phone, groups) = (Phone.forGestures(), Groups())
    let table = table(groups, on: phone)
    #expect(groups.take() == ["header 0"] && table.footerView(forSection: 0) == nil)
    scroll(table, to: 400)
    #expect(groups.take() == ["no header 0"] && table.headerView(forSection: 0) == nil)
    scroll(table, to: 850)
    #expect(Set(groups.take()) == ["footer 0", "header 1"])
    #expect(table.footerView(forSection: 0)?.frame == CGRect(x: 0, y: 1020, width: 200, height: 20))
    scroll(table, to: 0)
    #expect(Set(groups.take()) == ["header 0", "no header 1", "no footer 0"])
    #expect(table.headerView(forSection: 0)?.frame.minY == 0)
  }

  @Test("V1254 rows that are added as a footer comes are added as the finger gets there")
  func pages() {
    let (phone, groups) = (Phone.forGestures(), Groups())
    var pages = 0
    groups.footerComes = { pages += 1 }
    let table = table(groups, on: phone)
    #expect(pages == 0)
    scroll(table, to: 900)
    #expect(pages == 1)
  }

  @Test("V1254 a header with the first responder in it stays so out of sight, and is there again")
  func edited() throws {
    let (phone, groups) = (Phone.forGestures(), Groups())
    let table = table(groups, on: phone)
    let header = try #require(table.headerView(forSection: 0))
    let field = try #require(header.contentView.subviews.first as? UITextField)
    #expect(field.becomeFirstResponder())
    scroll(table, to: 400)
    #expect(field.isFirstResponder && table.headerView(forSection: 0) == nil && header.superview === table)
    scroll(table, to: 0)
    #expect(table.headerView(forSection: 0) === header && field.isFirstResponder)
  }
}
