import Foundation
import Synchronization
public import Testing
public import TouchRecording

/// Gives each test a flight recorder, and keeps its touches where the test fails.
///
/// ```swift
/// @MainActor @Test(.recordsTouches()) func paying() throws {
///   window.recorder = try TouchRecorder.ofTest()
///   …
///   #expect(checkout.isPaid)      // should it fail, a warning says where the log is
/// }
/// ```
/// A test that passes leaves nothing, and neither does one that fails before anything was recorded.
public struct FlightRecorderTrait: TestTrait, SuiteTrait, TestScoping {
  let settings: FlightSettings

  /// Every test in a suite has a recorder of its own.
  public var isRecursive: Bool { true }

  /// Runs the test, and looks at each issue on its way: known ones and warnings don't fail a test.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let flight = try await FlightRecorder(settings)
    let hasFailed = FailureFlag()
    let watch: IssueHandlingTrait = .compactMapIssues { issue in
      if issue.isFailure { hasFailed.raise() }
      return issue
    }
    do {
      try await RunningTest.$flight.withValue(flight) {
        try await watch.provideScope(for: test, testCase: testCase, performing: function)
      }
    } catch {
      await Self.keep(flight, of: test)
      throw error
    }
    if hasFailed.isRaised { await Self.keep(flight, of: test) }
  }

  /// What made the test fail is what counts: that its touches can't be kept is a warning beside it.
  private static func keep(_ flight: FlightRecorder, of test: Test) async {
    do {
      guard let kept = try await flight.keep(as: test.displayName ?? test.name) else { return }
      Attachment.record([UInt8](try Data(contentsOf: kept.file)), named: kept.file.lastPathComponent)
      Issue.record("\(kept)", severity: .warning, sourceLocation: test.sourceLocation)
    } catch {
      let words = "the touches of the test that failed could not be kept: \(error)"
      Issue.record("\(words)", severity: .warning, sourceLocation: test.sourceLocation)
    }
  }
}

extension Trait where Self == FlightRecorderTrait {
  /// Each test has a flight recorder, ``TouchRecording/TouchRecorder/ofTest()``, whose touches are kept where it
  /// fails.
  /// - Parameters:
  ///   - seconds: how far back it remembers.
  ///   - bytes: how much memory it takes.
  ///   - folder: where logs are put; where nil the environment's `TOUCHSTONE_ARTIFACTS`, else a temporary folder.
  public static func recordsTouches(
    seconds: Double = 30, bytes: Int = 1 << 20, into folder: String? = nil
  ) -> Self {
    FlightRecorderTrait(settings: FlightSettings(seconds: seconds, bytes: bytes, folder: folder))
  }
}

extension TouchRecorder {
  /// The flight recorder of the running test; it records already. For `RecordingWindow.recorder`.
  /// - Throws: `NoFlightRecorder` where the test has none.
  public static func ofTest() throws -> TouchRecorder {
    guard let flight = RunningTest.flight else { throw NoFlightRecorder() }
    return flight.recorder
  }
}

/// A test asked for a flight recorder that nothing gave it.
public struct NoFlightRecorder: Error, Hashable, Sendable, CustomStringConvertible {
  public var description: String {
    "this test has no flight recorder; put `.recordsTouches()` on it, or on its suite"
  }
}

/// What a trait has given the test that runs.
private enum RunningTest {
  @TaskLocal static var flight: FlightRecorder?
}

/// Raised by any thread, once.
private final class FailureFlag: Sendable {
  private let raised = Mutex(false)

  var isRaised: Bool { raised.withLock { $0 } }
  func raise() { raised.withLock { $0 = true } }
}
