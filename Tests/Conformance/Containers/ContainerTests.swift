import Foundation
import HeadlessUIKit
import Testing

/// Group V: what fingers do to navigation controllers, tab bar controllers and alerts.
@MainActor struct ContainerTests {
  @Test("V36 the back button goes back one level, and the controllers hear of it in UIKit's order")
  func back() {
    let phone = Phone.forGestures()
    let (navigation, _) = phone.navigation("A", "B")
    #expect(phone.decisions(ofViews: navigation) == ["UILayoutContainerView", "UINavigationTransitionView"])
    phone.application.endTurn()
    _ = phone.journal.take()
    phone.tap(at: (20, 40))
    #expect(navigation.topViewController?.title == "A")
    #expect(
      phone.journal.take() == ["B will disappear", "A will appear", "B did disappear", "A did appear"])
    phone.tap(at: (20, 40))
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("V36 a bar's delegate of its own may keep the level")
  func keptLevel() {
    let phone = Phone.forGestures()
    let navigation = StubbornNavigation(rootViewController: UIViewController())
    navigation.pushViewController(UIViewController(), animated: false)
    phone.window.rootViewController = navigation
    phone.window.layoutIfNeeded()
    phone.tap(at: (20, 40))
    #expect(navigation.viewControllers.count == 2)
    navigation.isStubborn = false
    phone.tap(at: (20, 40))
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("V57 constraints to the safe area keep clear of a navigation bar and a tab bar, as long as these show")
  func safeArea() {
    let phone = Phone.forGestures()
    let child = UIViewController()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    child.view.addSubview(box)
    let safeArea = child.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: safeArea.topAnchor),
      box.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
    ])
    let navigation = UINavigationController(rootViewController: child)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    phone.window.rootViewController = tabs
    phone.window.layoutIfNeeded()
    #expect(box.frame.minY == navigation.navigationBar.frame.maxY)
    #expect(box.convert(box.bounds, to: nil).maxY == tabs.tabBar.convert(tabs.tabBar.bounds, to: nil).minY)
    navigation.isNavigationBarHidden = true
    phone.window.layoutIfNeeded()
    #expect(box.frame.minY == 0)
  }

  @Test("V37 the chain goes from a child through the container's views to the container")
  func chain() throws {
    let phone = Phone.forGestures()
    let (navigation, _) = phone.navigation("A")
    let child = try #require(navigation.topViewController)
    let chain = sequence(first: child.view as UIResponder, next: \.next).map { "\(type(of: $0))" }
    #expect(
      chain.prefix(6) == [
        "UIView", "Level", "UIViewControllerWrapperView", "UINavigationTransitionView", "UILayoutContainerView",
        "UINavigationController",
      ])
  }

  @Test("V38 a finger from the left edge goes back, if it goes far enough or fast enough (our constants)")
  func edge() {
    let phone = Phone.forGestures()
    // Half of 200 points, after the pan's 10.
    for (way, speed, goes) in [(109.0, 0.0, false), (112, 0, true), (60, 1, true)] {
      let (navigation, _) = phone.navigation("A", "B")
      phone.down(1, at: (5, 100))
      phone.move(1, from: (5, 100), to: (5 + way, 100), steps: 8)
      if speed == 0 { phone.wait(0.3) }
      phone.up(1)
      #expect(navigation.viewControllers.count == (goes ? 1 : 2))
    }
  }

  @Test("V39 the finger from the edge does nothing at the root, without a bar, or with another left button")
  func noEdge() {
    let phone = Phone.forGestures()
    func swipe() {
      phone.down(1, at: (5, 100))
      phone.move(1, from: (5, 100), to: (180, 100), steps: 5)
      phone.up(1)
    }
    let (root, _) = phone.navigation("A")
    swipe()
    #expect(root.viewControllers.count == 1)
    let (bare, _) = phone.navigation("A", "B")
    bare.isNavigationBarHidden = true
    swipe()
    #expect(bare.viewControllers.count == 2)
    // The much-used way around: another delegate.
    bare.interactivePopGestureRecognizer?.delegate = nil
    swipe()
    #expect(bare.viewControllers.count == 1)
    let (other, _) = phone.navigation("A", "B")
    other.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "X")
    swipe()
    #expect(other.viewControllers.count == 2)
  }

  @Test("V50 content at the left edge hears late of a finger that may go back; at the root at once")
  func lateAtTheEdge() {
    let phone = Phone.forGestures()
    let (navigation, levels) = phone.navigation("A", "B")
    let row = phone.pad("row", (0, 80, 200, 50), in: levels[1].view)
    #expect(navigation.interactivePopGestureRecognizer?.delaysTouchesBegan == true)
    phone.application.endTurn()
    _ = phone.journal.take()
    phone.down(1, at: (5, 100))
    #expect(phone.journal.take() == [])
    phone.up(1)
    #expect(phone.journal.take() == ["row began 1", "row ended 1"])
    phone.down(1, at: (20, 100))
    #expect(phone.journal.take() == ["row began 1"])
    phone.up(1)
    navigation.popViewController(animated: false)
    phone.window.layoutIfNeeded()
    levels[0].view.addSubview(row)
    _ = phone.journal.take()
    phone.down(1, at: (5, 100))
    #expect(phone.journal.take() == ["row began 1"])
  }

  @Test("V40 a tap on a tab shows its controller; the delegate may refuse it")
  func tabs() {
    let phone = Phone.forGestures()
    let (tabs, keeper) = phone.tabs("A", "B")
    phone.tap(at: (150, 180))
    #expect(tabs.selectedIndex == 1 && phone.journal.take().contains("chose B"))
    #expect(tabs.selectedViewController?.view.window != nil && tabs.viewControllers?[0].view.window == nil)
    keeper.allows = false
    phone.tap(at: (50, 180))
    #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem?.title == "B")
    #expect(phone.journal.take() == [])
  }

  @Test("V516 where the selected controller goes, the one at its index is selected, else the first")
  func tabGoes() {
    let all = (0...3).map { _ in UIViewController() }
    let tabs = UITabBarController()
    tabs.viewControllers = [all[0], all[1]]
    tabs.selectedIndex = 1
    tabs.viewControllers = [all[0], all[2], all[3]]
    #expect(tabs.selectedIndex == 1 && tabs.selectedViewController === all[2])
    tabs.viewControllers = [all[2], all[3]]
    #expect(tabs.selectedViewController === all[2] && tabs.selectedIndex == 0)
    tabs.selectedIndex = 1
    tabs.viewControllers = [all[1]]
    #expect(tabs.selectedViewController === all[1] && tabs.selectedIndex == 0)
  }

  @Test("V41 a tap on the selected tab goes back to the lowest level of its navigation")
  func tabAgain() {
    let phone = Phone.forGestures()
    let (tabs, _) = phone.tabs("A")
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.title = "N"
    tabs.viewControllers = [navigation]
    navigation.pushViewController(UIViewController(), animated: false)
    phone.window.layoutIfNeeded()
    phone.tap(at: (100, 180))
    #expect(navigation.viewControllers.count == 1)
  }

  @Test(
    "V51 an override of tabBar(_:didSelect:) hears of a tab before its controller is shown, and needn't call super")
  func overriddenSelection() {
    let phone = Phone.forGestures()
    let tabs = NotingTabs(phone.journal)
    let stack = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [UIViewController(), stack]
    phone.window.rootViewController = tabs
    phone.window.layoutIfNeeded()
    phone.tap(at: (150, 180))
    #expect(phone.journal.take() == ["leaves 0"] && tabs.selectedIndex == 1)
    stack.pushViewController(UIViewController(), animated: false)
    phone.window.layoutIfNeeded()
    phone.tap(at: (150, 180))
    #expect(phone.journal.take() == ["leaves 1"] && stack.viewControllers.count == 1)
  }

  @Test("V52 a tab's item may be set late, and a navigation controller's is its lowest controller's")
  func lateItems() {
    let phone = Phone.forGestures()
    let (tabs, _) = phone.tabs("A", "B")
    let (first, root) = (UIViewController(), UIViewController())
    first.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 1)
    let navigation = UINavigationController(rootViewController: root)
    root.title = "Root"
    tabs.viewControllers = [first, navigation]
    #expect(tabs.tabBar.items?.map(\.title) == ["First", "Root"] && navigation.tabBarItem === root.tabBarItem)
    root.tabBarItem = UITabBarItem(title: "Late", image: nil, tag: 7)
    phone.window.layoutIfNeeded()
    phone.tap(at: (150, 180))
    #expect(tabs.selectedViewController === navigation && tabs.tabBar.selectedItem?.tag == 7)
    let other = UIViewController()
    other.title = "Other"
    navigation.viewControllers = [other]
    #expect(tabs.tabBar.items?.last?.title == "Other" && tabs.tabBar.selectedItem?.title == "Other")
    navigation.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 9)
    other.tabBarItem = UITabBarItem(title: "Unseen", image: nil, tag: 10)
    #expect(tabs.tabBar.items?.map(\.title) == ["First", "Own"] && tabs.tabBar.selectedItem?.tag == 9)
  }

  @Test("V53 dismissing ends what a container around the caller presents, and next the presentation it is part of")
  func dismissal() {
    let phone = Phone.forGestures()
    let (root, child, picker) = (UIViewController(), UIViewController(), UIViewController())
    phone.window.rootViewController = root
    let flow = UINavigationController(rootViewController: child)
    root.present(flow, animated: true)
    child.present(picker, animated: true)
    #expect(picker.presentingViewController === flow)
    child.dismiss(animated: true)
    phone.application.endTurn()
    #expect(root.presentedViewController === flow && flow.presentedViewController == nil)
    #expect(picker.view.window == nil && child.view.window != nil)
    child.dismiss(animated: true)
    phone.application.endTurn()
    #expect(root.presentedViewController == nil && flow.view.window == nil)
    child.dismiss(animated: true)
    phone.application.endTurn()
    #expect(phone.decisions.contains { $0.contains("dismisses while nothing is presented") })
  }

  @Test("V42 a controller that hides the bottom bar hides the tab bar as long as it is on the stack")
  func hiddenTabBar() {
    let phone = Phone.forGestures()
    let (tabs, _) = phone.tabs("A")
    let navigation = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [navigation]
    let full = UIViewController()
    full.hidesBottomBarWhenPushed = true
    navigation.pushViewController(full, animated: false)
    phone.window.layoutIfNeeded()
    #expect(tabs.tabBar.isHidden)
    navigation.popViewController(animated: false)
    phone.window.layoutIfNeeded()
    #expect(!tabs.tabBar.isHidden)
  }

  @Test("V43 a tap on an alert's button dismisses it, and then its handler runs; beside it nothing happens")
  func alert() {
    let phone = Phone.forGestures()
    let root = UIViewController()
    phone.window.rootViewController = root
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in phone.journal.note("no") })
    alert.addAction(
      UIAlertAction(title: "Yes", style: .default) { _ in
        phone.journal.note("yes, \(root.presentedViewController == nil ? "gone" : "there")")
      })
    root.present(alert, animated: true)
    phone.application.endTurn()
    phone.tap(at: (100, 20))
    #expect(phone.journal.take() == [] && root.presentedViewController === alert)
    phone.tap(at: (150, 130))
    #expect(phone.journal.take() == ["yes, gone"] && root.presentedViewController == nil)
  }

  @Test("V428 a recognizer on what dims the rest, or on what both are in, hears of a tap beside an alert")
  func besideAlert() throws {
    let (phone, root) = (Phone.forGestures(), UIViewController())
    phone.window.rootViewController = root
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    root.present(alert, animated: true) {
      guard let both = alert.view.superview else { return }
      if let dimming = both.subviews.first { phone.add(UITapGestureRecognizer(), "dimming", to: dimming) }
      phone.add(UITapGestureRecognizer(), "both", to: both)
    }
    phone.application.endTurn()
    phone.wait(0.1)
    let dimming = try #require(alert.view.superview?.subviews.first)
    #expect(dimming !== alert.view && dimming.frame == phone.window.bounds)
    phone.tap(at: (100, 20))
    #expect(phone.journal.take() == ["dimming ended"])
    dimming.gestureRecognizers = []
    phone.tap(at: (100, 20))
    #expect(phone.journal.take() == ["both ended"])
    #expect(root.presentedViewController === alert)
  }

  @Test("V44 beside an action sheet a tap is its cancel action")
  func sheet() {
    let phone = Phone.forGestures()
    let root = UIViewController()
    phone.window.rootViewController = root
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in phone.journal.note("cancelled") })
    root.present(sheet, animated: true)
    phone.application.endTurn()
    phone.tap(at: (100, 5))
    #expect(phone.journal.take() == ["cancelled"] && root.presentedViewController == nil)
  }

  @Test("V173 writing begins in an alert's first text field when it has appeared")
  func alertField() throws {
    let phone = Phone.forGestures()
    let page = UIViewController()
    phone.window.rootViewController = page
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addTextField()
    page.present(alert, animated: false)
    phone.wait(0.5)
    #expect(alert.textFields?.map(\.isFirstResponder) == [true, false])
  }

  @Test("V235 a controller may say that it is in other containers, and a header what it is dequeued by")
  func overriddenContainers() {
    final class Loner: UIViewController {
      override var navigationController: UINavigationController? { nil }
      override var tabBarController: UITabBarController? { nil }
      override var splitViewController: UISplitViewController? { nil }
      override var storyboard: UIStoryboard? { nil }
    }
    final class Header: UITableViewHeaderFooterView {
      override var reuseIdentifier: String? { "header" }
    }
    let (loner, child) = (Loner(), UIViewController())
    let stack = UINavigationController(rootViewController: loner)
    loner.addChild(child)
    #expect(loner.navigationController == nil && child.navigationController === stack)
    #expect(Header(reuseIdentifier: nil).reuseIdentifier == "header")
  }
}

extension Phone {
  fileprivate func navigation(_ titles: String...) -> (UINavigationController, [Level]) {
    let levels = titles.map { Level($0, journal) }
    let navigation = UINavigationController(rootViewController: levels[0])
    for level in levels.dropFirst() { navigation.pushViewController(level, animated: false) }
    window.rootViewController = navigation
    window.layoutIfNeeded()
    return (navigation, levels)
  }

  fileprivate func tabs(_ titles: String...) -> (UITabBarController, TabsKeeper) {
    let tabs = UITabBarController()
    let keeper = TabsKeeper(journal)
    tabs.delegate = keeper
    tabs.viewControllers = titles.map { Level($0, journal) }
    keep(keeper)
    window.rootViewController = tabs
    window.layoutIfNeeded()
    _ = journal.take()
    return (tabs, keeper)
  }

  /// The outermost views of a navigation controller.
  fileprivate func decisions(ofViews navigation: UINavigationController) -> [String] {
    [navigation.view, navigation.view.subviews[0]].compactMap { $0.map { "\(type(of: $0))" } }
  }
}

/// A controller that writes down when it comes and goes.
private final class Level: UIViewController {
  private let journal: Journal

  init(_ title: String, _ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ text: String) { journal.note("\(title ?? "") \(text)") }

  override func viewWillAppear(_ animated: Bool) { note("will appear") }
  override func viewDidAppear(_ animated: Bool) { note("did appear") }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
}

/// Writes down from where a tab is chosen, and leaves the rest to the class above without calling it.
private final class NotingTabs: UITabBarController {
  private let journal: Journal
  init(_ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { journal.note("leaves \(selectedIndex)") }
}

private final class StubbornNavigation: UINavigationController, UINavigationBarDelegate {
  var isStubborn = true
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { !isStubborn }
}

private final class TabsKeeper: NSObject, UITabBarControllerDelegate {
  private let journal: Journal
  var allows = true
  init(_ journal: Journal) { self.journal = journal }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { allows }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    journal.note("chose \(viewController.title ?? "")")
  }
}
