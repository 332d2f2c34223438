import Foundation
import HeadlessUIKit
import Testing

/// Rules V484 and V175: the action of a bar's item.
@MainActor @Suite("V: the action of a bar's item") struct ItemActionTests {
  @Test("V484 an item takes title and image of the primary action that it is given, and keeps them without one")
  func adopted() {
    let (item, image) = (UIBarButtonItem(title: "Old", style: .plain, target: nil, action: nil), UIImage())
    item.primaryAction = UIAction(title: "New", image: image) { _ in }
    #expect(item.title == "New" && item.image === image)
    item.primaryAction = nil
    #expect(item.title == "New" && item.image === image)
    let made = UIBarButtonItem(title: "Own", primaryAction: UIAction(title: "New", image: image) { _ in })
    #expect(made.title == "Own" && made.image === image)
  }

  @Test("V484 one of a system's kind keeps its own")
  func ofSystem() {
    let plain = UIBarButtonItem(systemItem: .save)
    let item = UIBarButtonItem(systemItem: .save, primaryAction: UIAction(title: "New", image: UIImage()) { _ in })
    #expect(item.title == plain.title && item.image == nil)
  }

  @Test(
    "V175 an action that an item with a menu is given on the bar is what a tap performs", arguments: [false, true])
  func later(isPrimary: Bool) {
    final class Page: UIView, ActionMethods {
      var adds = 0
      func method(for action: Selector) -> ((Any?, UIEvent?) -> Void)? {
        action.description == "add:" ? { _, _ in self.adds += 1 } : nil
      }
    }
    let (phone, page) = (Phone.forGestures(), Page(frame: CGRect(x: 0, y: 0, width: 200, height: 200)))
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    let item = UIBarButtonItem(systemItem: .add, menu: UIMenu(children: [UIAction(title: "Row") { _ in }]))
    bar.items = [item]
    phone.window.addSubview(page)
    page.addSubview(bar)
    phone.window.layoutIfNeeded()
    if isPrimary {
      item.primaryAction = UIAction { _ in page.adds += 1 }
    } else {
      (item.target, item.action) = (page, Selector("add:"))
    }
    phone.tap(at: (30, 20))
    #expect(page.adds == 1 && !phone.window.subviews.contains { $0.accessibilityIdentifier == "menu" })
  }

  @Test("V484 it keeps a copy of the action, which runs the same closure")
  func copied() throws {
    var said: [String] = []
    let action = UIAction(title: "One", identifier: UIAction.Identifier("one")) { said.append($0.title) }
    let item = UIBarButtonItem(primaryAction: action)
    action.title = "Two"
    let kept = try #require(item.primaryAction)
    #expect(kept !== action && kept.title == "One" && kept.identifier == action.identifier)
    #expect(item.primaryAction === kept && action.copy() as? UIAction !== action)
    kept.performWithSender(nil, target: nil)
    #expect(said == ["One"])
  }
}
