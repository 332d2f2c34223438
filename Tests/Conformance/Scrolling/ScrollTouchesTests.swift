import Foundation
import HeadlessUIKit
import Testing

/// Group S: which touches the content of a scroll view hears of, and when.
@MainActor struct ScrollTouchesTests {
  /// A scroll view with a plain view of 100 × 100 points in its content.
  private func fixture() -> (phone: Phone, list: TestScrollView, row: Pad) {
    let phone = Phone.forGestures()
    let list = phone.scrollView()
    return (phone, list, phone.pad("row", (0, 0, 100, 100), in: list))
  }

  @Test("S1, X7 a touch-down on content is held until its intent is known, by default")
  func held() {
    let (phone, list, _) = fixture()
    #expect(list.delaysContentTouches)
    phone.down(1, at: (50, 50))
    #expect(phone.journal.take() == [])
    #expect(phone.decisions.contains("ContentTouchHold keeps 1 from row"))
  }

  @Test("S2 touches of the content can be cancelled, by default")
  func cancellable() {
    #expect(UIScrollView().canCancelContentTouches)
  }

  @Test("S3, X8 the hold ends after 150 ms (our constant: not after 149, after 151)")
  func duration() {
    let (phone, _, _) = fixture()
    phone.down(1, at: (50, 50))
    phone.wait(0.149)
    #expect(phone.journal.take() == [])
    phone.wait(0.002)
    #expect(phone.journal.take() == ["should begin in row?", "row began 1"])
  }

  @Test("S1 what the scroll view's pan can't have is not held")
  func notForThePan() {
    let (phone, list, _) = fixture()
    list.panGestureRecognizer.isEnabled = false
    phone.down(1, at: (50, 50))
    #expect(phone.journal.take() == ["should begin in row?", "row began 1"])
  }

  @Test("S1 a finger that turns out not to scroll is the content's at once, and tracked no more")
  func letGoAsItScrollsNothing() {
    let phone = Phone.forGestures()
    let list = phone.scrollView(content: (200, 1000))
    _ = phone.pad("row", (0, 0, 100, 100), in: list)
    phone.down(1, at: (50, 50))
    #expect(list.isTracking && phone.journal.take() == [])
    phone.move(1, to: (65, 50))
    #expect(!list.isTracking)
    #expect(phone.journal.take() == ["should begin in row?", "row began 1", "row moved 1"])
  }

  @Test("S9 a finger beside the content, that the scroll view has heard of, is asked about nowhere")
  func besideTheContent() {
    let (phone, list, _) = fixture()
    phone.down(1, at: (150, 150))
    phone.wait(0.2)
    phone.move(1, to: (150, 100))
    #expect(list.isDragging && phone.journal.take() == ["will drag: tracking dragging"])
  }

  @Test("S4 when the time is up the content gets the landing as it was, after touchesShouldBegin")
  func timeIsUp() throws {
    let (phone, list, row) = fixture()
    var place = CGPoint.zero
    var time = 0.0
    row.when(.began) { touches, _ in
      place = touches.first?.location(in: list) ?? .zero
      time = touches.first?.timestamp ?? 0
    }
    phone.down(1, at: (50, 50))
    let landing = phone.time
    phone.move(1, to: (53, 54))
    phone.wait(0.15)
    #expect(phone.journal.take() == ["should begin in row?", "row began 1", "row moved 1"])
    #expect(place == CGPoint(x: 50, y: 50) && time == landing)
    phone.up(1)
    #expect(phone.journal.take() == ["row ended 1"])
  }

  @Test("S5 a finger that scrolls before the time is up is never the content's")
  func scrollsFirst() {
    let (phone, list, _) = fixture()
    phone.pull((0, -30), from: (50, 50))
    phone.wait(0.3)
    phone.up(1)
    #expect(list.contentOffset == CGPoint(x: 0, y: 20))
    #expect(!phone.journal.take().contains { $0.hasPrefix("row") || $0.hasPrefix("should") })
    #expect(phone.drops == ["1 taken by pan"])
  }

  @Test("S6 a finger that lifts before the time is up: began and ended come together")
  func quickTap() {
    let (phone, _, _) = fixture()
    phone.down(1, at: (50, 50))
    #expect(phone.journal.take() == [])
    phone.up(1)
    #expect(phone.journal.take() == ["should begin in row?", "row began 1", "row ended 1"])
    phone.wait(1)
    #expect(phone.journal.take() == [])
  }

  @Test("S6, X11 a control fires at a quick tap, though it was never highlighted for long, and has no recognizer")
  func quickTapOnControl() {
    let (phone, list, row) = fixture()
    list.addSubview(LoudControl("button", row.frame, phone.journal))
    phone.tap(at: (50, 50))
    #expect(phone.journal.take() == ["should begin in button?", "button down", "button up inside"])
    #expect(UIButton().gestureRecognizers == nil && UIControl().gestureRecognizers == nil)
  }

  @Test("S6 of two held fingers the first to lift lets both go (ours)")
  func heldPair() {
    let (phone, list, _) = fixture()
    _ = phone.pad("other", (0, 100, 100, 100), in: list)
    phone.down(1, at: (50, 50))
    phone.down(2, at: (50, 150))
    phone.up(2)
    #expect(
      phone.journal.take().filter { !$0.hasPrefix("should") } == ["row began 1", "other began 2", "other ended 2"])
    #expect(
      phone.decisions.filter { $0.hasPrefix("list releases") } == [
        "list releases 1: withAnother", "list releases 2: lifted",
      ])
  }

  @Test("S24 a finger taps on content while another rests on it: the pan doesn't delay lifting")
  func tapsBesideResting() {
    let (phone, list, _) = fixture()
    #expect(!list.panGestureRecognizer.delaysTouchesEnded)
    list.addSubview(LoudControl("button", CGRect(x: 0, y: 100, width: 100, height: 100), phone.journal))
    phone.down(1, at: (50, 50))
    phone.wait(0.2)
    _ = phone.journal.take()
    phone.tap(at: (50, 150), finger: 2)
    #expect(phone.journal.take() == ["should begin in button?", "button down", "button up inside"])
  }

  @Test("S7, X7 without the delay touchesShouldBegin is asked at touch-down, and the content gets it at once")
  func undelayed() {
    let (phone, list, _) = fixture()
    list.delaysContentTouches = false
    phone.down(1, at: (50, 50))
    #expect(phone.journal.take() == ["should begin in row?", "row began 1"])
  }

  @Test("S8 touchesShouldBegin is true by default; false keeps touches from that view, which still scroll")
  func shouldBegin() {
    let (phone, list, row) = fixture()
    #expect(UIScrollView().touchesShouldBegin([], with: nil, in: row))
    list.begins = { $0 !== row }
    phone.down(1, at: (50, 50))
    phone.wait(0.2)
    #expect(phone.journal.take() == ["should begin in row?"])
    #expect(phone.drops == ["1 touchesShouldNotBegin list"])
    phone.move(1, to: (50, 20))
    #expect(list.contentOffset.y == 20)
    phone.liftAtRest()
    #expect(!phone.journal.take().contains { $0.hasPrefix("row") })
    list.delaysContentTouches = false
    phone.tap(at: (50, 50))
    #expect(phone.journal.take() == ["should begin in row?"])
  }

  @Test("S8 touches on the scroll view itself are not asked about (ours)")
  func ownTouches() {
    let (phone, _, _) = fixture()
    phone.tap(at: (150, 150))
    #expect(phone.journal.take() == [])
    #expect(phone.hops == ["list began 1", "list ended 1"])
  }

  @Test("S9 content that has the touch loses it when the finger moves enough to scroll")
  func cancelled() {
    let (phone, list, _) = fixture()
    phone.down(1, at: (50, 50))
    phone.wait(0.2)
    phone.move(1, to: (50, 41))
    #expect(phone.journal.take() == ["should begin in row?", "row began 1", "row moved 1"])
    phone.move(1, to: (50, 30))
    #expect(phone.journal.take() == ["should cancel in row?", "row cancelled 1", "will drag: tracking dragging"])
    #expect(list.contentOffset.y == 10)
    phone.move(1, to: (50, 20))
    #expect(phone.journal.take() == [])
    #expect(list.contentOffset.y == 20)
  }

  @Test("S10 touchesShouldCancel is true unless the view is a control")
  func shouldCancelDefault() {
    let list = UIScrollView()
    #expect(list.touchesShouldCancel(in: UIView()))
    #expect(!list.touchesShouldCancel(in: UIControl()))
    #expect(!list.touchesShouldCancel(in: UIButton()))
  }

  @Test("S11 touchesShouldCancel is not asked when content touches can't be cancelled")
  func notAsked() {
    let (phone, list, _) = fixture()
    list.canCancelContentTouches = false
    phone.down(1, at: (50, 50))
    phone.wait(0.2)
    phone.move(1, to: (50, 20))
    phone.up(1)
    #expect(phone.journal.take() == ["should begin in row?", "row began 1", "row moved 1", "row ended 1"])
    #expect(list.contentOffset == .zero)
  }

  @Test("S12 content that keeps its touch keeps it to the end, and nothing scrolls")
  func keptByContent() {
    let (phone, list, row) = fixture()
    let control = LoudControl("button", row.frame, phone.journal)
    list.addSubview(control)
    phone.down(1, at: (50, 50))
    phone.wait(0.2)
    phone.move(1, from: (50, 50), to: (50, 10))
    phone.up(1)
    #expect(
      phone.journal.take() == [
        "should begin in button?", "button down", "should cancel in button?", "button up inside",
      ])
    #expect(list.contentOffset == .zero && !list.isDragging && !list.isTracking)
    #expect(phone.decisions.contains("list refuses the drag: button keeps it"))
  }

  @Test("S12 content that can't be cancelled is scrolled all the same by a finger that it has not heard of")
  func uncancellableButHeld() {
    let (phone, list, _) = fixture()
    list.canCancelContentTouches = false
    phone.pull((0, -30), from: (50, 50))
    #expect(list.contentOffset.y == 20)
  }

  @Test("S13 none of the switches matter to presses")
  func presses() {
    let (phone, list, _) = fixture()
    let ear = Ear(phone.journal)
    list.addSubview(ear)
    list.begins = { _ in false }
    list.cancels = { _ in true }
    _ = ear.becomeFirstResponder()
    phone.application.post(
      [PressReport(identifier: 1, phase: .began, type: .select, force: 0)], at: phone.time)
    phone.application.post(
      [PressReport(identifier: 1, phase: .ended, type: .select, force: 0)], at: phone.time)
    #expect(phone.journal.take() == ["presses began", "presses ended"])
  }

  @Test("S15 with scrolling off content hears at once, and what nobody takes goes up the chain")
  func scrollingOff() {
    let phone = Phone.forGestures()
    let behind = phone.pad("parent", (0, 0, 200, 200))
    let list = phone.scrollView(in: behind)
    let row = phone.pad("row", (0, 0, 100, 100), in: list)
    row.passesOn = true
    list.isScrollEnabled = false
    phone.down(1, at: (50, 50))
    phone.move(1, to: (50, 10))
    phone.up(1)
    #expect(
      phone.journal.take() == [
        "row began 1", "parent began 1", "row moved 1", "parent moved 1", "row ended 1", "parent ended 1",
      ])
    #expect(list.contentOffset == .zero && !list.isTracking)
    list.isScrollEnabled = true
    phone.tap(at: (50, 50))
    #expect(phone.journal.take() == ["should begin in row?", "row began 1", "row ended 1"])
  }

  @Test("S15 scrolling that is switched off under a finger stops, and the finger stays lost to the content")
  func switchedOff() {
    let (phone, list, _) = fixture()
    phone.pull((0, -30), from: (50, 50))
    list.isScrollEnabled = false
    phone.application.endTurn()
    phone.move(1, to: (50, 0))
    phone.up(1)
    #expect(list.contentOffset.y == 20 && !list.isDragging)
    #expect(
      phone.journal.take() == [
        "will drag: tracking dragging", "will end drag: tracking dragging", "did drag, goes on false: tracking",
      ])
  }

  @Test("S21 a control whose touch is stolen for scrolling gets touchCancel")
  func stolen() {
    let (phone, list, row) = fixture()
    list.addSubview(LoudControl("button", row.frame, phone.journal))
    list.cancels = { _ in true }
    phone.down(1, at: (50, 50))
    phone.wait(0.2)
    phone.move(1, to: (50, 30))
    phone.move(1, to: (50, 130))
    phone.up(1)
    #expect(
      phone.journal.take().filter { $0.hasPrefix("button") } == ["button down", "button cancel"])
  }

  @Test("X27 an override that answers the scroll view for every hit kills the buttons inside; its repair doesn't")
  func stealingHitTest() {
    let phone = Phone.forGestures()
    for (isRepaired, heard) in [(false, [String]()), (true, ["button down", "button up inside"])] {
      let page = StealingPage(frame: phone.window.bounds)
      page.isRepaired = isRepaired
      phone.window.addSubview(page)
      page.list.addSubview(LoudControl("button", CGRect(x: 0, y: 0, width: 50, height: 50), phone.journal))
      phone.tap(at: (20, 20))
      #expect(phone.journal.take() == heard)
      page.removeFromSuperview()
    }
  }
}

/// Hands what touches its margins to the scroll view in its middle.
private final class StealingPage: UIView {
  let list = UIScrollView()
  var isRepaired = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    list.frame = bounds
    list.contentSize = CGSize(width: 500, height: 500)
    addSubview(list)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard isRepaired else { return hit == nil ? nil : list }
    return hit === self ? list : hit
  }
}
