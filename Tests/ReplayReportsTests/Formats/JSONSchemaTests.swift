import Foundation
import ReplayReports
import Testing
import Verification

struct JSONSchemaTests {
  private func schema() throws -> JSONSchema {
    try JSONSchema(
      URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "../../../Sources/ReplayReports/ReplayReports.docc/replay-report.schema.json"))
  }

  private func json(_ report: RunReport) throws -> [String: Any] {
    let text = try ReportKind.json.text(of: report)
    return try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
  }

  @Test func `every report is what the schema says`() throws {
    var shard = try SampleRun.everyVerdict()
    shard.share = ShardShare(index: 1, count: 2, planned: 12, plan: "00", obsolete: ["a.golden"])
    shard.stoppedAfter = 1
    for report in [
      try SampleRun.everyVerdict(), try SampleRun.everyWorkerVerdict(), shard, RunReport(entries: [], seconds: 0),
    ] {
      #expect(try schema().problems(of: json(report)) == [])
    }
  }

  @Test func `every verdict has its name in the schema`() throws {
    for name in Verdict.Name.allCases {
      var report = try json(SampleRun.everyVerdict())
      var outcomes = report["outcomes"] as? [[String: Any]] ?? []
      outcomes[0]["verdict"] = name.rawValue
      report["outcomes"] = outcomes
      #expect(try schema().problems(of: report) == [])
    }
  }

  @Test func `what is missing, of another kind or unknown is found`() throws {
    var report = try json(SampleRun.everyVerdict())
    report["seconds"] = nil
    report["frames"] = "many"
    report["more"] = 1
    report["schemaVersion"] = 2
    var outcomes = report["outcomes"] as? [[String: Any]] ?? []
    outcomes[0]["verdict"] = "perhaps"
    outcomes[1]["lines"] = -1
    report["outcomes"] = outcomes
    let problems = try schema().problems(of: report)
    #expect(problems.contains("$.seconds is missing"))
    #expect(problems.contains("$.frames is no integer"))
    #expect(problems.contains("$.more is unknown"))
    #expect(problems.contains("$.schemaVersion is not 1"))
    #expect(problems.contains { $0.hasPrefix("$.outcomes[0].verdict is none of ") })
    #expect(problems.contains("$.outcomes[1].lines is below 0"))
  }

  @Test func `what was written is read as it was`() throws {
    for report in [try SampleRun.everyVerdict(), try SampleRun.everyWorkerVerdict()] {
      let text = try ReportKind.json.text(of: report)
      let read = try RunReport(json: Array(text.utf8), named: "a.json")
      #expect(
        read.entries.map { OutcomeRecord($0.outcome, seconds: 0) }
          == report.entries.map { OutcomeRecord($0.outcome, seconds: 0) })
      #expect(try ReportKind.json.text(of: read) == text)
      #expect(try ReportKind.junit.text(of: read) == ReportKind.junit.text(of: report))
      #expect(try ReportKind.markdown.text(of: read) == ReportKind.markdown.text(of: report))
    }
  }

  @Test(arguments: [
    ("", "a.json is no report of a run"), ("[]", "a.json is no report of a run"),
    (#"{"schemaVersion": 2}"#, "a.json is a report of version 2, and this tool reads version 1"),
    (#"{"schemaVersion": 1}"#, "a.json is no report of a run"),
  ])
  func `what is no report is refused with what to do`(text: String, words: String) {
    let error = #expect(throws: ReportError.self) { try RunReport(json: Array(text.utf8), named: "a.json") }
    #expect(error?.description.hasPrefix(words) == true)
  }

  @Test(arguments: [
    ("\"samples\" : 3", "\"samples\" : 9223372036854775807"), ("\"frames\" : 2", "\"frames\" : -2"),
    ("\"lines\" : 4", "\"lines\" : 2e18"), ("\"seconds\" : ", "\"seconds\" : 1e300, \"was\" : "),
  ])
  func `numbers that no run counts are refused, not summed up`(number: String, wild: String) throws {
    let text = try ReportKind.json.text(of: SampleRun.everyVerdict())
    let changed = text.replacing(number, with: wild)
    #expect(changed != text)
    #expect(throws: ReportError.self) { try RunReport(json: Array(changed.utf8), named: "a.json") }
  }

  @Test func `a verdict that is not told whole is refused`() throws {
    let text = try ReportKind.json.text(of: SampleRun.everyVerdict())
    let half = text.replacing("\"reason\" : \"the file is empty\",\n", with: "")
    #expect(half != text)
    #expect(throws: ReportError.self) { try RunReport(json: Array(half.utf8), named: "a.json") }
  }
}
