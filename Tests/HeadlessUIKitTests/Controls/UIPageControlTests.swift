import Foundation
import HeadlessUIKit
import Testing

@MainActor struct UIPageControlTests {
  private func control() -> UIPageControl {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    control.numberOfPages = 3
    return control
  }

  @Test func `a tap goes to the next page on the right half, and to the one before on the left`() {
    let (hand, control) = (Hand(), control())
    let events = hand.hold(control)
    hand.tap(50, 10)
    hand.tap(50, 10)
    #expect(control.currentPage == 2)
    #expect(events.take().filter { $0 == "valueChanged" }.count == 2)
    hand.tap(50, 10)
    #expect(control.currentPage == 2 && events.take() == [])
    hand.tap(49.9, 10)
    #expect(control.currentPage == 1)
  }

  @Test func `the page is always one that there is`() {
    let control = control()
    control.currentPage = 9
    #expect(control.currentPage == 2)
    control.numberOfPages = 1
    #expect(control.currentPage == 0)
    control.numberOfPages = -4
    #expect(control.numberOfPages == 0 && control.currentPage == 0)
  }
}
