import Foundation
import HeadlessUIKit
import ReplayTesting
import Testing

/// Run by `FailureTests` in a process of its own, where it must fail; left out of every other run.
@MainActor struct MustFailTests {
  @Test(.enabled(if: ProcessInfo.processInfo.environment["TOUCHSTONE_MUST_FAIL"] != nil, "run by FailureTests"))
  func `must fail`() async throws {
    let golden = DeskRecording.golden.replacingOccurrences(of: "pressed", with: "squeezed")
    let desk = try DeskRecording(golden: golden)
    defer { desk.remove() }
    await expectReplay(desk.recording, on: DeskStage.self, update: .never)
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["TOUCHSTONE_MUST_FAIL"] != nil, "run by FailureTests"))
  func `must fail inline`() async {
    await expectReplay(in: { buildPayButton(paying: 7, in: $0) }, named: "pay 3", update: .never) {
      Finger().tap(at: CGPoint(x: 150, y: 120))
    }
  }
}
