import Foundation
import HeadlessUIKit
import Testing

/// Rules V810 to V813: who hears of levels, tabs and columns.
@MainActor @Suite("V: told of levels, tabs and columns") struct ToldOfLevelsTests {
  private final class Levels: UINavigationController, UINavigationBarDelegate {
    var heard: [String] = []
    private func note(_ word: String) {
      heard.append("\(word) \(viewControllers.count) \(navigationBar.items?.count ?? 0)")
    }
    func navigationBar(_ bar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
      note("push?")
      return true
    }
    func navigationBar(_ bar: UINavigationBar, didPush item: UINavigationItem) { note("pushed") }
    func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      note("pop?")
      return true
    }
    func navigationBar(_ bar: UINavigationBar, didPop item: UINavigationItem) { note("popped") }
  }

  @Test(
    "V810 a navigation controller that can be its bar's delegate is asked of pushes, and told of the back button")
  func levels() {
    let (phone, levels) = shown()
    #expect(levels.navigationBar.delegate === levels && levels.heard == ["push? 2 1"])
    levels.heard = []
    phone.tap(at: (30, 69))
    #expect(levels.heard == ["pop? 2 2", "popped 1 1"])
  }

  @Test("V810 of a pop by code it is asked when the stack is shorter than the bar's, and told when it has happened")
  func popsByCode() {
    let (phone, levels) = shown()
    levels.heard = []
    levels.popViewController(animated: false)
    #expect(levels.heard == ["pop? 1 2", "popped 1 1"])
    for _ in 0..<2 { levels.pushViewController(UIViewController(), animated: false) }
    phone.window.layoutIfNeeded()
    levels.heard = []
    levels.popToRootViewController(animated: true)
    #expect(levels.heard == ["pop? 1 3"])
    phone.application.endTurn()
    #expect(levels.heard == ["pop? 1 3", "popped 1 1"])
  }

  @Test("V810 of a finger from the edge it is asked as that begins, and told once it has gone back")
  func popsByHand() {
    let (phone, levels) = shown()
    levels.heard = []
    func pull(to x: Double) {
      phone.down(1, at: (3, 400))
      phone.move(1, from: (3, 400), to: (x, 400))
      phone.wait(1)
      phone.up(1)
      phone.application.endTurn()
    }
    pull(to: 100)
    #expect(levels.heard == ["pop? 1 2"] && levels.viewControllers.count == 2)
    pull(to: 300)
    #expect(levels.heard == ["pop? 1 2", "pop? 1 2", "popped 1 1"])
  }

  @Test("V810 of a row of the back button's menu it is told, and not asked")
  func popsByMenu() throws {
    let (phone, levels) = shown()
    levels.heard = []
    phone.hold(1, at: (20, 69))
    try phone.tap(row: "Root")
    phone.application.endTurn()
    #expect(levels.heard == ["popped 1 1"])
  }

  /// With two levels, in a phone's window.
  private func shown() -> (phone: Phone, levels: Levels) {
    let (phone, root) = (Phone.forGestures(), UIViewController())
    root.title = "Root"
    let levels = Levels(rootViewController: root)
    phone.window.frame = UIScreen.main.bounds
    phone.window.rootViewController = levels
    phone.window.layoutIfNeeded()
    levels.pushViewController(UIViewController(), animated: false)
    phone.application.endTurn()
    return (phone, levels)
  }

  private final class Keeper: NSObject, UINavigationBarDelegate {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { false }
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
  }

  @Test("V811 a bar answers with an item that its delegate keeps, and is at the top until it has a superview")
  func bar() {
    let (bar, keeper) = (UINavigationBar(), Keeper())
    bar.delegate = keeper
    bar.items = ["a", "b"].map(UINavigationItem.init(title:))
    #expect(bar.popItem(animated: false)?.title == "b" && bar.items?.count == 2)
    #expect(bar.barPosition == .top)
    let view = UIView()
    view.addSubview(bar)
    #expect(bar.barPosition == .topAttached)
  }

  private final class BarClerk: NSObject, UINavigationBarDelegate {
    var heard: [String] = []
    var pops = true
    func take() -> [String] {
      defer { heard = [] }
      return heard
    }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
      heard.append("should push \(item.title ?? "")")
      return true
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      heard.append("did push \(item.title ?? "")")
    }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      heard.append("should pop \(item.title ?? "")")
      return pops
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      heard.append("did pop \(item.title ?? "")")
    }
  }

  @Test("V1336 a bar of its own pops its last item, too, and tells of another topmost one that is set animated")
  func barOfItsOwn() {
    let (bar, clerk) = (UINavigationBar(), BarClerk())
    let items = ["a", "b", "c"].map(UINavigationItem.init(title:))
    bar.delegate = clerk
    bar.setItems(items, animated: false)
    #expect(clerk.take() == [])
    bar.setItems(Array(items.prefix(2)), animated: true)
    #expect(clerk.take() == ["did pop c"])
    bar.setItems(items, animated: true)
    #expect(clerk.take() == ["did push c"])
    bar.setItems([items[0]], animated: false)
    #expect(clerk.take() == [])
    #expect(bar.popItem(animated: false) === items[0] && bar.items?.isEmpty == true)
    #expect(clerk.take() == ["should pop a", "did pop a"] && bar.popItem(animated: false) == nil)
    bar.setItems(nil, animated: false)
    #expect(bar.items?.isEmpty == true && clerk.take() == [])
  }

  @Test("V811 the back button's menu of a bar of its own goes back as far as the delegate lets it")
  func menuOfBarOfItsOwn() throws {
    let (phone, bar, clerk) = (Phone.forGestures(), UINavigationBar(), BarClerk())
    bar.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    phone.window.addSubview(bar)
    bar.delegate = clerk
    bar.items = ["a", "b", "c"].map(UINavigationItem.init(title:))
    clerk.pops = false
    phone.window.layoutIfNeeded()
    phone.hold(1, at: (20, 22))
    try phone.tap(row: "a")
    phone.application.endTurn()
    #expect(bar.items?.count == 3 && clerk.take() == ["should pop c"])
  }

  private final class Clerk: NSObject, UITabBarControllerDelegate, UISplitViewControllerDelegate {
    var heard: [String] = []
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) { heard.append("\(selectedTab.identifier) after \(previousTab?.identifier ?? "none")") }
    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { heard.append("will be \(displayMode)") }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { heard.append("collapsed") }
  }

  @Test("V812 a tab bar controller's delegate hears of another tab that code selects, and of the first")
  func tabs() {
    let (bar, clerk) = (UITabBarController(), Clerk())
    bar.delegate = clerk
    let tabs = ["a", "b", "c"].map { UITab(title: $0, image: nil, identifier: $0) { _ in UIViewController() } }
    bar.tabs = tabs
    #expect(clerk.heard == ["a after none"])
    bar.selectedIndex = 1
    bar.selectedTab = tabs[2]
    bar.selectedTab = tabs[2]
    bar.tabs = [tabs[0], tabs[1]]
    #expect(clerk.heard.dropFirst() == ["b after a", "c after b", "a after c"])
  }

  @Test("V813 columns that have collapsed show one beside the secondary one, as the delegate hears first")
  func columns() {
    let (phone, split, clerk) = (Phone(), UISplitViewController(style: .doubleColumn), Clerk())
    split.delegate = clerk
    let pages = [UIViewController(), UIViewController()]
    split.setViewController(pages[0], for: .primary)
    split.setViewController(pages[1], for: .secondary)
    #expect(split.displayMode == .secondaryOnly && split.viewControllers == pages)
    phone.window.rootViewController = split
    phone.window.layoutIfNeeded()
    #expect(clerk.heard == ["will be oneBesideSecondary", "collapsed"])
    #expect(split.displayMode == .oneBesideSecondary && split.viewControllers == [pages[0]])
  }
}
