import Foundation
import Goldens
import HeadlessUIKit
import Testing
import TouchLogs
import TouchReplay
import Verification

@testable import ReplayTesting

@MainActor struct FailureFilesTests {
  func failed(_ desk: DeskRecording, mode: UpdateMode = .never) async -> Outcome {
    let place = TestPlace(fileID: "T/T.swift", file: "/T.swift", line: 1, column: 1)
    return await ReplayCase(
      input: .recording(desk.recording), stage: DeskStage.self, mode: mode, leniency: nil, place: place
    )
    .verify()
  }

  @Test func `a failed replay leaves a patch and the trace, where the environment wants them`() async throws {
    let desk = try DeskRecording(golden: DeskRecording.golden.replacingOccurrences(of: "pressed", with: "squeezed"))
    defer { desk.remove() }
    let files = try #require(FailureFiles(await failed(desk), folder: desk.folder.path))
    #expect(files.files.map(\.name) == ["desk-tap-button.patch", "desk-tap-button.golden"])
    #expect(files.patch?.text.hasPrefix("--- a/tap-button.golden\n+++ b/tap-button.golden\n@@ ") == true)
    #expect(files.files.last?.text == DeskRecording.golden)
    let folder = desk.folder.appendingPathComponent("artifacts").path
    let paths = try files.write(environment: ["TOUCHSTONE_ARTIFACTS": folder])
    #expect(paths == ["\(folder)/tap-button.patch", "\(folder)/tap-button.golden"])
    #expect(try String(contentsOfFile: paths[0], encoding: .utf8) == files.patch?.text)
    #expect(try files.write(environment: [:]).isEmpty)
    #expect(try files.write(environment: ["TOUCHSTONE_ARTIFACTS": ""]).isEmpty)
    let bazel = ["TOUCHSTONE_ARTIFACTS": "", "TEST_UNDECLARED_OUTPUTS_DIR": folder]
    #expect(try files.write(environment: bazel) == paths)
  }

  @Test func `two recordings of one name leave files beside each other`() async throws {
    let desk = try DeskRecording(golden: DeskRecording.golden.replacingOccurrences(of: "pressed", with: "squeezed"))
    defer { desk.remove() }
    let outcome = await failed(desk)
    let folder = desk.folder.appendingPathComponent("artifacts").path
    let above = desk.folder.deletingLastPathComponent()
    let paths = try [desk.folder.path, above.path].flatMap { root in
      try #require(FailureFiles(outcome, folder: root)).write(environment: ["TOUCHSTONE_ARTIFACTS": folder])
    }
    #expect(Set(paths).count == 4)
    #expect(paths.last == "\(folder)/\(desk.folder.lastPathComponent)/tap-button.golden")
  }

  /// Touches in the test's own code, on a stage with a golden that says something else.
  func failed(_ log: TouchLog, golden: String?, in folder: URL) async throws -> Outcome {
    let goldens = folder.appendingPathComponent("T")
    try FileManager.default.createDirectory(at: goldens, withIntermediateDirectories: true)
    if let golden { try Data(golden.utf8).write(to: goldens.appendingPathComponent("tap.golden")) }
    let own = ReplayCase.OwnGolden(name: "tap", function: "f()", folder: folder.path)
    let place = TestPlace(fileID: "T/T.swift", file: "/T.swift", line: UInt.random(in: 1...1 << 40), column: 1)
    return await ReplayCase(
      input: .touches({ _ in log }, golden: own), stage: DeskStage.self, mode: .never, leniency: nil, place: place
    ).verify()
  }

  @Test func `touches in a test's own code are left as a log that fails alike`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("own-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let tap = Finger().tap(at: CGPoint(x: 20, y: 20)).log()
    let outcome = try await failed(tap, golden: nil, in: folder)
    #expect(outcome.verdict == .missing && outcome.next == nil)
    let files = try #require(FailureFiles(outcome, folder: folder.path))
    #expect(files.files.map(\.name) == ["T-tap.patch", "T-tap.golden", "T-tap.touchlog"])
    let left = try files.write(environment: ["TOUCHSTONE_ARTIFACTS": folder.appendingPathComponent("left").path])
    let log = try TouchLog(reading: URL(fileURLWithPath: try #require(left.last)))
    #expect(log.frames == tap.frames && log.stopTime == tap.stopTime && log.about.stage == DeskStage.name)
    // Beside the trace that the test made: alone, replayed by the tool, it does the same.
    let again = await Verifier(mode: .never).verify(
      RecordingFile(path: try #require(left.last)), stages: try StageCatalog([DeskStage.self]))
    #expect(again.lines == outcome.lines && again.lines > 0)
  }

  @Test func `touches that can't be replayed are left too, and no log is named that is not there`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("own-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var log = Finger().tap(at: CGPoint(x: 20, y: 20)).log()
    log.frames[1].time = .infinity
    let outcome = try await failed(log, golden: nil, in: folder)
    #expect(outcome.text.hasPrefix("T/tap: ") && !outcome.text.contains(".touchlog"), "\(outcome.text)")
    let files = try #require(FailureFiles(outcome, folder: folder.path))
    #expect(files.files.map(\.name) == ["T-tap.touchlog"] && files.patch == nil)
  }

  @Test func `a replay that matches, and one that can't be run, leave nothing`() async throws {
    let desk = try DeskRecording()
    defer { desk.remove() }
    #expect(FailureFiles(await failed(desk)) == nil)
    try Data("no log".utf8).write(to: URL(fileURLWithPath: desk.recording.path))
    #expect(FailureFiles(await failed(desk)) == nil)
  }

  @Test func `the line for programs is one line of JSON with the facts`() async throws {
    let desk = try DeskRecording(golden: nil)
    defer { desk.remove() }
    let outcome = await failed(desk)
    let line = FailureReporter.programLine(outcome, artifacts: ["/a.patch"])
    #expect(line.hasPrefix("touchstone {") && line.hasSuffix("}\n"))
    #expect(line.split(separator: "\n").count == 1)
    let json = try JSONSerialization.jsonObject(with: Data(line.dropFirst("touchstone ".count).utf8))
    let facts = try #require(json as? [String: Any])
    #expect(facts["schemaVersion"] as? Int == 1)
    #expect(facts["verdict"] as? String == "missing")
    #expect(facts["title"] as? String == "desk/tap-button")
    #expect(facts["log"] as? String == desk.recording.path)
    #expect(facts["artifacts"] as? [String] == ["/a.patch"])
    #expect(facts["pending"] == nil)
  }

  @Test func `the patch is from the golden as it was, also where the run writes it`() async throws {
    let squeezed = DeskRecording.golden.replacingOccurrences(of: "pressed", with: "squeezed")
    var patches: [String] = []
    for mode in [UpdateMode.never, .failed] {
      let desk = try DeskRecording(golden: squeezed)
      defer { desk.remove() }
      let files = try #require(FailureFiles(await failed(desk, mode: mode), folder: desk.folder.path))
      patches.append(try #require(files.patch?.text))
    }
    #expect(patches[0].contains("squeezed") && patches[0] == patches[1])
  }
}
