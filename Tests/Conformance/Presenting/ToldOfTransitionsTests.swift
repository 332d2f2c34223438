import Foundation
import HeadlessUIKit
import Testing

/// Group V: what is known of a transition to those that hear of it before it runs, and until it is over.
@MainActor struct ToldOfTransitionsTests {
  private func fixture() -> (phone: Phone, home: Asking, card: Asking, director: Asker) {
    let phone = Phone.forGestures()
    let (home, card, director) = (Asking(), Asking(), Asker(phone.journal))
    phone.keep(director)
    phone.window.rootViewController = home
    phone.application.endTurn()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = director
    return (phone, home, card, director)
  }

  /// Presents and dismisses; each takes its time.
  private func comeAndGo(_ card: UIViewController, on home: UIViewController, _ phone: Phone) {
    home.present(card, animated: true)
    phone.application.endTurn()
    phone.wait(0.3)
    home.dismiss(animated: true)
    phone.application.endTurn()
    phone.wait(0.3)
  }

  @Test(
    "V513 by an animator, too, a controller is being presented until it did appear, and dismissed until it did go",
    arguments: [UIModalPresentationStyle.fullScreen, .custom])
  func being(style: UIModalPresentationStyle) {
    let (phone, home, card, _) = fixture()
    var heard: [String] = []
    card.modalPresentationStyle = style
    card.whenTold = { heard.append("\($0) \($1.isBeingPresented) \($1.isBeingDismissed)") }
    comeAndGo(card, on: home, phone)
    #expect(
      heard == [
        "will appear true false", "did appear true false", "will disappear false true", "did disappear false true",
      ])
    #expect(!card.isBeingPresented && !card.isBeingDismissed)
  }

  @Test("V513 presenter and presented find the coordinator until they have heard of the end")
  func coordinators() {
    let (phone, home, card, _) = fixture()
    var heard: [Bool] = []
    card.modalPresentationStyle = .fullScreen
    for one in [home, card] { one.whenTold = { heard.append($1.transitionCoordinator != nil) } }
    comeAndGo(card, on: home, phone)
    #expect(heard == Array(repeating: true, count: 8))
    #expect(home.transitionCoordinator == nil && card.transitionCoordinator == nil)
  }

  @Test("V514 a custom presentation's controller is asked for first, then who animates, then whose hand it is in")
  func order() {
    let (phone, home, card, _) = fixture()
    comeAndGo(card, on: home, phone)
    #expect(
      phone.journal.take() == [
        "controller", "animator", "hand", "will present", "lays out", "did present", "animator", "hand",
        "will dismiss",
      ])
  }

  @Test("V519 how long it takes, and its style, are known from the first call on")
  func known() {
    let (phone, home, card, director) = fixture()
    var heard: [String] = []
    let note = { @MainActor (one: UIViewController) in
      let coordinator = one.transitionCoordinator
      heard.append("\(coordinator?.transitionDuration ?? -1) \(coordinator?.presentationStyle == .custom)")
    }
    card.whenTold = { note($1) }
    director.whenBeginning = { note(card) }
    comeAndGo(card, on: home, phone)
    #expect(heard == Array(repeating: "0.2 true", count: 5))
  }

  @Test("V519 so it is of a push, and the style is of a presentation that takes no time")
  func knownOfOthers() {
    let (phone, _, card, director) = fixture()
    let navigation = UINavigationController(rootViewController: UIViewController())
    phone.window.rootViewController = navigation
    phone.application.endTurn()
    navigation.delegate = director
    (card.transitioningDelegate, card.modalPresentationStyle) = (nil, .automatic)
    var heard: [String] = []
    card.whenTold = { what, card in
      guard what.hasPrefix("will"), let coordinator = card.transitionCoordinator else { return }
      heard.append("\(what) \(coordinator.transitionDuration) \(coordinator.presentationStyle)")
    }
    navigation.pushViewController(card, animated: true)
    phone.application.endTurn()
    phone.wait(0.3)
    navigation.popViewController(animated: true)
    phone.application.endTurn()
    phone.wait(0.3)
    comeAndGo(card, on: navigation, phone)
    #expect(
      heard == [
        "will appear 0.2 none", "will disappear 0.2 none", "will appear 0.0 formSheet",
        "will disappear 0.0 formSheet",
      ])
  }

  @Test("V523 without an animator, too, a presentation's container is laid out before it did come")
  func laidOut() {
    let (phone, home, card, director) = fixture()
    director.animates = false
    home.present(card, animated: true)
    phone.application.endTurn()
    #expect(phone.journal.take() == ["controller", "animator", "will present", "lays out", "did present"])
  }

  @Test("V518 a controller whose style is automatic says that it is a form sheet")
  func style() {
    let controller = UIViewController()
    #expect(controller.modalPresentationStyle == .formSheet)
    controller.modalPresentationStyle = .fullScreen
    controller.modalPresentationStyle = .automatic
    #expect(controller.modalPresentationStyle == .formSheet)
  }
}

/// Says what it hears.
private final class Asking: UIViewController {
  var whenTold: (String, UIViewController) -> Void = { _, _ in }
  override func viewWillAppear(_ animated: Bool) { whenTold("will appear", self) }
  override func viewDidAppear(_ animated: Bool) { whenTold("did appear", self) }
  override func viewWillDisappear(_ animated: Bool) { whenTold("will disappear", self) }
  override func viewDidDisappear(_ animated: Bool) { whenTold("did disappear", self) }
}

/// Writes down what it is asked for; animates by a view that fades, in 0.2 s.
private final class Asker: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
  private let journal: Journal
  private let animator = FadingDelegate()
  var animates = true
  var whenBeginning: () -> Void = {}
  init(_ journal: Journal) { self.journal = journal }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    journal.note("controller")
    return Loud(presented, presenting, journal, by: self)
  }

  private func asked() -> (any UIViewControllerAnimatedTransitioning)? {
    journal.note("animator")
    return animates ? animator : nil
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { asked() }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { asked() }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    journal.note("hand")
    return nil
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    journal.note("hand")
    return nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  private final class Loud: UIPresentationController {
    private let journal: Journal
    private let asker: Asker

    init(_ presented: UIViewController, _ presenting: UIViewController?, _ journal: Journal, by asker: Asker) {
      (self.journal, self.asker) = (journal, asker)
      super.init(presentedViewController: presented, presenting: presenting)
    }

    override func presentationTransitionWillBegin() {
      journal.note("will present")
      asker.whenBeginning()
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { journal.note("did present") }
    override func dismissalTransitionWillBegin() { journal.note("will dismiss") }
    override func containerViewWillLayoutSubviews() {
      if presentedViewController.isBeingPresented { journal.note("lays out") }
    }
  }
}
