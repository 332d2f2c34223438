import Foundation
import HeadlessUIKit
import Testing

/// Where everything ends that nobody takes before: it writes down what comes.
private final class Last: UIResponder, UIApplicationDelegate, ActionMethods {
  private(set) var heard: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("touch") }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { heard.append("press") }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { heard.append("shake") }
  override func remoteControlReceived(with event: UIEvent?) { heard.append("play") }
  func method(for action: Selector) -> ((Any?, UIEvent?) -> Void)? {
    action == "save:" ? { _, _ in self.heard.append("save") } : nil
  }
  func take() -> [String] {
    defer { heard = [] }
    return heard
  }
}

private let styles: [UIModalPresentationStyle] = [
  .automatic, .fullScreen, .currentContext, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .custom,
  .popover,
]

/// What a test shows first: a root, or a page of containers.
enum Home: String, CaseIterable, CustomTestStringConvertible {
  case root, inNavigation, inTabs, inNavigationInTabs
  var testDescription: String { rawValue }

  @MainActor func root(around page: UIViewController) -> UIViewController {
    switch self {
    case .root: return page
    case .inNavigation: return UINavigationController(rootViewController: page)
    case .inTabs, .inNavigationInTabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [
        self == .inTabs ? page : UINavigationController(rootViewController: page), UIViewController(),
      ]
      return tabs
    }
  }
}

/// A phone that shows a page, with a delegate behind everything.
@MainActor private final class Shown {
  let phone = Phone.forGestures()
  let last = Last()
  let page = UIViewController()

  init(_ home: Home = .root) {
    phone.application.delegate = last
    phone.window.rootViewController = home.root(around: page)
    phone.window.layoutIfNeeded()
    settle()
  }

  /// Whoever comes behind a root.
  var end: [UIResponder] { [phone.window, phone.application, last] }

  func present(
    _ style: UIModalPresentationStyle, from presenter: UIViewController, animated: Bool = false
  ) -> UIViewController {
    let controller = UIViewController()
    controller.modalPresentationStyle = style
    presenter.present(controller, animated: animated)
    settle()
    return controller
  }

  /// Ends the turn, and all that takes time.
  func settle() {
    phone.application.endTurn()
    phone.wait(1)
  }

  func way(from responder: UIResponder) -> [UIResponder] {
    Array(sequence(first: responder, next: \.next).prefix(30))
  }

  /// What the delegate hears of a finger on the view, a press, a shake, remote control and an action.
  func heard(from view: UIView) -> [String] {
    _ = last.take()
    let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    phone.tap(at: (Double(place.x), Double(place.y)))
    phone.press(1, .began)
    phone.press(1, .ended)
    phone.application.post(motion: .began, .motionShake, at: phone.time + 1)
    phone.application.post(motion: .ended, .motionShake, at: phone.time + 1)
    phone.application.beginReceivingRemoteControlEvents()
    phone.application.post(remoteControl: .remoteControlPlay, at: phone.time + 1)
    let button = UIButton()
    view.addSubview(button)
    button.sendAction("save:", to: nil, for: nil)
    button.removeFromSuperview()
    return last.take()
  }

  static let all = ["touch", "press", "shake", "play", "save"]
}

/// Rules R5, V1050 and V1051: the chain of what is presented, whatever became of the presenter's view.
@MainActor struct PresentedChainTests {
  @Test("R5 a root controller's next is the window, also where its view is taken out, until it is no root")
  func rootWithoutItsView() {
    let shown = Shown()
    let (page, window) = (shown.page, shown.phone.window)
    page.view.removeFromSuperview()
    #expect(page.next === window)
    window.rootViewController = UIViewController()
    #expect(page.next == nil)
    window.rootViewController = page
    let other = UIWindow()
    other.rootViewController = page
    other.isHidden = false
    #expect(page.next === other)
  }

  @Test(
    "R5, R6, X6, V1050 from what is presented everything comes to the delegate, in every style and wherever it is",
    arguments: styles, Home.allCases)
  func everyStyle(style: UIModalPresentationStyle, home: Home) throws {
    let shown = Shown(home)
    let (page, phone) = (shown.page, shown.phone)
    let root = try #require(phone.window.rootViewController)
    for animated in [false, true] {
      let card = shown.present(style, from: page, animated: animated)
      let presenter = try #require(card.presentingViewController)
      let way = shown.way(from: card.view)
      #expect(Array(way.prefix(3)) == [card.view, card, presenter])
      #expect(Array(way.suffix(4)) == [root] + shown.end)
      #expect(shown.heard(from: card.view) == Shown.all)
      page.dismiss(animated: animated)
      shown.settle()
      #expect(card.next == nil && root.next === phone.window)
      #expect(shown.heard(from: page.view) == Shown.all)
    }
  }

  @Test("V1050 two levels deep, and with an alert in front, it is the same", arguments: styles)
  func severalLevels(style: UIModalPresentationStyle) throws {
    let shown = Shown(.inNavigation)
    let root = try #require(shown.phone.window.rootViewController)
    let card = shown.present(style, from: shown.page)
    let second = shown.present(.fullScreen, from: card)
    #expect(shown.heard(from: second.view) == Shown.all)
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    second.present(alert, animated: true)
    shown.settle()
    let way: [UIResponder] = [alert.view, alert, second, card, root]
    #expect(shown.way(from: alert.view) == way + shown.end)
    second.dismiss(animated: false)
    shown.settle()
    card.dismiss(animated: false)
    shown.settle()
    #expect(card.presentedViewController == nil && shown.heard(from: card.view) == Shown.all)
  }

  @Test("V1050 who climbed before a presentation climbs by the way that there is now")
  func wayIsNotKept() {
    let shown = Shown()
    let phone = shown.phone
    phone.tap(at: (10, 10))
    let card = shown.present(.fullScreen, from: shown.page)
    phone.tap(at: (10, 10))
    shown.page.dismiss(animated: false)
    shown.settle()
    phone.tap(at: (10, 10))
    #expect(shown.last.take() == ["touch", "touch", "touch"] && card.next == nil)
  }

  @Test(
    "V1051 where a child presents in its own context, the way leads by the view that its own stood in",
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func childInItsContext(style: UIModalPresentationStyle) {
    let shown = Shown()
    let (page, child) = (shown.page, UIViewController())
    let box = UIView(frame: page.view.bounds)
    page.view.addSubview(box)
    page.addChild(child)
    child.view.frame = box.bounds
    box.addSubview(child.view)
    child.didMove(toParent: page)
    child.definesPresentationContext = true
    let card = shown.present(style, from: child)
    #expect((child.view.superview == nil) == (style == .currentContext))
    let way: [UIResponder] = [card.view, card, child, box, page.view, page]
    #expect(shown.way(from: card.view) == way + shown.end)
    #expect(shown.heard(from: card.view) == Shown.all)
    // Who goes presents nothing any more, and stands nowhere.
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.next == nil && child.presentedViewController == nil)
  }

  @Test(
    "V1050, V1051 while an animator has it in hand, and takes the presenter's view out itself, nothing is lost",
    arguments: [true, false], [true, false])
  func whileTheTransitionRuns(completes: Bool, isRoot: Bool) {
    let shown = Shown()
    let (page, phone, child) = (shown.page, shown.phone, UIViewController())
    page.addChild(child)
    page.view.addSubview(child.view)
    child.didMove(toParent: page)
    child.definesPresentationContext = true
    let (presenter, card, hasty) = (isRoot ? page : child, UIViewController(), Hasty())
    hasty.completes = completes
    card.modalPresentationStyle = isRoot ? .fullScreen : .currentContext
    card.transitioningDelegate = hasty
    let rest: [UIResponder] = (isRoot ? [page] : [child, page.view, page]) + shown.end
    presenter.present(card, animated: true)
    phone.application.endTurn()
    phone.wait(0.1)
    #expect(presenter.viewIfLoaded?.superview == nil)
    #expect(shown.way(from: card) == [card] + rest)
    phone.wait(0.3)
    if completes {
      #expect(shown.way(from: card) == [card] + rest)
      presenter.dismiss(animated: true)
      phone.application.endTurn()
      phone.wait(0.1)
      #expect(Array(shown.way(from: presenter).suffix(3)) == shown.end)
      phone.wait(0.3)
    }
    #expect(card.next == nil && presenter.view.window === phone.window)
    #expect(shown.way(from: presenter) == rest)
  }
}

/// Takes the presenter's view out as it begins.
private final class Hasty: FadingDelegate {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let new = context.view(forKey: .to) { context.containerView.addSubview(new) }
    context.view(forKey: .from)?.removeFromSuperview()
    UIView.animate(withDuration: 0.2) {
      context.containerView.alpha = 0.9
    } completion: { _ in
      context.completeTransition(self.completes)
    }
  }
}
