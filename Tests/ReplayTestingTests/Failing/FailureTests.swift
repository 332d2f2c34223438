import Foundation
import ReplayTesting
import Subprocess
import SystemPackage
import Testing

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
    #expect(run.output.contains("AssertReplayTests.swift:24: error: AssertReplayTests.testThatMustFail"))
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
