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
