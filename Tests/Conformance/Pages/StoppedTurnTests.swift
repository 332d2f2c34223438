import Foundation
import HeadlessUIKit
import Testing

/// Rule V1098: a page that code turns, and a finger that lands meanwhile.
@MainActor struct StoppedTurnTests {
  private func fixture() -> (phone: Phone, book: UIPageViewController, old: LoudController, new: LoudController) {
    let phone = Phone.forGestures()
    let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let (old, new) = (LoudController("1", phone.journal), LoudController("2", phone.journal))
    book.setViewControllers([old], direction: .forward, animated: false)
    phone.window.rootViewController = book
    phone.window.layoutIfNeeded()
    phone.application.endTurn()
    _ = phone.journal.take()
    book.setViewControllers([new], direction: .forward, animated: true) { [journal = phone.journal] in
      journal.note("turned \($0)")
    }
    return (phone, book, old, new)
  }

  @Test("V1098 stopped past the middle it goes on to the new page when the finger lifts, and all hear of the end")
  func goesOn() {
    let (phone, book, old, new) = fixture()
    phone.wait(0.2)
    phone.hold(1, at: (100, 100))
    #expect(phone.journal.take() == ["2 will appear", "1 will disappear"])
    phone.wait(1)
    #expect(phone.journal.take() == ["2 did appear", "1 did disappear", "turned true"])
    #expect(book.viewControllers == [new] && phone.hit(100, 100) == "2" && old.parent == nil)
  }

  @Test("V1098 stopped before that it goes back, and was not turned", arguments: [true, false])
  func goesBack(isTapped: Bool) {
    let (phone, book, old, new) = fixture()
    phone.wait(0.08)
    if isTapped {
      phone.tap(at: (100, 100))
    } else {
      // Along no page.
      phone.drag(from: (100, 50), to: (100, 150))
    }
    phone.wait(1)
    #expect(
      phone.journal.take() == [
        "2 will appear", "1 will disappear", "1 will appear", "1 did appear", "2 will disappear",
        "2 did disappear", "turned false",
      ])
    #expect(book.viewControllers == [old] && phone.hit(100, 100) == "1" && new.parent == nil)
  }

  @Test("V1098 so it is where the new page was not in sight yet")
  func atOnce() {
    let (phone, book, old, new) = fixture()
    phone.tap(at: (100, 100))
    phone.wait(1)
    #expect(phone.journal.take().last == "turned false")
    #expect(book.viewControllers == [old] && phone.hit(100, 100) == "1" && new.parent == nil)
    #expect(old.parent === book && old.view.window != nil && new.view.window == nil)
  }
}
