import HeadlessUIKit
import Testing

/// Rules V640 to V645: what somebody asks for while a change of what shows is on its way.
@MainActor struct ChangesOnTheWayTests {
  // MARK: Navigation

  @Test(
    "V640 a first controller that pushes as its navigation controller comes gives way",
    arguments: Meddler.Moment.coming,
    [false, true])
  func push(moment: Meddler.Moment, animated: Bool) {
    let phone = Phone.forGestures()
    for place in ["window", "first tab", "second tab", "presentation"] {
      let (first, second, other) = (phone.meddler("A"), phone.meddler("B"), phone.meddler("other"))
      let navigation = UINavigationController(rootViewController: first)
      first.at(moment) { navigation.pushViewController(second, animated: animated) }
      let tabs = UITabBarController()
      switch place {
      case "window": phone.open(navigation)
      case "presentation":
        phone.open(other)
        navigation.modalPresentationStyle = .fullScreen
        other.present(navigation, animated: animated)
      default:
        tabs.viewControllers = place == "first tab" ? [navigation, other] : [other, navigation]
        phone.open(tabs)
        tabs.selectedViewController = navigation
      }
      phone.settle()
      #expect(first.isSettled(seen: false) && second.isSettled(seen: true), "\(place)")
      #expect(navigation.viewControllers == [first, second] && other.isSettled(seen: false), "\(place)")
    }
  }

  @Test(
    "V640 the stack changes whenever somebody wants it to, and everybody hears in pairs",
    arguments: Meddler.Moment.allCases,
    [false, true])
  func stacks(moment: Meddler.Moment, animated: Bool) {
    let phone = Phone.forGestures()
    let wishes: [(UINavigationController, Meddler) -> Void] = [
      { $0.pushViewController($1, animated: animated) },
      { navigation, _ in _ = navigation.popToRootViewController(animated: animated) },
      { $0.setViewControllers([$1], animated: animated) },
    ]
    for wish in wishes {
      let (first, second, third) = (phone.meddler("A"), phone.meddler("B"), phone.meddler("C"))
      let navigation = UINavigationController(rootViewController: first)
      phone.open(navigation)
      second.at(moment) { wish(navigation, third) }
      navigation.pushViewController(second, animated: animated)
      phone.settle()
      navigation.popViewController(animated: animated)
      phone.settle()
      for one in [first, second, third] { #expect(one.isSettled(seen: navigation.topViewController === one)) }
    }
  }

  // MARK: Tabs

  @Test("V641 a tab's child that selects another tab as it comes gives way", arguments: Meddler.Moment.coming)
  func tabs(moment: Meddler.Moment) {
    let phone = Phone.forGestures()
    let (first, second, third) = (phone.meddler("A"), phone.meddler("B"), phone.meddler("C"))
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second, third]
    first.at(moment) { tabs.selectedIndex = 1 }
    phone.open(tabs)
    #expect(tabs.selectedIndex == 1 && first.isSettled(seen: false) && second.isSettled(seen: true))
    third.at(moment) { tabs.selectedIndex = 0 }
    tabs.selectedIndex = 2
    #expect(tabs.selectedIndex == (moment == .isAppearing || moment == .didAppear ? 2 : 0))
    phone.settle()
    #expect(tabs.selectedIndex == 0 && first.isSettled(seen: true))
    #expect(second.isSettled(seen: false) && third.isSettled(seen: false))
  }

  @Test(
    "V641 so does another one that a child selects as it goes",
    arguments: [Meddler.Moment.willDisappear, .didDisappear])
  func tabsAsOneGoes(moment: Meddler.Moment) {
    let phone = Phone.forGestures()
    let (first, second, third) = (phone.meddler("A"), phone.meddler("B"), phone.meddler("C"))
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second, third]
    first.at(moment) { tabs.selectedIndex = 2 }
    phone.open(tabs)
    tabs.selectedIndex = 1
    phone.settle()
    #expect(first.isSettled(seen: false) && second.isSettled(seen: false) && third.isSettled(seen: true))
  }

  @Test("V641 what is selected while an animator changes tabs comes after it")
  func tabsByAnimator() {
    let phone = Phone.forGestures()
    let (first, second, third) = (phone.meddler("A"), phone.meddler("B"), phone.meddler("C"))
    let (tabs, fading) = (UITabBarController(), FadingTabs())
    tabs.viewControllers = [first, second, third]
    tabs.delegate = fading
    phone.keep(fading)
    phone.open(tabs)
    tabs.selectedIndex = 1
    phone.wait(0.1)
    tabs.selectedIndex = 2
    #expect(!third.isViewLoaded && tabs.selectedViewController === third)
    phone.settle()
    #expect(first.isSettled(seen: false) && second.isSettled(seen: false) && third.isSettled(seen: true))
  }

  // MARK: Presentations

  @Test(
    "V642 what is dismissed as it comes has come first, and goes then", arguments: Meddler.Moment.coming,
    [false, true])
  func dismissal(moment: Meddler.Moment, animated: Bool) {
    let phone = Phone.forGestures()
    for style in [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen] {
      for comesAnimated in [false, true] {
        let (home, sheet) = (phone.meddler("home"), phone.meddler("sheet"))
        var heard: [String] = []
        phone.open(home)
        sheet.modalPresentationStyle = style
        sheet.at(moment) { sheet.dismiss(animated: animated) { heard.append("dismissed") } }
        home.present(sheet, animated: comesAnimated) { heard.append("presented") }
        phone.settle()
        #expect(heard == ["presented", "dismissed"] && home.presentedViewController == nil)
        #expect(home.isSettled(seen: true) && sheet.isSettled(seen: false))
        #expect(phone.window.subviews == [home.view])
      }
    }
  }

  @Test("V642 also where an animator brings it", arguments: [false, true])
  func dismissalByAnimator(animated: Bool) {
    let phone = Phone.forGestures()
    let (home, sheet, fading) = (phone.meddler("home"), phone.meddler("sheet"), FadingDelegate())
    phone.open(home)
    sheet.modalPresentationStyle = .fullScreen
    sheet.transitioningDelegate = fading
    phone.keep(fading)
    home.present(sheet, animated: true)
    phone.wait(0.1)
    home.dismiss(animated: animated)
    #expect(home.presentedViewController === sheet && !sheet.isBeingDismissed)
    phone.settle()
    #expect(home.isSettled(seen: true) && sheet.isSettled(seen: false) && home.presentedViewController == nil)
  }

  @Test(
    "V643 a presentation that is taken down as it comes brings nobody",
    arguments: [Meddler.Moment.loads, .willAppear, .isAppearing])
  func takenDown(moment: Meddler.Moment) {
    let phone = Phone.forGestures()
    for fading in [nil, FadingDelegate()] {
      if let fading { phone.keep(fading) }
      for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
        let (home, sheet, next) = (phone.meddler("home"), phone.meddler("sheet"), phone.meddler("next"))
        phone.open(home)
        sheet.modalPresentationStyle = style
        sheet.transitioningDelegate = fading
        sheet.at(moment) { [phone] in phone.window.rootViewController = next }
        home.present(sheet, animated: fading != nil)
        phone.settle()
        #expect(next.isSettled(seen: true) && sheet.isSettled(seen: false) && home.isSettled(seen: false))
        #expect(phone.window.subviews == [next.view])
      }
    }
  }

  // MARK: Containers that go

  @Test(
    "V644 a child that comes while its container leaves the window hears that it goes again",
    arguments: [false, true])
  func containerLeaves(byAnimator: Bool) {
    let phone = Phone.forGestures()
    for moment in [Meddler.Moment.loads, .willAppear, nil] where byAnimator || moment != nil {
      let (first, second, next, fading) = (
        phone.meddler("A"), phone.meddler("B"), phone.meddler("next"), FadingPushes()
      )
      let navigation = UINavigationController(rootViewController: first)
      if byAnimator { navigation.delegate = fading }
      phone.keep(fading)
      phone.open(navigation)
      if let moment { second.at(moment) { [phone] in phone.window.rootViewController = next } }
      navigation.pushViewController(second, animated: true)
      phone.window.layoutIfNeeded()
      phone.wait(0.1)
      if moment == nil { phone.window.rootViewController = next }
      phone.settle()
      #expect(first.isSettled(seen: false) && second.isSettled(seen: false) && next.isSettled(seen: true))
    }
  }

  @Test("V644 a way back that is called off behind what covers the container shows nobody")
  func calledOffBehind() {
    let phone = Phone.forGestures()
    let (first, second, cover, fading) = (
      phone.meddler("A"), phone.meddler("B"), phone.meddler("cover"), FadingPushes()
    )
    let navigation = UINavigationController(rootViewController: first)
    phone.open(navigation)
    navigation.delegate = fading
    phone.keep(fading)
    fading.completes = false
    navigation.pushViewController(second, animated: true)
    phone.window.layoutIfNeeded()
    phone.wait(0.1)
    cover.modalPresentationStyle = .fullScreen
    navigation.present(cover, animated: false)
    phone.settle()
    #expect(first.isSettled(seen: false) && second.isSettled(seen: false) && cover.isSettled(seen: true))
    cover.dismiss(animated: false)
    phone.settle()
    #expect(first.isSettled(seen: true) && navigation.topViewController === first)
  }

  @Test("V644 a tab that was selected comes before its container goes in the same turn, and goes with it")
  func selectedAndGone() {
    let phone = Phone.forGestures()
    let (first, second, next) = (phone.meddler("A"), phone.meddler("B"), phone.meddler("next"))
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    phone.open(tabs)
    tabs.selectedIndex = 1
    phone.window.rootViewController = next
    phone.settle()
    #expect(first.isSettled(seen: false) && second.isSettled(seen: false) && next.isSettled(seen: true))
  }

  // MARK: Split views

  @Test(
    "V645 a split view whose first column puts another one in its place as it comes shows that",
    arguments: Meddler.Moment.coming)
  func columns(moment: Meddler.Moment) {
    let phone = Phone.forGestures()
    let (first, second, detail) = (phone.meddler("A"), phone.meddler("B"), phone.meddler("detail"))
    let split = UISplitViewController()
    split.viewControllers = [first, detail]
    first.at(moment) { split.viewControllers = [second, detail] }
    phone.open(split)
    #expect(first.isSettled(seen: false) && second.isSettled(seen: true) && split.children == [second])
    let (third, fourth) = (phone.meddler("C"), phone.meddler("D"))
    let columns = UISplitViewController(style: .doubleColumn)
    columns.setViewController(third, for: .primary)
    third.at(moment) { columns.setViewController(fourth, for: .primary) }
    phone.open(columns)
    #expect(third.isSettled(seen: false) && fourth.isSettled(seen: true) && columns.children.count == 1)
  }
}

extension Phone {
  fileprivate func meddler(_ name: String) -> Meddler { Meddler(name, journal) }

  fileprivate func open(_ root: UIViewController) {
    window.rootViewController = root
    settle()
  }

  fileprivate func settle() {
    for _ in 0..<4 {
      window.layoutIfNeeded()
      application.endTurn()
      wait(0.3)
    }
  }
}

/// Changes tabs by its own animator.
private final class FadingTabs: FadingDelegate, UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
}
