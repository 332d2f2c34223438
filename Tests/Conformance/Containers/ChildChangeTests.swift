import Foundation
import HeadlessUIKit
import Testing

/// Group V: containers whose children change, also places by `transition(from:to:)`.
@MainActor struct ChildChangeTests {
  @Test("V445 it is laid out when the turn ends, by what its own state is by then")
  func laysOutLater() {
    let phone = Phone.forGestures()
    let container = Pages()
    phone.window.rootViewController = container
    phone.window.layoutIfNeeded()
    let (one, two) = (container.children[0], container.children[1])
    container.layouts = 0
    container.transition(
      from: one, to: two, duration: 0.3, animations: { container.layoutsMeanwhile = container.layouts })
    #expect(two.view.superview === container.view && container.layouts == 0 && container.layoutsMeanwhile == 0)
    container.index = 1
    phone.application.endTurn()
    phone.window.layoutIfNeeded()
    #expect(container.layouts > 0 && two.view.frame == container.view.bounds)
    #expect(phone.window.hitTest(CGPoint(x: 150, y: 150), with: nil) === two.view)
    phone.wait(0.4)
    #expect(one.view.superview == nil)
  }

  @Test("A119 children that change places by a transition take its time, whatever the block changes")
  func byTransition() {
    let phone = Phone()
    let (container, one, two) = (UIViewController(), UIViewController(), UIViewController())
    phone.window.rootViewController = container
    for child in [one, two] { container.addChild(child) }
    container.view.addSubview(one.view)
    phone.window.layoutIfNeeded()
    var isOver = false
    container.transition(from: one, to: two, duration: 0.3, options: .transitionCrossDissolve, animations: nil) {
      isOver = $0
    }
    phone.wait(0.2)
    #expect(!isOver && one.view.superview != nil)
    phone.wait(0.2)
    #expect(isOver && one.view.superview == nil)
  }

  @Test("V609 a child that another parent takes leaves its former one by removeFromParent, and hears of that")
  func changesParent() {
    let (old, new, child) = (UIViewController(), UIViewController(), Mover())
    old.addChild(child)
    child.didMove(toParent: old)
    child.heard = []
    new.addChild(child)
    #expect(child.heard == ["leaves", "did move to nobody", "will move to somebody"])
    #expect(child.parent === new && old.children == [] && new.children == [child] && child.isMovingToParent)
  }

  @Test("V604 a tab bar controller's customizable controllers are all, unless others are set")
  func customizable() {
    let (tabs, one, two) = (UITabBarController(), UIViewController(), UIViewController())
    tabs.viewControllers = [one, two]
    #expect(tabs.customizableViewControllers == [one, two])
    tabs.customizableViewControllers = [two]
    #expect(tabs.customizableViewControllers == [two])
  }
}

/// Notes how it changes parents.
private final class Mover: UIViewController {
  var heard: [String] = []

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    heard.append("will move to \(parent == nil ? "nobody" : "somebody")")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    heard.append("did move to \(parent == nil ? "nobody" : "somebody")")
  }
  override func removeFromParent() {
    heard.append("leaves")
    super.removeFromParent()
  }
}

/// Only the child that shows gets its place.
private final class Pages: UIViewController {
  var index = 0
  var layouts = 0
  var layoutsMeanwhile: Int?

  override func viewDidLoad() {
    super.viewDidLoad()
    for _ in 0..<2 {
      let page = UIViewController()
      page.loadViewIfNeeded()
      page.view.frame = .zero
      page.view.autoresizingMask = []
      addChild(page)
      page.didMove(toParent: self)
    }
    view.addSubview(children[0].view)
  }

  override func viewWillLayoutSubviews() {
    layouts += 1
    children[index].view.frame = view.bounds
  }
}
