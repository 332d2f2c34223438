import ArgumentParser
import Foundation
import ReplayReports

/// `KIND=FILE`, as it is asked for on the command line; without a file the report goes to standard output.
struct ReportRequest: ExpressibleByArgument, Sendable {
  let kind: ReportKind
  let path: String?
  /// Whether the file is another's too, who may have written to it before.
  private var appends = false
  /// The folder from which a job of GitHub's knows files.
  fileprivate var workspace: String?
  /// Where it goes without a file.
  fileprivate var output = TextOutput.standard

  init(_ kind: ReportKind, path: String, appends: Bool = false) {
    self.kind = kind
    self.path = path
    self.appends = appends
  }

  /// Nil for what names no kind, or an empty file name.
  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let kind = parts.first.flatMap({ ReportKind(rawValue: String($0)) }), parts.last?.isEmpty == false else {
      return nil
    }
    self.kind = kind
    path = parts.count == 2 ? parts.last.map(String.init) : nil
  }

  /// - Throws: where the file can't be written; what was there is then still there.
  func write(_ report: RunReport) throws {
    var report = report
    if kind == .html { report.maps = KeptMaps.of(report) }
    let text = try kind.text(of: report, workspace: workspace)
    if let path {
      let before = appends && FileManager.default.fileExists(atPath: path) ? try InputFile.bytes(of: path) : []
      try OutputFile(path: path, force: true).write(before + Array(text.utf8))
    } else {
      try output.writeRaw(text)
    }
  }
}

extension [ReportRequest] {
  /// Writes each of them: one that can't be written holds up no other.
  /// - Returns: why the first that could not be written was not.
  func writeAll(_ report: RunReport) -> (any Error)? {
    var first: (any Error)?
    for request in self {
      do { try request.write(report) } catch { first = first ?? error }
    }
    return first
  }
}

/// What to tell machines, and people who look at a page.
struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What to report: junit=FILE, json=FILE, markdown=FILE, html=FILE or github; several at once.",
      discussion: """
        Without a file, a report goes to standard output, and the words for people to standard error. An \
        interrupted run writes its reports too. Sources/ReplayReports/ReplayReports.docc/Reports.md describes them.
        """, valueName: "kind=file"))
  var report: [ReportRequest] = []

  @Option(help: "When to use colours: in a terminal, unless NO_COLOR or FORCE_COLOR say otherwise.")
  var color = ColorChoice.auto

  func validate() throws {
    guard report.count(where: { $0.path == nil }) <= 1 else {
      throw ValidationError("Only one report can go to standard output; give the others a file.")
    }
    let paths = report.compactMap(\.path)
    let places = paths.map { URL(fileURLWithPath: $0).standardizedFileURL }
    if let (twice, _) = zip(paths, places).first(where: { _, place in places.count { $0 == place } > 1 }),
      !twice.hasPrefix("/dev/")
    {
      throw ValidationError("Two reports can't both go to '\(twice)'; give each a file of its own.")
    }
  }

  var settings: ReportSettings { ReportSettings(report: report, color: color) }
}

/// What is told, as `ReportOptions` describes it.
struct ReportSettings {
  var report: [ReportRequest] = []
  var color = ColorChoice.auto

  /// Whether a report goes to standard output.
  var takesOutput: Bool { report.contains { $0.path == nil } }

  /// Speaks where no report is written.
  @MainActor func narrator(_ surroundings: Surroundings) -> RunNarrator {
    let output = takesOutput ? surroundings.errors : surroundings.output
    let paint = Paint(color, environment: surroundings.environment, isTerminal: output.isTerminal)
    return RunNarrator(name: surroundings.name, paint: paint, output: output)
  }

  /// The reports asked for; where annotations are and the job has a summary page, that too.
  @MainActor func requests(_ surroundings: Surroundings) -> [ReportRequest] {
    let environment = surroundings.environment
    var report = report
    for place in report.indices {
      report[place].workspace = environment["GITHUB_WORKSPACE"]
      report[place].output = surroundings.output
    }
    guard report.contains(where: { $0.kind == .github }), let page = environment["GITHUB_STEP_SUMMARY"],
      !page.isEmpty
    else { return report }
    return report + [ReportRequest(.markdown, path: page, appends: true)]
  }
}
