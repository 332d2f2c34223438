import Foundation
import Testing

@testable import HeadlessUIKit

/// Writes down what a scroll view tells.
@MainActor private final class Listener: NSObject, UIScrollViewDelegate {
  var heard: [String] = []
  var offsets: [CGPoint] = []
  func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { heard.append("did animate") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard.append("did decelerate") }
}

/// A scroll view of 200 × 200 points over content of 200 × 1000, in an application of its own.
@MainActor private struct Bench {
  let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let listener = Listener()
  let clock: VirtualClock

  init() {
    let application = UIApplication()
    UIApplication.start(application)
    clock = application.clock
    window.isHidden = false
    window.addSubview(list)
    list.contentSize = CGSize(width: 200, height: 1000)
    list.delegate = listener
  }

  func run(to time: TimeInterval) {
    while let due = clock.nextDue, due <= time {
      clock.fire(at: due)
      UIApplication.shared.endTurn()
    }
  }
}

@MainActor struct UIScrollViewTests {
  @Test func `moving at once tells one change`() {
    let bench = Bench()
    let list = bench.list
    list.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    list.contentOffset.y = 50
    #expect(bench.listener.offsets == [CGPoint(x: 0, y: 50)] && bench.listener.heard == [])
  }

  @Test func `moving animated takes 0.3 s, ends exactly there, and tells it`() {
    let bench = Bench()
    let list = bench.list
    list.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    bench.run(to: 0.29)
    #expect(bench.listener.heard == [] && 0 < list.contentOffset.y && list.contentOffset.y < 300)
    #expect(bench.listener.offsets.map(\.y) == bench.listener.offsets.map(\.y).sorted())
    bench.run(to: 0.31)
    #expect(list.contentOffset.y == 300 && bench.listener.heard == ["did animate"] && bench.clock.nextDue == nil)
  }

  @Test func `moving to where it is animated tells nothing`() {
    let bench = Bench()
    let list = bench.list
    list.setContentOffset(.zero, animated: true)
    #expect(bench.clock.nextDue == nil && bench.listener.heard == [])
  }

  @Test func `another move takes over`() {
    let bench = Bench()
    let list = bench.list
    list.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    bench.run(to: 0.1)
    list.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
    bench.run(to: 1)
    #expect(list.contentOffset.y == 10 && bench.listener.heard == ["did animate"])
  }

  @Test func `content moves also beyond its edges when code says so`() {
    let list = Bench().list
    list.contentOffset = CGPoint(x: 0, y: -80)
    #expect(list.contentOffset.y == -80)
  }

  @Test func `a rectangle is shown with as little as it takes`() {
    let list = Bench().list
    func shown(_ y: CGFloat, _ height: CGFloat) -> CGFloat {
      list.scrollRectToVisible(CGRect(x: 0, y: y, width: 200, height: height), animated: false)
      return list.contentOffset.y
    }
    #expect(shown(50, 100) == 0)
    #expect(shown(250, 50) == 100)
    #expect(shown(150, 100) == 100)
    #expect(shown(20, 50) == 20)
    #expect(shown(400, 500) == 700)
    #expect(shown(950, 200) == 800)
  }

  @Test func `content that becomes smaller follows, and what code put outside comes inside then`() {
    let list = Bench().list
    list.contentOffset.y = 700
    list.contentSize.height = 500
    #expect(list.contentOffset.y == 300)
    list.contentOffset.y = -50
    #expect(list.contentOffset.y == -50)
    list.contentSize.height = 100
    #expect(list.contentOffset.y == 0)
  }

  @Test func `every change of the offset asks for layout`() {
    let bench = Bench()
    let list = LaidOut(frame: bench.list.frame)
    bench.window.addSubview(list)
    bench.window.layoutIfNeeded()
    let before = list.layouts
    list.contentOffset.y = 1
    bench.window.layoutIfNeeded()
    #expect(list.layouts == before + 1)
  }

  @Test func `a scroll view that left its window moves no more`() {
    let bench = Bench()
    let list = bench.list
    list.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    bench.run(to: 0.1)
    let offset = list.contentOffset
    list.removeFromSuperview()
    bench.run(to: 1)
    #expect(list.contentOffset == offset && bench.listener.heard == ["did animate"])
  }

  @Test func `its subviews are the stage's own`() {
    #expect(UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)).subviews.isEmpty)
  }
}

private final class LaidOut: UIScrollView {
  var layouts = 0
  override func layoutSubviews() { layouts += 1 }
}
