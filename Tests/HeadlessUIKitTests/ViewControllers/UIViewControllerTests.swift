import Foundation
import HeadlessUIKit
import Testing

@MainActor struct UIViewControllerTests {
  @Test func `the view's margins are at least the system's, unless the controller does not respect those`() {
    let controller = UIViewController()
    #expect(controller.systemMinimumLayoutMargins.leading == 16)
    #expect(controller.view.layoutMargins.left == 16)
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins.left == 8)
  }

  @Test func `views and controllers register for traits with handlers about themselves`() {
    final class Card: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _: UITraitCollection) in
          self.setNeedsDisplay()
        }
      }
      required init?(coder: NSCoder) { nil }
    }
    let (card, controller) = (Card(frame: .zero), UIViewController())
    let registration = controller.registerForTraitChanges([UITraitDisplayScale.self]) {
      (_: UIViewController, _: UITraitCollection) in
    }
    controller.unregisterForTraitChanges(registration)
    #expect(card.superview == nil)
  }
}
