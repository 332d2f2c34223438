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
}
