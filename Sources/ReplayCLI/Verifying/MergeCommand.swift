import ArgumentParser
import ReplayReports
import Verification

/// `replay merge REPORT…`
struct MergeCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Puts the JSON reports of all shards of a run together.",
    discussion: """
      Tells and exits as the whole run would have. A shard that is missing, there twice or of another run is an error. \
      Goldens whose log is gone are judged here, since no shard alone can.
      """)

  @Argument(help: ArgumentHelp("The JSON report of each shard.", valueName: "report"))
  var shards: [String]

  @OptionGroup var reporting: ReportOptions

  func perform(in surroundings: Surroundings) async throws -> Int32 {
    let parts = try shards.map { ReportMerge.Part(name: $0, report: try InputFile.report(at: $0)) }
    let report = try ReportMerge.merged(parts)
    let failure = reporting.settings.requests(surroundings).writeAll(report)
    var narrator = reporting.settings.narrator(surroundings)
    for entry in report.entries where entry.outcome.needsTelling { try narrator.tell(entry.outcome) }
    try narrator.tell(report, of: parts.first?.report.share?.planned ?? report.summary.recordings)
    if let failure { throw failure }
    return report.exitCode
  }
}
