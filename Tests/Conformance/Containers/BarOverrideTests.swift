import Foundation
import HeadlessUIKit
import Testing

/// Rules V1115 and V1116: bars of an application's own, which hear what their controllers have them show.
@MainActor struct BarOverrideTests {
  private final class OwnTabBar: UITabBar {
    private(set) var heard: [String] = []
    var hasButtons = true
    override func setItems(_ items: [UITabBarItem]?, animated: Bool) {
      heard.append((items ?? []).compactMap(\.title).joined(separator: ", "))
      if hasButtons { super.setItems(items, animated: animated) }
    }
  }

  private func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    return page
  }

  @Test(
    "V1115 a tab bar controller has its bar set its items, and an override may keep the buttons away",
    arguments: [true, false])
  func tabs(hasButtons: Bool) {
    let (phone, tabs, bar) = (Phone.forGestures(), UITabBarController(), OwnTabBar(frame: .zero))
    bar.hasButtons = hasButtons
    tabs.setValue(bar, forKey: "tabBar")
    tabs.viewControllers = [page("A"), page("B")]
    #expect(bar.heard == ["A, B"])
    phone.window.rootViewController = tabs
    phone.application.endTurn()
    phone.tap(at: (150, 180))
    #expect(tabs.selectedIndex == (hasButtons ? 1 : 0))
  }

  private final class OwnBar: UINavigationBar {
    private(set) var heard: [String] = []
    override func pushItem(_ item: UINavigationItem, animated: Bool) {
      heard.append("push \(item.title ?? "")")
      super.pushItem(item, animated: animated)
    }
    override func setItems(_ items: [UINavigationItem]?, animated: Bool) {
      heard.append("set " + (items ?? []).compactMap(\.title).joined(separator: ", "))
      super.setItems(items, animated: animated)
    }
  }

  @Test("V1116 a navigation controller has its bar push the item of what is pushed, and set those of a stack")
  func navigation() throws {
    let phone = Phone.forGestures()
    let navigation = UINavigationController(navigationBarClass: OwnBar.self, toolbarClass: nil)
    let bar = try #require(navigation.navigationBar as? OwnBar)
    phone.window.rootViewController = navigation
    navigation.pushViewController(page("A"), animated: false)
    navigation.pushViewController(page("B"), animated: true)
    phone.application.endTurn()
    #expect(bar.heard == ["push A", "push B"] && bar.items?.map(\.title) == ["A", "B"])
    navigation.popViewController(animated: true)
    phone.application.endTurn()
    #expect(bar.items?.map(\.title) == ["A"])
    navigation.viewControllers = [page("C"), page("D")]
    phone.application.endTurn()
    #expect(bar.heard == ["push A", "push B", "set C, D"] && bar.items?.map(\.title) == ["C", "D"])
  }

  @Test("V1116 items that an override leaves out are on the bar after the next pop")
  func leftOut() {
    final class Silent: UINavigationBar {
      override func pushItem(_ item: UINavigationItem, animated: Bool) {}
    }
    let navigation = UINavigationController(navigationBarClass: Silent.self, toolbarClass: nil)
    for title in ["A", "B", "C"] { navigation.pushViewController(page(title), animated: false) }
    navigation.popViewController(animated: false)
    #expect(navigation.navigationBar.items?.map(\.title) == ["A", "B"])
  }
}
