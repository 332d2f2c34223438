import Foundation
import HeadlessUIKit
import Testing
import TouchLogs
import TouchReplay
import Traces

@MainActor struct ReachabilityAuditTests {
  private func reach(_ view: String, in audit: ReachabilityAudit) throws -> Reach {
    try #require(audit.views.first { $0.view == view })
  }

  @Test func `what stands out of its superview is dead, and the text says where, who and why`() async throws {
    let audit = try await StageTarget.audit(StandsOutStage.self)
    #expect(
      "\(audit)" == """
        stands-out on 100x60@1, 6,000 points asked: of 4 views that take touches 1 has a dead part.

        bar/button is 50% dead: 200 of its 400 points.
          40,30 20x10 goes to page
          Why: it stands 10 pt above bar's bounds 0,0 100x20 (H9), so it is not asked there (H11).

        As it should be: 1 view lies partly under what is seen in front: bar.

        """)
    #expect(audit.findings.first?.dead.first?.cause.rules(for: "bar/button") == ["H9", "H11"])
    #expect(audit.findings.first?.lostPoint == Point(x: 50, y: 35))
  }

  @Test func `what lies under something that nobody sees is dead, and said once for all in it`() async throws {
    let audit = try await StageTarget.audit(OverlayStage.self)
    #expect(audit.findings.map(\.view) == ["page"])
    let page = try reach("page", in: audit)
    #expect(page.dead.map(\.text) == ["0,0 100x30 goes to overlay"])
    #expect(page.dead.map { $0.cause.rules(for: "page") } == [["H14"]])
    #expect(try reach("page/button", in: audit).saidBy == "page")
    #expect("\(audit)".contains("page is 50% dead: 3,000 of its 6,000 points. So is 1 view in it.\n"))
  }

  @Test func `what is seen in front may take the touch`() async throws {
    let audit = try await StageTarget.audit(SeenOverlayStage.self)
    #expect(audit.findings.isEmpty)
    let page = try reach("page", in: audit)
    #expect(page.coveredCount == 3_000)
    #expect(page.covers.map(\.view) == ["overlay"])
    #expect("\(audit)".hasSuffix("As it should be: 2 views lie partly under what is seen in front: overlay.\n"))
  }

  @Test func `a superview without interaction makes a view dead`() async throws {
    let audit = try await StageTarget.audit(SwitchedOffStage.self)
    #expect(audit.views.map(\.view) == ["window", "panel/button"])
    let button = try reach("panel/button", in: audit)
    #expect(button.reached == 0)
    let why = button.dead.map { $0.cause.sentence(about: "panel/button") }
    #expect(why == ["panel has user interaction off (H3), so it is not asked."])
  }

  @Test func `a view's own override passes on; a superview's makes dead`() async throws {
    let audit = try await StageTarget.audit(OverridesStage.self)
    let round = try reach("round", in: audit)
    #expect(round.dead.isEmpty)
    #expect(round.reached + round.passedOnCount == 400)
    #expect((300...330).contains(round.reached))
    #expect(try reach("bar/second", in: audit).dead.map(\.cause) == [.overridden(by: "bar")])
    #expect(try reach("bar/second", in: audit).dead.map(\.owner) == ["bar/first"])
    #expect(audit.findings.map(\.view) == ["bar/second"])
  }

  @Test func `only what can be on the screen counts`() async throws {
    let audit = try await StageTarget.audit(OverridesStage.self)
    let inClip = try reach("clip/inClip", in: audit)
    #expect(inClip.area.rectangles.map(\.description) == ["70,10 10x10"])
    #expect(inClip.reached == 100)
    #expect(!audit.views.contains { $0.view == "hidden" })
  }

  @Test func `every point is counted once`() async throws {
    let stages: [any Stage.Type] = [
      StandsOutStage.self, OverlayStage.self, SeenOverlayStage.self, OverridesStage.self, InnerViewsStage.self,
    ]
    for stage in stages {
      let audit = try await StageTarget.audit(stage)
      for reach in audit.views {
        let parts = reach.reached + reach.deadCount + reach.passedOnCount + reach.coveredCount
        #expect(parts == reach.area.count, "\(reach.view) of \(stage.name)")
      }
      #expect(audit.map.territories.reduce(0) { $0 + $1.region.count } == 6_000)
    }
  }

  @Test func `one view alone is told the same of as in the audit`() async throws {
    let all = try reach("bar/button", in: await StageTarget.audit(StandsOutStage.self))
    #expect(try await StageTarget.reach(of: "button", on: StandsOutStage.self) == all)
  }

  @Test func `a finger on one point of a view is told who gets it`() async throws {
    let dead = try await StageTarget.touch(on: "button", at: CGPoint(x: 3, y: 4), of: StandsOutStage.self)
    #expect(dead.owner == "page")
    #expect(dead.onScreen == Point(x: 43, y: 34))
    #expect(
      dead.text.hasPrefix(
        "bar/button is out of reach at 3,4, which is 43,34 on the screen: the touch goes to page.\n"))
    let live = try await StageTarget.touch(on: "button", at: CGPoint(x: 3, y: 14), of: StandsOutStage.self)
    #expect(live.cause == nil)
  }

  @Test func `a finger beside a view, and beyond what that is in, is told how far beyond`() async throws {
    func text(_ view: String, _ x: Double, _ y: Double) async throws -> String {
      try await StageTarget.touch(on: view, at: CGPoint(x: x, y: y), of: EdgeStage.self).text
    }
    #expect(
      try await text("close", 5, -5)
        == """
        bar/close is out of reach at 5,-5, which is 15,15 on the screen: the touch goes to window.
          Why: bar does not contain the point, which is 5 pt above its bounds 0,0 100x20 (H9), so it is not asked.

        """)
    #expect(
      try await text("bar", 5, -22).contains("window does not contain the point, which is 2 pt above its bounds"))
  }

  @Test func `a point that is no number is refused`() async {
    await #expect(throws: ReachabilityError.impossiblePoint("nan,3")) {
      try await StageTarget.touch(on: "close", at: CGPoint(x: Double.nan, y: 3), of: EdgeStage.self)
    }
  }

  @Test func `of a control what a view in it takes and passes up is dead, if a tap there does nothing`()
    async throws
  {
    let audit = try await StageTarget.audit(InnerViewsStage.self)
    #expect(audit.findings.map(\.view) == ["stacked"])
    let stacked = try reach("stacked", in: audit)
    #expect((stacked.reached, stacked.deadCount) == (300, 100))
    #expect(
      stacked.text()
        == """
        stacked is 25% dead: 100 of its 400 points.
          5,5 10x10 goes to stacked/inner
          Why: inner takes the touch and passes it up, and a control tracks none but its own (K102).

        """)
    #expect(stacked.dead.map { $0.cause.rules(for: "stacked") } == [["K102"]])
    #expect(try await StageTarget.reach(of: "stacked", on: InnerViewsStage.self) == stacked)
  }

  @Test func `a finger on a view in a control is the control's, if a tap there does something`() async throws {
    func cause(_ view: String, _ x: Double) async throws -> Cause? {
      try await StageTarget.touch(on: view, at: CGPoint(x: x, y: 10), of: InnerViewsStage.self).cause
    }
    #expect(try await cause("stacked", 10) == .passedUp(by: "stacked/inner"))
    #expect(try await cause("stacked", 2) == nil)
    #expect(try await cause("tapped", 10) == nil)
    #expect(try await cause("telling", 10) == nil)
  }

  @Test func `a name that means no view, or several, is refused`() async {
    let error = await #expect(throws: ViewNameError.self) {
      try await StageTarget.reach(of: "buttn", on: StandsOutStage.self)
    }
    #expect(error?.description == "there is no view 'buttn'; did you mean bar/button?")
  }

  @Test func `a screen too large is refused before anything is built`() async {
    await #expect(throws: ReachabilityError.self) {
      try await StageTarget.audit(StandsOutStage.self, screen: Screen(width: 1e9, height: 1e9, scale: 1))
    }
    await #expect(throws: ReachabilityError.self) {
      try await StageTarget.audit(StandsOutStage.self, screen: Screen(width: 1e8, height: 1e-3, scale: 1))
    }
  }

  @Test func `a screen that no device has is refused`() async {
    await #expect(throws: ReplayError.impossibleScreen("-5x-5@1")) {
      try await StageTarget.audit(StandsOutStage.self, screen: Screen(width: -5, height: -5, scale: 1))
    }
  }

  @Test func `a screen smaller than a point has none`() async throws {
    let tiny = Screen(width: 0.25, height: 0.25, scale: 1)
    let audit = try await StageTarget.audit(StandsOutStage.self, screen: tiny)
    #expect(audit.map.width == 0)
    #expect(audit.views.isEmpty)
  }
}
