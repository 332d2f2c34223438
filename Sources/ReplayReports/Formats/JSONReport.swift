import Foundation
import Verification

/// A run as JSON. These names are the format, `Reports.md` says what they mean, and `replay-report.schema.json`
/// holds them; `schemaVersion` rises when one changes its meaning or goes.
struct JSONReport: Codable {
  static let version = 1

  let schemaVersion: Int
  /// What the tool exits with.
  let exitCode: Int32
  let interrupted: Bool
  /// Where the run ended itself: after how many failures.
  let stoppedAfter: Int?
  /// Only of a shard.
  let shard: ShardShare?
  let seconds: Double
  let recordings: Int
  let frames: Int
  let samples: Int
  /// How many of each verdict, by its name; every name is there.
  let verdicts: [String: Int]
  /// Recordings, of whatever verdict, whose golden could not be written.
  let unwritten: Int
  /// Failures that the list of known ones has.
  let known: Int
  /// Matches that the list of known failures has.
  let passingAgain: Int
  /// In the order of the run.
  let outcomes: [OutcomeRecord]

  init(_ report: RunReport) {
    let summary = report.summary
    schemaVersion = Self.version
    exitCode = report.exitCode
    interrupted = report.isInterrupted
    stoppedAfter = report.stoppedAfter
    shard = report.share
    seconds = Self.milliseconds(report.seconds)
    recordings = summary.recordings
    frames = summary.frames
    samples = summary.samples
    verdicts = Dictionary(
      Verdict.Name.allCases.map { ($0.rawValue, summary.count($0)) }, uniquingKeysWith: { $1 })
    unwritten = summary.unwritten
    known = summary.known
    passingAgain = summary.passingAgain
    outcomes = report.entries.map { OutcomeRecord($0.outcome, seconds: Self.milliseconds($0.seconds)) }
  }

  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  /// Whether a run can have counted so, and sums of such are numbers.
  fileprivate var isPossible: Bool {
    let counts = outcomes.lazy.flatMap { [$0.frames, $0.samples, $0.lines] }
    let times = CollectionOfOne(seconds) + outcomes.map(\.seconds)
    return counts.allSatisfy { (0...Self.greatestCount).contains($0) }
      && times.allSatisfy { (0...Self.greatestTime).contains($0) }
  }

  /// Of one recording; no file has as many.
  private static let greatestCount = 1 << 40
  /// In seconds: some thirty thousand years.
  private static let greatestTime = 1e12

  /// What a clock says below that is noise.
  private static func milliseconds(_ seconds: Double) -> Double {
    seconds.isFinite ? (seconds * 1000).rounded() / 1000 : 0
  }
}

extension RunReport {
  /// What an earlier run wrote as JSON.
  /// - Parameter name: what an error calls it.
  /// - Throws: `ReportError` for what is no report, or one of a newer version.
  public init(json bytes: [UInt8], named name: String) throws(ReportError) {
    struct Version: Decodable { var schemaVersion: Int }
    let data = Data(bytes)
    guard let version = try? JSONDecoder().decode(Version.self, from: data) else {
      throw ReportError(file: name, problem: .noReport)
    }
    guard version.schemaVersion == JSONReport.version else {
      throw ReportError(file: name, problem: .version(version.schemaVersion))
    }
    guard let report = try? JSONDecoder().decode(JSONReport.self, from: data) else {
      throw ReportError(file: name, problem: .noReport)
    }
    guard report.isPossible else { throw ReportError(file: name, problem: .noReport) }
    var entries: [Entry] = []
    for record in report.outcomes {
      do { entries.append(Entry(try record.outcome(), seconds: record.seconds)) } catch {
        throw ReportError(file: name, problem: .outcome("\(error)"))
      }
    }
    self.init(
      entries: entries, seconds: report.seconds, isInterrupted: report.interrupted,
      stoppedAfter: report.stoppedAfter, share: report.shard)
  }
}
