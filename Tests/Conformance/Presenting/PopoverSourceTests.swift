import Foundation
import HeadlessUIKit
import Testing

/// Rules V285 and V455: what a popover is about.
@MainActor struct PopoverSourceTests {
  @Test("V285 views, guides and items of bars say where they stand in another view of their window")
  func frames() {
    let phone = Phone()
    let (outer, inner) = (UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)), UIView())
    let bar = UITabBar(frame: CGRect(x: 0, y: 150, width: 200, height: 50))
    let (guide, tab) = (UILayoutGuide(), UITabBarItem(title: "Home", image: nil, tag: 0))
    inner.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    outer.addSubview(inner)
    outer.addLayoutGuide(guide)
    guide.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 30).isActive = true
    guide.topAnchor.constraint(equalTo: outer.topAnchor, constant: 40).isActive = true
    guide.widthAnchor.constraint(equalToConstant: 5).isActive = true
    guide.heightAnchor.constraint(equalToConstant: 6).isActive = true
    #expect(inner.frame(in: phone.window) == nil && tab.frame(in: phone.window) == nil)
    phone.window.addSubview(outer)
    phone.window.addSubview(bar)
    bar.items = [tab]
    phone.window.layoutIfNeeded()
    #expect(inner.frame(in: phone.window) == CGRect(x: 11, y: 22, width: 3, height: 4))
    #expect(guide.frame(in: phone.window) == CGRect(x: 40, y: 60, width: 5, height: 6))
    #expect(tab.frame(in: phone.window).map { bar.frame.contains($0) && !$0.isEmpty } == true)
    #expect(UIBarButtonItem(title: "Far", style: .plain, target: nil, action: nil).frame(in: outer) == nil)
  }

  @Test("V285 a popover stands beside what an object of the application's own says")
  func own() throws {
    let phone = Phone()
    let (home, card, director) = (UIViewController(), UIViewController(), Small())
    phone.window.rootViewController = home
    phone.window.layoutIfNeeded()
    card.modalPresentationStyle = .popover
    card.preferredContentSize = CGSize(width: 50, height: 40)
    let popover = try #require(card.popoverPresentationController)
    let place = Place(CGRect(x: 60, y: 70, width: 20, height: 10))
    (popover.delegate, popover.sourceItem) = (director, place)
    home.present(card, animated: false)
    phone.window.layoutIfNeeded()
    #expect(card.view.frame == CGRect(x: 45, y: 80, width: 50, height: 40))
  }

  @Test("V455 in a window of another size a delegate may put a popover elsewhere, unless that is about an item")
  func otherSize() throws {
    for isItem in [false, true] {
      let phone = Phone()
      let (home, card, director) = (UIViewController(), UIViewController(), Small())
      phone.window.rootViewController = home
      phone.window.layoutIfNeeded()
      card.modalPresentationStyle = .popover
      card.preferredContentSize = CGSize(width: 50, height: 40)
      let popover = try #require(card.popoverPresentationController)
      (popover.delegate, popover.sourceRect) = (director, CGRect(x: 60, y: 70, width: 20, height: 10))
      if isItem { popover.sourceItem = Place(popover.sourceRect) } else { popover.sourceView = home.view }
      home.present(card, animated: false)
      phone.window.layoutIfNeeded()
      #expect(card.view.frame.origin == CGPoint(x: 45, y: 80) && director.moved == 0)
      phone.window.frame.size.width = 300
      phone.window.layoutIfNeeded()
      #expect(director.moved == (isItem ? 0 : 1))
      #expect(card.view.frame.origin == CGPoint(x: isItem ? 45 : 145, y: 80))
    }
  }
}

private final class Place: NSObject, UIPopoverPresentationControllerSourceItem {
  private let rect: CGRect
  init(_ rect: CGRect) { self.rect = rect }
  func frame(in referenceView: UIView) -> CGRect? { rect }
}

private final class Small: NSObject, UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  private(set) var moved = 0
  /// To the right, with the window.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {
    moved += 1
    rect.pointee.origin.x += 100
  }
}
