import Foundation

/// UIKit's name for the titles beside a plain table's rows: a finger on one of them scrolls to its section.
///
/// The titles stand one below the other around the middle of what shows, closer where there is no room for all; the
/// places are ours. It lies in front of the rows.
final class UITableViewIndex: UIView {
  let titles: [String]
  private weak var table: UITableView?
  /// The title under the finger.
  private var chosen: Int?

  init(_ titles: [String], of table: UITableView) {
    (self.titles, self.table) = (titles, table)
    super.init(frame: .zero)
    addGestureRecognizer(GripPress(name: "index") { [weak self] press in self?.follow(press) })
  }

  required init?(coder: NSCoder) { nil }

  /// Stays beside the rows, whatever shows of them.
  func layOut() {
    guard let table else { return }
    let room = table.bounds.inset(by: table.adjustedContentInset)
    let height = min(max(0, room.height), CGFloat(titles.count) * TableMetrics.indexTitle)
    let box = CGRect(
      x: table.bounds.maxX - TableMetrics.indexWidth, y: room.midY - height / 2, width: TableMetrics.indexWidth,
      height: height)
    frame = table.byReading(box, in: table.bounds)
  }

  /// A finger above the titles is on the first one, below them on the last.
  private func follow(_ press: GripPress) {
    guard press.state == .began || press.state == .changed, bounds.height > 0 else { return chosen = nil }
    let share = press.location(in: self).y / bounds.height
    let title = Int(min(max(0, share), 1) * CGFloat(titles.count))
    choose(min(title, titles.count - 1))
  }

  private func choose(_ title: Int) {
    guard title != chosen, let table, let source = table.dataSource else { return }
    chosen = title
    let section = source.tableView(table, sectionForSectionIndexTitle: titles[title], at: title)
    table.scrollToTop(of: section)
  }
}
