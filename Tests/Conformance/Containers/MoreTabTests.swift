import Foundation
import HeadlessUIKit
import Testing

/// Rules V1104 and V1191 to V1195: the tabs that a phone's bar has no room for, and a controller that is taken
/// from a stack.
@MainActor @Suite("V: More") struct MoreTabTests {
  private final class Page: UIViewController {
    var heard: [String] = []
    override func viewDidAppear(_ animated: Bool) { heard.append("appeared") }
    override func viewDidDisappear(_ animated: Bool) { heard.append("disappeared") }
  }

  private final class Keeper: NSObject, UITabBarControllerDelegate, UINavigationControllerDelegate {
    var heard: [String] = []
    func name(_ controller: UIViewController) -> String {
      controller is UINavigationController ? "More" : controller.title ?? ""
    }
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
      -> Bool
    {
      heard.append("may \(name(viewController))")
      return true
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      heard.append("did \(name(viewController))")
    }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { heard.append("shows \(viewController.title ?? "")") }
  }

  private let keeper = Keeper()

  /// Seven tabs, of which the last is a navigation controller's, in a window of 200 × 400 points.
  private func show(_ tabs: UITabBarController) -> (phone: Phone, pages: [Page]) {
    let phone = Phone.forGestures()
    phone.window.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
    let pages = (1...7).map { number in
      let page = Page()
      page.title = "\(number)"
      return page
    }
    tabs.viewControllers = pages.dropLast() + [UINavigationController(rootViewController: pages[6])]
    tabs.delegate = keeper
    phone.window.rootViewController = tabs
    turn(phone)
    return (phone, pages)
  }

  private func turn(_ phone: Phone) {
    phone.application.endTurn()
    phone.wait(1)
  }

  /// The fifth of five tabs.
  private func tapMore(_ phone: Phone) {
    phone.tap(at: (180, 380))
    turn(phone)
  }

  /// Rows are 44 points high, below the bar.
  private func tapRow(_ row: Int, _ phone: Phone) {
    phone.tap(at: (100, 66 + 44 * CGFloat(row)))
    turn(phone)
  }

  @Test("V1104 a phone's bar shows four of more than five tabs, and More, which lists the others")
  func bar() throws {
    let tabs = UITabBarController()
    let (phone, _) = show(tabs)
    #expect(tabs.tabBar.items?.map(\.title) == ["1", "2", "3", "4", "More"])
    #expect(tabs.viewControllers?.count == 7 && tabs.selectedIndex == 0)
    #expect(tabs.tabBar.items?.last === tabs.moreNavigationController.tabBarItem)
    let list = try #require(tabs.moreNavigationController.topViewController?.view as? UITableView)
    tapMore(phone)
    #expect(list.visibleCells.map(\.textLabel?.text) == ["5", "6", "7"])
    tabs.viewControllers = Array(tabs.viewControllers?.prefix(5) ?? [])
    #expect(tabs.tabBar.items?.map(\.title) == ["1", "2", "3", "4", "5"])
  }

  @Test("V1191 More is asked about as a tab, and its rows by nobody: they push, and what they push is selected")
  func fingers() {
    let tabs = UITabBarController()
    let (phone, pages) = show(tabs)
    let more = tabs.moreNavigationController
    tapMore(phone)
    #expect(keeper.heard == ["may More", "did More"])
    #expect(tabs.selectedViewController === more && tabs.selectedIndex == NSNotFound)
    #expect(tabs.tabBar.selectedItem === more.tabBarItem && pages[0].heard == ["appeared", "disappeared"])
    more.delegate = keeper
    keeper.heard = []
    tapRow(1, phone)
    #expect(keeper.heard == ["shows 6"] && pages[5].heard == ["appeared"])
    #expect(tabs.selectedViewController === pages[5] && tabs.selectedIndex == 5)
    #expect(pages[5].parent === more && pages[5].tabBarController === tabs)
    #expect(tabs.tabBar.selectedItem === more.tabBarItem)
    more.popViewController(animated: true)
    turn(phone)
    #expect(tabs.selectedViewController === more && tabs.selectedIndex == NSNotFound)
    #expect(pages[5].parent === tabs && pages[5].heard == ["appeared", "disappeared"])
  }

  @Test(
    "V1192 what was chosen in More stays there: More shows it again, and its list where it was selected already")
  func again() {
    let tabs = UITabBarController()
    let (phone, pages) = show(tabs)
    tapMore(phone)
    tapRow(0, phone)
    phone.tap(at: (20, 380))
    turn(phone)
    #expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem === pages[0].tabBarItem)
    keeper.heard = []
    tapMore(phone)
    #expect(keeper.heard == ["may More", "did 5"] && tabs.selectedIndex == 4)
    tapMore(phone)
    #expect(keeper.heard.dropFirst(2) == ["may More", "did More"] && tabs.selectedIndex == NSNotFound)
    #expect(pages[4].heard == ["appeared", "disappeared", "appeared", "disappeared"])
    // By code it is there without the way to it, and code asks and tells nobody.
    keeper.heard = []
    for select in [{ tabs.selectedIndex = 5 }, { tabs.selectedViewController = pages[5] }] {
      tabs.selectedIndex = 0
      select()
      turn(phone)
      #expect(tabs.selectedViewController === pages[5] && tabs.selectedIndex == 5)
      #expect(tabs.moreNavigationController.viewControllers.last === pages[5] && keeper.heard == [])
    }
    tabs.selectedViewController = tabs.moreNavigationController
    #expect(tabs.selectedIndex == 5)
  }

  @Test("V1193 the levels of a navigation controller stand on More's own stack as long as it shows there")
  func levels() throws {
    let tabs = UITabBarController()
    let (phone, pages) = show(tabs)
    let navigation = try #require(tabs.viewControllers?.last as? UINavigationController)
    let more = tabs.moreNavigationController
    tapMore(phone)
    tapRow(2, phone)
    #expect(pages[6].navigationController === more && more.viewControllers.count == 2)
    #expect(tabs.selectedViewController === navigation && tabs.selectedIndex == 6)
    pages[6].navigationController?.pushViewController(Page(), animated: false)
    turn(phone)
    #expect(more.viewControllers.count == 3 && navigation.viewControllers == [])
    more.popToRootViewController(animated: true)
    turn(phone)
    #expect(navigation.viewControllers == [pages[6]] && pages[6].navigationController === navigation)
    #expect(navigation.tabBarController === tabs && pages[6].heard == ["appeared", "disappeared"])
  }

  @Test("V1193 it has its lowest level back also where another tab is selected before the way back is shown")
  func levelsOnTheWayBack() throws {
    let tabs = UITabBarController()
    let (phone, pages) = show(tabs)
    let navigation = try #require(tabs.viewControllers?.last as? UINavigationController)
    tapMore(phone)
    tapRow(2, phone)
    tabs.moreNavigationController.popToRootViewController(animated: true)
    tabs.selectedIndex = 5
    turn(phone)
    #expect(navigation.viewControllers == [pages[6]] && pages[6].navigationController === navigation)
    #expect(tabs.selectedViewController === pages[5] && pages[5].viewIfLoaded?.window != nil)
  }

  @Test("V1194 where there is room for all tabs the bar shows them, and what showed in More shows by itself")
  func room() throws {
    let tabs = UITabBarController()
    let (phone, pages) = show(tabs)
    let navigation = try #require(tabs.viewControllers?.last as? UINavigationController)
    tabs.selectedIndex = 6
    turn(phone)
    pages[6].navigationController?.pushViewController(Page(), animated: false)
    turn(phone)
    tabs.traitOverrides.horizontalSizeClass = .regular
    tabs.view.setNeedsLayout()
    turn(phone)
    #expect(tabs.tabBar.items?.count == 7 && tabs.selectedViewController === navigation)
    #expect(navigation.viewControllers.count == 2 && pages[6].navigationController === navigation)
    #expect(navigation.topViewController?.viewIfLoaded?.window != nil)
    tabs.traitOverrides.horizontalSizeClass = .compact
    tabs.view.setNeedsLayout()
    turn(phone)
    #expect(tabs.tabBar.items?.count == 5 && tabs.selectedIndex == 6)
    #expect(tabs.moreNavigationController.viewControllers.count == 3)
  }

  @Test("V1104 More has an edit button where tabs may be arranged, of which a trace warns")
  func editing() throws {
    let tabs = UITabBarController()
    let (phone, _) = show(tabs)
    let item = try #require(tabs.moreNavigationController.topViewController?.navigationItem)
    tapMore(phone)
    #expect(item.rightBarButtonItem != nil)
    phone.tap(at: (180, 22))
    turn(phone)
    #expect(phone.decisions.contains { $0.contains("are not customized here") })
    tabs.customizableViewControllers = nil
    #expect(item.rightBarButtonItem == nil)
  }

  @Test("V1191 of tabs nobody is asked about More, and nobody is told")
  func tabsOfTheirOwn() {
    let tabs = UITabBarController()
    tabs.tabs = (1...6).map { number in
      UITab(title: "\(number)", image: nil, identifier: "\(number)") { _ in UIViewController() }
    }
    let phone = Phone.forGestures()
    phone.window.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
    phone.window.rootViewController = tabs
    turn(phone)
    tabs.delegate = keeper
    tapMore(phone)
    #expect(keeper.heard == [] && tabs.selectedTab?.identifier == "1" && tabs.selectedIndex == NSNotFound)
    tapRow(1, phone)
    #expect(tabs.selectedTab?.identifier == "6" && keeper.heard == [])
  }

  @Test("V1195 a controller that another container takes from a stack stays with that")
  func taken() {
    let phone = Phone.forGestures()
    let (page, other) = (UIViewController(), UIViewController())
    let (one, two) = (UINavigationController(rootViewController: page), UINavigationController())
    phone.window.rootViewController = one
    turn(phone)
    one.pushViewController(other, animated: false)
    turn(phone)
    one.setViewControllers([other], animated: false)
    two.setViewControllers([page], animated: false)
    turn(phone)
    #expect(page.navigationController === two && two.children == [page] && one.children == [other])
  }
}
