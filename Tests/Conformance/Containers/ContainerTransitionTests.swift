import Foundation
import HeadlessUIKit
import Testing

/// Group V: children that come and go by an animator of the application's own, and what else controllers hear.
@MainActor struct ContainerTransitionTests {
  private func fixture() -> (phone: Phone, navigation: UINavigationController, slides: Slides) {
    let phone = Phone.forGestures()
    let navigation = UINavigationController(rootViewController: Heard("A", phone.journal))
    let slides = Slides()
    phone.keep(slides)
    navigation.delegate = slides
    phone.window.rootViewController = navigation
    phone.window.layoutIfNeeded()
    _ = phone.journal.take()
    return (phone, navigation, slides)
  }

  @Test("V68 a push by an animator takes its time: the children hear of its end when the animator says so")
  func push() {
    let (phone, navigation, slides) = fixture()
    let next = Heard("B", phone.journal)
    navigation.pushViewController(next, animated: true)
    phone.window.layoutIfNeeded()
    #expect(slides.operations == [.push])
    #expect(phone.journal.take() == ["A will disappear true", "B will appear true"])
    #expect(navigation.topViewController === next && navigation.transitionCoordinator != nil)
    phone.wait(0.4)
    #expect(phone.journal.take() == ["A did disappear true", "B did appear true"])
    #expect(navigation.transitionCoordinator == nil)
    #expect(next.view.superview.map { "\(type(of: $0))" } == "UIViewControllerWrapperView")
    navigation.popViewController(animated: true)
    phone.window.layoutIfNeeded()
    phone.wait(0.4)
    #expect(slides.operations == [.push, .pop])
    #expect(next.parent == nil && next.view.window == nil && navigation.viewControllers.count == 1)
  }

  @Test("V405 as long as a child comes by an animator, fingers reach neither it nor the one before")
  func touchesMeanwhile() {
    let (phone, navigation, _) = fixture()
    let next = Heard("B", phone.journal)
    navigation.pushViewController(next, animated: true)
    phone.window.layoutIfNeeded()
    let places = [CGPoint(x: 20, y: 150), CGPoint(x: 180, y: 150)]
    func hits() -> [String?] { places.map { phone.window.hitTest($0, with: nil).map { "\(type(of: $0))" } } }
    #expect(hits() == ["UINavigationTransitionView", "UINavigationTransitionView"])
    phone.wait(0.4)
    #expect(places.allSatisfy { phone.window.hitTest($0, with: nil) === next.view })
    navigation.popViewController(animated: false)
    phone.window.layoutIfNeeded()
    #expect(places.allSatisfy { phone.window.hitTest($0, with: nil) === navigation.viewControllers[0].view })
  }

  @Test("V68 a pop in a finger's hand that is called off leaves the stack as it was")
  func calledOff() {
    let (phone, navigation, slides) = fixture()
    let next = Heard("B", phone.journal)
    navigation.pushViewController(next, animated: false)
    phone.window.layoutIfNeeded()
    let hand = UIPercentDrivenInteractiveTransition()
    slides.hand = hand
    _ = phone.journal.take()
    navigation.popViewController(animated: true)
    phone.window.layoutIfNeeded()
    hand.update(0.3)
    hand.cancel()
    phone.wait(0.4)
    #expect(
      phone.journal.take() == [
        "B will disappear true", "A will appear true", "A will disappear true", "A did disappear true",
        "B will appear true", "B did appear true",
      ])
    #expect(navigation.topViewController === next && next.parent === navigation)
    #expect(next.view.window != nil && navigation.viewControllers.first?.view.window == nil)
    slides.hand = nil
    navigation.popViewController(animated: true)
    phone.window.layoutIfNeeded()
    phone.wait(0.4)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("V125 who is told that a controller will show finds the transition, and hears of its being called off")
  func coordinator() {
    let (phone, navigation, slides) = fixture()
    navigation.pushViewController(Heard("B", phone.journal), animated: false)
    phone.window.layoutIfNeeded()
    let hand = UIPercentDrivenInteractiveTransition()
    slides.hand = hand
    var heard: [String] = []
    slides.willShow = { navigation in
      guard let coordinator = navigation.topViewController?.transitionCoordinator else {
        return heard.append("none")
      }
      heard.append("in hand \(coordinator.initiallyInteractive)")
      coordinator.notifyWhenInteractionChanges { heard.append("called off \($0.isCancelled)") }
    }
    navigation.popViewController(animated: true)
    phone.window.layoutIfNeeded()
    hand.update(0.3)
    hand.cancel()
    phone.wait(0.4)
    #expect(heard == ["in hand true", "called off true"])
  }

  @Test("V125 a finger from the edge doesn't go back while a transition runs")
  func edgeMeanwhile() {
    let (phone, navigation, slides) = fixture()
    slides.animatesPops = false
    for title in ["B", "C"] { navigation.pushViewController(Heard(title, phone.journal), animated: false) }
    phone.window.layoutIfNeeded()
    func pull() {
      phone.down(1, at: (5, 100))
      phone.move(1, from: (5, 100), to: (150, 100), steps: 8)
      phone.up(1)
      phone.wait(0.5)
    }
    navigation.pushViewController(Heard("D", phone.journal), animated: true)
    phone.window.layoutIfNeeded()
    pull()
    #expect(navigation.viewControllers.count == 4 && navigation.topViewController?.title == "D")
    pull()
    #expect(navigation.viewControllers.count == 3)
  }

  @Test("V68 tabs change by an animator, where the delegate has one")
  func tabs() {
    let (phone, _, slides) = fixture()
    let tabs = UITabBarController()
    tabs.viewControllers = ["A", "B"].map { Heard($0, phone.journal) }
    tabs.delegate = slides
    phone.window.rootViewController = tabs
    _ = phone.journal.take()
    tabs.selectedIndex = 1
    #expect(phone.journal.take() == ["A will disappear true", "B will appear true"])
    phone.wait(0.4)
    #expect(phone.journal.take() == ["A did disappear true", "B did appear true"])
  }

  @Test("V68 the old tab is selected where a finger's change of tabs is called off")
  func tabsCalledOff() {
    let (phone, _, slides) = fixture()
    let (tabs, hand) = (UITabBarController(), UIPercentDrivenInteractiveTransition())
    tabs.viewControllers = ["A", "B"].map { Heard($0, phone.journal) }
    (tabs.delegate, slides.hand) = (slides, hand)
    phone.window.rootViewController = tabs
    _ = phone.journal.take()
    tabs.selectedIndex = 1
    hand.update(0.3)
    hand.cancel()
    phone.wait(1)
    #expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem === tabs.viewControllers?[0].tabBarItem)
    #expect(
      phone.journal.take().map { $0.replacingOccurrences(of: " true", with: "") } == [
        "A will disappear", "B will appear", "B will disappear", "B did disappear", "A will appear", "A did appear",
      ])
  }

  @Test("V69 a view is laid out before its controller hears that it did appear")
  func layout() {
    let phone = Phone.forGestures()
    let controller = Heard("A", phone.journal)
    controller.tellsLayout = true
    phone.window.rootViewController = controller
    phone.application.endTurn()
    #expect(phone.journal.take() == ["A will appear false", "A lays out", "A did appear false"])
  }

  @Test("V70 presenter and presented hear in UIKit's order, and whether it is animated")
  func order() {
    let phone = Phone.forGestures()
    let (home, page) = (Heard("home", phone.journal), Heard("page", phone.journal))
    phone.window.rootViewController = home
    page.modalPresentationStyle = .fullScreen
    phone.application.endTurn()
    _ = phone.journal.take()
    home.present(page, animated: true)
    phone.application.endTurn()
    #expect(
      phone.journal.take() == [
        "home will disappear true", "page will appear true", "page did appear true", "home did disappear true",
      ])
    home.dismiss(animated: true)
    phone.application.endTurn()
    #expect(
      phone.journal.take() == [
        "page will disappear true", "home will appear true", "home did appear true", "page did disappear true",
      ])
  }

  @Test("V70 so they do where an animator of the application's own brings it, and where that is called off")
  func animatedOrder() {
    let phone = Phone.forGestures()
    let (home, page, fading) = (Heard("home", phone.journal), Heard("page", phone.journal), FadingDelegate())
    phone.window.rootViewController = home
    page.modalPresentationStyle = .fullScreen
    page.transitioningDelegate = fading
    phone.keep(fading)
    _ = phone.journal.take()
    func pass() -> [String] {
      phone.application.endTurn()
      phone.wait(0.3)
      phone.application.endTurn()
      return phone.journal.take()
    }
    home.present(page, animated: true)
    #expect(
      pass() == [
        "home will disappear true", "page will appear true", "page did appear true", "home did disappear true",
      ])
    #expect(home.view.window == nil)
    fading.completes = false
    home.dismiss(animated: true)
    #expect(
      pass() == [
        "page will disappear true", "home will appear true", "home will disappear true", "home did disappear true",
        "page will appear true", "page did appear true",
      ])
    #expect(home.view.window == nil && home.presentedViewController === page)
    fading.completes = true
    home.dismiss(animated: true)
    #expect(
      pass() == [
        "page will disappear true", "home will appear true", "home did appear true", "page did disappear true",
      ])
    #expect(home.view.window === phone.window)
  }

  @Test("V382 the controller on top hears with its navigation controller that that is covered, and comes again")
  func coveredNavigation() {
    let phone = Phone.forGestures()
    let (home, page) = (Heard("home", phone.journal), Heard("page", phone.journal))
    phone.window.rootViewController = UINavigationController(rootViewController: home)
    phone.window.layoutIfNeeded()
    phone.application.endTurn()
    let pages = UINavigationController(rootViewController: page)
    pages.modalPresentationStyle = .fullScreen
    _ = phone.journal.take()
    home.present(pages, animated: true)
    phone.application.endTurn()
    #expect(
      phone.journal.take() == [
        "home will disappear true", "page will appear true", "page did appear true", "home did disappear true",
      ])
    page.dismiss(animated: true)
    phone.application.endTurn()
    #expect(
      phone.journal.take() == [
        "page will disappear true", "home will appear true", "home did appear true", "page did disappear true",
      ])
  }

  @Test("V382 children hear that they will after their parent, and that they did before it")
  func carriedChildren() {
    let phone = Phone.forGestures()
    let (home, page, child) = (UIViewController(), Heard("page", phone.journal), Heard("child", phone.journal))
    phone.window.rootViewController = home
    page.addChild(child)
    page.view.addSubview(child.view)
    child.didMove(toParent: page)
    home.present(page, animated: true)
    phone.application.endTurn()
    #expect(
      phone.journal.take() == [
        "page will appear true", "child will appear true", "child did appear true", "page did appear true",
      ])
    home.dismiss(animated: true)
    phone.application.endTurn()
    #expect(
      phone.journal.take() == [
        "page will disappear true", "child will disappear true", "child did disappear true",
        "page did disappear true",
      ])
    child.view.removeFromSuperview()
    #expect(phone.journal.take() == [])
  }

  @Test(
    "V140 what is presented and dismissed animated hears of it at the end of the turn, and is freed when it has gone"
  )
  func later() {
    let phone = Phone.forGestures()
    let home = Heard("home", phone.journal)
    phone.window.rootViewController = home
    phone.application.endTurn()
    _ = phone.journal.take()
    weak var gone: UIViewController?
    do {
      let page = Heard("page", phone.journal)
      gone = page
      home.present(page, animated: true) { phone.journal.note("presented") }
      #expect(phone.journal.take() == [] && page.isBeingPresented && home.presentedViewController === page)
      phone.application.endTurn()
      #expect(phone.journal.take() == ["page will appear true", "page did appear true", "presented"])
      #expect(page.view.window != nil && !page.isBeingPresented)
      home.dismiss(animated: true)
      #expect(phone.journal.take() == [] && page.isBeingDismissed && home.presentedViewController === page)
      phone.application.endTurn()
      #expect(phone.journal.take() == ["page will disappear true", "page did disappear true"])
      #expect(home.presentedViewController == nil && page.view.window == nil)
      home.present(page, animated: false)
      #expect(phone.journal.take() == ["page will appear false", "page did appear false"])
      home.dismiss(animated: false)
    }
    phone.application.endTurn()
    #expect(gone == nil)
  }

  @Test("V156 children that change places hear that they will, and when the time is over that they did")
  func places() {
    let phone = Phone.forGestures()
    let (parent, one, two) = (UIViewController(), Heard("one", phone.journal), Heard("two", phone.journal))
    phone.window.rootViewController = parent
    for child in [one, two] { parent.addChild(child) }
    parent.view.addSubview(one.view)
    _ = phone.journal.take()
    parent.transition(from: one, to: two, duration: 0.3, animations: nil) { _ in phone.journal.note("over") }
    #expect(phone.journal.take() == ["one will disappear true", "two will appear true"])
    phone.wait(0.4)
    #expect(phone.journal.take() == ["two did appear true", "one did disappear true", "over"])
    #expect(one.view.window == nil && two.view.window != nil)
  }

  @Test("V142 of controllers that stand on each other the topmost goes animated, and the others don't")
  func stacked() {
    let phone = Phone.forGestures()
    let (home, one, two) = (
      Heard("home", phone.journal), Heard("one", phone.journal), Heard("two", phone.journal)
    )
    phone.window.rootViewController = home
    home.present(one, animated: false)
    one.present(two, animated: false)
    phone.application.endTurn()
    _ = phone.journal.take()
    home.dismiss(animated: true)
    phone.application.endTurn()
    #expect(
      phone.journal.take() == [
        "two will disappear true", "two did disappear true", "one will disappear false", "one did disappear false",
      ])
  }

  @Test("V393 who was covered and goes with the others isn't seen again on the way")
  func covered() {
    let phone = Phone.forGestures()
    let (home, one, two) = (
      Heard("home", phone.journal), Heard("one", phone.journal), Heard("two", phone.journal)
    )
    for card in [one, two] { card.modalPresentationStyle = .fullScreen }
    phone.window.rootViewController = home
    home.present(one, animated: false)
    one.present(two, animated: false)
    phone.application.endTurn()
    _ = phone.journal.take()
    home.dismiss(animated: true)
    phone.application.endTurn()
    #expect(
      phone.journal.take() == [
        "two will disappear true", "two did disappear true", "home will appear false", "home did appear false",
      ])
    #expect(phone.window.subviews == [home.view] && one.presentingViewController == nil)
    home.present(one, animated: false)
    _ = phone.journal.take()
    phone.window.rootViewController = UIViewController()
    #expect(phone.journal.take() == ["one will disappear false", "one did disappear false"])
  }

  @Test("L13 a delegate's methods can be called with a question mark")
  func optionalCalls() {
    let phone = Phone.forGestures()
    let list = phone.scrollView()
    list.delegate?.scrollViewDidScroll?(list)
    #expect(list.offsets.count == 1)
    list.delegate?.scrollViewDidEndDragging?(list, willDecelerate: false)
    #expect(phone.journal.take() == ["did drag, goes on false: "])
    let (table, keeper) = phone.table()
    #expect(table.dataSource?.numberOfSections?(in: table) ?? 0 == 1)
    #expect(table.dataSource?.tableView?(table, titleForHeaderInSection: 0) ?? nil == nil)
    #expect(keeper.tableView?(table, shouldHighlightRowAt: IndexPath(row: 0, section: 0)) == true)
    let (layout, first) = (UICollectionViewFlowLayout(), IndexPath(item: 0, section: 0))
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let flows: any UICollectionViewDelegateFlowLayout = FlowKeeper()
    #expect(flows.collectionView?(collection, layout: layout, sizeForItemAt: first) == CGSize(width: 7, height: 7))
    #expect(flows.collectionView?(collection, shouldSelectItemAt: first) == false)
    #expect(flows.collectionView?(collection, shouldHighlightItemAt: first) == nil)
  }

  @Test("L13 so can those of searches, wheels, pages, bars, drags and applications")
  func moreOptionalCalls() {
    final class Clerk: NSObject, UISearchBarDelegate, UIPickerViewDelegate, UINavigationBarDelegate {
      var heard: [String] = []
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { heard.append(searchText) }
      func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 20 }
      func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { false }
    }
    let (clerk, bar, picker, top) = (Clerk(), UISearchBar(), UIPickerView(), UINavigationBar())
    (bar.delegate, picker.delegate, top.delegate) = (clerk, clerk, clerk)
    bar.delegate?.searchBar?(bar, textDidChange: "a")
    bar.delegate?.searchBarSearchButtonClicked?(bar)
    #expect(clerk.heard == ["a"] && bar.delegate?.searchBarShouldBeginEditing?(bar) == nil)
    #expect(picker.delegate?.pickerView?(picker, rowHeightForComponent: 0) == 20)
    #expect(picker.delegate?.pickerView?(picker, widthForComponent: 0) == nil)
    #expect(top.delegate?.navigationBar?(top, shouldPop: UINavigationItem()) == false)
    #expect(top.delegate?.navigationBar?(top, shouldPush: UINavigationItem()) == nil)
    UIApplication.shared.delegate?.applicationDidBecomeActive?(.shared)
  }

  @Test("L13 a delegate that forwards comes to its own answer where the other one has none")
  func forwarding() {
    final class Plain: NSObject, UIGestureRecognizerDelegate {}
    final class Own: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    }
    final class Proxy: NSObject, UIGestureRecognizerDelegate {
      weak var forward: (any UIGestureRecognizerDelegate)?
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        forward?.gestureRecognizerShouldBegin?(gestureRecognizer) ?? false
      }
    }
    let (plain, own, proxy, tap) = (Plain(), Own(), Proxy(), UITapGestureRecognizer())
    #expect(plain.gestureRecognizerShouldBegin?(tap) == nil && own.gestureRecognizerShouldBegin?(tap) == true)
    #expect(plain.gestureRecognizerShouldBegin(tap))
    proxy.forward = plain
    #expect(proxy.gestureRecognizerShouldBegin?(tap) == false)
    proxy.forward = own
    #expect(proxy.gestureRecognizerShouldBegin?(tap) == true)
    let inner = Proxy()
    inner.forward = plain
    proxy.forward = inner
    #expect(proxy.gestureRecognizerShouldBegin?(tap) == false, "what it forwards to answers itself")
  }
}

private final class FlowKeeper: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 7, height: 7) }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { false }
}

/// Shows children from the right.
private final class Slides: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  var operations: [UINavigationController.Operation] = []
  var hand: (any UIViewControllerInteractiveTransitioning)?
  var willShow: (UINavigationController) -> Void = { _ in }
  var animatesPops = true

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { willShow(navigationController) }
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operations.append(operation)
    return operation == .pop && !animatesPops ? nil : self
  }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { hand }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    0.3
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let to = transitionContext.viewController(forKey: .to), let view = transitionContext.view(forKey: .to)
    else { return }
    let place = transitionContext.finalFrame(for: to)
    view.frame = place.offsetBy(dx: place.width, dy: 0)
    transitionContext.containerView.addSubview(view)
    UIView.animate(withDuration: 0.3) {
      view.frame = place
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

private final class Heard: UIViewController {
  private let journal: Journal
  var tellsLayout = false
  init(_ title: String, _ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
  required init?(coder: NSCoder) { nil }
  private func note(_ words: String) { journal.note("\(title ?? "") \(words)") }
  override func viewWillAppear(_ animated: Bool) { note("will appear \(animated)") }
  override func viewDidAppear(_ animated: Bool) { note("did appear \(animated)") }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear \(animated)") }
  override func viewDidDisappear(_ animated: Bool) { note("did disappear \(animated)") }
  override func viewDidLayoutSubviews() { if tellsLayout { note("lays out") } }
}
