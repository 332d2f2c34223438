import Foundation

/// The search bar of a navigation bar's topmost item, below the rest of the bar.
@MainActor final class BarSearch {
  /// Whose it is: the bar retains it.
  private unowned let bar: UINavigationBar
  private var controller: UISearchController?
  private weak var item: UINavigationItem?

  init(on bar: UINavigationBar) { self.bar = bar }

  /// In points, as a whole; 0 for none.
  var height: CGFloat {
    guard let controller else { return 0 }
    return BarMetrics.searchBar + (controller.searchBar.hasScopesToShow ? UISearchBar.Metrics.scopes : 0)
  }

  /// Whether it has the whole bar, during a search; or nobody has, where the search bar stands in the page.
  var hidesRest: Bool {
    if item?.hidingSearch != nil { return true }
    return controller.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
  }

  /// Whether it makes room for content that is scrolled.
  var goesWithContent: Bool {
    controller.map { !$0.isActive && $0.item?.hidesSearchBarWhenScrolling == true } ?? false
  }

  func show(_ item: UINavigationItem?) {
    self.item = item
    if controller !== item?.searchController {
      if controller?.searchBar.superview === bar { controller?.searchBar.removeFromSuperview() }
      controller = item?.searchController
      if let controller { bar.addSubview(controller.searchBar) }
    }
    bar.superview?.setNeedsLayout()
  }

  /// At the bar's lower edge.
  /// - Parameter height: how much of it is there.
  func layOut(in bounds: CGRect, height: CGFloat) {
    guard let searchBar = controller?.searchBar, searchBar.superview === bar else { return }
    searchBar.isHidden = height == 0
    searchBar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }
}
