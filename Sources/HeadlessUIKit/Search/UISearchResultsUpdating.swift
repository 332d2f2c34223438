/// Shows what is searched for.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisearchresultsupdating>
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called at the search's beginning and end, when text or scope have changed, and when the bar of a search is
  /// edited again.
  func updateSearchResults(for searchController: UISearchController)
  /// Called when one of the suggestions was chosen; they are gone by then.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}
