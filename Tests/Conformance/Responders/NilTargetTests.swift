import Foundation
import HeadlessUIKit
import Testing

/// A view that can be first responder and performs what it knows.
private final class Editor: UIView, ActionMethods {
  var actions: [Selector] = []
  var performed: [String] = []
  override var canBecomeFirstResponder: Bool { true }
  func method(for action: Selector) -> ((Any?, UIEvent?) -> Void)? {
    actions.contains(action) ? { _, _ in self.performed.append("\(action)") } : nil
  }
}

/// An editor's page with a canvas, and a tool bar with an undo button beside it.
@MainActor private struct Desk {
  let phone = Phone()
  let page = Editor(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let canvas = Editor()
  let bar = Editor(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
  let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  init() {
    for (view, name) in [(page, "page"), (canvas, "canvas"), (bar, "bar"), (button, "button")] as [(UIView, String)]
    {
      view.accessibilityIdentifier = name
    }
    page.addSubview(canvas)
    bar.addSubview(button)
    phone.window.addSubview(page)
    phone.window.addSubview(bar)
    button.addTarget(nil, action: "undo:", for: .touchUpInside)
  }

  func pressUndo() { phone.tap(at: (10, 110)) }

  var sent: String? { phone.decisions.last { $0.hasPrefix("touchUpInside") } }
}

/// Group K: who performs an action that names no target.
@MainActor struct NilTargetTests {
  @Test("K21 from the first responder up, if that leads to anybody (ours)")
  func fromFirstResponder() {
    let desk = Desk()
    desk.page.actions = ["undo:"]
    desk.bar.actions = ["undo:"]
    desk.canvas.becomeFirstResponder()
    desk.pressUndo()
    #expect(desk.page.performed == ["undo:"] && desk.bar.performed == [])
    #expect(desk.sent == "touchUpInside undo: by page after canvas")
  }

  @Test("K21 where the first responder reaches nobody, from the sender up (ours)")
  func fromSender() {
    let desk = Desk()
    desk.bar.actions = ["undo:"]
    desk.canvas.becomeFirstResponder()
    desk.pressUndo()
    #expect(desk.bar.performed == ["undo:"])
    #expect(desk.sent == "touchUpInside undo: by bar after canvas page UIWindow UIApplication button")
  }

  @Test("K100 a controller that presents another is passed over where it says so", arguments: [true, false])
  func presenting(performs: Bool) throws {
    final class Page: UIViewController, ActionMethods {
      var (performs, saved) = (true, 0)
      override var performsActionsWhilePresentingModally: Bool { performs }
      func method(for action: Selector) -> ((Any?, UIEvent?) -> Void)? {
        action == "save" ? { _, _ in self.saved += 1 } : nil
      }
    }
    let phone = Phone()
    let page = Page()
    page.performs = performs
    phone.window.rootViewController = page
    let sheet = UIViewController()
    page.present(sheet, animated: false)
    phone.wait(1)
    let button = UIButton()
    sheet.view.addSubview(button)
    #expect(phone.application.sendAction("save", to: nil, from: button, for: nil) == performs)
    #expect(page.saved == (performs ? 1 : 0))
    sheet.dismiss(animated: false)
    phone.wait(1)
    #expect(phone.application.sendAction("save", to: nil, from: page.view, for: nil))
  }

  @Test("K21, Y6 without a first responder, from the sender up (ours)")
  func withoutFirstResponder() {
    let desk = Desk()
    desk.page.actions = ["undo:"]
    desk.bar.actions = ["undo:"]
    desk.pressUndo()
    #expect(desk.bar.performed == ["undo:"] && desk.page.performed == [])
    #expect(desk.sent == "touchUpInside undo: by bar after button")
  }

  @Test("K22 where nobody can, everybody was asked once, and the answer is no")
  func nobody() {
    let desk = Desk()
    desk.canvas.becomeFirstResponder()
    desk.pressUndo()
    #expect(desk.sent == "touchUpInside undo: by nobody after canvas page UIWindow UIApplication button bar")
    #expect(!desk.phone.application.sendAction("undo:", to: nil, from: "no responder", for: nil))
  }

  @Test("X9 an action with a target never travels: one that can't perform it is the end of it")
  func namedTarget() {
    let desk = Desk()
    desk.bar.actions = ["undo:"]
    desk.button.removeTarget(nil, action: nil, for: .allEvents)
    desk.button.addTarget(desk.page, action: "undo:", for: .touchUpInside)
    desk.pressUndo()
    #expect(desk.bar.performed == [])
    #expect(desk.sent == "touchUpInside undo: not implemented by page")
  }

  @Test("F14 editing actions go to the first responder's chain, through target(forAction:)")
  func editingActions() {
    let desk = Desk()
    desk.page.actions = ["copy:", "paste:"]
    desk.canvas.actions = ["copy:"]
    desk.canvas.becomeFirstResponder()
    #expect(desk.phone.application.sendAction("copy:", to: nil, from: nil, for: nil))
    #expect(desk.phone.application.sendAction("paste:", to: nil, from: nil, for: nil))
    #expect(desk.canvas.performed == ["copy:"] && desk.page.performed == ["paste:"])
    let detour = Detour()
    detour.target = desk.bar
    desk.bar.actions = ["cut:"]
    desk.phone.window.addSubview(detour)
    detour.becomeFirstResponder()
    #expect(desk.phone.application.sendAction("cut:", to: nil, from: nil, for: nil))
    #expect(desk.bar.performed == ["cut:"])
  }

  @Test("F15 the search starts in the key window")
  func keyWindow() {
    let desk = Desk()
    desk.page.actions = ["undo:"]
    desk.canvas.becomeFirstResponder()
    let other = UIWindow()
    desk.phone.show(other)
    let field = Editor()
    field.actions = ["undo:"]
    other.addSubview(field)
    field.becomeFirstResponder()
    desk.phone.application.sendAction("undo:", to: nil, from: nil, for: nil)
    #expect(desk.page.performed == ["undo:"])
    other.makeKey()
    desk.phone.application.sendAction("undo:", to: nil, from: nil, for: nil)
    #expect(field.performed == ["undo:"] && desk.page.performed == ["undo:"])
  }
}

/// Names another target than itself or its next.
private final class Detour: UIView {
  var target: UIResponder?
  override var canBecomeFirstResponder: Bool { true }
  override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    target?.target(forAction: action, withSender: sender)
  }
}
