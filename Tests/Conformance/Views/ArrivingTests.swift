import Foundation
import HeadlessUIKit
import Testing

/// What controllers hear that come into a window by no transition, or by one that puts them in place beforehand.
@MainActor struct ArrivingTests {
  @Test("V418 a child is told that it is appearing, laid out and shown when it has been placed, and has a parent")
  func child() {
    let phone = Phone.forGestures()
    let (parent, child) = (UIViewController(), Loud())
    phone.window.rootViewController = parent
    phone.application.endTurn()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.view.frame = CGRect(x: 0, y: 0, width: 20, height: 30)
    child.didMove(toParent: parent)
    #expect(child.heard == ["loaded", "will appear", "did move"])
    phone.application.endTurn()
    #expect(child.heard.suffix(4) == ["is appearing 20", "will lay out 20", "did lay out 20", "did appear"])
    child.view.removeFromSuperview()
    #expect(child.heard.suffix(2) == ["will disappear", "did disappear"])
    phone.application.endTurn()
    #expect(child.heard.count == 9)
  }

  @Test("V418 one that is laid out, or leaves, within the turn hears of it in order; who left did not appear")
  func withinTheTurn() {
    let phone = Phone.forGestures()
    let (parent, child, guest) = (UIViewController(), Loud(), Loud())
    phone.window.rootViewController = parent
    phone.application.endTurn()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.view.layoutIfNeeded()
    #expect(child.heard.dropFirst(2).map(\.localName) == ["is appearing", "will lay out", "did lay out"])
    parent.addChild(guest)
    parent.view.addSubview(guest.view)
    guest.view.removeFromSuperview()
    phone.application.endTurn()
    #expect(child.heard.last == "did appear" && child.heard.count == 6)
    #expect(guest.heard == ["loaded", "will appear", "will disappear", "did disappear"])
  }

  @Test("V418 who is told by beginAppearanceTransition did appear by endAppearanceTransition, whenever that comes")
  func byHand() {
    let phone = Phone.forGestures()
    let (parent, child) = (UIViewController(), Loud())
    phone.window.rootViewController = parent
    phone.application.endTurn()
    parent.addChild(child)
    child.beginAppearanceTransition(true, animated: true)
    parent.view.addSubview(child.view)
    phone.application.endTurn()
    #expect(child.heard.last?.localName == "did lay out" && !child.heard.contains("did appear"))
    phone.wait(0.3)
    child.endAppearanceTransition()
    #expect(child.heard.last == "did appear animated" && child.heard.count == 6)
    phone.application.endTurn()
    #expect(child.heard.count == 6)
  }

  @Test("V418 a window's first controller did appear when the turn ends in which the window is shown")
  func root() {
    let (window, root) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 60)), Loud())
    window.rootViewController = root
    #expect(root.heard == [])
    window.makeKeyAndVisible()
    #expect(root.heard == ["loaded", "will appear"])
    UIApplication.shared.endTurn()
    #expect(root.heard.suffix(4) == ["is appearing 50", "will lay out 50", "did lay out 50", "did appear"])
    window.isHidden = true
  }

  @Test("V464 a container's first controller is appearing before it is laid out, in a window that is shown already")
  func containers() {
    for contained in [{ UINavigationController(rootViewController: $0) }, Self.tabs] as [Container] {
      let (phone, first) = (Phone.forGestures(), Loud())
      phone.window.rootViewController = contained(first)
      phone.application.endTurn()
      let order = ["loaded", "will appear", "is appearing", "will lay out", "did lay out", "did appear"]
      #expect(first.heard.filter { !$0.hasPrefix("did move") }.map(\.localName) == order)
    }
  }

  private typealias Container = @MainActor (UIViewController) -> UIViewController
  private static func tabs(_ first: UIViewController) -> UIViewController {
    let tabs = UITabBarController()
    tabs.viewControllers = [first]
    return tabs
  }

  @Test("V62 one whose view is put in place as the presentation begins will appear then, and did when it has ended")
  func presented() {
    let phone = Phone.forGestures()
    let (home, card) = (UIViewController(), Loud())
    phone.window.rootViewController = home
    phone.application.endTurn()
    let early = EarlyPresentation(presentedViewController: card, presenting: home)
    card.transitioningDelegate = early
    home.present(card, animated: true)
    phone.wait(0)
    #expect(card.heard.first == "loaded" && card.heard.contains("will appear animated"))
    #expect(!card.heard.contains { $0.hasPrefix("did appear") })
    phone.wait(0.3)
    #expect(card.heard.filter { $0.hasPrefix("will appear") }.count == 1)
    #expect(card.heard.filter { $0.hasPrefix("is appearing") }.count == 1)
    #expect(card.heard.last == "did appear animated")
    #expect(early.heard == ["begins", "animates", "ended"])
  }
}

extension String {
  /// Without the number at its end.
  fileprivate var localName: String {
    split(separator: " ").filter { Int($0) == nil }.joined(separator: " ")
  }
}

private final class Loud: UIViewController {
  var heard: [String] = []
  private func animated(_ isAnimated: Bool) -> String { isAnimated ? " animated" : "" }
  override func viewDidLoad() { heard.append("loaded") }
  override func viewWillAppear(_ animated: Bool) { heard.append("will appear" + self.animated(animated)) }
  override func viewIsAppearing(_ animated: Bool) { heard.append("is appearing \(Int(view.bounds.width))") }
  override func viewWillLayoutSubviews() { heard.append("will lay out \(Int(view.bounds.width))") }
  override func viewDidLayoutSubviews() { heard.append("did lay out \(Int(view.bounds.width))") }
  override func viewDidAppear(_ animated: Bool) { heard.append("did appear" + self.animated(animated)) }
  override func viewWillDisappear(_ animated: Bool) { heard.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { heard.append("did disappear") }
  override func didMove(toParent parent: UIViewController?) { heard.append("did move") }
}

/// Puts the view in place as it begins, as sheets of applications' own do; its own animator, too.
private final class EarlyPresentation: OwnPresentation, UIViewControllerAnimatedTransitioning {
  var heard: [String] = []

  override func presentationTransitionWillBegin() {
    heard.append("begins")
    guard let view = presentedView, let containerView else { return }
    view.frame = containerView.bounds
    containerView.addSubview(view)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) { heard.append("ended") }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    heard.append("animates")
    UIView.animate(withDuration: 0.2) {
      context.view(forKey: .to)?.alpha = 0.9
    } completion: {
      context.completeTransition($0)
    }
  }
}
