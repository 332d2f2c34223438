import Foundation
import HeadlessUIKit
import Testing

@MainActor struct UIPageControlTests {
  private func control() -> UIPageControl {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    control.numberOfPages = 3
    return control
  }

  @Test func `a tap goes to the next page right of the current dot, and to the one before left of it`() {
    let (hand, control) = (Hand(), control())
    let events = hand.hold(control)
    hand.tap(50, 10)
    hand.tap(50, 10)
    #expect(control.currentPage == 2)
    #expect(events.take().filter { $0 == "valueChanged" }.count == 2)
    hand.tap(67, 10)
    #expect(control.currentPage == 2 && events.take() == [])
    hand.tap(49.9, 10)
    #expect(control.currentPage == 1)
  }

  @Test func `the side that goes on is the one towards which pages follow each other`() {
    for (direction, place) in [
      (UIPageControl.Direction.leftToRight, (80.0, 10.0)), (.rightToLeft, (20, 10)), (.topToBottom, (10, 25)),
      (.bottomToTop, (90, 5)),
    ] {
      let (hand, control) = (Hand(), control())
      control.direction = direction
      _ = hand.hold(control)
      hand.tap(place.0, place.1)
      #expect(control.currentPage == 1, "\(direction)")
    }
    let (hand, control) = (Hand(), control())
    control.semanticContentAttribute = .forceRightToLeft
    _ = hand.hold(control)
    hand.tap(20, 10)
    #expect(control.currentPage == 1)
  }

  @Test func `an image is kept by its page`() {
    let control = control()
    let image = UIImage(size: CGSize(width: 7, height: 7))
    control.setIndicatorImage(image, forPage: 1)
    control.setCurrentPageIndicatorImage(image, forPage: 2)
    #expect(control.indicatorImage(forPage: 1) === image && control.indicatorImage(forPage: 2) == nil)
    #expect(control.currentPageIndicatorImage(forPage: 2) === image)
    control.setIndicatorImage(nil, forPage: 1)
    #expect(control.indicatorImage(forPage: 1) == nil)
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
