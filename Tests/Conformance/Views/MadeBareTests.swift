import Foundation
import HeadlessUIKit
import Testing

/// Rules V483 and V506: controllers that are made without saying how.
@MainActor @Suite("V: controllers made bare") struct MadeBareTests {
  private final class Sheet: UIAlertController { var count = 3 }
  private final class Book: UIPageViewController { var count = 3 }

  @Test("V483 an alert that is made bare is an action sheet, and a page controller's pages curl from side to side")
  func bare() {
    for sheet in [UIAlertController(), Sheet()] { #expect(sheet.preferredStyle == .actionSheet) }
    for book in [UIPageViewController(), Book()] {
      #expect(book.transitionStyle == .pageCurl && book.navigationOrientation == .horizontal)
    }
    let phone = Phone.forGestures()
    let (page, sheet) = (UIViewController(), Sheet())
    phone.window.rootViewController = page
    sheet.title = "Which?"
    sheet.addAction(UIAlertAction(title: "This", style: .default))
    page.present(sheet, animated: false)
    phone.application.endTurn()
    #expect(page.presentedViewController === sheet && phone.hit(100, 180) == "This")
  }

  @Test("V506 a navigation item has no title as long as neither it nor its controller was given one")
  func untitled() {
    let page = UIViewController()
    #expect(page.navigationItem.title == nil)
    page.title = "Page"
    #expect(page.navigationItem.title == "Page")
  }

  @Test("L16 where a class's header calls few initializers designated, who overrides those has all of them")
  func inherited() {
    class Blur: UIVisualEffectView {
      var isSetUp = false
      override init(effect: UIVisualEffect?) {
        super.init(effect: effect)
        isSetUp = true
      }
      required init?(coder: NSCoder) { nil }
    }
    #expect(Blur().isSetUp && Blur(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).bounds.width == 9)
    class Item: UIBarButtonItem {
      override init() { super.init() }
      required init?(coder: NSCoder) { nil }
    }
    #expect(Item(title: "a", style: .plain, target: nil, action: nil).title == "a")
    #expect(Item(barButtonSystemItem: .done, target: nil, action: nil).style == .done)
  }

  @Test("W69 which way a view is read is said by its class, which may be overridden")
  func direction() {
    class Turned: UIView {
      override class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
      ) -> UIUserInterfaceLayoutDirection { .rightToLeft }
    }
    #expect(Turned().effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
