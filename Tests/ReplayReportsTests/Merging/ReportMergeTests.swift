import Foundation
import ReplayReports
import Testing
import Verification

struct ReportMergeTests {
  private static let found = FoundRecordings(
    recordings: (100..<160).map { RecordingFile(path: "rec/\($0).touchlog") }, obsolete: ["rec/gone.golden"])

  /// A run of everything, in which every seventh recording has no golden.
  private func report(_ shard: Shard? = nil, durations: [String: Double] = [:]) -> RunReport {
    let plan = RunPlan(Self.found, shard: shard, durations: durations)
    let entries = plan.recordings.map { recording in
      RunReport.Entry(
        SampleRun.outcome(recording.path, recording.name.hashNumber.isMultiple(of: 7) ? .missing : .matches),
        seconds: 0.25)
    }
    let obsolete = plan.obsolete.map {
      RunReport.Entry(Outcome(recording: RecordingFile(golden: $0), verdict: .obsolete), seconds: 0)
    }
    return RunReport(entries: entries + obsolete, seconds: 1, share: plan.share)
  }

  private func parts(_ count: Int) -> [ReportMerge.Part] {
    (1...count).map { ReportMerge.Part(name: "\($0).json", report: report(Shard($0, of: count))) }
  }

  @Test(arguments: [1, 2, 3, 7, 100])
  func `merged shards are byte for byte the whole run, in any order, in every format`(count: Int) throws {
    let whole = report()
    let merged = try ReportMerge.merged(parts(count).reversed())
    for kind in ReportKind.allCases { #expect(try kind.text(of: merged) == kind.text(of: whole)) }
    #expect(merged.exitCode == whole.exitCode)
  }

  @Test func `no shard judges a golden whose log is gone, and the merge does`() throws {
    let parts = parts(3)
    #expect(parts.allSatisfy { part in part.report.entries.allSatisfy { $0.outcome.verdict != .obsolete } })
    #expect(try ReportMerge.merged(parts).entries.last?.outcome.verdict == .obsolete)
  }

  @Test func `a missing, doubled, foreign or whole report is refused by its name`() throws {
    let three = parts(3)
    #expect(throws: MergeError.missing(2, of: 3)) { try ReportMerge.merged([three[0], three[2]]) }
    #expect(throws: MergeError.doubled(2, of: 3, "2.json", "2.json")) {
      try ReportMerge.merged(three + [three[1]])
    }
    #expect(throws: MergeError.foreign("1.json", to: "2.json")) {
      try ReportMerge.merged([three[1], parts(2)[0]])
    }
    #expect(throws: MergeError.noShard("all.json")) {
      try ReportMerge.merged(three + [ReportMerge.Part(name: "all.json", report: report())])
    }
    #expect(throws: MergeError.nothing) { try ReportMerge.merged([]) }
  }

  @Test func `shards that were divided by other times are found out`() throws {
    let parts = [
      ReportMerge.Part(name: "1.json", report: report(Shard(1, of: 2), durations: ["rec/100.touchlog": 1_000])),
      ReportMerge.Part(name: "2.json", report: report(Shard(2, of: 2))),
    ]
    let error = #expect(throws: MergeError.self) { try ReportMerge.merged(parts) }
    #expect(error?.description.hasSuffix("give every shard the same --balance") == true)
  }

  @Test func `an interrupted shard makes an interrupted run, which judges no golden`() throws {
    var parts = parts(2)
    parts[1].report.isInterrupted = true
    parts[1].report.entries.removeLast()
    let merged = try ReportMerge.merged(parts)
    #expect(merged.isInterrupted)
    #expect(merged.entries.count == 59)
    #expect(merged.entries.allSatisfy { $0.outcome.verdict != .obsolete })
  }
}

extension String {
  /// The same in every process, as `hashValue` is not.
  fileprivate var hashNumber: Int { utf8.reduce(0) { $0 + Int($1) } }
}
