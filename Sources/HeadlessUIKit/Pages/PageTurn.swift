/// What code wants shown in a page controller.
@MainActor struct PageTurn {
  /// Nil for no page.
  let page: UIViewController?
  let direction: UIPageViewController.NavigationDirection
  let isAnimated: Bool
  /// Called once, with whether the page came as it was asked for.
  let completion: ((Bool) -> Void)?
}
