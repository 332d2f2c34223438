import Foundation
import HeadlessUIKit
import Testing

/// Rule S90: a scroll view whose pan is on another view.
@MainActor @Suite("S: a pan on another view") struct MovedPanTests {
  @Test("S90 a finger that lands anywhere on that view stops the content, and scrolls it from there")
  func caught() {
    let phone = Phone.forGestures()
    let container = phone.pad("container", (0, 0, 200, 200))
    let list = phone.scrollView("list", (50, 0, 100, 200), in: container)
    container.addGestureRecognizer(list.panGestureRecognizer)
    phone.flick((0, -60), from: (10, 150))
    phone.wait(0.1)
    #expect(list.isDecelerating)
    phone.down(1, at: (10, 100))
    let place = list.contentOffset
    #expect(!list.isDecelerating && list.isTracking && place.y > 0)
    phone.wait(1)
    #expect(list.contentOffset == place)
    phone.move(1, to: (10, 95))
    #expect(list.contentOffset.y == place.y + 5)
    phone.liftAtRest()
    phone.wait(1)
    #expect(list.contentOffset.y == place.y + 5 && !list.isTracking)
  }
}
