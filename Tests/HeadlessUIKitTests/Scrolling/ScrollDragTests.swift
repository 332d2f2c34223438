import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct ScrollDragTests {
  @Test func `an axis without anything to see doesn't move, unless it always bounces`() {
    let hand = Steady()
    let list = hand.list
    hand.drag(x: -60, y: -60)
    #expect(list.contentOffset.x == 0 && list.contentOffset.y > 40)
    hand.up()
    list.alwaysBounceHorizontal = true
    hand.drag(x: -60, y: 0)
    #expect(list.contentOffset.x > 10)
    hand.up()
  }

  @Test func `pulled beyond the edge it follows by about half, and springs back`() {
    let hand = Steady()
    let list = hand.list
    hand.drag(x: 0, y: 60)
    #expect(-26 < list.contentOffset.y && list.contentOffset.y < -22)
    hand.up()
    #expect(list.isDecelerating)
    hand.wait(3)
    #expect(list.contentOffset.y == 0 && !list.isDecelerating)
  }

  @Test func `without bouncing it stays at the edge`() {
    let hand = Steady()
    let list = hand.list
    list.bounces = false
    hand.drag(x: 0, y: 60)
    #expect(list.contentOffset.y == 0)
    hand.up()
    #expect(!list.isDecelerating)
  }

  @Test func `insets are edges`() {
    let hand = Steady()
    let list = hand.list
    list.contentInset = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
    #expect(list.adjustedContentInset == list.contentInset)
    list.bounces = false
    hand.drag(x: 0, y: 90)
    #expect(list.contentOffset.y == -40)
    hand.up()
  }

  @Test func `a fling is the same whatever ran it, and ends where it was said to`() {
    let hand = Steady()
    let list = hand.list
    let listener = Aim()
    list.delegate = listener
    hand.drag(x: 0, y: -60)
    hand.up()
    hand.wait(10)
    #expect(list.contentOffset == listener.target && listener.velocity.y > 0.5)
  }

  @Test func `the delegate may choose where it ends`() {
    let hand = Steady()
    let list = hand.list
    let listener = Aim()
    listener.choice = CGPoint(x: 0, y: 333)
    list.delegate = listener
    hand.drag(x: 0, y: -60)
    hand.up()
    hand.wait(10)
    #expect(list.contentOffset.y == 333)
  }

  @Test func `content that a handler moves on goes on from there`() {
    let hand = Steady()
    let list = hand.list
    let listener = Aim()
    list.contentSize.height = 100_000
    list.contentOffset.y = 500
    var isShifted = false
    listener.whenScrolled = { list in
      guard list.isDecelerating, !isShifted else { return }
      isShifted = true
      list.contentOffset.y += 10_000
    }
    list.delegate = listener
    hand.drag(x: 0, y: -60)
    hand.up()
    hand.wait(10)
    #expect(abs(list.contentOffset.y - listener.target.y - 10_000) < 1e-6)
  }

  @Test func `a handler that keeps it from going beyond the edge is obeyed to the end`() {
    let hand = Steady()
    let list = hand.list
    let listener = Aim()
    listener.whenScrolled = { list in if list.contentOffset.y < 0 { list.contentOffset.y = 0 } }
    list.delegate = listener
    list.contentOffset.y = 30
    hand.drag(x: 0, y: 60)
    #expect(list.contentOffset.y == 0)
    hand.up()
    hand.wait(5)
    #expect(list.contentOffset.y == 0 && !list.isDecelerating)
  }

  @Test func `a touch that the system takes ends the drag without speed`() {
    let hand = Steady()
    let list = hand.list
    hand.drag(x: 0, y: -60)
    hand.resignActive()
    #expect(!list.isDragging && !list.isTracking && !list.isDecelerating)
  }
}

/// A scroll view of 200 × 200 points over content of 200 × 1000, in an application of its own, with a finger that
/// moves steadily: a report every hundredth of a second, each a turn.
@MainActor private final class Steady {
  let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let application = UIApplication()
  private var time = 0.0
  private var place = CGPoint.zero

  init() {
    UIApplication.start(application)
    window.isHidden = false
    window.addSubview(list)
    list.contentSize = CGSize(width: 200, height: 1000)
  }

  func drag(x: CGFloat, y: CGFloat) {
    place = CGPoint(x: 100, y: 100)
    report(.began, place)
    for _ in 0..<5 { report(.moved, CGPoint(x: place.x + x / 5, y: place.y + y / 5)) }
  }

  func up() { report(.ended, place) }

  func resignActive() {
    application.post(.willResignActive)
    application.endTurn()
  }

  func wait(_ seconds: TimeInterval) {
    time += seconds
    while let due = application.clock.nextDue, due <= time {
      application.clock.fire(at: due)
      application.endTurn()
    }
    application.clock.advance(to: time)
  }

  private func report(_ phase: UITouch.Phase, _ new: CGPoint) {
    wait(0.01)
    let state = TouchReport.State(phase: phase, location: new, previousLocation: phase == .began ? new : place)
    application.post(TouchReport(time: time, contacts: [.init(identifier: 1, state: state)]))
    application.endTurn()
    place = new
  }
}

@MainActor private final class Aim: NSObject, UIScrollViewDelegate {
  var choice: CGPoint?
  var whenScrolled: (UIScrollView) -> Void = { _ in }
  private(set) var target = CGPoint.zero
  private(set) var velocity = CGPoint.zero

  func scrollViewDidScroll(_ scrollView: UIScrollView) { whenScrolled(scrollView) }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    self.velocity = velocity
    if let choice { targetContentOffset.pointee = choice }
    target = targetContentOffset.pointee
  }
}
