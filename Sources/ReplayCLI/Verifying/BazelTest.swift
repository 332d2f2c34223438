import Foundation
import ReplayReports
import Verification

/// What Bazel asks of a test through its environment, and where it looks for answers.
///
/// Sharding, a filter and failing fast are taken over; the JUnit report and, among the undeclared outputs, the JSON
/// and Markdown ones are written where Bazel collects them. Runfiles may be links into read-only folders: nothing
/// is written there, since `BAZEL_TEST` makes the update mode `never`.
struct BazelTest {
  private let environment: [String: String]
  let shard: Shard?
  let filter: PathRegex?

  /// Nil where this is no test of Bazel's.
  /// - Throws: where the shard or the filter is none.
  init?(_ environment: [String: String]) throws {
    guard environment["BAZEL_TEST"] == "1" || environment["TEST_TOTAL_SHARDS"] != nil else { return nil }
    self.environment = environment
    let count = environment["TEST_TOTAL_SHARDS"] ?? ""
    let index = environment["TEST_SHARD_INDEX"] ?? ""
    if count.isEmpty || count == "0" {
      shard = nil
    } else {
      guard let count = Int(count), let index = Int(index), index < Int.max, let shard = Shard(index + 1, of: count)
      else {
        throw BazelError(
          variable: "TEST_SHARD_INDEX", value: "\(index) of \(count)", advice: "look at how the rule is sharded")
      }
      self.shard = shard
    }
    if let pattern = environment["TESTBRIDGE_TEST_ONLY"], !pattern.isEmpty {
      do { filter = try PathRegex(pattern) } catch {
        throw BazelError(
          variable: "TESTBRIDGE_TEST_ONLY", value: pattern, advice: "give a regular expression of paths")
      }
    } else {
      filter = nil
    }
  }

  var failsFast: Bool { environment["TESTBRIDGE_TEST_RUNNER_FAIL_FAST"] == "1" }

  var reports: [ReportRequest] {
    var reports: [ReportRequest] = []
    if let file = path("XML_OUTPUT_FILE") { reports.append(ReportRequest(.junit, path: file)) }
    if let folder = path("TEST_UNDECLARED_OUTPUTS_DIR") {
      reports.append(ReportRequest(.json, path: folder + "/replay.json"))
      reports.append(ReportRequest(.markdown, path: folder + "/replay.md"))
    }
    return reports
  }

  /// Says that sharding is understood, which is asked for also where a shard has nothing in it.
  func tellSharding() throws { try touch("TEST_SHARD_STATUS_FILE") }

  /// Says that the test has not come to its end.
  func begin() throws { try touch("TEST_PREMATURE_EXIT_FILE") }

  func end() {
    // Where it can't be removed, Bazel takes the test for one that ended early, and says so.
    if let file = path("TEST_PREMATURE_EXIT_FILE") { try? FileManager.default.removeItem(atPath: file) }
  }

  private func touch(_ variable: String) throws {
    if let file = path(variable) { try OutputFile(path: file, force: true).write([]) }
  }

  private func path(_ variable: String) -> String? {
    environment[variable].flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// A variable that can't be what Bazel meant.
struct BazelError: Error, ExitCoded, CustomStringConvertible {
  let variable: String
  let value: String
  let advice: String
  var exitCode: Int32 { ToolExit.usage }
  var description: String { "\(variable) is '\(value)', which no test can follow; \(advice)" }
}
