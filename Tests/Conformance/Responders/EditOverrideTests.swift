import Foundation
import HeadlessUIKit
import Testing

/// Rule F22: what a class overrides it can perform.
@MainActor struct EditOverrideTests {
  private final class Card: UIView {
    var copies = 0
    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) { copies += 1 }
    override func delete(_ sender: Any?) {}
  }
  private final class Controller: UIViewController {
    var all = 0
    override func selectAll(_ sender: Any?) { all += 1 }
  }
  private final class Refusing: UIView {
    override func copy(_ sender: Any?) {}
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  }

  @Test("F22 who overrides an edit action can perform it, and no other one")
  func can() {
    let names = ["cut:", "copy:", "paste:", "delete:", "select:", "selectAll:"]
    func can(_ responder: UIResponder) -> [String] {
      names.filter { responder.canPerformAction(Selector($0), withSender: nil) }
    }
    #expect(can(Card()) == ["copy:", "delete:"])
    #expect(can(Controller()) == ["selectAll:"])
    #expect(can(UIView()) == [] && can(UIViewController()) == [] && can(Refusing()) == [])
    #expect(can(UITextField()) == [])
  }

  @Test("F22 an action without a target finds it along the chain")
  func reaches() {
    let phone = Phone.forGestures()
    let (controller, card) = (Controller(), Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    phone.window.rootViewController = controller
    controller.view.addSubview(card)
    card.becomeFirstResponder()
    #expect(card.target(forAction: Selector("copy:"), withSender: nil) as? UIView === card)
    #expect(phone.application.sendAction(Selector("copy:"), to: nil, from: nil, for: nil))
    #expect(phone.application.sendAction(Selector("selectAll:"), to: nil, from: nil, for: nil))
    #expect(!phone.application.sendAction(Selector("cut:"), to: nil, from: nil, for: nil))
    #expect(card.copies == 1 && controller.all == 1)
  }

  private final class Browser: UIViewController {
    var heard: [String] = []
    override func find(_ sender: Any?) { heard.append("find") }
    override func toggleSidebar(_ sender: Any?) { heard.append("sidebar") }
  }
  private final class Note: UITextView {
    override func duplicate(_ sender: Any?) {}
  }

  @Test("F25 who overrides an action of the main menu can perform it, and no other one")
  func mainMenu() {
    let names = [
      "toggleBoldface:", "printContent:", "rename:", "duplicate:", "find:", "findNext:", "toggleSidebar:",
      "performClose:",
    ]
    func can(_ responder: UIResponder) -> [String] {
      names.filter { responder.canPerformAction(Selector($0), withSender: nil) }
    }
    #expect(can(Browser()) == ["find:", "toggleSidebar:"] && can(Note()) == ["duplicate:"])
    #expect(can(UIView()) == [] && can(UITextView()) == [] && can(UINavigationController()) == [])
    let (phone, browser) = (Phone.forGestures(), Browser())
    phone.window.rootViewController = browser
    let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    browser.view.addSubview(card)
    card.becomeFirstResponder()
    #expect(phone.application.sendAction(Selector("find:"), to: nil, from: nil, for: nil))
    #expect(phone.application.sendAction(Selector("toggleSidebar:"), to: nil, from: nil, for: nil))
    #expect(!phone.application.sendAction(Selector("rename:"), to: nil, from: nil, for: nil))
    #expect(browser.heard == ["find", "sidebar"] && browser.responds(to: Selector("find:")))
  }
}
