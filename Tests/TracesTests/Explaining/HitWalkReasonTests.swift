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
    #expect(HitWalk.raisedTabBar.reason(for: "home/tabBar/centerButton") == .notAsked(parent: "home/tabBar"))
    #expect(
      HitWalk.raisedTabBar.sentence(whyNot: "home/tabBar/centerButton")
        == "tabBar is in front but the point is 12 pt above its bounds 0,0 390x83 (H9), "
        + "so centerButton was never asked (H11).")
  }

  @Test func `a view behind the one that was hit is covered by it`() {
    #expect(HitWalk.raisedTabBar.reason(for: "home/photo") == .covered(by: "home/list/row14"))
    #expect(HitWalk.raisedTabBar.reason(for: "home/list/row15") == .covered(by: "home/list/row14"))
    #expect(HitWalk.raisedTabBar.reason(for: "elsewhere") == .covered(by: "home/list/row14"))
  }

  @Test func `a view whose superview answered by itself was passed over`() {
    #expect(HitWalk.fixedTabBar.reason(for: "home/tabBar/item1") == .overrideAnswered(by: "home/tabBar"))
    #expect(HitWalk.fixedTabBar.reason(for: "home/list/row14") == .covered(by: "home/tabBar/centerButton"))
  }

  @Test func `a refusal that is no matter of place reads as a sentence too`() {
    let walk = HitWalk(asks: [
      HitWalk.ask("window", 0, answer: "window"), HitWalk.ask("window/bar", 1, .hidden),
    ])
    #expect(walk.sentence(whyNot: "window/bar/button") == "bar is hidden (H3), so button was never asked (H11).")
  }

  @Test func `an empty walk knows nothing`() {
    #expect(HitWalk().reason(for: "home") == nil)
    #expect(HitWalk().answer == nil)
  }
}
