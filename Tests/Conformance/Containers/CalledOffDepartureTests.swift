import Foundation
import HeadlessUIKit
import Testing

/// Rule V1097: who was to leave its parent, and stays.
@MainActor struct CalledOffDepartureTests {
  private func fixture(levels: Int = 2) -> (phone: Phone, navigation: UINavigationController, levels: [Level]) {
    let phone = Phone.forGestures()
    let all = (0..<levels).map { _ in Level() }
    let navigation = UINavigationController()
    navigation.viewControllers = all
    phone.window.rootViewController = navigation
    phone.window.layoutIfNeeded()
    phone.application.endTurn()
    for one in all { one.heard = [] }
    return (phone, navigation, all)
  }

  private func pass(_ phone: Phone) {
    phone.application.endTurn()
    phone.wait(0.5)
  }

  @Test("V1097 after a swipe back that is given up nobody moves, and a push from there is no departure")
  func swipe() {
    let (phone, navigation, levels) = fixture()
    phone.down(1, at: (1, 100))
    phone.move(1, from: (1, 100), to: (60, 100), steps: 8)
    phone.liftAtRest()
    phone.wait(0.5)
    #expect(levels[1].heard == ["will disappear, from", "will appear", "did appear"])
    #expect(levels.allSatisfy(\.isAtRest) && navigation.topViewController === levels[1])
    levels[1].heard = []
    navigation.pushViewController(UIViewController(), animated: true)
    pass(phone)
    #expect(levels[1].heard == ["will disappear", "did disappear"])
    navigation.popViewController(animated: true)
    pass(phone)
    levels[1].heard = []
    navigation.popViewController(animated: true)
    pass(phone)
    #expect(levels[1].heard == ["will disappear, from", "did disappear, from"] && levels[1].isAtRest)
  }

  @Test("V1097 nor does anybody between, as an own transition back over several levels is called off")
  func several() {
    let (phone, navigation, levels) = fixture(levels: 3)
    let hands = Hands()
    navigation.delegate = hands
    navigation.popToRootViewController(animated: true)
    phone.window.layoutIfNeeded()
    #expect(levels[1].isMovingFromParent && levels[2].isMovingFromParent)
    hands.hand.update(0.3)
    hands.hand.cancel()
    phone.wait(1)
    #expect(navigation.viewControllers == levels && levels.allSatisfy(\.isAtRest))
  }

  @Test("V1097 nor a page that code was turning away, as a finger has it stay")
  func page() {
    let phone = Phone.forGestures()
    let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let (old, new) = (Level(), Level())
    book.setViewControllers([old], direction: .forward, animated: false)
    phone.window.rootViewController = book
    phone.window.layoutIfNeeded()
    phone.application.endTurn()
    book.setViewControllers([new], direction: .forward, animated: true)
    phone.wait(0.05)
    #expect(old.isMovingFromParent)
    phone.tap(at: (100, 100))
    phone.wait(2)
    #expect(book.viewControllers == [old] && old.isAtRest && new.isAtRest && new.parent == nil)
  }

  @Test("V1097 nor a child of an application's own container that begins to appear again")
  func ownContainer() {
    let (phone, home, child) = (Phone.forGestures(), UIViewController(), Level())
    phone.window.rootViewController = home
    home.addChild(child)
    home.view.addSubview(child.view)
    child.didMove(toParent: home)
    phone.application.endTurn()
    child.heard = []
    child.willMove(toParent: nil)
    child.beginAppearanceTransition(false, animated: true)
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    #expect(child.heard == ["will disappear, from", "will appear", "did appear"] && child.isAtRest)
  }

  @Test("V1097 one that leaves as it appears is a departure all the same")
  func leavesAtOnce() {
    let (phone, navigation, levels) = fixture()
    let next = Level()
    next.whenAppearing = { [unowned navigation] in navigation.popViewController(animated: true) }
    navigation.pushViewController(next, animated: true)
    for _ in 0..<2 { pass(phone) }
    #expect(next.heard.suffix(2) == ["will disappear, from", "did disappear, from"])
    #expect(navigation.viewControllers == levels && next.isAtRest && levels.allSatisfy(\.isAtRest))
  }

  @Test("V1097 who was set below another has come: a way back that shows it is no coming")
  func below() {
    let (phone, navigation, levels) = fixture()
    #expect(levels[0].isAtRest && levels[0].heard == [] && !levels[0].isViewLoaded)
    var comes: Bool?
    levels[0].whenAppearing = { [unowned level = levels[0]] in comes = level.isMovingToParent }
    navigation.popViewController(animated: true)
    pass(phone)
    #expect(comes == false && levels[0].heard == ["will appear", "did appear"])
  }

  @Test("V1097 a push in a hand that is called off leaves nobody coming")
  func push() {
    let (phone, navigation, levels) = fixture()
    let (hands, next) = (Hands(), Level())
    navigation.delegate = hands
    navigation.pushViewController(next, animated: true)
    phone.window.layoutIfNeeded()
    #expect(next.isMovingToParent)
    hands.hand.update(0.3)
    hands.hand.cancel()
    phone.wait(1)
    #expect(next.isAtRest && next.parent == nil && levels.allSatisfy(\.isAtRest))
  }
}

/// Writes down whether it comes to a parent or leaves it each time that it appears or disappears.
private final class Level: UIViewController {
  var heard: [String] = []
  var whenAppearing: () -> Void = {}
  var isAtRest: Bool { !isMovingToParent && !isMovingFromParent && !isBeingPresented && !isBeingDismissed }

  private func note(_ what: String) { heard.append(what + (isMovingFromParent ? ", from" : "")) }
  override func viewWillAppear(_ animated: Bool) {
    note("will appear")
    whenAppearing()
    whenAppearing = {}
  }
  override func viewDidAppear(_ animated: Bool) { note("did appear") }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
}

/// Has every transition of a stack in its hand.
private final class Hands: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
  let hand = UIPercentDrivenInteractiveTransition()

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    0.3
  }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(view)
    view.alpha = 0.5
    UIView.animate(withDuration: 0.3) {
      view.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
