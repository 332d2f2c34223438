import ArgumentParser
import Goldens
import TouchLogs
import Traces
import Verification

/// `replay verify PATH…`
struct VerifyCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Replays recordings and holds each against its golden.",
    discussion: """
      Tells every recording that is not what its golden says, and ends with the next command. A golden whose log \
      is gone is told where a folder is searched without --filter.
      """)

  @Argument(help: ArgumentHelp("Logs, or folders that are searched for *.touchlog.", valueName: "path"))
  var paths: [String]

  @OptionGroup var writing: UpdateOptions

  @Option(
    help: ArgumentHelp(
      "What to tell machines: junit=FILE, json=FILE, markdown=FILE or github; several at once.",
      discussion: """
        Without a file, a report goes to standard output, and the words for people to standard error. An \
        interrupted run writes its reports too.
        """, valueName: "kind=file"))
  var report: [ReportRequest] = []

  @Option(help: ArgumentHelp("Only recordings whose path the regular expression matches.", valueName: "regex"))
  var filter: PathFilter?

  @Option(help: "How the run shows that it goes on: a bar in a terminal, else nothing.")
  var progress = ProgressChoice.auto

  @Option(help: "When to use colours: in a terminal, unless NO_COLOR or FORCE_COLOR say otherwise.")
  var color = ColorChoice.auto

  @Flag(help: "Only print the recordings that would be verified.")
  var list = false

  func validate() throws {
    guard report.count(where: { $0.path == nil }) <= 1 else {
      throw ValidationError("Only one report can go to standard output; give the others a file.")
    }
  }

  func perform(in surroundings: Surroundings) async throws -> Int32 {
    if let line = paths.first(where: InputFile.isLine) { throw try LineWithoutGolden(line) }
    let mode = try writing.mode(in: surroundings)
    var found = try RecordingSearch.find(paths)
    if let filter { found.select(filter.matches) }
    guard !found.isEmpty else { return nothing(in: surroundings) }
    if list {
      try surroundings.output.write(found.recordings.map { $0.path + "\n" }.joined())
      return found.recordings.isEmpty ? ToolExit.nothingSelected : ToolExit.done
    }
    let run = VerificationRun(
      found: found, stages: try surroundings.catalog(), mode: mode, reports: report,
      narrator: narrator(surroundings))
    return try await run.perform(ProgressLine(progress, total: found.recordings.count, on: surroundings.errors))
  }

  /// Speaks where no report is written.
  @MainActor private func narrator(_ surroundings: Surroundings) -> RunNarrator {
    let output = report.contains { $0.path == nil } ? surroundings.errors : surroundings.output
    let paint = Paint(color, environment: surroundings.environment, isTerminal: output.isTerminal)
    return RunNarrator(name: surroundings.name, paint: paint, output: output)
  }

  @MainActor private func nothing(in surroundings: Surroundings) -> Int32 {
    let place = paths.joined(separator: ", ")
    let what = filter.map { "no path there matches '\($0.pattern)'" } ?? "there is no .touchlog file"
    surroundings.complain("replay: nothing to verify in \(place): \(what)")
    return ToolExit.nothingSelected
  }
}

/// A log told in a line has no golden beside it to be held against.
private struct LineWithoutGolden: Error, CustomStringConvertible {
  private let stage: String

  /// - Throws: where the line tells no log.
  init(_ line: String) throws { stage = try InputFile.log(at: line).about.stage ?? "NAME" }

  var description: String {
    "a log in a line has no golden; make a recording of it with "
      + "`replay record --stage \(Escaping.escaped(stage)) --log touchlog:… -o FOLDER`, and verify that"
  }
}

/// Which recordings are meant, by their paths.
struct PathFilter: ExpressibleByArgument {
  let pattern: String

  /// Nil for what is no regular expression.
  init?(argument: String) {
    guard (try? Regex(argument)) != nil else { return nil }
    pattern = argument
  }

  func matches(_ path: String) -> Bool {
    guard let regex = try? Regex(pattern) else { return false }
    return path.contains(regex)
  }
}

extension FoundRecordings {
  /// Keeps the recordings of these paths; what is obsolete is not known of a part.
  fileprivate mutating func select(_ isMeant: (String) -> Bool) {
    recordings.removeAll { !isMeant($0.path) }
    obsolete = []
  }

  fileprivate var isEmpty: Bool { recordings.isEmpty && obsolete.isEmpty }
}
