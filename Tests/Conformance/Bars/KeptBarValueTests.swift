import Foundation
import HeadlessUIKit
import Testing

/// Rules V803 and V804: what bars and their items make of what they are given.
@MainActor @Suite("V: what bars and their items keep") struct KeptBarValueTests {
  @Test("V803 bars, items and appearances keep a copy of an appearance, which doesn't follow the one that was set")
  func appearances() {
    let (looks, bar, item) = (UINavigationBarAppearance(), UINavigationBar(), UINavigationItem())
    looks.backgroundColor = .red
    looks.titleTextAttributes = [.foregroundColor: UIColor.blue]
    let button = UIBarButtonItemAppearance()
    button.normal.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
    looks.buttonAppearance = button
    (bar.standardAppearance, bar.scrollEdgeAppearance, item.standardAppearance) = (looks, looks, looks)
    let kept = bar.standardAppearance
    #expect(kept !== looks && bar.standardAppearance === kept && bar.scrollEdgeAppearance !== kept)
    #expect(looks.buttonAppearance !== button && kept.buttonAppearance !== looks.buttonAppearance)
    (looks.backgroundColor, looks.titleTextAttributes) = (.green, [:])
    for one in [button, looks.buttonAppearance] { one.normal.titlePositionAdjustment = .zero }
    for one in [kept, bar.scrollEdgeAppearance, item.standardAppearance] {
      #expect(one?.backgroundColor == .red && one?.titleTextAttributes.count == 1)
      #expect(one?.buttonAppearance.normal.titlePositionAdjustment.vertical == 2)
    }
    bar.standardAppearance.backgroundColor = .blue
    #expect(kept.backgroundColor == .blue, "the copy is the bar's")
  }

  @Test("V804 beside a popover of a bar's item the row's other items are touched, and it stays")
  func popover() throws {
    let (phone, page, card) = (Phone.forGestures(), UIViewController(), UIViewController())
    let director = Small()
    phone.keep(director)
    let items = ["a", "b"].map { name in
      UIBarButtonItem(title: name, primaryAction: UIAction(title: name) { _ in phone.journal.note(name) })
    }
    page.navigationItem.rightBarButtonItems = items
    phone.window.rootViewController = UINavigationController(rootViewController: page)
    for _ in 1...2 { phone.window.layoutIfNeeded() }
    (card.modalPresentationStyle, card.preferredContentSize) = (.popover, CGSize(width: 50, height: 40))
    let popover = try #require(card.popoverPresentationController)
    (popover.delegate, popover.barButtonItem) = (director, items[0])
    page.present(card, animated: false)
    phone.window.layoutIfNeeded()
    let buttons = try items.map { try #require($0.button) }
    #expect(popover.passthroughViews == [buttons[1]])
    for (button, stays) in [(buttons[1], true), (buttons[0], false)] {
      let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
      phone.tap(at: (Double(place.x), Double(place.y)))
      #expect((page.presentedViewController === card) == stays)
    }
    #expect(phone.journal.take() == ["b"])
  }
}

private final class Small: NSObject, UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}
