import Foundation
import HeadlessUIKit
import Testing

/// Group S: content that moves by itself while there becomes more or less of it.
@MainActor struct ScrollAimTests {
  /// Does something when the finger has lifted, or once the content has come so far.
  private final class Feed: NSObject, UIScrollViewDelegate {
    var lifts: (UIScrollView) -> Void = { _ in }
    var lifted: (UIScrollView) -> Void = { _ in }
    var passed: (at: CGFloat, do: (UIScrollView) -> Void)?
    var scrolled: (UIScrollView) -> Void = { _ in }
    private(set) var scrolls = 0

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { lifts(scrollView) }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      lifted(scrollView)
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      scrolls += 1
      scrolled(scrollView)
      guard let passed, scrollView.contentOffset.y > passed.at else { return }
      self.passed = nil
      passed.do(scrollView)
    }
  }

  private func desk() -> (phone: Phone, list: UIScrollView, feed: Feed) {
    let phone = Phone.forGestures()
    let (list, feed) = (phone.scrollView(), Feed())
    list.delegate = feed
    return (phone, list, feed)
  }

  @Test("S56 an inset that is set as the finger lifts keeps its strip open: the bounce goes back to that edge")
  func pullToRefresh() {
    let (phone, list, feed) = desk()
    feed.lifted = { $0.contentInset.top = 60 }
    phone.pull((0, 280))
    #expect(list.contentOffset.y < -70)
    phone.up(1)
    phone.wait(3)
    #expect(list.contentOffset.y == -60 && !list.isDecelerating)
    list.contentInset.top = 0
    #expect(list.contentOffset.y == 0)
  }

  @Test("V1057 a place to come to rest at that is no number is refused where it is set")
  func restsNowhere() async {
    final class Divided: NSObject, UIScrollViewDelegate {
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) { targetContentOffset.pointee.y = .nan }
    }
    let stop = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let phone = Phone.forGestures()
        let (list, divided) = (phone.scrollView(), Divided())
        list.delegate = divided
        phone.flick((0, -90))
        withExtendedLifetime(divided) {}
      }
    }
    #expect(said(stop).contains("ScrollView: scrollViewWillEndDragging has its content come to rest at"))
  }

  @Test("S77 an animation that the delegate begins as it hears that the finger has lifted takes the glide's place")
  func animatedAsTheFingerLifts() {
    final class Homing: NSObject, UIScrollViewDelegate {
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        scrollView.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
      }
    }
    let phone = Phone.forGestures()
    let (list, homing) = (phone.scrollView(), Homing())
    list.delegate = homing
    phone.flick((0, -90))
    #expect(list.isScrollAnimating && !list.isDecelerating)
    phone.wait(5)
    #expect(list.contentOffset == CGPoint(x: 0, y: 40))
  }

  @Test("S56 so does one that is set as the delegate hears that the finger lifts, animated or not")
  func pullToRefreshEarly() {
    for isAnimated in [false, true] {
      let (phone, list, feed) = desk()
      feed.lifts = { list in
        UIView.animate(withDuration: isAnimated ? 0.3 : 0) { list.contentInset.top = 60 }
      }
      phone.pull((0, 280))
      phone.liftAtRest()
      phone.wait(3)
      #expect(list.contentOffset.y == -60 && !list.isDecelerating)
    }
  }

  @Test("S56 an inset that is taken away with the step that brings the content to it has the content follow")
  func atTheEdge() {
    for isGlide in [true, false] {
      let (phone, list, feed) = desk()
      list.contentInset.top = 60
      list.contentOffset.y = 100
      feed.scrolled = { [unowned feed] list in
        guard !list.isDragging, list.contentOffset.y == -60 else { return }
        feed.scrolled = { _ in }
        list.contentInset.top = 20
      }
      if isGlide { phone.flick((0, 90)) } else { list.setContentOffset(CGPoint(x: 0, y: -60), animated: true) }
      phone.wait(10)
      #expect(list.contentOffset.y == -20 && !list.isDecelerating && !list.isScrollAnimating)
    }
  }

  @Test(
    "S93 content that the delegate puts elsewhere with an animation's last step stays there, however it is set in")
  func putElsewhere() {
    let (phone, list, feed) = desk()
    list.contentSize.width = 3 * list.bounds.width
    let page = list.bounds.width
    for (inset, rest) in [(0, page), (CGFloat(20), page), (-page - 10, page + 10)] {
      list.contentInset.left = -page
      list.contentOffset = CGPoint(x: page, y: 0)
      feed.scrolled = { [unowned feed] list in
        guard list.contentOffset.x >= 2 * page else { return }
        feed.scrolled = { _ in }
        list.contentOffset.x = page
        list.contentInset.left = inset
      }
      list.setContentOffset(CGPoint(x: 2 * page, y: 0), animated: true)
      phone.wait(2)
      #expect(list.contentOffset == CGPoint(x: rest, y: 0) && !list.isScrollAnimating)
    }
  }

  @Test("S56 content that is inside of its new range already stays where the bounce has brought it")
  func insideAlready() {
    let (phone, list, feed) = desk()
    feed.lifted = { $0.contentInset.top = 400 }
    phone.pull((0, 280))
    phone.liftAtRest()
    let offset = list.contentOffset.y
    phone.wait(3)
    #expect(offset < -70 && list.contentOffset.y == offset)
  }

  @Test("S56 content that grows while it decelerates goes on where it would have stopped")
  func growing() {
    let (phone, list, feed) = desk()
    let end = list.contentSize.height - list.bounds.height
    feed.passed = (end - 100, { $0.contentSize.height += 10_000 })
    while list.contentOffset.y < end - 300 { list.contentOffset.y += 100 }
    phone.flick((0, -60))
    phone.wait(10)
    #expect(feed.passed == nil)
    #expect(list.contentOffset.y > end + 200 && !list.isDecelerating)
  }

  @Test("S56 content that shrinks while it decelerates comes to rest at its new end")
  func shrinking() {
    let (phone, list, feed) = desk()
    feed.passed = (100, { $0.contentSize.height = $0.bounds.height + 150 })
    phone.flick((0, -60))
    phone.wait(10)
    #expect(list.contentOffset.y == 150 && !list.isDecelerating)
  }

  @Test("S77 content that the delegate sets elsewhere as it hears that the finger has lifted glides on from there")
  func setAtLift() {
    let (phone, list, feed) = desk()
    list.contentSize.height = 10_000
    feed.lifted = { $0.contentOffset.y = 300 }
    phone.flick((0, -60))
    phone.wait(0.02)
    #expect(list.contentOffset.y > 300 && list.contentOffset.y < 330 && list.isDecelerating)
    phone.wait(4)
    // As far as it would have gone.
    #expect(abs(list.contentOffset.y - 300 - 1.19 * 499) < 1e-6)
  }

  @Test("S57 the bounds' origin moves the content, and the delegate hears of the offset alone")
  func boundsAreSilent() {
    let (_, list, feed) = desk()
    list.bounds.origin.y = 100
    #expect(list.contentOffset.y == 100 && feed.scrolls == 0)
    list.contentOffset.y = 120
    #expect(list.bounds.origin.y == 120 && feed.scrolls == 1)
    list.contentOffset.y = 120
    #expect(feed.scrolls == 1)
  }

  @Test("S58 thrown content stops at a hundredth of a point a millisecond")
  func comesToRest() {
    let (phone, list, _) = desk()
    list.contentSize.height = 10_000
    phone.flick((0, -60))
    let lift = list.contentOffset.y
    phone.wait(2.35)
    #expect(list.isDecelerating)
    phone.wait(0.1)
    // The finger went 12 points in each hundredth of a second.
    #expect(!list.isDecelerating && abs(list.contentOffset.y - lift - 1.19 * 499) < 1e-6)
  }
}
