import Foundation
import Subprocess
import SystemPackage
import Testing
import TouchLogs
import TouchRecording

@testable import ReplayTesting

/// A failed test leaves its touches, in both frameworks, and says where; each is run in a process of its own.
struct FlightRecorderTests {
  @Test func `tests of Swift Testing that fail or throw leave a log each, others none`() async throws {
    let run = try await run(["--testing-library", "swift-testing", "--filter", "MustFailWithTouchesTests"])
    #expect(
      run.logs.keys.sorted() == [
        "fails-at-an-expectation.touchlog", "throws-with-2.touchlog", "throws-with.touchlog",
      ])
    // Which of the two cases comes first is up to the runner.
    #expect(run.logs.values.flatMap(Self.marks).sorted() == ["before it failed", "one", "two"])
    #expect(run.output.contains("the touches of the test that failed are in \(run.folder)/fails-at-an-expectation"))
    #expect(run.output.contains("Next: replay show \(run.folder)/fails-at-an-expectation.touchlog"))
  }

  @Test func `an XCTest that fails leaves a log, and one that passes none`() async throws {
    let run = try await run(["ReplayTestingTests.MustFailWithTouchesCase"])
    let name = "MustFailWithTouchesCase-testThatFails.touchlog"
    let two = "MustFailWithTouchesCase-testThatFailsInTwoWindows"
    #expect(
      run.logs.mapValues(Self.marks) == [
        name: ["before it failed"], "\(two).touchlog": ["window A"], "\(two)-2.touchlog": ["window B"],
      ])
    #expect(run.output.contains("the touches of the test that failed are in \(run.folder)/\(name)"))
  }

  @MainActor @Test func `a folder that takes no log is named, with the system's words and what to do`() throws {
    let flight = try FlightRecorder(FlightSettings(seconds: 5, bytes: 1 << 14, folder: "/proc/nope"))
    flight.recorder.mark("held")
    let error = #expect(throws: UnkeptTouches.self) { try flight.keep(as: "test") }
    let words = try #require(error?.description)
    #expect(words.hasPrefix("no log can be put into /proc/nope: "))
    #expect(words.hasSuffix("; name another folder by 'into:'") && !words.contains("Domain"))
  }

  @MainActor @Test func `a test without the trait is told to have it`() {
    #expect { try TouchRecorder.ofTest() } throws: { "\($0)".contains("put `.recordsTouches()` on it") }
  }

  @MainActor @Test(.recordsTouches(seconds: 5, bytes: 1 << 14)) func `a test's recorder records already`() throws {
    let recorder = try TouchRecorder.ofTest()
    #expect(recorder.state == .recording)
    recorder.mark("held")
    #expect(recorder.held.map(Self.marks) == ["held"])
  }

  private static func marks(_ log: TouchLog) -> [String] {
    log.frames.compactMap { if case .mark(let text) = $0.content { text } else { nil } }
  }

  private func run(
    _ arguments: [String]
  ) async throws -> (logs: [String: TouchLog], output: String, folder: String) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "flight-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try await Subprocess.run(
      .path(FilePath(CommandLine.arguments[0])), arguments: Arguments(arguments),
      environment: .inherit.updating(["TOUCHSTONE_MUST_FAIL": "1", "TOUCHSTONE_ARTIFACTS": folder.path]),
      output: .string(limit: 1 << 20), error: .string(limit: 1 << 20))
    #expect(!result.terminationStatus.isSuccess)
    var logs: [String: TouchLog] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      logs[name] = try TouchLog(reading: folder.appending(path: name))
    }
    return (logs, result.standardOutput + result.standardError, folder.path)
  }
}
