import Foundation
import HeadlessUIKit
import Testing

/// Rules K40 and K105: a tap beside the current page's dot, and a finger that goes along the dots.
@MainActor struct PageScrubTests {
  /// Ten dots, 17 points from one to the next: they begin 15 points from the control's left edge.
  private func fixture() -> (phone: Phone, control: UIPageControl) {
    let phone = Phone.forGestures()
    let control = UIPageControl(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
    control.numberOfPages = 10
    phone.window.addSubview(control)
    control.addAction(
      UIAction { [unowned control] _ in
        phone.journal.note("\(control.currentPage) \(control.interactionState)")
      }, for: .valueChanged)
    return (phone, control)
  }

  @Test("K40 a tap goes to the next page at one side of the current page's dot, and back at the other")
  func taps() {
    let (phone, control) = fixture()
    phone.tap(at: (60, 70))
    #expect(control.currentPage == 1)
    phone.tap(at: (20, 70))
    #expect(control.currentPage == 0)
    control.currentPage = 9
    phone.tap(at: (140, 70))
    #expect(control.currentPage == 8)
    // Dots that have no room stand around the current one.
    control.numberOfPages = 40
    control.currentPage = 20
    phone.tap(at: (110, 70))
    #expect(control.currentPage == 21)
    phone.tap(at: (90, 70))
    #expect(control.currentPage == 20)
    #expect(phone.journal.take().allSatisfy { $0.hasSuffix("discrete") } && control.interactionState == .none)
  }

  @Test("K105 a finger that goes along the dots turns page after page, each told, and its lifting is no tap")
  func scrubs() {
    let (phone, control) = fixture()
    control.currentPage = 2
    phone.down(1, at: (100, 70))
    phone.wait(1)
    phone.move(1, to: (110, 70))
    #expect(phone.journal.take() == [])
    phone.move(1, to: (120, 70))
    #expect(phone.journal.take() == ["3 continuous"])
    phone.move(1, to: (155, 75))
    #expect(phone.journal.take() == ["4 continuous", "5 continuous"])
    phone.move(1, to: (130, 75))
    #expect(phone.journal.take() == ["4 continuous"])
    phone.up(1)
    #expect(phone.journal.take() == [] && control.currentPage == 4 && control.interactionState == .none)
  }

  @Test("K105 past an end of the control it comes to the first page, or the last")
  func pastAnEnd() {
    let (phone, control) = fixture()
    control.frame.origin.x = 20
    control.frame.size.width = 100
    control.currentPage = 4
    phone.down(1, at: (110, 70))
    phone.move(1, to: (125, 70))
    #expect(control.currentPage == 9 && phone.journal.take().count == 5)
    phone.move(1, to: (150, 70))
    phone.move(1, to: (10, 70))
    #expect(control.currentPage == 0)
    phone.up(1)
    #expect(control.currentPage == 0)
  }

  @Test("K105 along its own direction, and only where it allows that")
  func directions() {
    let (phone, control) = fixture()
    control.semanticContentAttribute = .forceRightToLeft
    phone.drag(from: (100, 70), to: (60, 70))
    #expect(control.currentPage == 2)
    control.direction = .topToBottom
    control.frame = CGRect(x: 50, y: 0, width: 40, height: 200)
    phone.drag(from: (60, 100), to: (90, 140))
    #expect(control.currentPage == 4)
    _ = phone.journal.take()
    control.allowsContinuousInteraction = false
    phone.drag(from: (60, 150), to: (60, 190))
    #expect(phone.journal.take() == ["5 discrete"])
  }

  @Test("K105 who hears of a page may set another: the finger goes on from there")
  func setMeanwhile() {
    let (phone, control) = fixture()
    control.addAction(UIAction { [unowned control] _ in control.currentPage = 0 }, for: .valueChanged)
    phone.drag(from: (100, 70), to: (140, 70))
    #expect(phone.journal.take() == ["1 continuous", "1 continuous"])
  }
}
