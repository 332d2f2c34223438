import Foundation
import Testing
import XCTest

/// Where an assertion stands in the test's code.
struct TestPlace: Sendable {
  var fileID: String
  var file: StaticString
  var line: UInt
  var column: Int
}

/// Fails the running test, whichever framework runs it.
///
/// Each framework passes silently over the other's failures, so the right one must be told: Swift Testing where a
/// test of its own is running, or its runner is this process; else XCTest.
enum FailureReporter {
  static func fail(_ text: String, at place: TestPlace) {
    if Test.current != nil || isSwiftTestingRunner(CommandLine.arguments) {
      let location = SourceLocation(
        fileID: place.fileID, filePath: "\(place.file)", line: Int(place.line), column: place.column)
      Issue.record(Comment(rawValue: text), sourceLocation: location)
    } else {
      XCTFail(text, file: place.file, line: place.line)
    }
  }

  /// SwiftPM runs a test product once for each framework, and says so to Swift Testing's run.
  static func isSwiftTestingRunner(_ arguments: [String]) -> Bool {
    guard let flag = arguments.firstIndex(of: "--testing-library") else {
      return arguments.contains("--testing-library=swift-testing")
    }
    return arguments.dropFirst(flag + 1).first == "swift-testing"
  }
}
