/// One tab of a tab bar controller: a controller's, or a `UITab`.
@MainActor final class TabEntry {
  let tab: UITab?
  private let controller: UIViewController?

  init(_ controller: UIViewController) { (tab, self.controller) = (nil, controller) }
  init(_ tab: UITab) { (self.tab, controller) = (tab, nil) }

  /// What it shows; a tab's is made now, if it was not yet.
  var shown: UIViewController? { controller ?? tab?.shownController }
  /// What it has shown before.
  var made: UIViewController? { controller ?? tab?.shownBefore }
  var item: UITabBarItem { tab?.item ?? controller?.tabBarItem ?? UITabBarItem() }
}
