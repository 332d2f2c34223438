import Foundation
import HeadlessUIKit
import Testing

/// Group V: split views, which a phone shows as one stack.
@MainActor struct SplitViewTests {
  private func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    page.view.accessibilityIdentifier = title
    return page
  }

  private func shown(_ split: UISplitViewController) -> Phone {
    let phone = Phone.forGestures()
    phone.window.rootViewController = split
    phone.window.layoutIfNeeded()
    return phone
  }

  @Test("V148 columns are levels of one stack, from which a finger goes back to the primary one")
  func columns() {
    let split = UISplitViewController(style: .doubleColumn)
    let (list, item) = (page("list"), page("item"))
    split.setViewController(list, for: .primary)
    split.setViewController(item, for: .secondary)
    #expect(!split.isCollapsed && split.viewController(for: .primary) === list)
    let phone = shown(split)
    #expect(split.isCollapsed && phone.hit(100, 150) == "item" && item.splitViewController === split)
    phone.tap(at: (20, 20))
    phone.window.layoutIfNeeded()
    #expect(phone.hit(100, 150) == "list")
    split.show(.secondary)
    phone.window.layoutIfNeeded()
    #expect(phone.hit(100, 150) == "item")
    list.showDetailViewController(page("other"), sender: nil)
    phone.window.layoutIfNeeded()
    #expect(phone.hit(100, 150) == "other")
    split.hide(.secondary)
    phone.window.layoutIfNeeded()
    #expect(phone.hit(100, 150) == "list")
  }

  /// Notes what a split view tells, by the columns' raw values.
  private final class Clerk: UISplitViewControllerDelegate {
    var heard: [String] = []
    func take() -> [String] {
      defer { heard = [] }
      return heard
    }
    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { heard.append("mode \(displayMode.rawValue)") }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
      heard.append("show \(column.rawValue)")
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
      heard.append("hide \(column.rawValue)")
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { heard.append("collapsed") }
    func splitViewController(
      _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool {
      heard.append("asked to show")
      return true
    }
    func splitViewController(
      _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
      heard.append("asked to show a detail")
      return true
    }
  }

  @Test("V1331 columns tell which of them come and go as they collapse, and as code shows and hides them")
  func told() {
    let (split, clerk) = (UISplitViewController(style: .doubleColumn), Clerk())
    split.delegate = clerk
    split.setViewController(page("list"), for: .primary)
    split.setViewController(page("item"), for: .secondary)
    let phone = shown(split)
    #expect(clerk.take() == ["mode 2", "show 0", "hide 0", "show 2", "collapsed"])
    split.show(.primary)
    phone.application.endTurn()
    #expect(clerk.take() == ["hide 2"])
    split.show(.secondary)
    phone.application.endTurn()
    #expect(clerk.take() == ["hide 0"])
    split.hide(.secondary)
    phone.application.endTurn()
    #expect(clerk.take() == ["show 0"])
    split.showDetailViewController(page("other"), sender: nil)
    phone.application.endTurn()
    #expect(clerk.take() == ["hide 0", "show 2"] && phone.hit(100, 150) == "other")
    split.setViewController(nil, for: .secondary)
    #expect(clerk.take() == ["hide 2"])
    split.show(.supplementary)
    #expect(clerk.take() == [], "there is none to show")
    let alone = UISplitViewController(style: .doubleColumn)
    alone.delegate = clerk
    alone.setViewController(page("item"), for: .secondary)
    let other = shown(alone)
    #expect(clerk.take() == ["mode 2", "show 2", "collapsed"])
    withExtendedLifetime(other) {}
  }

  @Test("V1332 columns of a style ask nobody about what is shown; two controllers without columns do")
  func asked() {
    let clerk = Clerk()
    let (columns, plain) = (UISplitViewController(style: .doubleColumn), UISplitViewController())
    columns.setViewController(page("list"), for: .primary)
    plain.viewControllers = [page("list"), page("item")]
    for split in [columns, plain] {
      split.delegate = clerk
      let phone = shown(split)
      _ = clerk.take()
      split.show(page("one"), sender: nil)
      split.showDetailViewController(page("two"), sender: nil)
      withExtendedLifetime(phone) {}
      let isColumns = split === columns
      #expect(
        clerk.take().filter { $0.hasPrefix("asked") }
          == (isColumns ? [] : ["asked to show", "asked to show a detail"]))
    }
  }

  @Test("V1332 two controllers without columns tell that one would be beside the other as they collapse")
  func mode() {
    let (split, clerk) = (UISplitViewController(), Clerk())
    (split.delegate, split.viewControllers) = (clerk, [page("list"), page("item")])
    #expect(split.displayMode == .secondaryOnly && split.splitBehavior == .automatic)
    let phone = shown(split)
    #expect(clerk.take() == ["mode 2", "collapsed"] && split.displayMode == .oneBesideSecondary)
    #expect(UISplitViewController(style: .doubleColumn).splitBehavior == .tile)
    withExtendedLifetime(phone) {}
  }

  @Test("V1333 a column gets its navigation controller as the view is loaded, and keeps who stands there already")
  func wrapped() {
    final class Page: UIViewController {
      var moves = 0
      override func willMove(toParent parent: UIViewController?) { moves += 1 }
    }
    let (split, list) = (UISplitViewController(style: .doubleColumn), Page())
    split.setViewController(list, for: .primary)
    #expect(list.navigationController == nil && split.viewController(for: .primary) === list)
    let phone = shown(split)
    #expect(list.navigationController?.parent === split && list.moves == 1)
    split.setViewController(list, for: .primary)
    split.setViewController(list.navigationController, for: .primary)
    #expect(list.moves == 1 && list.view.window === phone.window)
  }

  @Test("V312 an inspector is presented over the columns, and a column tells whether it shows")
  func inspector() {
    let split = UISplitViewController(style: .doubleColumn)
    for (title, column) in [("list", UISplitViewController.Column.primary), ("item", .secondary)] {
      split.setViewController(page(title), for: column)
    }
    split.setViewController(page("about"), for: .inspector)
    let phone = shown(split)
    #expect(split.isShowing(.secondary) && !split.isShowing(.primary) && !split.isShowing(.inspector))
    split.show(.inspector)
    phone.application.endTurn()
    #expect(split.isShowing(.inspector) && split.isShowing(.secondary) && phone.hit(100, 150) == "about")
    split.hide(.inspector)
    phone.application.endTurn()
    #expect(!split.isShowing(.inspector) && phone.hit(100, 150) == "item")
    split.show(.primary)
    #expect(split.isShowing(.primary) && !split.isShowing(.secondary))
  }

  @Test("V148 the delegate names the column that is on top, and the compact one stands for all")
  func top() {
    final class Judge: UISplitViewControllerDelegate {
      func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
      ) -> UISplitViewController.Column { .primary }
    }
    let (split, judge) = (UISplitViewController(style: .doubleColumn), Judge())
    split.delegate = judge
    split.setViewController(page("list"), for: .primary)
    split.setViewController(page("item"), for: .secondary)
    #expect(shown(split).hit(100, 150) == "list")
    let other = UISplitViewController(style: .doubleColumn)
    other.setViewController(page("list"), for: .primary)
    other.setViewController(page("small"), for: .compact)
    #expect(shown(other).hit(100, 150) == "small")
  }

  @Test("V148 a navigation controller in the secondary column is a level whose own bar doesn't show")
  func nested() {
    let split = UISplitViewController()
    let (list, inner) = (page("list"), UINavigationController(rootViewController: page("item")))
    split.viewControllers = [UINavigationController(rootViewController: list), inner]
    let phone = shown(split)
    #expect(split.viewControllers.count == 1 && inner.navigationBar.isHidden && phone.hit(100, 150) == "item")
    inner.pushViewController(page("detail"), animated: false)
    phone.window.layoutIfNeeded()
    #expect(phone.hit(100, 150) == "detail")
    for expected in ["item", "list"] {
      phone.tap(at: (20, 20))
      phone.window.layoutIfNeeded()
      #expect(phone.hit(100, 150) == expected)
    }
  }
}
