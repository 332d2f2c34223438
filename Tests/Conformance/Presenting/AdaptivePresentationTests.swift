import Foundation
import HeadlessUIKit
import Testing

/// Group V: what a presentation's delegate hears before it comes, and what a popover becomes on a phone.
@MainActor struct AdaptivePresentationTests {
  private final class Ear: NSObject, UIPopoverPresentationControllerDelegate {
    var style = UIModalPresentationStyle.automatic
    var wraps = false
    private(set) var wrapped: UINavigationController?
    var heard: [String] = []

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }
    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      if wraps { wrapped = UINavigationController(rootViewController: controller.presentedViewController) }
      return wrapped
    }
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
      heard.append("popover")
    }
    func presentationController(
      _ presentationController: UIPresentationController,
      prepare adaptivePresentationController: UIPresentationController
    ) {
      let sheet = adaptivePresentationController as? UISheetPresentationController
      heard.append(sheet == nil ? "prepares" : "prepares a sheet")
    }
    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { heard.append("as \(style == .none ? "made" : style == .fullScreen ? "full screen" : "usual")") }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      heard.append("may go?")
      return true
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      heard.append("goes")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      heard.append("has gone")
    }
  }

  private func present(_ style: UIModalPresentationStyle, adapted: UIModalPresentationStyle) -> [String] {
    let (phone, ear) = (Phone.forGestures(), Ear())
    let (home, card) = (UIViewController(), UIViewController())
    phone.window.rootViewController = home
    card.modalPresentationStyle = style
    card.popoverPresentationController?.sourceView = home.view
    ear.style = adapted
    card.presentationController?.delegate = ear
    home.present(card, animated: false)
    return ear.heard
  }

  @Test("V236 a delegate hears what its presentation will look like, and may prepare what stands in its place")
  func hears() {
    #expect(present(.popover, adapted: .none) == ["popover", "as made"])
    #expect(present(.popover, adapted: .fullScreen) == ["popover", "prepares", "as full screen"])
    #expect(present(.popover, adapted: .automatic) == ["popover", "prepares a sheet", "as usual"])
    #expect(present(.pageSheet, adapted: .none) == ["as made"])
  }

  /// Over a phone's whole screen.
  private func popover(
    _ style: UIModalPresentationStyle? = nil
  ) throws -> (Phone, home: Screen, card: UIViewController, UIPopoverPresentationController, Ear) {
    let (phone, ear) = (Phone.forGestures(), Ear())
    let (home, card) = (Screen(phone.journal), UIViewController())
    phone.window.frame = UIScreen.main.bounds
    phone.window.rootViewController = home
    phone.keep(ear)
    card.modalPresentationStyle = .popover
    let popover = try #require(card.popoverPresentationController)
    popover.sourceView = home.view
    popover.adaptiveSheetPresentationController.detents = [.medium()]
    if let style { (ear.style, popover.delegate) = (style, ear) }
    phone.application.endTurn()
    _ = phone.journal.take()
    home.present(card, animated: true)
    phone.application.endTurn()
    return (phone, home, card, popover, ear)
  }

  @Test(
    "V442 a popover on a phone stands in its adaptive sheet",
    arguments: [UIModalPresentationStyle?.none, .formSheet, .pageSheet])
  func sheet(style: UIModalPresentationStyle?) throws {
    let (_, home, card, popover, _) = try popover(style)
    let sheet = popover.adaptiveSheetPresentationController
    #expect(card.view.frame.maxY == 844 && card.view.frame.height < 450 && card.view.frame.width == 390)
    #expect(card.popoverPresentationController === popover && card.presentationController === popover)
    #expect(card.activePresentationController === sheet && sheet.presentingViewController === home)
    home.dismiss(animated: false)
    #expect(card.view.window == nil && card.popoverPresentationController !== popover)
  }

  @Test("V442 a finger pulls that sheet away, and the popover's delegate hears of it")
  func pulled() throws {
    let (phone, home, card, _, ear) = try popover(.automatic)
    ear.heard = []
    phone.drag(from: (195, 500), to: (195, 840))
    phone.wait(0.5)
    #expect(home.presentedViewController == nil && card.view.window == nil)
    #expect(ear.heard == ["may go?", "goes", "has gone"])
  }

  @Test("V442 where its delegate says that it covers the screen, the presenter's view goes")
  func fullScreen() throws {
    let (phone, home, card, _, _) = try popover(.fullScreen)
    #expect(card.view.frame == phone.window.bounds && home.view.window == nil)
    #expect(phone.journal.take() == ["will disappear", "did disappear"])
    home.dismiss(animated: false)
    #expect(home.view.window != nil)
  }

  @Test(
    "V600 a sheet and a custom presentation cover the screen where their delegate says so, also by an override",
    arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .custom], [true, false])
  func adapts(style: UIModalPresentationStyle, fully: Bool) throws {
    let (phone, ear) = (Phone.forGestures(), Ear())
    let (home, card) = (Screen(phone.journal), UIViewController())
    phone.window.frame = UIScreen.main.bounds
    phone.window.rootViewController = home
    ear.style = fully ? .fullScreen : .overFullScreen
    let panel = Panel(presentedViewController: card, presenting: nil)
    phone.keep(panel)
    (card.modalPresentationStyle, card.transitioningDelegate) = (style, panel)
    let made = try #require(card.presentationController)
    made.delegate = ear
    #expect((made === panel) == (style == .custom) && made.adaptivePresentationStyle == ear.style)
    home.present(card, animated: false)
    #expect(card.view.frame == phone.window.bounds && (home.view.window == nil) == fully)
    #expect(
      ear.heard == ["prepares", fully ? "as full screen" : "as usual"] && card.presentationController === made)
    home.dismiss(animated: false)
    #expect(home.view.window != nil && card.view.window == nil)
    // Without an answer they are what they were made.
    for answer in [UIModalPresentationStyle.none, .automatic, .popover] {
      let again = try #require(card.presentationController)
      (ear.style, ear.heard, again.delegate) = (answer, [], ear)
      home.present(card, animated: false)
      #expect(card.view.frame.minY == (style == .custom ? 500 : 57) && ear.heard == ["as made"])
      home.dismiss(animated: false)
    }
    panel.own = .overFullScreen
    home.present(card, animated: false)
    #expect(card.view.frame.minY == (style == .custom ? 0 : 57))
  }

  @Test("V600 what its delegate answers comes in another style, in place of what was presented")
  func wraps() throws {
    for style in [UIModalPresentationStyle.fullScreen, .automatic] {
      let (phone, ear) = (Phone.forGestures(), Ear())
      let (home, card) = (Screen(phone.journal), UIViewController())
      phone.window.frame = UIScreen.main.bounds
      phone.window.rootViewController = home
      card.modalPresentationStyle = .popover
      let popover = try #require(card.popoverPresentationController)
      (popover.delegate, popover.sourceView, ear.style) = (ear, home.view, style)
      ear.wraps = true
      home.present(card, animated: true)
      phone.application.endTurn()
      let navigation = try #require(ear.wrapped)
      #expect(home.presentedViewController === navigation && card.presentingViewController === home)
      #expect(card.view.window != nil && card.popoverPresentationController === popover)
      #expect(
        popover.presentedViewController === card && navigation.view.frame.minY == (style == .fullScreen ? 0 : 57))
      card.dismiss(animated: true)
      phone.application.endTurn()
      #expect(home.presentedViewController == nil && navigation.view.window == nil && home.view.window != nil)
    }
  }

  @Test("V600 so it is where the presentation is dismissed before it began, or the delegate was set after the call")
  func wrapsLate() throws {
    let (phone, ear) = (Phone.forGestures(), Ear())
    let (home, card) = (Screen(phone.journal), UIViewController())
    phone.window.rootViewController = home
    card.modalPresentationStyle = .popover
    card.popoverPresentationController?.sourceView = home.view
    ear.wraps = true
    home.present(card, animated: true)
    card.popoverPresentationController?.delegate = ear
    home.dismiss(animated: false)
    #expect(home.presentedViewController == nil && card.view.window == nil && home.view.window != nil)
    #expect(ear.wrapped != nil && ear.wrapped?.presentingViewController == nil)
  }

  @Test("V601 what stands over a custom presentation is asked for before it is presented, and once")
  func early() throws {
    let phone = Phone.forGestures()
    let (home, card) = (Screen(phone.journal), UIViewController())
    phone.window.rootViewController = home
    let panel = Panel(presentedViewController: card, presenting: nil)
    (card.modalPresentationStyle, card.transitioningDelegate) = (.custom, panel)
    #expect(card.popoverPresentationController == nil && panel.presenters == [])
    #expect(card.presentationController === panel && panel.presenters == [nil])
    home.present(card, animated: false)
    #expect(panel.presenters == [nil] && panel.presentingViewController === home && card.view.frame.minY == 500)
    home.dismiss(animated: false)
    home.present(card, animated: false)
    #expect(panel.presenters == [nil, home])
  }
}

/// A custom presentation in the lower part of the screen, which notes for whom it was asked for.
private final class Panel: OwnPresentation {
  var presenters: [UIViewController?] = []
  var own: UIModalPresentationStyle?

  override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 500, width: 390, height: 344) }
  override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    own ?? super.adaptivePresentationStyle(for: traitCollection)
  }
  override func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    presenters.append(presenting)
    return self
  }
}

private final class Screen: UIViewController {
  private let journal: Journal
  init(_ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewWillDisappear(_ animated: Bool) { journal.note("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { journal.note("did disappear") }
}
