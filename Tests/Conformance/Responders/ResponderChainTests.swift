import Foundation
import HeadlessUIKit
import Testing

/// Passes events to whomever it is told, and answers actions whose name it knows.
private final class Detour: UIView, ActionMethods {
  var target: UIResponder?
  var actions: [Selector] = []
  override var next: UIResponder? { target ?? super.next }
  func method(for action: Selector) -> ((Any?, UIEvent?) -> Void)? { actions.contains(action) ? { _, _ in } : nil }
}

private final class ResponderDelegate: UIResponder, UIApplicationDelegate {
  var application: UIApplication?
  override var next: UIResponder? { application }
}
private final class PlainDelegate: NSObject, UIApplicationDelegate {}
private final class ViewDelegate: UIView, UIApplicationDelegate {}
private final class ControllerDelegate: UIViewController, UIApplicationDelegate {}
private final class OwnDelegate: UIApplication, UIApplicationDelegate {}

/// A controller that counts how often its view is loaded.
private final class Lazy: UIViewController {
  var loads = 0
  override func loadView() {
    loads += 1
    super.loadView()
  }
}

/// Group R: who comes next.
@MainActor struct ResponderChainTests {
  @Test("R1 a responder's next is nil by default")
  func base() { #expect(UIResponder().next == nil) }

  @Test("R2, X25 a view's next is its controller for a root view, else its superview, else nil")
  func views() {
    let (controller, child) = (UIViewController(), UIView())
    #expect(child.next == nil)
    controller.view.addSubview(child)
    #expect(child.next === controller.view)
    #expect(controller.view.next === controller)
    let old = controller.view
    controller.view = UIView()
    #expect(old?.next == nil)
  }

  @Test("R3 removing a view takes it out of the chain")
  func removed() {
    let (parent, child) = (UIView(), UIView())
    parent.addSubview(child)
    child.removeFromSuperview()
    #expect(child.next == nil)
  }

  @Test("R4, X6 a controller's next is its view's superview")
  func controller() {
    let (controller, parent) = (UIViewController(), UIView())
    parent.addSubview(controller.view)
    #expect(controller.next === parent)
  }

  @Test("R5 a root controller's next is the window")
  func root() {
    let phone = Phone()
    let controller = UIViewController()
    phone.window.rootViewController = controller
    #expect(controller.next === phone.window)
  }

  @Test(
    "R6 a presented controller's next is the presenter, also inside a container (ours)",
    arguments: [
      UIModalPresentationStyle.automatic, .fullScreen, .overFullScreen, .currentContext,
    ])
  func presented(style: UIModalPresentationStyle) {
    let phone = Phone()
    let (presenter, presented) = (UIViewController(), UIViewController())
    phone.window.rootViewController = presenter
    presented.modalPresentationStyle = style
    presenter.present(presented, animated: false)
    #expect(presented.next === presenter)
    presenter.dismiss(animated: false)
    #expect(presented.next == nil)
  }

  @Test("R7 a child controller's next is the superview inside the parent's view; the parent comes after")
  func child() {
    let (parent, child, container) = (UIViewController(), UIViewController(), UIView())
    parent.view.addSubview(container)
    parent.addChild(child)
    container.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(child.next === container)
    #expect(container.next === parent.view)
    #expect(parent.view.next === parent)
  }

  @Test("R8 asking for next loads no view")
  func unloaded() {
    let controller = Lazy()
    #expect(controller.next == nil)
    #expect(controller.loads == 0)
    _ = controller.view
    #expect(controller.next == nil)
    #expect(controller.loads == 1)
  }

  @Test("R9 a window's next is its scene if it has one, else the application (ours)")
  func window() {
    let phone = Phone()
    #expect(phone.window.next === phone.application)
    let scene = UIWindowScene()
    phone.window.windowScene = scene
    #expect(phone.window.next === scene)
    #expect(scene.next === phone.application)
  }

  @Test("R10, X28 the application's next is a delegate that is a responder")
  func delegate() {
    let application = Phone().application
    #expect(application.next == nil)
    let (responder, plain, view, controller) = (
      ResponderDelegate(), PlainDelegate(), ViewDelegate(), ControllerDelegate()
    )
    application.delegate = responder
    #expect(application.next === responder)
    for delegate in [plain, view, controller] as [any UIApplicationDelegate] {
      application.delegate = delegate
      #expect(application.next == nil)
    }
    let own = OwnDelegate()
    own.delegate = own
    #expect(own.next == nil)
  }

  @Test("R10 a delegate that is being called already is not called again")
  func delegateTwice() {
    let phone = Phone()
    let delegate = ResponderDelegate()
    delegate.application = phone.application
    phone.application.delegate = delegate
    phone.down(1, at: (10, 10))
    #expect(
      phone.hops == [
        "UIWindow began 1", "UIApplication began 1", "ResponderDelegate began 1", "UIApplication began 1",
      ])
  }

  @Test("R11 overriding next reroutes touches, motion and actions")
  func reroute() {
    let phone = Phone()
    let (detour, aside) = (Detour(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), Detour())
    phone.window.addSubview(detour)
    detour.accessibilityIdentifier = "detour"
    aside.accessibilityIdentifier = "aside"
    aside.actions = ["save:"]
    detour.target = aside
    phone.down(1, at: (10, 10))
    #expect(phone.hops == ["detour began 1", "aside began 1"])
    #expect(detour.target(forAction: "save:", withSender: nil) as? UIView === aside)
    detour.motionBegan(.motionShake, with: nil)
    #expect(phone.hops.last == "aside motion began")
  }

  @Test("R12, X19 every event method's default calls the next responder's")
  func forwarding() {
    let phone = Phone()
    let (view, journal) = (UIView(), phone.journal)
    let ear = Ear(journal)
    ear.addSubview(view)
    let presses: Set<UIPress> = []
    view.touchesBegan([], with: nil)
    view.touchesMoved([], with: nil)
    view.touchesEnded([], with: nil)
    view.touchesCancelled([], with: nil)
    view.touchesEstimatedPropertiesUpdated([])
    view.motionBegan(.motionShake, with: nil)
    view.motionEnded(.motionShake, with: nil)
    view.motionCancelled(.motionShake, with: nil)
    view.pressesBegan(presses, with: nil)
    view.pressesChanged(presses, with: nil)
    view.pressesEnded(presses, with: nil)
    view.pressesCancelled(presses, with: nil)
    view.remoteControlReceived(with: nil)
    #expect(
      journal.take() == [
        "began", "moved", "ended", "cancelled", "corrected", "motion began", "motion ended", "motion cancelled",
        "presses began", "presses changed", "presses ended", "presses cancelled", "remote control",
      ])
  }

  @Test("R14 an override without super ends the event there")
  func kept() {
    let phone = Phone()
    let parent = phone.pad("parent", (0, 0, 100, 100))
    let child = phone.pad("child", (0, 0, 100, 100), in: parent)
    phone.down(1, at: (10, 10))
    #expect(phone.journal.take() == ["child began 1"])
    child.passesOn = true
    phone.up(1)
    #expect(phone.journal.take() == ["child ended 1", "parent ended 1"])
  }

  @Test("R15 a view that overrides began alone still lets the end travel up")
  func overridesOnlyBegan() {
    let phone = Phone()
    let parent = phone.pad("parent", (0, 0, 100, 100))
    parent.addSubview(OnlyBegan(frame: parent.bounds))
    phone.tap(at: (10, 10))
    #expect(phone.journal.take() == ["parent ended 1"])
  }

  @Test("R16 all the way up it is the same touches, event and touch.view")
  func unchanged() throws {
    let phone = Phone()
    let parent = phone.pad("parent", (0, 0, 100, 100))
    let child = phone.pad("child", (0, 0, 100, 100), in: parent)
    child.passesOn = true
    phone.down(1, at: (10, 10))
    let (below, above) = (try #require(child.heard.first), try #require(parent.heard.first))
    #expect(below.touches == above.touches)
    #expect(below.event === above.event)
    #expect(above.touches.first?.view === child)
  }

  @Test("R17 what nobody handles is dropped at the chain's end")
  func unhandled() {
    let phone = Phone()
    phone.down(1, at: (10, 10))
    #expect(phone.decisions.filter { $0.hasPrefix("unhandled") } == ["unhandled after UIApplication began 1"])
  }

  @Test("R18 an action's target is the first in the chain that can perform it")
  func actions() {
    let (outer, inner, middle) = (Detour(), Detour(), UIView())
    outer.addSubview(middle)
    middle.addSubview(inner)
    outer.actions = ["save:", "open:"]
    inner.actions = ["open:"]
    #expect(inner.target(forAction: "open:", withSender: nil) as? UIView === inner)
    #expect(inner.target(forAction: "save:", withSender: nil) as? UIView === outer)
    #expect(inner.target(forAction: "quit:", withSender: nil) == nil)
    #expect(inner.canPerformAction("open:", withSender: nil))
    #expect(!inner.canPerformAction("save:", withSender: nil))
  }

  @Test("R19 the chain is asked anew at every hop")
  func notASnapshot() {
    let phone = Phone()
    let (old, new) = (phone.pad("old", (0, 0, 100, 100)), phone.pad("new", (100, 0, 100, 100)))
    let child = phone.pad("child", (0, 0, 100, 100), in: old)
    child.passesOn = true
    child.when(.began) { _, _ in new.addSubview(child) }
    phone.down(1, at: (10, 10))
    #expect(phone.journal.take() == ["child began 1", "new began 1"])
  }
}

private final class OnlyBegan: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
