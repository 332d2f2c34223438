import Foundation
import HeadlessUIKit
import Testing

/// Rules F9 and F21: where events without coordinates start, where nobody is first responder.
@MainActor @Suite("F: the controller that shows in front") struct ForemostControllerTests {
  private final class Page: UIViewController, ActionMethods {
    private let (name, journal): (String, Journal)
    var hasCommand = true
    init(_ name: String, _ phone: Phone) {
      (self.name, journal) = (name, phone.journal)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? {
      hasCommand ? [UIKeyCommand(title: "go", action: "go:", input: "\r")] : nil
    }
    func method(for action: Selector) -> ((Any?, UIEvent?) -> Void)? {
      action == "go:" ? { _, _ in self.journal.note("\(self.name) goes") } : nil
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      journal.note("\(name) pressed")
    }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      journal.note("\(name) shaken")
    }
    override func remoteControlReceived(with event: UIEvent?) { journal.note("\(name) played") }
  }

  /// Who hears of a key that has a command, one that has none, a shake and remote control.
  private func hearers(_ phone: Phone) -> [String] {
    let start = phone.time
    phone.press(1, .began, key: UIKey(.keyboardReturnOrEnter, characters: "\r"))
    phone.press(1, .ended, key: UIKey(.keyboardReturnOrEnter, characters: "\r"))
    phone.press(2, .began, key: UIKey(.keyboardA, characters: "a"))
    phone.press(2, .ended, key: UIKey(.keyboardA, characters: "a"))
    phone.application.post(motion: .began, .motionShake, at: start + 1)
    phone.application.post(motion: .ended, .motionShake, at: start + 1)
    phone.application.beginReceivingRemoteControlEvents()
    phone.application.post(remoteControl: .remoteControlPlay, at: start + 1)
    return phone.journal.take().filter {
      ["goes", "pressed", "shaken", "played"].contains($0.split(separator: " ").last)
    }
  }

  private func all(_ name: String) -> [String] { ["goes", "pressed", "shaken", "played"].map { "\(name) \($0)" } }

  @Test("F9, F21 they start at what a container shows")
  func containers() {
    let phone = Phone.forGestures()
    let (list, detail, other) = (Page("list", phone), Page("detail", phone), Page("other", phone))
    let (stack, tabs) = (UINavigationController(rootViewController: list), UITabBarController())
    tabs.viewControllers = [stack, other]
    phone.window.rootViewController = tabs
    phone.window.layoutIfNeeded()
    #expect(hearers(phone) == all("list"))
    stack.pushViewController(detail, animated: false)
    phone.window.layoutIfNeeded()
    #expect(hearers(phone) == all("detail"))
    tabs.selectedIndex = 1
    phone.window.layoutIfNeeded()
    #expect(hearers(phone) == all("other"))
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(Page("column", phone), for: .primary)
    phone.window.rootViewController = split
    phone.window.layoutIfNeeded()
    #expect(hearers(phone) == all("column"))
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([Page("page", phone)], direction: .forward, animated: false)
    phone.window.rootViewController = pages
    phone.window.layoutIfNeeded()
    #expect(hearers(phone) == all("page"))
  }

  @Test("F9, F21 what is presented comes before who presents it, which is next in the chain")
  func presented() {
    let phone = Phone.forGestures()
    let (home, card) = (Page("home", phone), Page("card", phone))
    phone.window.rootViewController = UINavigationController(rootViewController: home)
    home.present(UINavigationController(rootViewController: card), animated: false)
    phone.wait(1)
    #expect(hearers(phone) == all("card"))
    card.hasCommand = false
    #expect(hearers(phone).first == "card pressed", "who presents it is no navigation controller's child")
    home.dismiss(animated: false)
    phone.wait(1)
    #expect(hearers(phone) == all("home"))
  }

  @Test("F9 the first responder comes before all of them")
  func first() {
    let phone = Phone.forGestures()
    let (home, card) = (Page("home", phone), Page("card", phone))
    phone.window.rootViewController = home
    home.becomeFirstResponder()
    home.present(card, animated: false)
    phone.wait(1)
    home.becomeFirstResponder()
    #expect(hearers(phone) == all("home"))
  }
}
