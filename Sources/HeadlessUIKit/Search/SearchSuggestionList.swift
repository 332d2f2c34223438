import Foundation

/// The list of what a search offers to search for, a row each.
@MainActor final class SearchSuggestionList: NSObject, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView(frame: .zero, style: .plain)
  private let choose: (any UISearchSuggestion) -> Void
  /// Setting it shows those.
  var offered: [any UISearchSuggestion] = [] {
    didSet {
      let isSame = offered.count == oldValue.count && zip(offered, oldValue).allSatisfy { $0 === $1 }
      if !isSame { table.reloadData() }
    }
  }

  init(choose: @escaping (any UISearchSuggestion) -> Void) {
    self.choose = choose
    super.init()
    table.accessibilityIdentifier = "suggestions"
    table.rowHeight = 44
    (table.dataSource, table.delegate) = (self, self)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { offered.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "suggestion")
      ?? UITableViewCell(
        style: .default, reuseIdentifier: "suggestion")
    let suggestion = offered[indexPath.row]
    cell.textLabel?.text = suggestion.localizedSuggestion
    cell.imageView?.image = suggestion.iconImage
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if offered.indices.contains(indexPath.row) { choose(offered[indexPath.row]) }
  }
}
