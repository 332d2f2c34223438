import Foundation
import HeadlessUIKit
import Testing

/// Group V: presentations with a container of their own, and the transitions that bring and take them.
@MainActor struct PresentationTests {
  private func fixture() -> (phone: Phone, home: LoudController, card: LoudController, director: Director) {
    let phone = Phone.forGestures()
    let (home, card) = (LoudController("home", phone.journal), LoudController("card", phone.journal))
    let director = Director(phone.journal)
    phone.keep(director)
    phone.window.rootViewController = home
    phone.window.layoutIfNeeded()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = director
    phone.application.endTurn()
    _ = phone.journal.take()
    return (phone, home, card, director)
  }

  private func present(_ card: UIViewController, on home: UIViewController, _ phone: Phone) {
    home.present(card, animated: true) { phone.journal.note("presented") }
    phone.wait(0)
    phone.application.endTurn()
  }

  @Test("V62 a custom presentation is told of in UIKit's order, and its end when the animator says so")
  func order() {
    let (phone, home, card, director) = fixture()
    director.seconds = 0.5
    present(card, on: home, phone)
    #expect(phone.journal.take() == ["will present", "card will appear", "animates to card"])
    #expect(card.isBeingPresented && card.transitionCoordinator != nil)
    phone.wait(0.5)
    #expect(phone.journal.take() == ["did present true", "card did appear", "presented", "animation ended true"])
    #expect(!card.isBeingPresented && card.presentingViewController === home && card.transitionCoordinator == nil)
    home.dismiss(animated: true) { phone.journal.note("dismissed") }
    #expect(phone.journal.take() == ["will dismiss", "card will disappear", "animates to home"])
    phone.wait(0.5)
    #expect(
      phone.journal.take() == ["did dismiss true", "card did disappear", "dismissed", "animation ended true"])
    #expect(
      home.presentedViewController == nil && card.view.window == nil && director.controller?.containerView == nil)
  }

  @Test("V62 without animation no animator is asked, and all is done when the call returns")
  func unanimated() {
    let (phone, home, card, _) = fixture()
    home.present(card, animated: false)
    #expect(phone.journal.take() == ["will present", "card will appear", "did present true", "card did appear"])
    home.dismiss(animated: false)
    #expect(
      phone.journal.take() == ["will dismiss", "card will disappear", "did dismiss true", "card did disappear"])
  }

  @Test("V63 the container is in front of the presenter: what is in it is hit, and beside that nobody")
  func container() {
    let (phone, home, card, director) = fixture()
    let behind = phone.pad("behind", (0, 0, 200, 200), in: home.view)
    home.present(card, animated: false)
    phone.window.layoutIfNeeded()
    #expect(card.view.frame == CGRect(x: 0, y: 100, width: 200, height: 100))
    #expect(phone.hit(100, 150) == "card" && phone.hit(100, 50) == "presentation")
    phone.tap(at: (100, 50))
    #expect(behind.heard.isEmpty)
    let dimming = phone.pad("dimming", (0, 0, 200, 200), in: director.controller?.containerView)
    director.controller?.containerView?.sendSubviewToBack(dimming)
    #expect(phone.hit(100, 50) == "dimming" && phone.hit(100, 150) == "card")
  }

  @Test("V63 what goes along with a transition runs with it, and its completion at the end")
  func alongside() {
    let (phone, home, card, director) = fixture()
    director.seconds = 0.5
    director.alongside = true
    present(card, on: home, phone)
    #expect(phone.journal.take().suffix(2) == ["animates to card", "alongside"])
    phone.wait(0.5)
    #expect(phone.journal.take().contains("alongside ended, cancelled false"))
  }

  @Test("V64 a transition in a finger's hand stands where its share says; let go it ends, or goes back")
  func inHand() {
    for goesOn in [true, false] {
      let (phone, home, card, director) = fixture()
      home.present(card, animated: false)
      director.seconds = 0.4
      let hand = UIPercentDrivenInteractiveTransition()
      director.hand = hand
      _ = phone.journal.take()
      card.dismiss(animated: true)
      hand.update(0.5)
      #expect(card.view.frame.minY == 150 && hand.percentComplete == 0.5)
      #expect(card.isBeingDismissed)
      goesOn ? hand.finish() : hand.cancel()
      #expect(card.view.frame.minY == (goesOn ? 200 : 100))
      phone.wait(0.1)
      #expect(card.isBeingDismissed)
      phone.wait(0.2)
      #expect(!card.isBeingDismissed)
      #expect((home.presentedViewController == nil) == goesOn)
      #expect(phone.journal.take().contains("did dismiss \(goesOn)"))
      #expect((card.view.window == nil) == goesOn)
    }
  }

  @Test("V137 the share of a transition is 0 again when it has ended, not as long as it runs on or back")
  func shareOfLast() {
    let (phone, home, card, director) = fixture()
    home.present(card, animated: false)
    director.seconds = 0.4
    let hand = UIPercentDrivenInteractiveTransition()
    director.hand = hand
    for _ in 0..<2 {
      card.dismiss(animated: true)
      hand.update(0.5)
      hand.cancel()
      phone.wait(0.1)
      #expect(hand.percentComplete == 0.5 && card.isBeingDismissed)
      phone.wait(0.2)
      #expect(hand.percentComplete == 0 && !card.isBeingDismissed)
    }
  }

  @Test("V162 a popover stands on a side that is permitted, the first that fits; without any over the middle")
  func sides() throws {
    let (phone, home, card, director) = fixture()
    let source = phone.pad("source", (80, 80, 40, 40), in: home.view)
    card.modalPresentationStyle = .popover
    card.preferredContentSize = CGSize(width: 60, height: 30)
    let popover = try #require(card.popoverPresentationController)
    (popover.delegate, popover.sourceView) = (director, source)
    #expect(popover.arrowDirection == .unknown)
    home.present(card, animated: false)
    typealias Case = (permitted: UIPopoverArrowDirection, arrow: UIPopoverArrowDirection, x: Double, y: Double)
    let cases: [Case] = [
      (.any, .up, 70, 120), (.up, .up, 70, 120), (.down, .down, 70, 50), (.left, .left, 120, 85),
      (.right, .right, 20, 85), ([.down, .right], .down, 70, 50), ([], .unknown, 70, 85),
    ]
    for one in cases {
      popover.permittedArrowDirections = one.permitted
      phone.window.layoutIfNeeded()
      #expect(card.view.frame == CGRect(x: one.x, y: one.y, width: 60, height: 30), "\(one)")
      #expect(popover.arrowDirection == one.arrow)
    }
    card.preferredContentSize = CGSize(width: 60, height: 90)
    popover.permittedArrowDirections = [.down, .right]
    phone.window.layoutIfNeeded()
    #expect(popover.arrowDirection == .right && card.view.frame.minX == 20)
  }

  @Test("V146 a popover's delegate may answer and hear as it did before iOS 13")
  func olderDelegate() {
    final class Older: NSObject, UIPopoverPresentationControllerDelegate {
      var heard: [String] = []
      var lets = false
      func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
      func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
      ) -> Bool { lets }
      func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
      ) { heard.append("dismissed") }
    }
    let (phone, older) = (Phone.forGestures(), Older())
    let (home, card) = (UIViewController(), UIViewController())
    phone.window.rootViewController = home
    card.modalPresentationStyle = .popover
    card.preferredContentSize = CGSize(width: 50, height: 50)
    card.popoverPresentationController?.sourceView = home.view
    card.popoverPresentationController?.delegate = older
    home.present(card, animated: false)
    phone.window.layoutIfNeeded()
    phone.tap(at: (5, 5))
    #expect(home.presentedViewController === card && older.heard == [])
    older.lets = true
    phone.tap(at: (5, 5))
    phone.application.endTurn()
    #expect(home.presentedViewController == nil && older.heard == ["dismissed"])
  }

  @Test("V64 a presentation that is called off leaves nothing behind")
  func calledOff() {
    let (phone, home, card, director) = fixture()
    director.seconds = 0.4
    let hand = UIPercentDrivenInteractiveTransition()
    director.hand = hand
    home.present(card, animated: true)
    hand.update(0.2)
    hand.cancel()
    phone.wait(0.4)
    #expect(home.presentedViewController == nil && card.view.window == nil)
    #expect(
      phone.journal.take() == [
        "will present", "card will appear", "animates to card", "did present false", "card will disappear",
        "card did disappear", "animation ended false",
      ])
    #expect(phone.window.subviews == [home.view])
  }

  @Test("V65 a full-screen presentation by an animator takes the presenter's view out when it has come")
  func fullScreen() {
    let (phone, home, card, director) = fixture()
    card.modalPresentationStyle = .fullScreen
    director.seconds = 0.2
    present(card, on: home, phone)
    #expect(home.view.window != nil)
    phone.wait(0.2)
    #expect(home.view.window == nil)
    home.dismiss(animated: true)
    phone.wait(0.2)
    #expect(home.view.superview === phone.window && phone.window.subviews == [home.view])
  }

  @Test("V388 a presenter's view that an animator moves goes back where it stood, called off or at the end")
  func movedPresenter() {
    for takesAway in [false, true] {
      let (phone, home, card, _) = fixture()
      let crossing = Crossing()
      crossing.takesPresenterAway = takesAway
      phone.keep(crossing)
      card.modalPresentationStyle = .fullScreen
      card.transitioningDelegate = crossing
      let front = phone.pad("front", (0, 0, 10, 10))
      let hand = UIPercentDrivenInteractiveTransition()
      crossing.hand = hand
      home.present(card, animated: true)
      #expect(home.view.superview !== phone.window)
      hand.update(0.2)
      hand.cancel()
      phone.wait(0.4)
      #expect(home.presentedViewController == nil && phone.window.subviews == [home.view, front])
      crossing.hand = nil
      home.present(card, animated: true)
      phone.wait(0.4)
      #expect(home.view.window == nil && card.view.window != nil)
      home.dismiss(animated: false)
      #expect(phone.window.subviews == [home.view, front])
    }
  }

  @Test("V66 a sheet lower than the window: a touch beside it takes it down, unless that is refused")
  func sheet() throws {
    let (phone, home, card, director) = fixture()
    card.modalPresentationStyle = .pageSheet
    let sheet = try #require(card.sheetPresentationController)
    sheet.detents = [.large(), .medium()]
    sheet.delegate = director
    home.present(card, animated: true)
    phone.window.layoutIfNeeded()
    #expect(card.view.frame == CGRect(x: 0, y: 100, width: 200, height: 100))
    sheet.selectedDetentIdentifier = .large
    phone.window.layoutIfNeeded()
    #expect(card.view.frame.minY == 0)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
    phone.window.layoutIfNeeded()
    card.isModalInPresentation = true
    _ = phone.journal.take()
    phone.tap(at: (100, 50))
    #expect(phone.journal.take() == ["attempted"] && home.presentedViewController === card)
    card.isModalInPresentation = false
    phone.tap(at: (100, 50))
    #expect(home.presentedViewController == nil)
    #expect(
      phone.journal.take() == [
        "touch will dismiss", "card will disappear", "card did disappear", "touch did dismiss",
      ])
  }

  @Test(
    "V66 beside a sheet that dims nothing touches reach the presenter; with the large detent alone it covers all")
  func undimmed() throws {
    let (phone, home, card, _) = fixture()
    card.modalPresentationStyle = .pageSheet
    let sheet = try #require(card.sheetPresentationController)
    sheet.detents = [.custom(identifier: .init("low")) { $0.maximumDetentValue / 4 }, .large()]
    sheet.largestUndimmedDetentIdentifier = .init("low")
    home.present(card, animated: true)
    phone.window.layoutIfNeeded()
    #expect(phone.hit(100, 160) == "card" && phone.hit(100, 50) == "home")
    home.dismiss(animated: true)
    let warned = phone.decisions.filter { $0.contains("the finger that pulls a sheet") }.count
    home.present(card, animated: true)
    phone.application.endTurn()
    #expect(card.view.superview?.superview === phone.window && card.view.frame == phone.window.bounds)
    #expect(phone.decisions.filter { $0.contains("the finger that pulls a sheet") }.count == warned + 1)
  }

  @Test("V67 a popover that stays one on a phone stands by what it is about, and goes by a touch beside it")
  func popover() throws {
    let (phone, home, card, director) = fixture()
    let source = phone.pad("source", (20, 20, 40, 40), in: home.view)
    card.modalPresentationStyle = .popover
    card.preferredContentSize = CGSize(width: 100, height: 80)
    let popover = try #require(card.popoverPresentationController)
    popover.delegate = director
    popover.sourceView = source
    home.present(card, animated: true)
    phone.window.layoutIfNeeded()
    #expect(card.view.frame == CGRect(x: 10, y: 60, width: 100, height: 80))
    card.preferredContentSize.height = 40
    phone.window.layoutIfNeeded()
    #expect(card.view.frame.height == 40)
    popover.passthroughViews = [source]
    #expect(phone.hit(30, 30) == "source" && phone.hit(150, 150) == "presentation")
    phone.tap(at: (150, 150))
    #expect(home.presentedViewController == nil)
    let item = UIBarButtonItem(title: "More")
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    bar.items = [item]
    home.view.addSubview(bar)
    phone.window.layoutIfNeeded()
    let another = try #require(card.popoverPresentationController)
    #expect(another !== popover)
    (another.delegate, another.sourceItem) = (director, item)
    home.present(card, animated: true)
    phone.window.layoutIfNeeded()
    #expect(card.view.frame.minY == 44)
    home.dismiss(animated: false)
    home.present(card, animated: true)
    phone.application.endTurn()
    #expect(card.view.frame == phone.window.bounds)
  }

  @Test("V461 a popover that is told right after it was presented where it stands, and by whom, stands there")
  func popoverToldLate() throws {
    let (phone, home, card, director) = fixture()
    let source = phone.pad("source", (10, 10, 40, 40), in: home.view)
    card.modalPresentationStyle = .popover
    card.transitioningDelegate = nil
    card.preferredContentSize = CGSize(width: 100, height: 50)
    home.present(card, animated: true) { phone.journal.note("presented") }
    let popover = try #require(card.popoverPresentationController)
    (popover.delegate, popover.sourceView, popover.sourceRect) = (director, source, source.bounds)
    phone.application.endTurn()
    phone.window.layoutIfNeeded()
    #expect(card.view.frame.size == CGSize(width: 100, height: 50) && phone.hit(180, 180) == "presentation")
    #expect(phone.journal.take() == ["card will appear", "card did appear", "presented"])
    card.dismiss(animated: false)
    home.present(card, animated: true)
    card.dismiss(animated: true)
    phone.application.endTurn()
    #expect(home.presentedViewController == nil && card.viewIfLoaded?.window == nil)
  }

  /// Keeps its transition weakly, as code from the device does.
  private final class Forgetful: FadingDelegate {
    private weak var context: (any UIViewControllerContextTransitioning)?
    override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      context = transitionContext
      if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
      UIView.animate(withDuration: 0.2) {
        transitionContext.containerView.alpha = 0.5
      } completion: { [weak self] _ in
        self?.context?.completeTransition(true)
      }
    }
  }

  @Test("V462 a transition that only its animator knows, and weakly, comes to its end", arguments: [false, true])
  func forgotten(comesAnimated: Bool) {
    let (phone, home, card, _) = fixture()
    let forgetful = Forgetful()
    phone.keep(forgetful)
    card.modalPresentationStyle = .fullScreen
    card.transitioningDelegate = forgetful
    home.present(card, animated: comesAnimated)
    phone.wait(0.5)
    #expect(phone.journal.take().contains("card did appear"))
    #expect(!card.isBeingPresented && card.view.window != nil)
    card.dismiss(animated: true) { phone.journal.note("dismissed") }
    #expect(card.isBeingDismissed && card.view.window != nil)
    phone.wait(0.5)
    #expect(phone.journal.take().last == "dismissed")
    #expect(home.presentedViewController == nil && card.view.window == nil && home.view.window != nil)
  }

  @Test(
    "V413 who came as the system has it goes by an animator where there is one, in a hand", arguments: [0, 1, 2])
  func adopted(style: Int) {
    let (phone, home, card, director) = fixture()
    card.modalPresentationStyle = [.fullScreen, .overFullScreen, .pageSheet][style]
    home.present(card, animated: false)
    _ = phone.journal.take()
    director.seconds = 0.5
    card.dismiss(animated: true) { phone.journal.note("dismissed") }
    #expect(phone.journal.take().contains("animates to home"))
    #expect(card.isBeingDismissed && card.view.window != nil)
    phone.wait(0.25)
    #expect(card.view.window != nil)
    phone.wait(0.25)
    #expect(phone.journal.take().suffix(2) == ["dismissed", "animation ended true"])
    #expect(home.presentedViewController == nil && card.view.window == nil && home.view.window != nil)
    home.present(card, animated: false)
    #expect(card.view.window != nil && card.presentingViewController === home)
  }
}

/// Presents in the lower half of the container, from below.
private final class HalfController: UIPresentationController {
  var journal: Journal?
  var alongside = false
  override var frameOfPresentedViewInContainerView: CGRect {
    let room = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: room.height / 2, width: room.width, height: room.height / 2)
  }
  override func presentationTransitionWillBegin() {
    journal?.note("will present")
    guard alongside else { return }
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [journal] _ in
      journal?.note("alongside")
    }) { [journal] context in
      journal?.note("alongside ended, cancelled \(context.isCancelled)")
    }
  }
  override func presentationTransitionDidEnd(_ completed: Bool) { journal?.note("did present \(completed)") }
  override func dismissalTransitionWillBegin() { journal?.note("will dismiss") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { journal?.note("did dismiss \(completed)") }
}

/// Makes the parts of presentations, and is their animator.
private final class Director: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning,
  UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate
{
  private let journal: Journal
  var seconds: TimeInterval = 0
  var alongside = false
  var hand: (any UIViewControllerInteractiveTransitioning)?
  private(set) weak var controller: HalfController?

  init(_ journal: Journal) { self.journal = journal }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let made = HalfController(presentedViewController: presented, presenting: presenting)
    (made.journal, made.alongside) = (journal, alongside)
    controller = made
    return made
  }

  private var animator: Director? { seconds > 0 ? self : nil }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { hand }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    seconds
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let to = transitionContext.viewController(forKey: .to) else { return }
    journal.note("animates to \(to.title ?? "")")
    let room = transitionContext.containerView
    let comes = to.isBeingPresented
    let view = transitionContext.view(forKey: comes ? .to : .from)
    var below = comes ? transitionContext.finalFrame(for: to) : view?.frame ?? .zero
    let place = below
    below.origin.y = room.bounds.height
    if comes, let view {
      room.addSubview(view)
      view.frame = below
    }
    UIView.animate(withDuration: seconds) {
      view?.frame = comes ? place : below
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { journal.note("animation ended \(transitionCompleted)") }

  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    journal.note("touch will dismiss")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    journal.note("touch did dismiss")
  }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    journal.note("attempted")
  }
}

/// Has both views stand in the container, or takes the presenter's away.
private final class Crossing: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerTransitioningDelegate
{
  var takesPresenterAway = false
  var hand: UIPercentDrivenInteractiveTransition?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { hand }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    0.2
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else {
      return
    }
    transitionContext.containerView.addSubview(to)
    if takesPresenterAway { from.removeFromSuperview() } else { transitionContext.containerView.addSubview(from) }
    to.alpha = 0
    UIView.animate(withDuration: 0.2) {
      to.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
