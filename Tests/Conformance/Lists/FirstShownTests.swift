import HeadlessUIKit
import Testing

/// Rule V517: a navigation controller's delegate hears of the first controller that shows.
@MainActor struct FirstShownTests {
  private func stack(of phone: Phone) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: Root(phone.journal))
    let ear = Ear(phone.journal)
    phone.keep(ear)
    navigation.delegate = ear
    return navigation
  }

  @Test("V517 before it will appear, and after it did, not animated, and once")
  func root() {
    let phone = Phone.forGestures()
    let navigation = stack(of: phone)
    phone.window.rootViewController = navigation
    phone.application.endTurn()
    #expect(phone.journal.take() == ["will show root false", "will appear", "did appear", "did show root false"])
    phone.window.isHidden = true
    phone.window.isHidden = false
    phone.application.endTurn()
    #expect(phone.journal.take() == ["will appear", "did appear"])
    let next = UIViewController()
    next.title = "next"
    navigation.pushViewController(next, animated: false)
    phone.window.layoutIfNeeded()
    #expect(phone.journal.take() == ["will show next false", "did show next false"])
  }

  @Test("V517 so it is of one that is presented, and of the first that is pushed where there was none")
  func others() {
    let (phone, home) = (Phone.forGestures(), UIViewController())
    phone.window.rootViewController = home
    phone.application.endTurn()
    home.present(stack(of: phone), animated: true)
    phone.application.endTurn()
    #expect(phone.journal.take() == ["will show root false", "will appear", "did appear", "did show root false"])
    let (empty, ear) = (UINavigationController(), Ear(phone.journal))
    empty.delegate = ear
    phone.window.rootViewController = empty
    phone.application.endTurn()
    #expect(phone.journal.take() == [])
    empty.pushViewController(Root(phone.journal), animated: false)
    phone.window.layoutIfNeeded()
    #expect(phone.journal.take() == ["will show root false", "will appear", "did appear", "did show root false"])
  }

  @Test("V517 a delegate that is set as the first one is loaded hears of it")
  func late() {
    final class Setting: UIViewController {
      weak var ear: Ear?
      override func viewDidLoad() { navigationController?.delegate = ear }
    }
    let phone = Phone.forGestures()
    let (first, ear) = (Setting(), Ear(phone.journal))
    (first.title, first.ear) = ("first", ear)
    phone.window.rootViewController = UINavigationController(rootViewController: first)
    phone.application.endTurn()
    #expect(phone.journal.take() == ["will show first false", "did show first false"])
    withExtendedLifetime(ear) {}
  }

  private final class Root: UIViewController {
    private let journal: Journal
    init(_ journal: Journal) {
      self.journal = journal
      super.init(nibName: nil, bundle: nil)
      title = "root"
    }
    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) { journal.note("will appear") }
    override func viewDidAppear(_ animated: Bool) { journal.note("did appear") }
  }

  private final class Ear: NSObject, UINavigationControllerDelegate {
    private let journal: Journal
    init(_ journal: Journal) { self.journal = journal }
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { journal.note("will show \(viewController.title ?? "") \(animated)") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { journal.note("did show \(viewController.title ?? "") \(animated)") }
  }
}
