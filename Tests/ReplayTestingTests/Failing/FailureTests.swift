import Foundation
import Gallery
import HeadlessUIKit
import Subprocess
import SystemPackage
import Testing
import TouchLogs

@testable import ReplayTesting

/// Failures must fail, in both frameworks: each is run in a process of its own and has to come out red.
struct FailureTests {
  private func run(_ arguments: [String]) async throws -> (isRed: Bool, output: String) {
    let result = try await Subprocess.run(
      .path(FilePath(CommandLine.arguments[0])), arguments: Arguments(arguments),
      environment: .inherit.updating(["TOUCHSTONE_MUST_FAIL": "1"]), output: .string(limit: 1 << 20),
      error: .string(limit: 1 << 20))
    return (!result.terminationStatus.isSuccess, result.standardOutput + result.standardError)
  }

  @Test func `a golden that differs turns XCTest red, at the assertion's file and line`() async throws {
    let run = try await run(["ReplayTestingTests.AssertReplayTests/testThatMustFail"])
    #expect(run.isRed)
    #expect(run.output.contains("AssertReplayTests.swift:37: error: AssertReplayTests.testThatMustFail"))
    #expect(run.output.contains("desk/tap-button differs, first in frame 2 (80 ms)"))
    #expect(run.output.contains("- 2  80     stage                note             squeezed"))
  }

  @Test func `a golden that differs turns Swift Testing red, at the expectation's file and line`() async throws {
    let run = try await run(["--testing-library", "swift-testing", "--filter", "MustFailTests"])
    #expect(run.isRed)
    #expect(run.output.contains("MustFailTests.swift:13:"))
    #expect(run.output.contains("desk/tap-button differs, first in frame 2 (80 ms)"))
    #expect(run.output.contains("- 2  80     stage                note             squeezed"))
  }

  @Test func `views that a test builds turn XCTest red, at the assertion's file and line`() async throws {
    let run = try await run(["ReplayTestingTests.AssertReplayTests/testThatMustFailInline"])
    #expect(run.isRed)
    #expect(run.output.contains("AssertReplayTests.swift:27: error: AssertReplayTests.testThatMustFailInline"))
    #expect(run.output.contains("- 2  80     stage                note             paid 3"))
    #expect(run.output.contains("+ 2  80     stage                note             paid 7"))
  }

  @Test func `views that a test builds turn Swift Testing red, at the expectation's file and line`() async throws {
    let run = try await run(["--testing-library", "swift-testing", "--filter", "must fail inline"])
    #expect(run.isRed)
    #expect(run.output.contains("MustFailTests.swift:18:"))
    #expect(run.output.contains("- 2  80     stage                note             paid 3"))
    #expect(run.output.contains("+ 2  80     stage                note             paid 7"))
  }

  @Test(arguments: ["AssertReplayTests/testThatMustNotWait", "AssertReachableTests/testThatMustNotWait"])
  func `an async test on the main actor fails, for it would wait for itself, and the others run`(
    test: String
  ) async throws {
    let run = try await run(["ReplayTestingTests.\(test),ReplayTestingTests.AssertReachableTests"])
    #expect(run.isRed)
    #expect(run.output.contains(": error: \(test.replacing("/", with: ".")) : "))
    #expect(run.output.contains("an async test on it would wait for itself: leave `async` or `@MainActor` away"))
    #expect(run.output.contains("AssertReachableTests.testThatAReachableViewPasses' passed"))
  }

  @Test func `what an async test of XCTest's expects turns it red, at the expectation's file and line`()
    async throws
  {
    let run = try await run(["ReplayTestingTests.AssertReplayTests/testThatMustFailAsync"])
    #expect(run.isRed)
    #expect(run.output.contains("AssertReplayTests.swift:51: error: AssertReplayTests.testThatMustFailAsync"))
    #expect(run.output.contains("- 2  80     stage                note             squeezed"))
  }

  @Test func `a folder without recordings turns a test of its recordings red`() async throws {
    let run = try await run(["--testing-library", "swift-testing", "--filter", "MustFindTests"])
    #expect(run.isRed)
    #expect(run.output.contains("recordings/raised-tab-bra: there is no such folder; did you mean "))
    #expect(run.output.contains("recordings/raised-tab-bar?"))
  }

  @MainActor @Test(arguments: ["row14", nil] as [String?])
  func `the line for programs is what the tool's report says of the same failure`(view: String?) async throws {
    let folder = NSTemporaryDirectory() + "failure-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let recording = Recording(path: "\(folder)/press.touchlog")
    try Finger().tap(at: CGPoint(x: 195, y: 749)).log(stage: "raised-tab-bar")
      .write(to: URL(fileURLWithPath: recording.path))
    if let view {
      let golden =
        "golden 1\nlog    press.touchlog\nstage  raised-tab-bar\nrules  1\n\n"
        + "#  ms     subject              what             detail\n"
        + "1  0      window               hit              home/\(view)\n"
      try Data(golden.utf8).write(to: URL(fileURLWithPath: "\(folder)/press.golden"))
    }
    let stage = try #require(Examples.stages.first { $0.name == "raised-tab-bar" })
    let place = TestPlace(fileID: "T/T.swift", file: #filePath, line: 1, column: 1)
    let replay = ReplayCase(
      input: .recording(recording), stage: stage, mode: .pending, leniency: nil, place: place)
    let line = FailureReporter.programLine(await replay.verify(), artifacts: [])
    let tool = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "replay")
    let run = try await Subprocess.run(
      .path(FilePath(tool.path)),
      arguments: ["verify", recording.path, "--update", "pending", "--report", "json"],
      output: .string(limit: 1 << 20), error: .discarded)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(run.standardOutput.utf8)) as? [String: Any])
    let outcome = try #require((report["outcomes"] as? [[String: Any]])?.first)
    let failure = try #require(outcome["failure"])
    let encoded = try JSONSerialization.data(
      withJSONObject: failure, options: [.sortedKeys, .withoutEscapingSlashes])
    #expect(line == "touchstone \(String(decoding: encoded, as: UTF8.self))\n")
    #expect(line.contains(view == nil ? #""verdict":"missing""# : #""expected":"1  0 "#))
  }

  @Test func `a dead part turns XCTest red, at the assertion's file and line`() async throws {
    let run = try await run(["ReplayTestingTests.AssertReachableTests/testThatMustFail"])
    #expect(run.isRed)
    #expect(run.output.contains("AssertReachableTests.swift:15: error: AssertReachableTests.testThatMustFail"))
    #expect(run.output.contains("bar/centerButton is 33.3% out of reach: 1,728 of its 5,184 points."))
  }

  @Test func `a dead part turns Swift Testing red, at the expectation's file and line`() async throws {
    let run = try await run(["--testing-library", "swift-testing", "--filter", "MustFailToReachTests"])
    #expect(run.isRed)
    #expect(run.output.contains("MustFailToReachTests.swift:9:"))
    #expect(run.output.contains("bar/centerButton is 33.3% out of reach: 1,728 of its 5,184 points."))
  }
}
