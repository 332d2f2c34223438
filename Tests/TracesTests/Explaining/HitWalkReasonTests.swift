import Testing
import Traces

@Suite struct HitWalkReasonTests {
  @Test func `the view that was hit is the frontmost`() {
    #expect(HitWalk.raisedTabBar.reason(for: "home/list/row14") == .frontmost)
    #expect(HitWalk.raisedTabBar.sentence(whyNot: "home/list/row14") == nil)
  }

  @Test func `a view that said no says why`() {
    #expect(HitWalk.raisedTabBar.reason(for: "home/tabBar")?.rule == "H9")
  }

  @Test func `a view below one that said no was never asked`() {
    #expect(
      HitWalk.raisedTabBar.reason(for: "home/tabBar/centerButton") == .notAsked(parent: "home/tabBar", rule: "H11"))
    #expect(
      HitWalk.raisedTabBar.sentence(whyNot: "home/tabBar/centerButton")
        == "tabBar is in front but the point is 12 pt above its bounds 0,0 390x83 (H9), "
        + "so centerButton was never asked (H11).")
  }

  @Test func `a view behind the one that was hit is covered by it`() {
    #expect(HitWalk.raisedTabBar.reason(for: "home/photo") == .covered(by: "home/list/row14"))
    #expect(HitWalk.raisedTabBar.reason(for: "home/list/row15") == .covered(by: "home/list/row14"))
    #expect(HitWalk.raisedTabBar.reason(for: "home/photo/caption") == .covered(by: "home/list/row14"))
  }

  @Test func `a view that is not there any more is in front of nothing, and behind nothing`() {
    let walk = HitWalk.fixedTabBar
    for (path, missing) in [
      ("start/tabBar/centerButton", "start"), ("home/footer/tabBar/centerButton", "home/footer"),
      ("home/tabBar/middleButton", "home/tabBar/middleButton"), ("elsewhere", "elsewhere"),
    ] {
      #expect(walk.reason(for: path) == nil)
      #expect(walk.sentence(whyNot: path) == "There is no \(missing) any more.")
    }
    #expect(HitWalk().sentence(whyNot: "home") == nil)
  }

  @Test func `a view whose superview answered by itself was passed over`() {
    #expect(HitWalk.fixedTabBar.reason(for: "home/tabBar/item1") == .overrideAnswered(by: "home/tabBar"))
    #expect(HitWalk.fixedTabBar.reason(for: "home/list/row14") == .covered(by: "home/tabBar/centerButton"))
  }

  @Test func `a refusal that is no matter of place reads as a sentence too`() {
    let walk = HitWalk(asks: [
      HitWalk.ask("window", 0, answer: "window"), HitWalk.ask("window/bar", 1, .hidden),
    ])
    #expect(walk.sentence(whyNot: "window/bar/button") == "bar is hidden (H3), so button was never asked.")
    #expect(walk.reason(for: "window/bar/button") == .notAsked(parent: "window/bar", rule: "H3"))
  }

  @Test func `a view around the one that was hit contains the point, too`() {
    #expect(HitWalk.raisedTabBar.reason(for: "home/list") == .subviewHit("home/list/row14"))
    #expect(
      HitWalk.raisedTabBar.sentence(whyNot: "home/list")
        == "list contains the point, but home/list/row14 in it was hit (H1).")
  }

  @Test func `a view that was asked and answered nothing is told so, and those in it were kept from being asked`() {
    var overlay = HitWalk.ask("window/overlay", 1)
    (overlay.answer, overlay.isOwnAnswer) = (nil, true)
    let walk = HitWalk(
      asks: [
        HitWalk.ask("window", 0, answer: "window/page"), overlay,
        HitWalk.ask("window/page", 1, answer: "window/page"),
      ], unasked: ["window/overlay/button"])
    #expect(walk.reason(for: "window/overlay") == .answeredNothing)
    #expect(
      walk.sentence(whyNot: "window/overlay")
        == "overlay was asked, and its own hitTest(_:with:) answered nothing (H23).")
    #expect(walk.reason(for: "window/overlay/button") == .overrideAnswered(by: "window/overlay"))
  }

  @Test func `an override that answers another view passes over those that had an answer`() {
    var shelf = HitWalk.ask("shelf", 0, answer: "shelf/strip")
    shelf.isOwnAnswer = true
    let walk = HitWalk(asks: [
      shelf, HitWalk.ask("shelf/strip", 1, answer: "shelf/strip/book"),
      HitWalk.ask("shelf/strip/book", 2, answer: "shelf/strip/book"),
    ])
    #expect(walk.reason(for: "shelf/strip/book") == .passedOver(by: "shelf"))
    #expect(
      walk.sentence(whyNot: "shelf/strip/book")
        == "book was asked, but hitTest(_:with:) of shelf answered another view (H21).")
    var thief = HitWalk.ask("shelf/thief", 1, answer: "elsewhere")
    thief.isOwnAnswer = true
    let stolen = HitWalk(asks: [HitWalk.ask("shelf", 0, answer: "elsewhere"), thief])
    #expect(stolen.reason(for: "shelf/thief") == .answeredElsewhere("elsewhere"))
    #expect(stolen.reason(for: "shelf") == .passedOver(by: "shelf/thief"))
  }

  @Test func `an empty walk knows nothing`() {
    #expect(HitWalk().reason(for: "home") == nil)
    #expect(HitWalk().answer == nil)
  }
}
