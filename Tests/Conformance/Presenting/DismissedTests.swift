import HeadlessUIKit
import Testing

/// Rules V1201, V1204 and V1205: what a controller that is dismissed finds of its presenter, who is asked to
/// dismiss it, and what a second dismissal does.
@MainActor @Suite("V: dismissed") struct DismissedTests {
  /// Tells of what it presents as it appears, and may keep to itself that it is asked to dismiss.
  private final class Home: UIViewController {
    let (field, journal): (UITextField, Journal)
    var keepsThem = false
    init(_ journal: Journal) {
      (field, self.journal) = (UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30)), journal)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { view.addSubview(field) }
    override func viewDidAppear(_ animated: Bool) {
      journal.note("home did appear, presents \(presentedViewController != nil)")
    }
    override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
      journal.note("home is asked")
      if !keepsThem { super.dismiss(animated: animated, completion: completion) }
    }
  }

  private final class Card: UIViewController {
    let journal: Journal
    var hasGone: @MainActor () -> Void = {}
    init(_ journal: Journal) {
      self.journal = journal
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidDisappear(_ animated: Bool) {
      let root = parent ?? self
      journal.note(
        "card did disappear, presented \(presentingViewController != nil), going \(root.isBeingDismissed)")
      hasGone()
    }
  }

  private func desk() -> (phone: Phone, home: Home, card: Card) {
    let phone = Phone.forGestures()
    let (home, card) = (Home(phone.journal), Card(phone.journal))
    phone.window.rootViewController = home
    phone.application.endTurn()
    _ = phone.journal.take()
    return (phone, home, card)
  }

  @Test(
    "V1201 who was dismissed has no presenter as it did disappear, and is going; who was covered hears before",
    arguments: [UIModalPresentationStyle.automatic, .fullScreen, .overFullScreen], [false, true])
  func parted(style: UIModalPresentationStyle, animated: Bool) {
    let (phone, home, card) = desk()
    let next = UIViewController()
    let outer = UINavigationController(rootViewController: card)
    outer.modalPresentationStyle = style
    card.hasGone = { home.present(next, animated: animated) }
    home.present(outer, animated: false)
    phone.application.endTurn()
    card.presentingViewController?.presentedViewController?.dismiss(animated: animated)
    phone.application.endTurn()
    let covered = style == .fullScreen ? ["home did appear, presents true"] : []
    #expect(
      phone.journal.take() == ["home is asked"] + covered + ["card did disappear, presented false, going true"])
    #expect(home.presentedViewController === next && next.view.window === phone.window)
    #expect(!outer.isBeingDismissed && !phone.decisions.contains { $0.contains("nothing happens") })
  }

  @Test("V1201 what the presenter edits goes on when the other one that comes then has gone, too")
  func editing() {
    let (phone, home, card) = desk()
    let next = UIViewController()
    home.field.becomeFirstResponder()
    home.present(card, animated: false)
    card.hasGone = { home.present(next, animated: false) }
    home.dismiss(animated: false)
    #expect(home.presentedViewController === next && !home.field.isFirstResponder)
    home.dismiss(animated: false)
    phone.application.endTurn()
    #expect(home.presentedViewController == nil && home.field.isFirstResponder)
  }

  @Test("V1204 a second dismissal while the first is under way takes the presenter down, where it is presented")
  func twice() {
    for isAsked in [false, true] {
      let (phone, home, card) = desk()
      let above = UIViewController()
      home.present(card, animated: false)
      card.present(above, animated: false)
      phone.application.endTurn()
      above.dismiss(animated: true) { phone.journal.note("first") }
      (isAsked ? above : card).dismiss(animated: true) { phone.journal.note("second") }
      phone.application.endTurn()
      #expect(
        phone.journal.take() == [
          "home is asked", "first", "card did disappear, presented false, going true", "second",
        ])
      #expect(home.presentedViewController == nil && above.presentingViewController == nil)
      #expect(above.view.window == nil && card.view.window == nil && !card.isBeingDismissed)
    }
  }

  @Test("V1204 who is a root is told that nothing happens, and the first one goes on")
  func root() {
    let (phone, home, card) = desk()
    home.present(card, animated: false)
    for _ in 1...2 { card.dismiss(animated: true) }
    phone.application.endTurn()
    #expect(
      phone.journal.take() == ["home is asked", "home is asked", "card did disappear, presented false, going true"])
    #expect(phone.decisions.contains { $0.contains("which is being dismissed") })
    #expect(home.presentedViewController == nil)
  }

  @Test("V1205 who presents nothing has its presenter dismiss it, whose override has a say")
  func asked() {
    let (phone, home, card) = desk()
    home.keepsThem = true
    home.present(UINavigationController(rootViewController: card), animated: false)
    phone.application.endTurn()
    card.dismiss(animated: false)
    #expect(phone.journal.take() == ["home is asked"] && home.presentedViewController != nil)
    let above = UIViewController()
    card.present(above, animated: false)
    card.dismiss(animated: false)
    #expect(phone.journal.take() == [] && above.presentingViewController == nil && card.view.window != nil)
    home.keepsThem = false
    card.dismiss(animated: false)
    #expect(phone.journal.take().first == "home is asked" && home.presentedViewController == nil)
  }

  @Test("V1205 so it is of an alert whose button is tapped")
  func alert() {
    let (phone, home, _) = desk()
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in phone.journal.note("yes") })
    phone.window.frame = UIScreen.main.bounds
    home.present(alert, animated: false)
    phone.wait(0.5)
    let box = alert.view.convert(alert.view.bounds, to: nil)
    phone.tap(at: (Double(box.midX), Double(box.maxY) - 22))
    phone.application.endTurn()
    #expect(phone.journal.take() == ["home is asked", "yes"] && home.presentedViewController == nil)
  }
}
