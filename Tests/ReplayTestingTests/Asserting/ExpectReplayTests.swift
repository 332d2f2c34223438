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

  @Test func `fingers that do something else fail against that golden`() async throws {
    let goldens = try OwnGoldens()
    defer { goldens.remove() }
    await withKnownIssue {
      await expectReplay(of: DeskStage.self, named: "press", update: .all, goldens: goldens.path) {
        Finger().tap(at: CGPoint(x: 150, y: 120))
      }
    }
    var text = ""
    await withKnownIssue {
      text =
        await expectReplay(of: DeskStage.self, named: "press", update: .never, goldens: goldens.path) {
          Finger().tap(at: CGPoint(x: 10, y: 120))
        }.text
    } matching: { issue in
      issue.comments.description.contains("is also asked for in")
    }
    #expect(text.contains("give each a name of its own with 'named:'"))
  }

  @Test func `a golden is named after its test, and never lies in another's file`() async throws {
    let goldens = try OwnGoldens()
    defer { goldens.remove() }
    await withKnownIssue {
      await expectReplay(of: DeskStage.self, update: .all, goldens: goldens.path) {
        Finger().tap(at: CGPoint(x: 150, y: 120))
      }
    }
    #expect(
      goldens.files == [
        "ExpectReplayTests/a+golden+is+named+after+its+test,+and+never+lies+in+another%27s+file.golden"
      ])
  }

  @Test(arguments: ["left", "right"])
  func `a test with arguments must name its goldens`(side: String) async throws {
    let goldens = try OwnGoldens()
    defer { goldens.remove() }
    var text = ""
    await withKnownIssue {
      text =
        await expectReplay(of: DeskStage.self, update: .all, goldens: goldens.path) {
          Finger().tap(at: CGPoint(x: 150, y: 120))
        }.text
    }
    #expect(text.contains("'a test with arguments must name its goldens' runs once for each of its arguments"))
    #expect(goldens.files == [])
    await withKnownIssue {
      await expectReplay(of: DeskStage.self, named: "press \(side)", update: .all, goldens: goldens.path) {
        Finger().tap(at: CGPoint(x: 150, y: 120))
      }
    }
    #expect(goldens.files == ["ExpectReplayTests/press+\(side).golden"])
  }

  @Test func `what is agreed on is in the golden, and binds whoever replays it later`() async throws {
    let desk = try DeskRecording(golden: nil)
    defer { desk.remove() }
    let leniency: Leniency = [.within(2, of: .times), .redacting(.views)]
    await withKnownIssue {
      await expectReplay(desk.recording, on: DeskStage.self, update: .all, leniency: leniency)
    }
    let file = desk.folder.appendingPathComponent("tap-button.golden")
    let golden = try String(contentsOf: file, encoding: .utf8)
    #expect(golden.contains("rules  1\nwithin times 2\nredact views\n"))
    try golden.replacing("2  80 ", with: "2  81.5 ").write(to: file, atomically: true, encoding: .utf8)
    await expectReplay(desk.recording, on: DeskStage.self, update: .never)
    try golden.replacing("2  80 ", with: "2  82.5 ").write(to: file, atomically: true, encoding: .utf8)
    await withKnownIssue { await expectReplay(desk.recording, on: DeskStage.self, update: .never) }
  }

  @Test func `a log from the test's own code is replayed like fingers`() async throws {
    let goldens = try OwnGoldens()
    defer { goldens.remove() }
    let log = Finger().tap(at: CGPoint(x: 150, y: 120)).log(stage: "desk")
    await withKnownIssue {
      await expectReplay(log, on: DeskStage.self, named: "a log", update: .all, goldens: goldens.path)
    }
    let golden = try goldens.text("ExpectReplayTests/a+log.golden")
    let lines = DeskRecording.golden.split(separator: "\n").dropFirst(2)
    #expect(golden.split(separator: "\n").dropFirst(2) == lines)
    #expect(golden.hasPrefix("golden 1\ntest   ExpectReplayTests/a+log\n"))
  }

  @Test(arguments: [3, 7])
  func `views that the test builds itself are touched, with the test's own values`(amount: Int) async {
    await expectReplay(in: { buildPayButton(paying: amount, in: $0) }, named: "pay \(amount)") {
      Finger().tap(at: CGPoint(x: 150, y: 120))
    }
  }

  @Test func `views that do something else fail against that golden`() async throws {
    let goldens = try OwnGoldens()
    defer { goldens.remove() }
    var texts: [String] = []
    for (amount, mode) in [(3, UpdateMode.all), (7, .never)] {
      await withKnownIssue {
        texts.append(
          await expectReplay(
            in: { buildPayButton(paying: amount, in: $0) }, named: "pay", update: mode, goldens: goldens.path
          ) { Finger().tap(at: CGPoint(x: 150, y: 120)) }.text)
      }
    }
    #expect(try goldens.text("ExpectReplayTests/pay.golden").contains("\nstage  (inline)\n"))
    #expect(texts.last?.contains("- 2  80     stage                note             paid 3\n") == true)
    #expect(texts.last?.contains("+ 2  80     stage                note             paid 7\n") == true)
    #expect(texts.last?.contains("replay explain") == false, "no tool has the stage")
  }

  @Test func `its screen is the one that was asked for`() async throws {
    let goldens = try OwnGoldens()
    defer { goldens.remove() }
    var size = CGSize.zero
    await withKnownIssue {
      await expectReplay(
        in: { size = $0.bounds.size }, screen: Screen(width: 744, height: 1133, scale: 2), named: "pad",
        update: .never, goldens: goldens.path
      ) { Finger().tap(at: CGPoint(x: 700, y: 1000)) }
    }
    #expect(size == CGSize(width: 744, height: 1133))
  }

  @Test func `a failure ends in a line for programs`() async throws {
    let broken = DeskRecording.golden.replacingOccurrences(of: "pressed", with: "squeezed")
    let desk = try DeskRecording(golden: broken)
    defer { desk.remove() }
    await withKnownIssue {
      await expectReplay(desk.recording, on: DeskStage.self, update: .never)
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      let last = text.split(separator: "\n").last ?? ""
      return last.hasPrefix(#"touchstone {"actual":"2  80     stage                note             pressed","#)
        && last.contains(#""frame":2,"#) && last.contains(#""verdict":"differs""#)
        && text.hasPrefix("desk/tap-button differs, first in frame 2 (80 ms)\n")
    }
  }
}

/// A folder of a test's own for goldens of its own touches.
struct OwnGoldens {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "goldens-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  var files: [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []).filter { $0.hasSuffix(".golden") }.sorted()
  }

  func text(_ file: String) throws -> String { try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8) }
  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
