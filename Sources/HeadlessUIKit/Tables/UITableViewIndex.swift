/// UIKit's name for the titles beside a plain table's rows: a finger on one of them scrolls to its section.
final class UITableViewIndex: ListIndex {}

extension UITableView: IndexedList {
  func titlesOfIndex() -> [String] {
    guard style == .plain, tiles.geometry.counts.reduce(0, +) >= sectionIndexMinimumDisplayRowCount else {
      return []
    }
    return tableSource?.sectionIndexTitles(for: self) ?? []
  }

  func makeIndex(_ titles: [String]) -> ListIndex { UITableViewIndex(titles, of: self) }

  func scroll(toTitle title: String, at index: Int) {
    guard let dataSource = tableSource else { return }
    scrollToTop(of: dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index))
  }
}
