import Foundation

/// What makes a navigation bar higher than its buttons are.
extension UINavigationBar {
  /// In points: as high as a search bar in the title's place, where that is upright and higher.
  var heightOfButtons: CGFloat {
    let height = barHeight(upright: BarMetrics.navigationBar)
    guard height == BarMetrics.navigationBar, let search = topItem?.titleView as? UISearchBar else { return height }
    let said = search.constraints.first {
      $0.firstItem === search && $0.firstAttribute == .height && $0.secondItem == nil
        && $0.relation != .greaterThanOrEqual
    }
    return max(height, said?.constant ?? BarMetrics.navigationBarOfSearch)
  }

  /// In points; 0 for none.
  var promptHeight: CGFloat { topItem?.prompt == nil ? 0 : BarMetrics.prompt }

  /// In points; 0 for none. The bar of a navigation controller alone has one, unless its window is low.
  var largeTitleHeight: CGFloat {
    prefersLargeTitles && collapse != nil && traitCollection.verticalSizeClass != .compact && isTopItemLarge
      ? BarMetrics.largeTitle : 0
  }

  /// As it says, else as the items below it do. A title that is large beside the back button's place is below the
  /// buttons where there is a back button.
  private var isTopItemLarge: Bool {
    guard let topItem else { return false }
    let mode = items?.last(where: { $0.largeTitleDisplayMode != .automatic })?.largeTitleDisplayMode ?? .always
    return mode == .always || mode == .inline && backItem != nil && !topItem.hidesBackButton
  }
}
