import Foundation
import HeadlessUIKit
import Testing

/// Rules V1113 and V1114: when a bar at the lower edge goes with what is pushed.
@MainActor struct BottomBarTests {
  /// Hides the bar for what it pushes, and has it again from some moment on.
  private final class Pusher: UIViewController {
    enum Moment: CaseIterable { case atOnce, asItGoes, asItComes }
    var moment = Moment.atOnce

    func push(_ other: UIViewController) {
      hidesBottomBarWhenPushed = true
      navigationController?.pushViewController(other, animated: true)
      if moment == .atOnce { hidesBottomBarWhenPushed = false }
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      if moment == .asItComes { hidesBottomBarWhenPushed = false }
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      if moment == .asItGoes { hidesBottomBarWhenPushed = false }
    }
  }

  /// A window of 200 × 200 points.
  @MainActor private final class Desk {
    let (phone, tabs, pusher) = (Phone.forGestures(), UITabBarController(), Pusher())
    let navigation: UINavigationController

    init(_ moment: Pusher.Moment = .atOnce) {
      pusher.moment = moment
      navigation = UINavigationController(rootViewController: pusher)
      tabs.viewControllers = [navigation, UIViewController()]
      phone.window.rootViewController = tabs
      phone.application.endTurn()
    }

    /// Also where it is laid out anew.
    var hidesTabBar: Bool {
      phone.application.endTurn()
      tabs.view.setNeedsLayout()
      phone.application.endTurn()
      return tabs.tabBar.isHidden
    }
  }

  @Test(
    "V1113 who hides the bottom bar for what it pushes hides it as long as that is there, and has it again then",
    arguments: [0, 1, 2])
  func forAMoment(number: Int) {
    let (desk, other) = (Desk(Pusher.Moment.allCases[number]), UIViewController())
    desk.pusher.push(other)
    #expect(desk.hidesTabBar && other.view.safeAreaInsets.bottom == 0)
    desk.navigation.popViewController(animated: true)
    #expect(!desk.hidesTabBar && desk.pusher.view.safeAreaInsets.bottom == 49)
  }

  @Test("V1113 a way back that is called off leaves the bar as it was")
  func calledOff() {
    let (desk, other) = (Desk(), UIViewController())
    let phone = desk.phone
    desk.pusher.push(other)
    #expect(desk.hidesTabBar)
    phone.down(1, at: (2, 100))
    phone.move(1, from: (2, 100), to: (60, 100), steps: 8)
    phone.wait(0.3)
    #expect(desk.navigation.viewControllers.count == 1)
    phone.up(1)
    #expect(desk.hidesTabBar && desk.navigation.topViewController === other)
  }

  @Test("V1113 what is set while a controller is there counts from the next change of the stack on")
  func later() {
    let (desk, other) = (Desk(), UIViewController())
    desk.navigation.pushViewController(other, animated: false)
    other.hidesBottomBarWhenPushed = true
    #expect(!desk.hidesTabBar)
    desk.navigation.pushViewController(UIViewController(), animated: false)
    #expect(desk.hidesTabBar)
  }

  @Test("V1114 the topmost controller hides the toolbar of its navigation controller")
  func toolbar() {
    let (phone, page, full) = (Phone.forGestures(), UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: page)
    navigation.isToolbarHidden = false
    phone.window.rootViewController = navigation
    phone.application.endTurn()
    #expect(!navigation.toolbar.isHidden && page.view.safeAreaInsets.bottom > 0)
    full.hidesBottomBarWhenPushed = true
    for (stack, hides) in [([page, full], true), ([page, full, UIViewController()], false), ([page], false)] {
      navigation.setViewControllers(stack, animated: false)
      phone.application.endTurn()
      #expect(navigation.toolbar.isHidden == hides)
      #expect((stack.last?.view.safeAreaInsets.bottom == 0) == hides)
    }
  }
}
