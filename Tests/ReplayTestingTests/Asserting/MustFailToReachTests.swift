import Foundation
import ReplayTesting
import Testing

/// Run by `FailureTests` in a process of its own, where it must fail; left out of every other run.
@MainActor struct MustFailToReachTests {
  @Test(.enabled(if: ProcessInfo.processInfo.environment["TOUCHSTONE_MUST_FAIL"] != nil, "run by FailureTests"))
  func `must fail`() async {
    await expectReachable("bar/centerButton", on: BarStage.self)
  }
}
