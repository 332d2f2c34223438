import Foundation
import HeadlessUIKit
import Testing

/// Rule V1025: a presenter whose view is on screen again while a presentation covers it.
@MainActor @Suite("V: returning presenters") struct ReturningPresenterTests {
  private final class Page: UIViewController {
    let name: String
    let journal: Journal
    init(_ name: String, _ journal: Journal) {
      (self.name, self.journal) = (name, journal)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) { journal.note("\(name) will appear") }
    override func viewDidAppear(_ animated: Bool) { journal.note("\(name) did appear") }
    override func viewWillDisappear(_ animated: Bool) { journal.note("\(name) will disappear") }
    override func viewDidDisappear(_ animated: Bool) { journal.note("\(name) did disappear") }
  }

  /// Keeps the presenter in sight beside the menu, and puts its view back into the container at the end.
  private final class Slider: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning
  {
    private var place: UIView?
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to)
      else { return }
      let comes = from.presentedViewController === to
      let (menu, page): (UIView, UIView) = comes ? (to.view, from.view) : (from.view, to.view)
      let container = context.containerView
      if comes { place = page.superview }
      for view in [menu, page] { container.addSubview(view) }
      UIView.animate(withDuration: 0.3) {
        page.frame.origin.x = comes ? 120 : 0
      } completion: { [self] _ in
        if !comes { place?.addSubview(page) }
        context.completeTransition(true)
        if comes { container.addSubview(page) }
      }
    }
  }

  private func show(_ style: UIModalPresentationStyle) -> (phone: Phone, root: UIViewController, menu: Page) {
    let phone = Phone.forGestures()
    let root = UINavigationController(rootViewController: Page("page", phone.journal))
    let menu = Page("menu", phone.journal)
    menu.modalPresentationStyle = style
    phone.window.rootViewController = root
    phone.application.endTurn()
    _ = phone.journal.take()
    return (phone, root, menu)
  }

  @Test("V1025 a covered presenter that an animator has put back appears anew when what it presents is dismissed")
  func byAnimator() {
    let ((phone, root, menu), slider) = (show(.fullScreen), Slider())
    menu.transitioningDelegate = slider
    root.present(menu, animated: true)
    phone.wait(1)
    #expect(
      phone.journal.take() == [
        "page will disappear", "menu will appear", "menu did appear", "page did disappear", "page will appear",
        "page did appear",
      ])
    menu.dismiss(animated: true)
    phone.wait(1)
    #expect(
      phone.journal.take() == [
        "menu will disappear", "page will appear", "page did appear", "menu did disappear",
      ])
    #expect(root.view.window != nil && root.presentedViewController == nil)
  }

  @Test("V1025 so does one that code has put back, where nothing animates it", arguments: [true, false])
  func byCode(animated: Bool) {
    let (phone, root, menu) = show(.fullScreen)
    root.present(menu, animated: false)
    phone.application.endTurn()
    menu.view.superview?.insertSubview(root.view, at: 0)
    phone.application.endTurn()
    #expect(phone.journal.take().suffix(2) == ["page will appear", "page did appear"])
    menu.dismiss(animated: animated)
    phone.application.endTurn()
    #expect(
      phone.journal.take() == [
        "menu will disappear", "page will appear", "page did appear", "menu did disappear",
      ])
  }

  @Test(
    "V1025 one that was never taken out hears nothing",
    arguments: [UIModalPresentationStyle.overFullScreen, .custom])
  func neverCovered(style: UIModalPresentationStyle) {
    let ((phone, root, menu), slider) = (show(style), Slider())
    menu.transitioningDelegate = slider
    root.present(menu, animated: true)
    phone.wait(1)
    menu.dismiss(animated: true)
    phone.wait(1)
    #expect(phone.journal.take().filter { $0.hasPrefix("page") } == [])
  }
}
