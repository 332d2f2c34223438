import Foundation
import HeadlessUIKit
import ReplayTesting
import Testing
import TouchLogs
import Verification

@MainActor struct ExpectReplayTests {
  @Test func `a replay that is what its golden says passes`() async throws {
    let desk = try DeskRecording()
    defer { desk.remove() }
    let outcome = await expectReplay(desk.recording, on: DeskStage.self)
    #expect(outcome.exitCode == 0, "\(outcome.text)")
    #expect(outcome.samples == 2)
  }

  @Test func `a replay that differs fails the test, and says where and how`() async throws {
    let broken = DeskRecording.golden.replacingOccurrences(of: "pressed", with: "squeezed")
    let desk = try DeskRecording(golden: broken)
    defer { desk.remove() }
    var text = ""
    await withKnownIssue {
      text = await expectReplay(desk.recording, on: DeskStage.self, update: .never).text
    } matching: { issue in
      issue.sourceLocation?.fileID == "ReplayTestingTests/ExpectReplayTests.swift"
        && issue.comments.description.contains("squeezed")
    }
    #expect(text.hasPrefix("desk/tap-button differs, first in frame 2 (80 ms)\n"))
    #expect(text.contains("- 2  80     stage                note             squeezed\n"))
    #expect(text.contains("+ 2  80     stage                note             pressed\n"))
  }

  @Test(arguments: [(UpdateMode.never, false), (.pending, true), (.missing, true)])
  func `a missing golden fails in every mode, also when it is written`(mode: UpdateMode, writes: Bool) async throws
  {
    let desk = try DeskRecording(golden: nil)
    defer { desk.remove() }
    await withKnownIssue { await expectReplay(desk.recording, on: DeskStage.self, update: mode) }
    #expect((desk.files.count == 2) == writes)
  }

  @Test func `what was written for a missing golden is what passes then`() async throws {
    let desk = try DeskRecording(golden: nil)
    defer { desk.remove() }
    await withKnownIssue { await expectReplay(desk.recording, on: DeskStage.self, update: .missing) }
    let golden = try String(contentsOf: desk.folder.appendingPathComponent("tap-button.golden"), encoding: .utf8)
    #expect(golden == DeskRecording.golden)
    await expectReplay(desk.recording, on: DeskStage.self, update: .never)
  }

  @Test func `a recording that is not there fails the test`() async {
    await withKnownIssue { await expectReplay("no-such-recording", on: DeskStage.self, update: .never) }
  }

  @Test func `fingers written in the test have their golden beside it`() async {
    await expectReplay(of: DeskStage.self, named: "press-the-button") {
      Finger().tap(at: CGPoint(x: 150, y: 120))
    }
  }

  @Test func `fingers that do something else fail against that golden`() async {
    await withKnownIssue {
      await expectReplay(of: DeskStage.self, named: "press-the-button", update: .never) {
        Finger().tap(at: CGPoint(x: 10, y: 120))
      }
    }
  }
}
