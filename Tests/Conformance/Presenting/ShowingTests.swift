import Foundation
import HeadlessUIKit
import Testing

/// Rule V482: who shows a controller that another one has for showing.
@MainActor @Suite("V: who shows a controller") struct ShowingTests {
  private static let show = Selector("showViewController:sender:")
  private static let showDetail = Selector("showDetailViewController:sender:")

  @Test("V482 a navigation controller pushes what is shown; a detail that nobody around shows is presented")
  func stack() {
    let (phone, root) = (Phone.forGestures(), UIViewController())
    let (next, detail) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: root)
    phone.window.rootViewController = stack
    phone.window.layoutIfNeeded()
    #expect(root.targetViewController(forAction: Self.show, sender: nil) === stack)
    #expect(root.targetViewController(forAction: Self.showDetail, sender: nil) == nil)
    root.show(next, sender: nil)
    phone.application.endTurn()
    #expect(stack.viewControllers == [root, next])
    next.showDetailViewController(detail, sender: nil)
    phone.application.endTurn()
    #expect(stack.viewControllers == [root, next] && detail.presentingViewController != nil)
  }

  /// Shows details in a way of its own, or leaves them to who is around.
  private final class Shelf: UIViewController {
    var shows = true
    var shown = 0
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
      shown += 1
      if !shows { super.showDetailViewController(vc, sender: sender) }
    }
  }

  @Test("V482 a container that overrides it is asked; calling super leads to who is around it")
  func container() {
    let (phone, shelf, page) = (Phone.forGestures(), Shelf(), UIViewController())
    shelf.addChild(page)
    shelf.view.addSubview(page.view)
    page.didMove(toParent: shelf)
    phone.window.rootViewController = shelf
    phone.window.layoutIfNeeded()
    let detail = UIViewController()
    #expect(page.targetViewController(forAction: Self.showDetail, sender: nil) === shelf)
    page.showDetailViewController(detail, sender: nil)
    phone.application.endTurn()
    #expect(shelf.shown == 1 && detail.presentingViewController == nil)
    shelf.shows = false
    page.showDetailViewController(detail, sender: nil)
    phone.application.endTurn()
    #expect(shelf.shown == 2 && detail.presentingViewController != nil)
  }
}
