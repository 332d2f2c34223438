import Foundation
import HeadlessUIKit
import Testing

/// Group S: what fingers do to the content of a scroll view, and what it does by itself.
@MainActor struct ScrollingTests {
  @Test("S14 tracking from touch-down, dragging once it scrolls, decelerating after a lift in motion")
  func flags() {
    let phone = Phone.forGestures()
    let list = phone.scrollView()
    #expect(!list.isTracking && !list.isDragging && !list.isDecelerating)
    phone.down(1, at: (150, 150))
    #expect(list.isTracking && !list.isDragging && !list.isDecelerating)
    phone.move(1, to: (150, 141))
    #expect(list.isTracking && !list.isDragging)
    phone.move(1, to: (150, 100))
    #expect(list.isTracking && list.isDragging)
    phone.up(1)
    #expect(!list.isTracking && !list.isDragging && list.isDecelerating)
    phone.wait(8)
    #expect(!list.isTracking && !list.isDragging && !list.isDecelerating)
    #expect(
      phone.journal.take() == [
        "will drag: tracking dragging", "will end drag: tracking dragging", "did drag, goes on true: tracking",
        "will decelerate: decelerating", "did decelerate: ",
      ])
  }

  @Test("S14 a tap tracks and drags nothing")
  func tapTracks() {
    let phone = Phone.forGestures()
    let list = phone.scrollView()
    phone.down(1, at: (150, 150))
    #expect(list.isTracking)
    phone.up(1)
    #expect(!list.isTracking)
    #expect(phone.journal.take() == [])
  }

  @Test("C15 the offset is the bounds' origin: content coordinates and touches in the content include it")
  func contentCoordinates() throws {
    let phone = Phone.forGestures()
    let list = phone.scrollView("list", (20, 30, 100, 100))
    let row = phone.pad("row", (0, 240, 100, 40), in: list)
    list.contentOffset = CGPoint(x: 0, y: 200)
    #expect(list.bounds.origin == CGPoint(x: 0, y: 200))
    #expect(row.convert(CGPoint(x: 1, y: 2), to: nil as UIView?) == CGPoint(x: 21, y: 72))
    #expect(phone.window.hitTest(CGPoint(x: 25, y: 75), with: nil) === row)
    phone.down(1, at: (25, 75))
    phone.wait(0.2)
    let touch = try #require(row.heard.first?.touches.first)
    #expect(touch.location(in: list) == CGPoint(x: 5, y: 245))
    #expect(touch.location(in: row) == CGPoint(x: 5, y: 5))
  }

  @Test("S16 the pan recognizer is among the view's, and others can wait for its failure")
  func pan() {
    let phone = Phone.forGestures()
    let list = phone.scrollView()
    #expect(list.gestureRecognizers?.contains(list.panGestureRecognizer) == true)
    #expect(list.panGestureRecognizer.view === list)
    let probe = phone.probe("probe", on: list)
    probe.require(toFail: list.panGestureRecognizer)
    probe.ended = { probe, _, _ in probe.state = .ended }
    phone.flick((0, -60))
    // It hears of the move before the pan begins with that.
    #expect(phone.heard(by: "probe") == ["probe began 1", "probe moved 1"])
    phone.wait(8)
    phone.tap(at: (150, 150))
    #expect(phone.heard(by: "probe") == ["probe began 1", "probe ended 1", "probe acts ended"])
  }

  @Test("S17 paging is off by default; on, content comes to rest on multiples of the bounds")
  func paging() {
    let phone = Phone.forGestures()
    let list = phone.scrollView(content: (1000, 200))
    #expect(!UIScrollView().isPagingEnabled)
    list.isPagingEnabled = true
    phone.pull((-109, 0))
    phone.liftAtRest()
    phone.wait(3)
    #expect(list.contentOffset == .zero)
    phone.pull((-111, 0))
    phone.liftAtRest()
    phone.wait(3)
    #expect(list.contentOffset == CGPoint(x: 200, y: 0))
  }

  @Test("S17 a tap moves nothing that rests: between two pages, or beyond an edge")
  func tapLeavesContent() {
    let phone = Phone.forGestures()
    let list = phone.scrollView(content: (1000, 1000))
    for (pages, offset) in [(true, (300.0, 0.0)), (false, (0, -80)), (true, (0, -80))] {
      list.isPagingEnabled = pages
      list.contentOffset = CGPoint(x: offset.0, y: offset.1)
      phone.tap(at: (10, 10))
      phone.wait(3)
      #expect(list.contentOffset == CGPoint(x: offset.0, y: offset.1) && !list.isTracking)
    }
    phone.pull((0, -30))
    phone.liftAtRest()
    phone.wait(3)
    #expect(list.contentOffset == .zero)
  }

  @Test("S17 a fast finger turns the page however short its way; it turns one, not several (ours)")
  func pageTurn() {
    let phone = Phone.forGestures()
    let list = phone.scrollView(content: (1000, 200))
    list.isPagingEnabled = true
    phone.flick((-40, 0), frames: 3)
    phone.wait(3)
    #expect(list.contentOffset == CGPoint(x: 200, y: 0))
    phone.flick((40, 0), frames: 3)
    phone.wait(3)
    #expect(list.contentOffset == .zero)
    phone.flick((40, 0), frames: 3)
    phone.wait(3)
    #expect(list.contentOffset == .zero)
  }

  @Test("S18 a drag along one axis is locked to it; a diagonal one is not; off by default")
  func directionalLock() {
    func pulled(_ way: (Double, Double), then further: (Double, Double), locks: Bool) -> CGPoint {
      let phone = Phone.forGestures()
      let list = phone.scrollView()
      list.contentOffset = CGPoint(x: 300, y: 300)
      list.isDirectionalLockEnabled = locks
      phone.pull(way, frames: 1)
      let moved = list.contentOffset
      phone.move(1, to: (150 + way.0 + further.0, 150 + way.1 + further.1))
      return CGPoint(x: list.contentOffset.x - moved.x, y: list.contentOffset.y - moved.y)
    }
    #expect(!UIScrollView().isDirectionalLockEnabled)
    #expect(pulled((0, -40), then: (-30, -20), locks: false) == CGPoint(x: 30, y: 20))
    #expect(pulled((0, -40), then: (-30, -20), locks: true) == CGPoint(x: 0, y: 20))
    #expect(pulled((-40, 1), then: (-30, -20), locks: true) == CGPoint(x: 30, y: 0))
    #expect(pulled((-40, -40), then: (-30, -20), locks: true) == CGPoint(x: 30, y: 20))
  }

  @Test("S18 a drag that is locked to an axis is thrown along it alone")
  func lockedThrow() {
    for way in [(-20.0, -90.0), (-90, -20)] {
      let phone = Phone.forGestures()
      let list = phone.scrollView()
      list.isDirectionalLockEnabled = true
      phone.flick(way)
      phone.wait(8)
      #expect((list.velocity.x == 0) == (way.0 > way.1) && (list.velocity.y == 0) == (way.0 < way.1))
      #expect((list.contentOffset.x == 0) == (way.0 > way.1) && (list.contentOffset.y == 0) == (way.0 < way.1))
    }
  }

  @Test("S30 where nothing bounces content that fits is not dragged, though it would bounce always")
  func alwaysWithoutBounces() {
    let phone = Phone.forGestures()
    let list = phone.scrollView(content: (200, 100))
    (list.alwaysBounceVertical, list.bounces) = (true, false)
    phone.pull((0, -50))
    #expect(!list.isDragging && list.contentOffset == .zero)
    phone.up(1)
    list.bounces = true
    phone.pull((0, -50))
    #expect(list.isDragging && list.contentOffset.y > 0)
  }

  @Test("S26 content that code moves while a finger drags goes on from there")
  func movedInHand() {
    let phone = Phone.forGestures()
    let list = phone.scrollView()
    list.contentOffset = CGPoint(x: 100, y: 100)
    phone.pull((-20, -20), frames: 1)
    let place = list.contentOffset
    list.contentOffset = CGPoint(x: place.x + 300, y: place.y + 400)
    phone.move(1, to: (125, 120))
    #expect(list.contentOffset == CGPoint(x: place.x + 305, y: place.y + 410))
  }

  @Test("S18 along an axis is at least twice as far as across (our constant: 1.9 is diagonal, 2.1 is locked)")
  func lockRatio() {
    for (across, locks) in [(40 / 1.9, false), (40 / 2.1, true)] {
      let phone = Phone.forGestures()
      let list = phone.scrollView()
      list.isDirectionalLockEnabled = true
      phone.pull((-across, -40), frames: 1)
      #expect((list.contentOffset.x == 0) == locks)
    }
  }

  @Test("S19 bounces and clips by default, and starts at zero: the bounds' origin")
  func defaults() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(list.bounces && list.clipsToBounds && list.contentOffset == .zero)
    list.contentOffset = CGPoint(x: 3, y: 4)
    #expect(list.bounds.origin == CGPoint(x: 3, y: 4))
    list.bounds.origin.y = 9
    #expect(list.contentOffset == CGPoint(x: 3, y: 9))
  }

  @Test("S19 a touch that lands while it decelerates stops it, and selects nothing")
  func stops() {
    let phone = Phone.forGestures()
    let list = phone.scrollView()
    for row in 0..<10 { _ = phone.pad("row\(row)", (0, Double(row) * 100, 200, 100), in: list) }
    let tap = phone.add(UITapGestureRecognizer(), "tap", to: list)
    phone.flick((0, -60))
    phone.wait(0.2)
    let offset = list.contentOffset
    #expect(list.isDecelerating && offset.y > 50)
    _ = phone.journal.take()
    phone.down(1, at: (50, 50))
    #expect(!list.isDecelerating)
    phone.wait(1)
    phone.up(1)
    #expect(list.contentOffset == offset && tap.state == .possible)
    #expect(!phone.journal.take().contains { $0.hasPrefix("row") || $0.hasPrefix("tap") })
    #expect(phone.drops.last == "1 stopsScrolling list")
    phone.tap(at: (50, 50))
    #expect(phone.journal.take().contains { $0.hasPrefix("tap") })
  }

  @Test("S19 the finger that stopped the content drags it at once, without going 10 pt first (ours)")
  func caught() {
    let phone = Phone.forGestures()
    let list = phone.scrollView()
    phone.flick((0, -60))
    phone.wait(0.2)
    phone.down(1, at: (150, 150))
    let offset = list.contentOffset.y
    phone.move(1, to: (150, 147))
    #expect(list.contentOffset.y == offset + 3)
    phone.liftAtRest()
    #expect(list.contentOffset.y == offset + 3 && !list.isDecelerating)
  }

  @Test("S19 a finger that catches content on its way back to the edge moves nothing by landing")
  func caughtBounce() {
    let phone = Phone.forGestures()
    let list = phone.scrollView()
    for wait in [0.02, 0.04, 0.06, 0.08, 0.1] {
      phone.pull((0, 70), from: (150, 50))
      phone.liftAtRest()
      phone.wait(wait)
      let (offset, steps) = (list.contentOffset, list.offsets.count)
      #expect(list.isDecelerating && offset.y < -1)
      // The report comes a hundredth of a second later: at most one step.
      phone.down(1, at: (150, 150))
      #expect(list.isDragging && list.offsets.count <= steps + 1)
      #expect(Set(list.offsets.suffix(2).map { ($0.y * 1e6).rounded() }).count == 2)
      phone.up(1)
      phone.wait(3)
    }
  }

  @Test("S19 a finger stops what code animates, too, and goes on to the content (ours)")
  func stopsAnimation() {
    let phone = Phone.forGestures()
    let list = phone.scrollView()
    _ = phone.pad("row", (0, 0, 200, 1000), in: list)
    list.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    phone.wait(0.1)
    #expect(list.isScrollAnimating)
    phone.tap(at: (150, 150))
    #expect(!list.isScrollAnimating)
    let offset = list.contentOffset.y
    phone.wait(1)
    #expect(0 < offset && offset < 300 && list.contentOffset.y == offset)
    let heard = phone.journal.take()
    #expect(heard.suffix(2) == ["row began 1", "row ended 1"])
    #expect(heard.contains { $0.hasPrefix("did animate") })
  }

  @Test("S19 only the finger that stopped the content is said to have; one that joins is the pan's")
  func joins() {
    let phone = Phone.forGestures()
    _ = phone.scrollView()
    phone.flick((0, -60))
    phone.wait(0.2)
    phone.down(1, at: (150, 150))
    phone.down(2, at: (50, 150))
    #expect(phone.drops.suffix(2) == ["1 stopsScrolling list", "2 taken by pan"])
  }

  @Test("S20 of two nested scroll views the inner one scrolls")
  func nested() {
    let phone = Phone.forGestures()
    let outer = phone.scrollView("outer")
    let inner = phone.scrollView("inner", (0, 0, 200, 200), in: outer)
    phone.pull((0, -30))
    #expect(inner.contentOffset.y == 20 && outer.contentOffset == .zero)
    #expect(inner.isDragging && !outer.isDragging)
  }

  @Test("S59 content at its end leaves the finger to the scroll view around it, as long as that can go on")
  func handsOver() {
    let phone = Phone.forGestures()
    let outer = phone.scrollView("outer", content: (600, 200))
    outer.isPagingEnabled = true
    let inner = phone.scrollView("inner", (0, 0, 200, 200), content: (400, 200), in: outer)
    inner.contentOffset.x = 200
    phone.pull((-30, 0))
    #expect(inner.contentOffset.x == 200 && outer.contentOffset.x == 20 && outer.isDragging && !inner.isDragging)
    #expect(phone.decisions.contains("inner leaves the drag to outer"))
    phone.liftAtRest()
    phone.wait(2)
    outer.contentOffset.x = 0
    phone.pull((30, 0))
    #expect(inner.contentOffset.x == 180 && outer.contentOffset.x == 0)
    phone.liftAtRest()
    phone.wait(2)
    inner.contentOffset.x = 0
    phone.pull((30, 0))
    #expect(inner.contentOffset.x < 0 && outer.contentOffset.x == 0, "the outer one is at its end, too")
    phone.liftAtRest()
    phone.wait(2)
    inner.contentOffset.x = 200
    inner.transfersHorizontalScrollingToParent = false
    phone.pull((-30, 0))
    #expect(inner.contentOffset.x > 200 && outer.contentOffset.x == 0)
  }

  @Test("S59 one whose scrolling is off, or whose pan is, gets no finger that way")
  func handsOverToNobody() {
    for isOff in [true, false] {
      let phone = Phone.forGestures()
      let outer = phone.scrollView("outer", content: (600, 200))
      let inner = phone.scrollView("inner", content: (400, 200), in: outer)
      inner.contentOffset.x = 200
      if isOff { outer.isScrollEnabled = false } else { outer.panGestureRecognizer.isEnabled = false }
      phone.pull((-30, 0))
      #expect(inner.isDragging && inner.contentOffset.x > 200 && outer.contentOffset.x == 0)
    }
  }

  @Test("S59 where a delegate has both scroll, the inner one begins at its end, too")
  func bothScroll() {
    final class List: UIScrollView, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let phone = Phone.forGestures()
    let outer = phone.scrollView("outer")
    let inner = List(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    inner.contentSize = CGSize(width: 200, height: 400)
    inner.contentOffset.y = 200
    outer.addSubview(inner)
    phone.pull((0, -30))
    #expect(inner.isDragging && outer.isDragging)
  }

  @Test("S25 a scroll view with nothing to scroll along the drag leaves it to the one around it")
  func nestedAcross() {
    let phone = Phone.forGestures()
    let outer = phone.scrollView("outer", content: (200, 1000))
    let inner = phone.scrollView("inner", (0, 0, 200, 100), content: (1000, 100), in: outer)
    phone.pull((0, -30), from: (150, 50))
    #expect(inner.contentOffset == .zero && outer.contentOffset.y == 20)
    phone.liftAtRest()
    phone.pull((-30, 0), from: (150, 50))
    #expect(inner.contentOffset.x == 20 && outer.contentOffset.y == 20)
    #expect(phone.decisions.contains("inner refuses the drag: nothing vertical"))
  }

  @Test("S25 a drag that begins along an axis with nothing to scroll is left to others, whatever way it goes then")
  func leftForGood() {
    let phone = Phone.forGestures()
    let list = phone.scrollView(content: (200, 1000))
    phone.pull((-12, -8), frames: 1)
    phone.move(1, to: (138, 20))
    #expect(list.contentOffset == .zero && !list.isDragging && !list.isTracking)
    #expect(phone.decisions.contains("pan failed nothingToScroll"))
  }

  @Test("S20 a delegate that allows both has both scroll, as shipping code overrides it")
  func nestedTogether() {
    let phone = Phone.forGestures()
    let outer = SharingScrollView(frame: phone.window.bounds)
    outer.contentSize = CGSize(width: 200, height: 1000)
    phone.window.addSubview(outer)
    let inner = phone.scrollView("inner", in: outer)
    #expect(outer.panGestureRecognizer.delegate === outer)
    phone.pull((0, -30))
    #expect(inner.contentOffset.y == 20 && outer.contentOffset.y == 20)
  }

  @Test("S26 content that sizes and insets leave out of its range follows, unless a finger or speed moves it")
  func followsRange() {
    let phone = Phone.forGestures()
    let list = phone.scrollView(content: (200, 0))
    list.contentInset.top = 40
    #expect(list.contentOffset.y == -40)
    list.contentSize.height = 1000
    #expect(list.contentOffset.y == -40)
    list.contentOffset.y = 800
    phone.window.layoutIfNeeded()
    list.frame.size.height = 400
    #expect(list.contentOffset.y == 600)
    list.contentInset.bottom = 100
    list.contentOffset.y = 700
    list.contentInset.bottom = 0
    #expect(list.contentOffset.y == 600)
    list.contentSize.height = 500
    #expect(list.contentOffset.y == 100)
    list.bounds.size.height = 450
    #expect(list.contentOffset.y == 50)
    // What code puts out of the range stays until the next change of one of these.
    list.contentOffset.y = -90
    list.contentInset.top = 40
    list.contentSize.height = 500
    phone.window.layoutIfNeeded()
    #expect(list.contentOffset.y == -90)
    list.contentInset.top = 60
    #expect(list.contentOffset.y == -60)
    list.frame.size.height = 400
    list.contentOffset.y = 0
    phone.pull((0, -60))
    list.contentSize.height = 420
    #expect(list.isDragging && list.contentOffset.y == 50)
  }

  @Test("S26 with scrolling off content doesn't follow new insets")
  func staysWithoutScrolling() {
    let phone = Phone.forGestures()
    let list = phone.scrollView(content: (200, 0))
    list.isScrollEnabled = false
    list.contentInset.top = 40
    #expect(list.contentOffset.y == 0)
  }

  @Test("S22 a straight drag of n + 10 pt moves the content by exactly n")
  func exact() {
    let phone = Phone.forGestures()
    let list = phone.scrollView()
    for (way, offset) in [
      ((0.0, -109.0), (0.0, 99.0)), ((-87, 0), (77, 99)), ((0, 65), (77, 44)), ((54, 0), (33, 44)),
    ] {
      phone.pull(way)
      #expect(list.contentOffset == CGPoint(x: offset.0, y: offset.1))
      phone.liftAtRest()
      #expect(list.contentOffset == CGPoint(x: offset.0, y: offset.1) && !list.isDecelerating)
    }
  }

  @Test("S22 also where all of it comes in one move", arguments: [3.0, 6, 7])
  func oneMove(way: Double) {
    let phone = Phone.forGestures()
    let list = phone.scrollView()
    phone.pull((0, -10 - way), frames: 1)
    #expect(list.contentOffset == CGPoint(x: 0, y: way))
  }

  @Test("S22 nothing moves up to 10 pt (our constant: 9.9 doesn't scroll, 10.1 does)")
  func hysteresis() {
    let phone = Phone.forGestures()
    let list = phone.scrollView()
    phone.pull((0, -9.9), frames: 1)
    #expect(!list.isDragging)
    phone.move(1, to: (150, 150 - 10.1))
    #expect(list.isDragging && abs(list.contentOffset.y - 0.1) < 1e-9)
  }

  @Test("S23 a diagonal drag of (80, 200) in a second moves the content by about (76.3, 190.7), finger down")
  func diagonal() {
    let phone = Phone.forGestures()
    let list = phone.scrollView()
    phone.pull((-80, -200), frames: 60)
    #expect(abs(list.contentOffset.x - 76.3) < 0.05 && abs(list.contentOffset.y - 190.7) < 0.05)
  }

  @Test("S74 an offset that is to be animated is there at once where the scroll view is in no window")
  func unseen() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    list.contentSize = CGSize(width: 300, height: 100)
    list.setContentOffset(CGPoint(x: 100, y: 0), animated: true)
    #expect(list.contentOffset.x == 100)
  }
}

/// A scroll view that is its recognizers' delegate, as a subclass in an app.
private final class SharingScrollView: UIScrollView, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}
