import Foundation
import HeadlessUIKit
import Testing

/// Rule V602: who hears of the finger that pulls a sheet away, and when.
@MainActor struct SheetPullTests {
  private func fixture(
    _ detents: [UISheetPresentationController.Detent] = [.large()]
  ) throws -> (phone: Phone, home: UIViewController, page: Page) {
    let phone = Phone.forGestures()
    let (home, page) = (UIViewController(), Page(phone.journal))
    phone.window.frame = UIScreen.main.bounds
    phone.window.rootViewController = home
    page.presentationController?.delegate = page
    page.sheetPresentationController?.detents = detents
    home.present(page, animated: true)
    phone.application.endTurn()
    phone.window.layoutIfNeeded()
    _ = phone.journal.take()
    return (phone, home, page)
  }

  @Test(
    "V602 all hear that a sheet goes as the finger begins to pull it away, and that it stays as it is taken back",
    arguments: [false, true])
  func takenBack(hasDetents: Bool) throws {
    let (phone, home, page) = try fixture(hasDetents ? [.medium()] : [.large()])
    let top = Double(page.view.frame.minY)
    phone.down(1, at: (200, top + 50))
    phone.move(1, from: (200, top + 50), to: (200, top + 150), steps: 5)
    #expect(phone.journal.take() == ["asked", "will, in a hand true", "will disappear, in a hand true"])
    #expect(page.isBeingDismissed && home.transitionCoordinator != nil)
    phone.move(1, from: (200, top + 150), to: (200, top + 50), steps: 5)
    phone.wait(0.3)
    phone.up(1)
    #expect(phone.journal.take() == ["called off", "will appear", "did appear"])
    #expect(!page.isBeingDismissed && home.transitionCoordinator == nil && page.view.window != nil)
    #expect(home.presentedViewController === page && page.presentationController?.delegate === page)
    home.dismiss(animated: true)
    phone.application.endTurn()
    #expect(
      phone.journal.take() == ["will disappear, in a hand false", "did disappear"] && page.view.window == nil)
  }

  @Test("V602 a sheet that is let go low enough did disappear, and then its delegate hears that it went")
  func goes() throws {
    let (phone, home, page) = try fixture()
    phone.drag(from: (200, 200), to: (200, 700), steps: 8)
    #expect(
      phone.journal.take() == [
        "asked", "will, in a hand true", "will disappear, in a hand true", "goes on", "did disappear", "did",
      ])
    #expect(home.presentedViewController == nil && page.view.window == nil && !page.isBeingDismissed)
  }

  @Test("V602 between detents nobody hears of it, and a refusal is asked for once")
  func refused() throws {
    let (phone, home, page) = try fixture([.medium(), .large()])
    page.sheetPresentationController?.selectedDetentIdentifier = .large
    phone.window.layoutIfNeeded()
    page.allows = false
    phone.down(1, at: (200, 100))
    phone.move(1, from: (200, 100), to: (200, 400), steps: 5)
    #expect(phone.journal.take() == [])
    phone.move(1, from: (200, 400), to: (200, 800), steps: 5)
    phone.application.endTurn()
    #expect(page.view.frame.maxY == 844, "it goes no lower")
    phone.wait(0.3)
    phone.up(1)
    #expect(phone.journal.take() == ["asked", "attempted"] && home.presentedViewController === page)
  }

  @Test("V602 one that may not go, and is brought back before the finger lifts, tells of no attempt")
  func refusedAndBack() throws {
    let (phone, home, page) = try fixture()
    page.allows = false
    phone.down(1, at: (200, 100))
    phone.move(1, from: (200, 100), to: (200, 500), steps: 5)
    phone.move(1, from: (200, 500), to: (200, 105), steps: 5)
    phone.wait(0.3)
    phone.up(1)
    #expect(phone.journal.take() == ["asked"] && home.presentedViewController === page)
  }

  @Test("V602 what goes along with it stands in the finger's hand, and is back where it stays")
  func alongside() throws {
    let (phone, home, page) = try fixture()
    page.begins = { [unowned home] in $0?.animate(alongsideTransition: { _ in home.view.alpha = 0.5 }) }
    phone.down(1, at: (200, 200))
    phone.move(1, from: (200, 200), to: (200, 400), steps: 5)
    #expect(home.view.alpha > 0.5 && home.view.alpha < 1)
    phone.move(1, from: (200, 400), to: (200, 200), steps: 5)
    phone.wait(0.3)
    phone.up(1)
    #expect(home.view.alpha == 1)
    phone.drag(from: (200, 200), to: (200, 700), steps: 8)
    #expect(home.view.alpha == 0.5 && home.presentedViewController == nil)
  }

  @Test("V602 a presentation that code ends under the finger hears no more of that")
  func endsUnderway() throws {
    let (phone, home, page) = try fixture()
    phone.down(1, at: (200, 200))
    phone.move(1, from: (200, 200), to: (200, 400), steps: 5)
    _ = phone.journal.take()
    phone.window.rootViewController = UIViewController()
    phone.up(1)
    phone.wait(0.3)
    #expect(phone.journal.take() == ["did disappear"])
    #expect(home.presentedViewController == nil && page.view.window == nil)
  }

  @Test("V602 nor does what the controller presents by then go with the finger")
  func presentsSince() throws {
    let (phone, _, page) = try fixture()
    phone.down(1, at: (200, 200))
    phone.move(1, from: (200, 200), to: (200, 400), steps: 5)
    phone.window.rootViewController = UIViewController()
    phone.window.rootViewController = page
    let other = UIViewController()
    page.present(other, animated: false)
    phone.up(1)
    phone.wait(0.3)
    #expect(page.presentedViewController === other)
  }

  @Test(
    "V602 a presentation that is ended by who hears that it will go is over, and its controller appears again",
    arguments: [false, true])
  func endsAtOnce(asItDisappears: Bool) throws {
    let (phone, _, page) = try fixture()
    let root = UIViewController()
    let replace = { [window = phone.window] in window.rootViewController = root }
    if asItDisappears { page.disappears = replace } else { page.begins = { _ in replace() } }
    phone.down(1, at: (200, 200))
    phone.move(1, from: (200, 200), to: (200, 400), steps: 5)
    phone.up(1)
    phone.wait(0.3)
    (page.disappears, page.begins) = ({}, { _ in })
    #expect(page.presentingViewController == nil && !page.isBeingDismissed && page.view.window == nil)
    _ = phone.journal.take()
    root.present(page, animated: false)
    #expect(phone.journal.take() == ["will appear", "did appear"] && page.view.window != nil)
  }

  @Test("V602 the delegate hears of another detent when the sheet is on its way out no more, and may dismiss it")
  func otherDetent() throws {
    let (phone, home, page) = try fixture([.medium(), .large()])
    page.takesDetent = { [journal = phone.journal, unowned page, unowned home] in
      journal.note("detent, going \(page.isBeingDismissed)")
      home.dismiss(animated: false) { journal.note("done") }
    }
    let top = Double(page.view.frame.minY)
    phone.down(1, at: (200, top + 50))
    phone.move(1, from: (200, top + 50), to: (200, top + 150), steps: 5)
    phone.move(1, from: (200, top + 150), to: (200, 100), steps: 10)
    phone.wait(0.3)
    _ = phone.journal.take()
    phone.up(1)
    phone.application.endTurn()
    #expect(
      phone.journal.take() == [
        "called off", "will appear", "did appear", "detent, going false", "will disappear", "did disappear", "done",
      ])
    #expect(home.presentedViewController == nil && page.view.window == nil)
  }

  #if !canImport(Darwin)
    @Test("A126 a layer's animation in a sheet's hand is at its end when the finger lets go")
    func layers() throws {
      let (phone, home, page) = try fixture()
      let dot = CALayer()
      home.view.layer.addSublayer(dot)
      phone.application.endTurn()
      page.begins = {
        $0?.animate(alongsideTransition: { _ in
          let animation = CABasicAnimation(keyPath: "position.x")
          (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 0.5)
          dot.add(animation, forKey: "move")
        })
      }
      phone.down(1, at: (200, 200))
      phone.move(1, from: (200, 200), to: (200, 700), steps: 8)
      phone.wait(2)
      let place = try #require(dot.presentation()).position.x
      #expect(place > 20 && place < 100)
      phone.up(1)
      phone.wait(0.01)
      #expect(home.presentedViewController == nil && dot.animationKeys() == nil)
    }
  #endif

  @Test("V602 who hears that a finger beside it takes it down finds the coordinator, too")
  func beside() throws {
    let (phone, home, _) = try fixture([.medium()])
    phone.tap(at: (200, 100))
    phone.application.endTurn()
    #expect(
      phone.journal.take() == [
        "asked", "will, in a hand false", "will disappear, in a hand false", "did disappear", "did",
      ])
    #expect(home.presentedViewController == nil)
  }
}

/// Writes down what it and its presentation's delegate hear.
private final class Page: UIViewController, UISheetPresentationControllerDelegate {
  private let journal: Journal
  var allows = true
  var begins: ((any UIViewControllerTransitionCoordinator)?) -> Void = { _ in }
  var disappears: () -> Void = {}
  var takesDetent: () -> Void = {}

  init(_ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  private var inHand: String { transitionCoordinator.map { ", in a hand \($0.isInteractive)" } ?? "" }
  override func viewWillAppear(_ animated: Bool) { journal.note("will appear") }
  override func viewDidAppear(_ animated: Bool) { journal.note("did appear") }
  override func viewWillDisappear(_ animated: Bool) {
    journal.note("will disappear\(inHand)")
    disappears()
  }
  override func viewDidDisappear(_ animated: Bool) { journal.note("did disappear") }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    journal.note("asked")
    return allows
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    let coordinator = presentationController.presentingViewController.transitionCoordinator
    journal.note("will\(coordinator.map { ", in a hand \($0.isInteractive)" } ?? "")")
    coordinator?.notifyWhenInteractionChanges { [journal] in journal.note($0.isCancelled ? "called off" : "goes on")
    }
    begins(coordinator)
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { journal.note("did") }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { takesDetent() }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    journal.note("attempted")
  }
}
