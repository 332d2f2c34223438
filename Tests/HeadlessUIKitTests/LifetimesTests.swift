import Foundation
import HeadlessUIKit
import Testing

/// Containers and what is in them end when nobody retains them: a stage that ends leaves nothing in its process.
@MainActor @Suite struct LifetimesTests {
  private struct Witness {
    let name: String
    weak var object: AnyObject?
  }

  /// What of the objects is left once the application that used them has ended.
  private func survivors(_ use: (UIWindow) -> [AnyObject]) -> [String] {
    let witnesses = witnesses(use)
    UIApplication.start(UIApplication())
    return witnesses.filter { $0.object != nil }.map(\.name)
  }

  @inline(never) private func witnesses(_ use: (UIWindow) -> [AnyObject]) -> [Witness] {
    let application = UIApplication()
    UIApplication.start(application)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.makeKeyAndVisible()
    let objects = use(window) + [window]
    for second in 1...3 {
      while let due = application.clock.nextDue, due <= Double(second) {
        application.clock.fire(at: due)
        application.endTurn()
      }
      application.clock.advance(to: Double(second))
      application.endTurn()
    }
    application.letGoOfWaiting()
    window.rootViewController = nil
    for view in window.subviews { view.removeFromSuperview() }
    application.endTurn()
    return objects.map { Witness(name: "\(type(of: $0))", object: $0) }
  }

  @Test func `bars, their items and their actions`() {
    #expect(
      survivors { window in
        let (toolbar, bar) = (UIToolbar(), UINavigationBar())
        let item = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in })
        (toolbar.items, bar.items) = ([item], [UINavigationItem(title: "Page")])
        for view in [toolbar, bar] { window.addSubview(view) }
        window.layoutIfNeeded()
        return [toolbar, bar, item]
      } == [])
  }

  @Test func `a navigation controller, its bars and all its pages`() {
    #expect(
      survivors { window in
        let (first, second, search) = (UIViewController(), UIViewController(), UISearchController())
        let navigation = UINavigationController(rootViewController: first)
        window.rootViewController = navigation
        first.navigationItem.searchController = search
        first.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in })
        navigation.setToolbarHidden(false, animated: false)
        navigation.pushViewController(second, animated: true)
        return [navigation, navigation.navigationBar, first, second, search, search.searchBar]
      } == [])
  }

  @Test func `tabs, columns and pages`() {
    #expect(
      survivors { window in
        let children = (0..<6).map { _ in UIViewController() }
        let (tabs, pages) = (
          UITabBarController(),
          UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        )
        let split = UISplitViewController(style: .doubleColumn)
        tabs.viewControllers = [split, pages, children[0]]
        split.setViewController(children[1], for: .primary)
        split.setViewController(children[2], for: .secondary)
        pages.setViewControllers([children[3]], direction: .forward, animated: false)
        window.rootViewController = tabs
        tabs.selectedIndex = 1
        return children + [tabs, tabs.tabBar, split, pages]
      } == [])
  }

  @Test func `what is presented, and what presented it`() {
    #expect(
      survivors { window in
        let (page, sheet) = (UIViewController(), UIViewController())
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in })
        window.rootViewController = page
        window.layoutIfNeeded()
        page.present(sheet, animated: true) { sheet.present(alert, animated: true) }
        return [page, sheet, alert]
      } == [])
  }

  @Test func `whoever edits, with what stands above the keyboard`() {
    #expect(
      survivors { window in
        let (field, text, toolbar) = (UITextField(), UITextView(), UIToolbar())
        field.inputAccessoryView = toolbar
        for view in [field, text] { window.addSubview(view) }
        _ = text.becomeFirstResponder()
        text.insertText("a")
        _ = field.becomeFirstResponder()
        return [field, text, toolbar, text.textStorage, text.layoutManager]
      } == [])
  }

  @Test func `what moves by itself while it ends`() {
    #expect(
      survivors { window in
        let (list, view, control) = (UIScrollView(frame: window.bounds), UIView(), UIRefreshControl())
        list.contentSize.height = 9_000
        list.refreshControl = control
        for view in [list, view] { window.addSubview(view) }
        list.setContentOffset(CGPoint(x: 0, y: 4_000), animated: true)
        UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
          view.alpha = 0.5
        } completion: { _ in
          view.tag = 1
        }
        let animator = UIViewPropertyAnimator(duration: 9, curve: .linear) { view.alpha = 1 }
        animator.fractionComplete = 0.3
        return [list, view, control, animator]
      } == [])
  }
}
