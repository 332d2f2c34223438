import Foundation
import Synchronization
public import TouchRecording
public import XCTest

extension XCTestCase {
  /// A flight recorder for this test, which records already, and whose touches are kept where the test fails.
  ///
  /// ```swift
  /// window.recorder = try touchRecorder()
  /// ```
  /// When the test is over and has failed, what the recorder holds is written into a log, and the path is printed.
  /// A test that asks for several, one a window, keeps what each holds.
  /// Under Swift Testing the trait `recordsTouches` does that, with one recorder a test.
  /// - Parameters:
  ///   - seconds: how far back it remembers.
  ///   - bytes: how much memory it takes.
  ///   - folder: where the log is put; where nil the environment's `TOUCHSTONE_ARTIFACTS`, else a temporary folder.
  /// - Throws: in a test method that is both `async` and on the main actor, as all of XCTest's face fails there.
  public func touchRecorder(
    seconds: Double = 30, bytes: Int = 1 << 20, into folder: String? = nil
  ) throws -> TouchRecorder {
    let settings = FlightSettings(seconds: seconds, bytes: bytes, folder: folder)
    let flight = try RunLoopTurner.run { Result { try FlightRecorder(settings) } }.get()
    FlightObserver.shared.watch(self, flight)
    return flight.recorder
  }
}

/// Told by XCTest of the end of each test.
private final class FlightObserver: NSObject, XCTestObservation, Sendable {
  static let shared = FlightObserver()
  private let flights = Mutex<[ObjectIdentifier: [FlightRecorder]]>([:])

  private override init() {
    super.init()
    XCTestObservationCenter.shared.addTestObserver(self)
  }

  func watch(_ test: XCTestCase, _ flight: FlightRecorder) {
    flights.withLock { $0[ObjectIdentifier(test), default: []].append(flight) }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    let own = flights.withLock { $0.removeValue(forKey: ObjectIdentifier(testCase)) } ?? []
    guard let run = testCase.testRun, run.totalFailureCount > 0 else { return }
    let name = testCase.name
    for flight in own {
      let words: String?
      do { words = try RunLoopTurner.run { Self.kept(flight, as: name) } } catch { words = "\(error)" }
      if let words { FileHandle.standardError.write(Data("\(words)\n".utf8)) }
    }
  }

  /// What is to be said of it.
  @MainActor private static func kept(_ flight: FlightRecorder, as name: String) -> String? {
    do { return try flight.keep(as: name).map { "\($0)" } } catch {
      return "the touches of \(name) could not be kept: \(error)"
    }
  }
}
