import Testing
import Traces

@Suite struct HitWalkTreeTests {
  @Test func `a tap on the raised part reads front to back`() {
    var walk = HitWalk.raisedTabBar
    walk.asks.insert(
      HitWalk.ask(
        "home/tabBar/centerButton", 3, at: Point(x: 36, y: 12), in: Rect(x: 0, y: 0, width: 72, height: 72),
        .notAsked(parent: "home/tabBar", rule: "H11")), at: 3)
    #expect(
      HitWalkTree(walk).description == """
        window ✓ > home ✓                       asked front to back:
          tabBar         ✗ no: 12 pt above its bounds 0,0 390x83                                     H9
            centerButton - not asked, tabBar said no; it does contain the point (36,12 of 72x72)     H11
          list ✓ > row14 ✓ hit

        """)
  }

  @Test func `an override's own answer is told with its rule`() {
    #expect(
      HitWalkTree(.fixedTabBar).description == """
        window ✓ > home ✓ > tabBar ✓ answers home/tabBar/centerButton itself     H21

        """)
  }

  @Test func `a window that lets the touch through stands above the one that is hit`() {
    let walk = HitWalk(asks: [
      HitWalk.ask("overlay", 0, answer: nil, isOwn: true), HitWalk.ask("window", 0, answer: "window"),
    ])
    #expect(
      HitWalkTree(walk).description == """
        overlay ✓ answers nothing itself     H24
        window ✓ hit

        """)
  }

  @Test func `a long row of siblings that said no is cut with their number`() {
    let refusals = (1...10_000).map { HitWalk.ask("window/v\($0)", 1, .hidden) }
    let walk = HitWalk(
      asks: [HitWalk.ask("window", 0, answer: "window/b")] + refusals
        + [HitWalk.ask("window/b", 1, answer: "window/b")])
    #expect(
      HitWalkTree(walk, rowLimit: 2).description == """
        window ✓                                asked front to back:
          v1 ✗ no: hidden     H3
          v2 ✗ no: hidden     H3
          and 9998 more that said no
          b ✓ hit

        """)
  }

  @Test func `a point on the edge of the bounds that was not asked is outside`() {
    let bounds = Rect(x: 0, y: 0, width: 72, height: 72)
    let walk = HitWalk(asks: [
      HitWalk.ask("bar", 0, .hidden),
      HitWalk.ask("bar/button", 1, at: Point(x: 72, y: 0), in: bounds, .notAsked(parent: "bar", rule: "H11")),
    ])
    #expect(
      HitWalkTree(walk).description.contains(
        "- not asked, bar said no; it does not contain the point (72,0 of 72x72)"))
  }

  @Test func `a walk without asks says so`() {
    #expect(HitWalkTree(HitWalk()).description == "no view was asked\n")
  }

  @Test func `a chain of 100,000 views neither overflows nor takes a line each`() {
    let walk = HitWalk(asks: (0..<100_000).map { HitWalk.ask("v\($0)", $0, answer: "v99999") })
    #expect(HitWalkTree(walk).description.hasSuffix("v99998 ✓ > v99999 ✓ hit\n"))
  }

  @Test func `a name from outside stays on its line`() {
    let walk = HitWalk(asks: [HitWalk.ask("a\nb", 0, answer: "a\nb")])
    #expect(HitWalkTree(walk).description == "a\\nb ✓ hit\n")
  }
}
