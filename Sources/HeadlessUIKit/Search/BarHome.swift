import Foundation

/// Where a search bar stands in its page, which it leaves for a search that hides the navigation bar.
@MainActor struct BarHome {
  private weak var view: UIView?
  private let index: Int
  private let frame: CGRect

  /// Nil where it stands nowhere, or where constraints say so: those would not come back with it.
  init?(of bar: UISearchBar) {
    guard let view = bar.superview, bar.translatesAutoresizingMaskIntoConstraints,
      let index = view.subviews.firstIndex(where: { $0 === bar })
    else { return nil }
    (self.view, self.index, frame) = (view, index, bar.frame)
    bar.isAway = true
  }

  /// A table has it back as long as it is its header.
  func bringBack(_ bar: UISearchBar) {
    bar.isAway = false
    guard let view, (view as? UITableView).map({ $0.tableHeaderView === bar }) ?? true else {
      return bar.removeFromSuperview()
    }
    bar.frame = CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: bar.frame.height))
    view.insertSubview(bar, at: index)
  }
}
