import Foundation
import HeadlessUIKit
import Testing

/// Rules V201, V202 and V400: a tab bar controller's tabs, and its bar.
@MainActor struct TabTests {
  /// A window of 200 × 200 points, so that with two tabs the right one is beneath (150, 180).
  private func show(_ tabs: UITabBarController) -> Phone {
    let phone = Phone.forGestures()
    phone.window.rootViewController = tabs
    phone.window.layoutIfNeeded()
    return phone
  }

  private final class Keeper: NSObject, UITabBarControllerDelegate {
    var heard: [String] = []
    var keeps = false
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      heard.append("asked \(tab.identifier)")
      return !keeps
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) { heard.append("\(previousTab?.identifier ?? "") to \(selectedTab.identifier)") }
  }

  @Test("V420 a tab bar that code hides stays hidden, and leaves its room, until a push hides and shows it")
  func hiddenByCode() {
    let (controller, page, details) = (UITabBarController(), UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: page)
    controller.viewControllers = [navigation, UIViewController()]
    controller.loadViewIfNeeded()
    controller.tabBar.isHidden = true
    let phone = show(controller)
    phone.application.endTurn()
    #expect(controller.tabBar.isHidden && page.view.safeAreaInsets.bottom == 0)
    phone.tap(at: (150, 180))
    #expect(controller.selectedIndex == 0)
    controller.view.setNeedsLayout()
    phone.application.endTurn()
    #expect(controller.tabBar.isHidden)
    details.hidesBottomBarWhenPushed = true
    navigation.pushViewController(details, animated: false)
    phone.application.endTurn()
    navigation.popViewController(animated: false)
    phone.application.endTurn()
    #expect(!controller.tabBar.isHidden && page.view.safeAreaInsets.bottom == 49)
  }

  @Test("V42 a controller that hides the tab bar hides it for those above it, too")
  func hiddenFromBelow() {
    let controller = UITabBarController()
    let (details, more) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: UIViewController())
    controller.viewControllers = [navigation, UIViewController()]
    let phone = show(controller)
    details.hidesBottomBarWhenPushed = true
    for (stack, hides) in [([details], true), ([details, more], true), ([more], false)] {
      navigation.setViewControllers([navigation.viewControllers[0]] + stack, animated: false)
      phone.application.endTurn()
      #expect(controller.tabBar.isHidden == hides)
    }
  }

  @Test("V420 a navigation bar that code hides leaves its room, and comes back where code shows it")
  func hiddenNavigationBar() {
    let page = UIViewController()
    let (navigation, phone) = (UINavigationController(rootViewController: page), Phone.forGestures())
    phone.window.rootViewController = navigation
    phone.application.endTurn()
    #expect(page.view.safeAreaInsets.top == 44)
    for (hides, room) in [(true, 0.0), (false, 44)] {
      navigation.navigationBar.isHidden = hides
      phone.application.endTurn()
      navigation.view.setNeedsLayout()
      phone.application.endTurn()
      #expect(navigation.navigationBar.isHidden == hides && page.view.safeAreaInsets.top == room)
      #expect(!navigation.isNavigationBarHidden)
    }
    navigation.isNavigationBarHidden = true
    navigation.navigationBar.isHidden = false
    phone.application.endTurn()
    #expect(navigation.navigationBar.isHidden)
  }

  @Test("V311 a guide tells what a tab bar leaves free of its controller's view")
  func contentGuide() {
    let controller = UITabBarController()
    controller.viewControllers = [UIViewController()]
    let phone = show(controller)
    let guide = controller.contentLayoutGuide
    phone.window.layoutIfNeeded()
    #expect(guide.owningView === controller.view && guide === controller.contentLayoutGuide)
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 200, height: controller.tabBar.frame.minY))
    controller.isTabBarHidden = true
    phone.window.layoutIfNeeded()
    #expect(guide.layoutFrame == controller.view.bounds)
  }

  @Test(
    "V400 a navigation controller's title is its tab's, as its lowest controller's is: what was set last counts")
  func navigationTitles() {
    let (root, plain) = (UIViewController(), UINavigationController(rootViewController: UIViewController()))
    let navigation = UINavigationController(rootViewController: root)
    let controller = UITabBarController()
    controller.viewControllers = [navigation, plain]
    navigation.tabBarItem.image = UIImage()
    navigation.title = "Home"
    plain.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 7)
    _ = show(controller)
    #expect(controller.tabBar.items?.map(\.title) == ["Home", "Own"])
    root.title = "News"
    plain.title = "Mine"
    plain.viewControllers[0].title = "unheard"
    #expect(controller.tabBar.items?.map(\.title) == ["News", "Mine"] && navigation.title == "Home")
    #expect(navigation.tabBarItem === root.tabBarItem && plain.tabBarItem.tag == 7)
  }

  @Test("V201 a tab's controller is made when it is first shown, and once; the delegate hears of tabs")
  func tabs() {
    var made: [String] = []
    func tab(_ name: String) -> UITab {
      UITab(title: name, image: nil, identifier: name) { tab in
        made.append(tab.identifier)
        return UIViewController()
      }
    }
    let (a, b, keeper) = (tab("a"), tab("b"), Keeper())
    let controller = UITabBarController(tabs: [a, b])
    controller.delegate = keeper
    let phone = show(controller)
    #expect(made == ["a"] && controller.selectedTab === a && controller.viewControllers?.count == 1)
    phone.tap(at: (150, 180))
    phone.window.layoutIfNeeded()
    #expect(made == ["a", "b"] && keeper.heard == ["asked b", "a to b"])
    #expect(controller.selectedIndex == 1 && controller.selectedViewController === b.viewController)
    #expect(b.viewController?.tab === b && b.viewController?.tabBarController === controller)
    #expect(b.viewController?.view.window === phone.window)
    keeper.keeps = true
    phone.tap(at: (50, 180))
    #expect(controller.selectedTab === b && keeper.heard.last == "asked a")
    controller.selectedTab = a
    #expect(made.count == 2 && controller.selectedIndex == 0 && keeper.heard.dropFirst(3) == ["b to a"])
    #expect(controller.tab(forIdentifier: "b") === b)
    b.allowsHiding = true
    b.isHidden = true
    #expect(controller.tabBar.items?.map(\.title) == ["a"])
    controller.viewControllers = [UIViewController()]
    #expect(controller.tabs.isEmpty && a.tabBarController == nil && controller.selectedTab == nil)
  }

  @Test("V1335 the item of a tab is its controller's, and of that one's lowest level: what either changes shows")
  func item() {
    let root = UIViewController()
    let tabs = [
      UITab(title: "Calls", image: nil, identifier: "calls") { _ in UINavigationController(rootViewController: root)
      },
      UITab(title: "Chats", image: nil, identifier: "chats") { _ in
        let controller = UIViewController()
        controller.tabBarItem.badgeValue = "2"
        return controller
      },
    ]
    tabs[0].badgeValue = "3"
    let controller = UITabBarController(tabs: tabs)
    let phone = show(controller)
    controller.selectedTab = tabs[1]
    var items: [UITabBarItem] { controller.tabBar.items ?? [] }
    #expect(items.map(\.badgeValue) == ["3", "2"] && root.tabBarItem.badgeValue == "3")
    root.tabBarItem.badgeValue = "9"
    #expect(items.map(\.badgeValue) == ["9", "2"] && tabs[0].badgeValue == "3")
    tabs[0].badgeValue = nil
    #expect(root.tabBarItem.badgeValue == nil)
    tabs[0].title = "Calls2"
    #expect(root.tabBarItem.title == "Calls2" && root.title == nil && items.map(\.title) == ["Calls2", "Chats"])
    withExtendedLifetime(phone) {}
  }

  @Test("V201 a group has one button, and shows its own controller, else its selected child's")
  func groups() {
    func tab(_ name: String) -> UITab {
      UITab(title: name, image: nil, identifier: name) { _ in
        let controller = UIViewController()
        controller.title = name
        return controller
      }
    }
    let (x, y) = (tab("x"), tab("y"))
    let group = UITabGroup(title: "group", image: nil, identifier: "group", children: [x, y])
    group.defaultChildIdentifier = "y"
    let controller = UITabBarController(tabs: [tab("a"), group])
    let phone = show(controller)
    #expect(controller.tabBar.items?.count == 2 && x.parent === group && y.tabBarController === controller)
    phone.tap(at: (150, 180))
    #expect(controller.selectedViewController?.title == "y")
    group.selectedChild = x
    #expect(controller.selectedViewController?.title == "x" && controller.selectedTab === group)
    controller.selectedIndex = 0
    controller.selectedTab = y
    #expect(controller.selectedViewController?.title == "y" && controller.selectedIndex == 1)
    let own = UITabGroup(title: "own", image: nil, identifier: "own", children: [tab("z")]) { _ in
      let controller = UIViewController()
      controller.title = "own"
      return controller
    }
    controller.setTabs([own], animated: false)
    #expect(controller.selectedViewController?.title == "own" && x.tabBarController == nil)
  }

  @Test("V202 a hidden bar takes no touches and no room")
  func hiddenBar() {
    let child = UIViewController()
    let controller = UITabBarController()
    controller.viewControllers = [child, UIViewController()]
    let phone = show(controller)
    let inset = child.view.safeAreaInsets.bottom
    #expect(inset == controller.tabBar.frame.height)
    controller.isTabBarHidden = true
    phone.window.layoutIfNeeded()
    #expect(child.view.safeAreaInsets.bottom == 0)
    phone.tap(at: (150, 180))
    #expect(controller.selectedIndex == 0)
    controller.setTabBarHidden(false, animated: true)
    phone.window.layoutIfNeeded()
    phone.tap(at: (150, 180))
    #expect(controller.selectedIndex == 1)
  }

  @Test("V390 a bar is as high as it says that fits, with what the home indicator takes, and buttons as the rest")
  func height() throws {
    final class HighBar: UITabBar {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: super.sizeThatFits(size).height + 20)
      }
    }
    for (bar, height) in [(UITabBar(), CGFloat(49)), (HighBar(), 69)] {
      let controller = UITabBarController()
      controller.setValue(bar, forKey: "tabBar")
      controller.viewControllers = [UIViewController(), UIViewController()]
      let (phone, outer) = (Phone.forGestures(), UIViewController())
      phone.window.rootViewController = outer
      outer.additionalSafeAreaInsets.bottom = 30
      outer.addChild(controller)
      controller.view.frame = outer.view.bounds
      outer.view.addSubview(controller.view)
      controller.didMove(toParent: outer)
      phone.window.layoutIfNeeded()
      #expect(bar.frame == CGRect(x: 0, y: 170 - height, width: 200, height: height + 30))
      #expect(controller.selectedViewController?.view.safeAreaInsets.bottom == height + 30)
      let button = try #require(bar.items?.last?.value(forKey: "view") as? UIView)
      #expect(button.frame == CGRect(x: 100, y: 0, width: 100, height: height))
    }
    #expect(UITabBar().sizeThatFits(CGSize(width: 100, height: 10)) == CGSize(width: 100, height: 49))
  }

  @Test("V391 a finger on a tab sets the selected controller, as an override hears")
  func overriddenSelection() {
    final class Telling: UITabBarController {
      var heard: [String] = []
      override var selectedViewController: UIViewController? {
        willSet { heard.append("\(selectedIndex) to \(newValue?.title ?? "")") }
      }
    }
    let controller = Telling()
    controller.viewControllers = ["A", "B"].map { title in
      let one = UIViewController()
      one.title = title
      return one
    }
    let phone = show(controller)
    controller.heard = []
    phone.tap(at: (150, 180))
    #expect(controller.heard == ["0 to B"] && controller.selectedIndex == 1)
    controller.selectedIndex = 0
    #expect(controller.heard == ["0 to B"])
  }

  @Test("V302 where there is little room across, the bar has those of its own tabs that are named")
  func compact() {
    func tab(_ name: String) -> UITab {
      UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
    }
    let (a, b, c) = (tab("a"), tab("b"), tab("c"))
    let controller = UITabBarController(tabs: [a, b, c])
    let phone = show(controller)
    controller.selectedTab = b
    controller.compactTabIdentifiers = ["c", "a", "x"]
    #expect(controller.tabBar.items?.map(\.title) == ["a", "c"] && controller.selectedTab === a)
    #expect(!b.hasVisiblePlacement && c.hasVisiblePlacement && controller.tabs.count == 3)
    phone.window.layoutIfNeeded()
    phone.tap(at: (150, 180))
    #expect(controller.selectedTab === c)
    controller.compactTabIdentifiers = nil
    #expect(controller.tabBar.items?.count == 3 && controller.selectedTab === c)
  }

  @Test("V303 a search tab that activates its search begins it, and gives way to the tab before when it ends")
  func searchTab() {
    let page = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    page.navigationItem.searchController = search
    let first = UITab(title: "a", image: nil, identifier: "a") { _ in UIViewController() }
    let tab = UISearchTab { _ in UINavigationController(rootViewController: page) }
    let controller = UITabBarController(tabs: [first, tab])
    let phone = show(controller)
    phone.endsTurns = true
    phone.tap(at: (150, 180))
    #expect(controller.selectedTab === tab && !search.isActive)
    controller.selectedTab = first
    tab.automaticallyActivatesSearch = true
    phone.tap(at: (150, 180))
    #expect(search.isActive && controller.selectedTab === tab)
    search.isActive = false
    #expect(controller.selectedTab === first)
    phone.tap(at: (150, 180))
    controller.selectedTab = first
    #expect(search.isActive)
    search.isActive = false
    #expect(controller.selectedTab === first)
  }
}
