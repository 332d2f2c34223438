import Foundation
import Goldens
import HeadlessUIKit
import Testing
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
    #expect(files.patch.text.hasPrefix("--- a/tap-button.golden\n+++ b/tap-button.golden\n@@ "))
    #expect(files.files.last?.text == DeskRecording.golden)
    let folder = desk.folder.appendingPathComponent("artifacts").path
    let paths = try files.write(environment: ["TOUCHSTONE_ARTIFACTS": folder])
    #expect(paths == ["\(folder)/tap-button.patch", "\(folder)/tap-button.golden"])
    #expect(try String(contentsOfFile: paths[0], encoding: .utf8) == files.patch.text)
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
      patches.append(files.patch.text)
    }
    #expect(patches[0].contains("squeezed") && patches[0] == patches[1])
  }
}
