import Foundation
import ReplayTesting
import Testing

/// Run by `FailureTests` in a process of its own, where it must fail; left out of every other run.
@MainActor struct MustFindTests {
  @Test(
    .enabled(if: ProcessInfo.processInfo.environment["TOUCHSTONE_MUST_FAIL"] != nil, "run by FailureTests"),
    arguments: Recording.all(in: "raised-tab-bra"))
  func `must find`(recording: Recording) async {
    await expectReplay(recording, on: DeskStage.self, update: .never)
  }
}
