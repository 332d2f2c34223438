import Foundation
import HeadlessUIKit
import Testing

/// Rule V1241: controllers that zoom in, which a finger takes back on a device.
@MainActor struct ZoomedControllerTests {
  private static let words = "warns the finger that takes back a controller which zoomed in is not modelled"

  private func fixture() -> (phone: Phone, stack: UINavigationController, warnings: () -> Int) {
    let (phone, stack) = (Phone.forGestures(), UINavigationController(rootViewController: UIViewController()))
    phone.window.frame = UIScreen.main.bounds
    phone.window.rootViewController = stack
    phone.window.layoutIfNeeded()
    return (phone, stack, { phone.decisions.filter { $0 == Self.words }.count })
  }

  /// - Parameter fromItem: whether it grows out of a bar's item, or out of a view.
  private func zoomed(fromItem: Bool) -> UIViewController {
    let (page, source, item) = (UIViewController(), UIView(), UIBarButtonItem())
    page.preferredTransition =
      fromItem
      ? .zoom(sourceBarButtonItemProvider: { [weak item] _ in item }) : .zoom { _ in source }
    return page
  }

  @Test("V1241 one that is pushed is warned of, and not what lies below", arguments: [true, false])
  func pushed(fromItem: Bool) {
    let (phone, stack, warnings) = fixture()
    stack.pushViewController(zoomed(fromItem: fromItem), animated: true)
    phone.application.endTurn()
    #expect(warnings() == 1)
    stack.pushViewController(UIViewController(), animated: true)
    phone.application.endTurn()
    #expect(warnings() == 1)
    stack.setViewControllers([zoomed(fromItem: fromItem)], animated: false)
    phone.application.endTurn()
    #expect(warnings() == 1, "the lowest stays")
  }

  @Test("V1241 one that is presented is warned of, but for a sheet, which a finger pulls away")
  func presented() {
    let (phone, stack, warnings) = fixture()
    let page = zoomed(fromItem: false)
    page.modalPresentationStyle = .fullScreen
    stack.present(page, animated: true)
    phone.application.endTurn()
    #expect(warnings() == 1)
    stack.dismiss(animated: true)
    phone.application.endTurn()
    stack.present(zoomed(fromItem: true), animated: true)
    phone.application.endTurn()
    #expect(warnings() == 1)
    phone.drag(from: (200, 200), to: (200, 700), steps: 8)
    #expect(stack.presentedViewController == nil)
  }
}
