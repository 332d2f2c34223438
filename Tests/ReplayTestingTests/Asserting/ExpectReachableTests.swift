import Foundation
import ReplayTesting
import Testing

@MainActor struct ExpectReachableTests {
  private let view = "bar/centerButton"

  @Test func `a view that a finger reaches everywhere passes`() async {
    #expect(await expectReachable(view, on: FixedBarStage.self))
    #expect(await expectReachable("centerButton", on: FixedBarStage.self))
  }

  @Test func `a dead part fails the test at its line, with where, who, why and what to do next`() async {
    await withKnownIssue {
      await expectReachable(view, on: BarStage.self)
    } matching: { issue in
      let text = """
        bar/centerButton is 33.3% out of reach: 1,728 of its 5,184 points.
          159,737 72x24 goes to list
          Why: it stands 24 pt above bar's bounds 0,0 390x83 (H9), so it is not asked there (H11).
        Next: replay explain --stage bar --tap 195,749 --view bar/centerButton
        """
      return issue.sourceLocation?.fileID == "ReplayTestingTests/ExpectReachableTests.swift"
        && issue.comments.map(\.rawValue) == [text]
    }
  }

  @Test func `as much as is asked for is enough`() async {
    #expect(await expectReachable(view, on: BarStage.self, atLeast: 0.666))
    await withKnownIssue { await expectReachable(view, on: BarStage.self, atLeast: 0.667) }
  }

  @Test(arguments: [-0.1, 1.5, .nan])
  func `a share that is none fails`(share: Double) async {
    await withKnownIssue { await expectReachable(view, on: FixedBarStage.self, atLeast: share) }
  }

  @Test func `one point of a view is asked by itself`() async {
    #expect(await expectReachable(view, at: CGPoint(x: 36, y: 30), on: BarStage.self))
    await withKnownIssue {
      await expectReachable(view, at: CGPoint(x: 36, y: 12), on: BarStage.self)
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix(
        "bar/centerButton is out of reach at 36,12, which is 195,749 on the screen: the touch goes to"
          + " list.\n  Why: it stands 24 pt above bar's bounds") == true
    }
  }

  @Test func `what is covered is out of reach, too`() async {
    await withKnownIssue {
      await expectReachable("list", on: FixedBarStage.self)
    } matching: { issue in
      issue.comments.description.contains("bar is in front of it, and can be seen there (H14)")
    }
  }

  @Test func `a view that is not there, or not on the screen, fails`() async {
    await withKnownIssue { await expectReachable("bar/centreButton", on: FixedBarStage.self) }
    await withKnownIssue {
      await expectReachable(
        view, on: FixedBarStage.self, screen: Screen(width: 390, height: 400, scale: 3))
    } matching: { issue in
      issue.comments.description.contains("nothing of bar/centerButton is on the screen")
    }
  }

  @Test func `the next command can be pasted, whatever the stage and the view are called`() async {
    await withKnownIssue {
      await expectReachable("save (all)", on: SpacedStage.self)
    } matching: { issue in
      issue.comments.description.contains("Next: replay explain --stage 'my stage' --tap ")
        && issue.comments.description.contains(" --view 'card/save (all)'")
    }
  }

  @Test func `a share that is reached exactly is enough`() async {
    #expect(await expectReachable("half", on: PartlyCoveredStage.self, atLeast: 0.55))
    await withKnownIssue { await expectReachable("half", on: PartlyCoveredStage.self, atLeast: 0.5501) }
  }
}
