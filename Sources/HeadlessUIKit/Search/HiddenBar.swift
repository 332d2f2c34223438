/// The navigation bar that goes during a search whose search bar stands in the page.
@MainActor struct HiddenBar {
  /// The level that shows on it.
  private(set) weak var level: UINavigationItem?

  /// Hides it. Nil where the search hides none, and where constraints say where the search bar stands.
  init?(of page: UIViewController, for search: UISearchController) {
    let bar = search.searchBar
    guard search.hidesNavigationBarDuringPresentation, search.item == nil,
      let navigation = page.navigationController, !navigation.isNavigationBarHidden,
      let view = page.viewIfLoaded, bar.isDescendant(of: view), bar.translatesAutoresizingMaskIntoConstraints,
      let level = sequence(first: page, next: \.parent).first(where: { $0.parent === navigation })?.navigationItem
    else { return nil }
    self.level = level
    level.hidingSearch = search
  }

  func comeBack() { level?.hidingSearch = nil }
}
