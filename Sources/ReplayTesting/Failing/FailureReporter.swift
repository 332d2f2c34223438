import Foundation
import Goldens
import Testing
import Verification
import XCTest

/// Where an assertion stands in the test's code.
struct TestPlace: Sendable {
  var fileID: String
  var file: StaticString
  var line: UInt
  var column: Int

  fileprivate var location: SourceLocation {
    SourceLocation(fileID: fileID, filePath: "\(file)", line: Int(line), column: column)
  }
}

/// Fails the running test, whichever framework runs it.
///
/// Each framework passes silently over the other's failures, so the right one must be told: Swift Testing where a
/// test of its own is running, or its runner is this process; else XCTest.
enum FailureReporter {
  static func fail(_ text: String, at place: TestPlace) {
    if TestRun.current.isSwiftTesting {
      Issue.record(Comment(rawValue: text), sourceLocation: place.location)
    } else {
      XCTFail(text, file: place.file, line: place.line)
    }
  }

  /// The last line of a failed assertion, for programs that read what tests print:
  /// `touchstone {"actual":"1  0  …","artifacts":[], … }`.
  static func programLine(_ outcome: Outcome, artifacts: [String]) -> String {
    "touchstone \(FailureRecord(outcome, artifacts: artifacts).json)\n"
  }

  /// Where the touches are that the test has in its own code; no tool has a stage that it builds there, too.
  private static func touchesLine(_ outcome: Outcome, in log: String) -> String {
    outcome.touches?.about.stage == InlineStage.name
      ? "  Touches: \(log)\n" : "  All: replay explain \(RecordingFile(path: log).word)\n"
  }

  /// Fails the test with what the tool would say, a line for programs, and files for whoever looks into it.
  ///
  /// Swift Testing gets the files as attachments; on Linux XCTest has none, so there only the folder that the
  /// environment names has them.
  static func fail(_ outcome: Outcome, at place: TestPlace) {
    let files = FailureFiles(outcome)
    var text = outcome.text
    var paths: [String] = []
    do { paths = try files?.write(environment: ProcessInfo.processInfo.environment) ?? [] } catch {
      text += "  Not written: what \(FailureFiles.variable) asks for (\(SystemWords.of(error))).\n"
    }
    if let log = paths.first(where: { $0.hasSuffix(FileEnding.log) }) { text += touchesLine(outcome, in: log) }
    if TestRun.current.isSwiftTesting, let files {
      for file in files.files {
        Attachment.record(file.bytes, named: file.name, sourceLocation: place.location)
      }
    }
    fail(text + programLine(outcome, artifacts: paths), at: place)
  }
}

/// Which framework runs this process's tests, and whether all of them.
struct TestRun {
  let isSwiftTesting: Bool
  /// Whether some of the tests were left out.
  let isPart: Bool

  /// Options that leave tests out.
  private static let choosing: Set = ["--filter", "--skip", "--specifier", "-s"]

  static var current: TestRun { TestRun(CommandLine.arguments, isInTest: Test.current != nil) }

  /// SwiftPM runs a test product once for each framework, and says so to Swift Testing's run.
  /// - Parameter isInTest: whether a test of Swift Testing's is running, whatever the arguments say.
  init(_ arguments: [String], isInTest: Bool) {
    let arguments = arguments.dropFirst()
    let library = arguments.firstIndex(of: "--testing-library").flatMap { arguments.dropFirst($0).first }
    isSwiftTesting =
      isInTest || library == "swift-testing" || arguments.contains("--testing-library=swift-testing")
    if isSwiftTesting {
      // SwiftPM hands on its own options, too, such as --skip-build.
      let names = arguments.map { $0.prefix { $0 != "=" } }
      isPart = names.contains { Self.choosing.contains(String($0)) }
    } else {
      // XCTest is given the tests that it is to run, and nothing where it is to run all.
      isPart = arguments.contains { !$0.hasPrefix("-") }
    }
  }
}
