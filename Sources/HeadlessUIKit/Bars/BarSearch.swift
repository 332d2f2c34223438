import Foundation

/// The search bar of a navigation bar's topmost item, below the rest of the bar.
///
/// Where it goes when content is scrolled, it is there as long as less of the content than its own height has gone
/// behind the bar; it comes and goes as a whole (ours).
@MainActor final class BarSearch {
  /// Whose it is: the bar retains it.
  private unowned let bar: UINavigationBar
  private var controller: UISearchController?
  private weak var page: UIViewController?
  private var isCollapsed = false
  private var watch: NSKeyValueObservation?
  private weak var watched: UIScrollView?

  init(on bar: UINavigationBar) { self.bar = bar }

  /// In points; 0 for none, and for one that has gone.
  var height: CGFloat {
    guard let controller, !isCollapsed || controller.isActive else { return 0 }
    return BarMetrics.searchBar + (controller.searchBar.hasScopesToShow ? UISearchBar.Metrics.scopes : 0)
  }

  /// Whether it has the whole bar, during a search.
  var hidesRest: Bool { controller.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false }

  func show(_ item: UINavigationItem?) {
    if controller !== item?.searchController {
      if controller?.searchBar.superview === bar { controller?.searchBar.removeFromSuperview() }
      controller = item?.searchController
      if let controller { bar.addSubview(controller.searchBar) }
    }
    if page !== item?.owner || item?.hidesSearchBarWhenScrolling != true {
      (isCollapsed, watched, watch) = (false, nil, nil)
    }
    page = item?.owner
    bar.superview?.setNeedsLayout()
  }

  /// At the bar's lower edge.
  /// - Returns: how much of the bar it takes.
  func layOut(in bounds: CGRect) -> CGFloat {
    let height = height
    guard let searchBar = controller?.searchBar, searchBar.superview === bar else { return 0 }
    searchBar.isHidden = height == 0
    searchBar.frame = CGRect(
      x: 0, y: bounds.height - height, width: bounds.width, height: max(height, BarMetrics.searchBar))
    return height
  }

  // MARK: Scrolling

  /// Looks from now on how far the page's content is scrolled; called when the bar and what is below are laid out.
  func followContent() {
    guard let controller, controller.item?.hidesSearchBarWhenScrolling == true, let scroll = page?.mainScrollView
    else { return }
    if watched === scroll { return }
    watched = scroll
    watch = scroll.observe(\.contentOffset) { [weak self] scroll, _ in self?.contentMoved(scroll) }
  }

  private func contentMoved(_ scroll: UIScrollView) {
    guard controller != nil, scroll === watched, scroll.window != nil else { return }
    let beyond = scroll.contentOffset.y + scroll.adjustedContentInset.top
    let goes = isCollapsed ? beyond >= 0 : beyond >= BarMetrics.searchBar
    guard goes != isCollapsed else { return }
    isCollapsed = goes
    bar.setNeedsLayout()
    bar.superview?.setNeedsLayout()
  }
}

extension UIViewController {
  /// What scrolls behind its bars: what code names, its view, or the rearmost view in it.
  fileprivate var mainScrollView: UIScrollView? {
    contentScrollView(for: .top) ?? viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
  }
}
