import Foundation
import HeadlessUIKit
import Testing

/// Rule V457: what lies behind a popover.
@MainActor struct PopoverBackgroundTests {
  private final class Frame: UIPopoverBackgroundView {
    private var (offset, direction) = (CGFloat(0), UIPopoverArrowDirection.unknown)
    override var arrowOffset: CGFloat {
      get { offset }
      set { offset = newValue }
    }
    override var arrowDirection: UIPopoverArrowDirection {
      get { direction }
      set { direction = newValue }
    }
    override class func contentViewInsets() -> UIEdgeInsets {
      UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    }
    override class func arrowHeight() -> CGFloat { 10 }
    override class func arrowBase() -> CGFloat { 20 }
  }

  private final class Small: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
  }

  @Test("V457 a view of the application's own lies behind a popover's content, and reaches to what that is about")
  func background() throws {
    let (phone, small) = (Phone(), Small())
    let (home, card) = (UIViewController(), UIViewController())
    phone.window.rootViewController = home
    phone.window.layoutIfNeeded()
    card.modalPresentationStyle = .popover
    card.preferredContentSize = CGSize(width: 50, height: 40)
    let popover = try #require(card.popoverPresentationController)
    (popover.delegate, popover.popoverBackgroundViewClass) = (small, Frame.self)
    (popover.sourceView, popover.sourceRect) = (home.view, CGRect(x: 0, y: 20, width: 60, height: 10))
    home.present(card, animated: false)
    phone.window.layoutIfNeeded()
    let frame = try #require(popover.containerView?.subviews.compactMap { $0 as? Frame }.first)
    #expect(card.view.frame == CGRect(x: 15, y: 45, width: 50, height: 40))
    #expect(frame.frame == CGRect(x: 10, y: 30, width: 60, height: 60))
    #expect(frame.arrowDirection == .up && frame.arrowOffset == -10)
    #expect(phone.window.hitTest(CGPoint(x: 12, y: 42), with: nil) === frame)
    phone.tap(at: (12, 42))
    #expect(home.presentedViewController === card)
    phone.tap(at: (150, 150))
    #expect(home.presentedViewController == nil)
  }
}
