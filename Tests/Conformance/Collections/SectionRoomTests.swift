import Foundation
import HeadlessUIKit
import Testing

/// Rules V737, V739, V952, V1152, V1314 and V1315: what room a table, or a list, leaves around its sections.
@MainActor @Suite("V: room of sections") struct SectionRoomTests {
  private final class Heights: NSObject, UITableViewDataSource, UITableViewDelegate {
    let height: CGFloat
    init(_ height: CGFloat) { self.height = height }
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { height }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { height }
  }

  private func starts(_ table: UITableView) -> [CGFloat] {
    (0..<2).map { table.rectForRow(at: IndexPath(row: 0, section: $0)).minY }
  }

  private func table(
    _ style: UITableView.Style, _ source: any UITableViewDataSource & UITableViewDelegate
  ) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400), style: style)
    table.rowHeight = 50
    (table.dataSource, table.delegate) = (source, source)
    return table
  }

  @Test("V737 in groups a delegate's 0 is the usual room, the least height that there is none; not in plain ones")
  func zero() {
    let (none, least) = (Heights(0), Heights(.leastNormalMagnitude))
    #expect(starts(table(.grouped, none)) == [35, 170])
    #expect(starts(table(.grouped, least)).map { $0.rounded() } == [0, 100])
    #expect(starts(table(.plain, none)) == [0, 100])
    let own = table(.grouped, none)
    (own.sectionHeaderHeight, own.sectionFooterHeight) = (5, 7)
    #expect(starts(own) == [5, 117], "the table's own")
  }

  @Test("V739 a table's header of any height takes the room above the first group, and rows keep their cells")
  func tableHeader() {
    let phone = Phone.forGestures()
    let (table, _) = phone.table(rows: [3], style: .grouped)
    let first = table.visibleCells.first
    #expect(first?.frame.minY == 35)
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: CGFloat.leastNormalMagnitude))
    phone.window.layoutIfNeeded()
    #expect(table.visibleCells.first === first && first?.frame.minY == 17.5)
    table.tableHeaderView = nil
    phone.window.layoutIfNeeded()
    #expect(table.visibleCells.first === first && first?.frame.minY == 35)
  }

  @Test("V1314 a grouped list layout without headers begins as low as a grouped table, and a plain one doesn't")
  func firstGroup() throws {
    let phone = Phone.forGestures()
    let (collection, _) = phone.collection(items: [2, 2])
    func frame(_ item: Int, _ section: Int) throws -> CGRect {
      try #require(collection.layoutAttributesForItem(at: IndexPath(item: item, section: section))).frame
    }
    for appearance in [UICollectionLayoutListConfiguration.Appearance.grouped, .insetGrouped, .plain] {
      collection.collectionViewLayout = UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: appearance))
      phone.window.layoutIfNeeded()
      let room: CGFloat = appearance == .plain ? 0 : 35
      #expect(try frame(0, 0).minY == room)
      #expect(try frame(0, 1).minY - frame(1, 0).maxY == room)
    }
  }

  @Test("V1315 a grouped table without a footer of its own has 20 points more below its last section")
  func lastGroup() {
    let source = Heights(10)
    for (style, room) in [(UITableView.Style.plain, CGFloat.zero), (.grouped, 20), (.insetGrouped, 20)] {
      let table = table(style, source)
      let end = table.rectForRow(at: IndexPath(row: 1, section: 1)).maxY + 10
      #expect(table.contentSize.height == end + room)
      table.tableFooterView = UIView()
      table.layoutIfNeeded()
      #expect(table.contentSize.height == end + room)
      table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 5))
      table.layoutIfNeeded()
      #expect(table.contentSize.height == end + 5)
    }
  }

  private final class Titles: NSObject, UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "title" }
  }

  @Test(
    "V1152 the first group stands lower than the others, also below a title, but not below a table's own header")
  func firstTitle() {
    let titles = Titles()
    func headers(_ table: UITableView) -> [CGFloat] { (0..<2).map { table.rectForHeader(inSection: $0).height } }
    let grouped = table(.grouped, titles)
    #expect(headers(grouped) == [55.5, 38] && starts(grouped)[0] == 55.5)
    #expect(
      headers(table(.insetGrouped, titles)) == [55.5, 38] && headers(table(.plain, titles)).allSatisfy { $0 < 55 })
    grouped.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 10))
    #expect(headers(grouped) == [38, 38])
  }

  /// A delegate whose headers have content of a configuration.
  private final class Configured: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      var content = header.defaultContentConfiguration()
      content.text = "title"
      header.contentConfiguration = content
      return header
    }
  }

  @Test("V1152 so much room is no title's that isn't there: the first header has what the others have in them")
  func configured() {
    let phone = Phone.forGestures()
    let (table, _) = phone.table(rows: [1, 1], style: .grouped)
    let headers = Configured()
    phone.keep(headers)
    table.delegate = headers
    phone.window.layoutIfNeeded()
    let inside = (0..<2).map { table.headerView(forSection: $0)?.contentView.subviews.count }
    #expect(inside[0] == inside[1] && inside[0] != nil)
  }

  /// A delegate with views for the second section alone.
  private final class Views: NSObject, UITableViewDelegate {
    var asked: [Int] = []
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      asked.append(section)
      return section == 1 ? UIView() : nil
    }
  }

  @Test(
    "V952 a plain table's height of headers is that of those that are there: of titles, or of a delegate's views")
  func ownHeight() {
    let phone = Phone.forGestures()
    let (table, keeper) = phone.table(rows: [1, 1, 1])
    (table.sectionHeaderTopPadding, table.sectionHeaderHeight, table.sectionFooterHeight) = (5, 40, 20)
    func starts() -> [CGFloat] {
      table.reloadData()
      phone.window.layoutIfNeeded()
      return (0..<3).map { table.rectForRow(at: IndexPath(row: 0, section: $0)).minY }
    }
    #expect(starts() == [0, 50, 100])
    keeper.headers = [1: "B"]
    #expect(starts() == [0, 95, 145] && table.headerView(forSection: 1) != nil)
    keeper.footers = [0: "A"]
    #expect(starts() == [0, 115, 165])
    (keeper.headers, keeper.footers) = ([:], [:])
    let views = Views()
    phone.keep(views)
    table.delegate = views
    #expect(starts() == [45, 140, 235], "nil doesn't take the room away")
    #expect(views.asked.filter { $0 == 1 }.count == 1, "each of those that show is asked for once")
    let controller = UITableViewController(style: .plain)
    controller.tableView.sectionHeaderHeight = 40
    #expect(controller.tableView.rectForHeader(inSection: 0).height == 0)
    let (grouped, _) = phone.table(rows: [1], style: .grouped)
    grouped.sectionHeaderHeight = 40
    #expect(grouped.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 40, "groups have them all")
  }
}
