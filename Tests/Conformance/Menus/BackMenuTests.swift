import Foundation
import HeadlessUIKit
import Testing

/// Rule V524: the menu of the built-in back button.
@MainActor @Suite("V: the back button's menu") struct BackMenuTests {
  private final class OwnWayBack: UIBarButtonItem {
    override var menu: UIMenu? {
      get { nil }
      set {}
    }
  }

  /// Three levels, in a phone's window.
  private func stack(_ change: (UIViewController) -> Void = { _ in }) -> (
    phone: Phone, stack: UINavigationController
  ) {
    let phone = Phone.forGestures()
    phone.window.frame = UIScreen.main.bounds
    let pages = ["One", "Two", "Three"].map { title in
      let page = UIViewController()
      page.title = title
      return page
    }
    change(pages[1])
    let stack = UINavigationController(rootViewController: pages[0])
    stack.setViewControllers(pages, animated: false)
    phone.window.rootViewController = stack
    phone.application.endTurn()
    return (phone, stack)
  }

  private func isMenuShown(_ phone: Phone) -> Bool { phone.window.subviews.last?.accessibilityIdentifier == "menu" }

  @Test("V524 a finger that rests on the back button opens a menu of the levels below, and goes nowhere")
  func menu() throws {
    let (phone, stack) = stack()
    phone.hold(1, at: (20, 69))
    #expect(isMenuShown(phone) && stack.viewControllers.count == 3)
    try phone.tap(row: "One")
    phone.application.endTurn()
    #expect(stack.viewControllers.map(\.title) == ["One"] && !isMenuShown(phone))
  }

  @Test("V524 a tap goes back by one, as ever")
  func tap() {
    let (phone, stack) = stack()
    phone.tap(at: (20, 69))
    phone.application.endTurn()
    #expect(stack.viewControllers.count == 2 && !isMenuShown(phone))
  }

  @Test("V524 an item that names the way back and has no menu keeps it away")
  func noMenu() {
    let (phone, stack) = stack { $0.navigationItem.backBarButtonItem = OwnWayBack(title: "Back") }
    phone.hold(1, at: (20, 69))
    phone.application.endTurn()
    #expect(!isMenuShown(phone) && stack.viewControllers.count == 2)
  }
}
