import Goldens
import TouchLogs
import Traces
import Verification

/// What `replay verify` is asked for; what isn't said is as the command line has it by default.
struct VerifyOrder {
  /// The command.
  static let word = "verify"

  var selection: RecordingSelection
  var workers = WorkerSettings()
  var update: UpdateMode?
  var reporting = ReportSettings()
  /// The file that lists them.
  var knownFailures: String?
  /// After which the run ends.
  var mostFailures: Int?
  var progress = ProgressChoice.auto
  /// Only the recordings' paths are printed.
  var list = false
  /// Runs under `git bisect run`.
  var bisect = false

  init(selection: RecordingSelection) { self.selection = selection }

  /// A command line that names nothing but paths, `verify PATH…`, as most do: to make a parser of all options, and
  /// of all commands, would take longer than the verification. Nil for any other.
  init?(plain arguments: [String]) {
    let paths = arguments.dropFirst()
    guard arguments.first == Self.word, !paths.isEmpty,
      paths.allSatisfy({ !$0.hasPrefix("-") })
    else { return nil }
    self.init(selection: RecordingSelection(paths: Array(paths)))
  }

  func perform(in surroundings: Surroundings) async throws -> Int32 {
    guard bisect else { return try await verify(in: surroundings) }
    do {
      let code = try await verify(in: surroundings)
      return code == ToolExit.couldNotRun || code == ToolExit.nothingSelected ? ToolExit.untestable : code
    } catch {
      throw Untestable(reason: error)
    }
  }

  @MainActor private func verify(in surroundings: Surroundings) async throws -> Int32 {
    if let line = selection.paths.first(where: HeldLog.isLine) { throw try LineWithoutGolden(line) }
    let mode = try UpdateOptions.mode(update, in: surroundings)
    let bazel = try BazelTest(surroundings.environment)
    try bazel?.tellSharding()
    let plan = try selection.plan(shard: bazel?.shard, filter: bazel?.filter)
    let isNothing = plan.recordings.isEmpty && plan.obsolete.isEmpty
    guard !isNothing || (plan.share?.planned ?? 0) > 0 else {
      surroundings.complain("replay: \(selection.emptiness(filter: bazel?.filter))")
      return ToolExit.nothingSelected
    }
    if list {
      // For `replay verify -` and others to read back.
      try surroundings.output.writeForPrograms(plan.recordings.map { $0.path + "\n" }.joined())
      return plan.recordings.isEmpty && plan.share == nil ? ToolExit.nothingSelected : ToolExit.done
    }
    try bazel?.begin()
    // Whatever comes of the run, it has not ended early.
    defer { bazel?.end() }
    return try await run(plan, mode: mode, bazel, surroundings)
  }

  @MainActor private func run(
    _ plan: RunPlan, mode: UpdateMode, _ bazel: BazelTest?, _ surroundings: Surroundings
  ) async throws -> Int32 {
    let surroundings = try surroundings.keepingStagesOut(where: !workers.isIsolated && reporting.takesOutput)
    let known = try knownFailures.map { try KnownFailures(try InputFile.text(of: $0), file: $0) } ?? KnownFailures()
    let stop = StopFlag()
    let account = RunAccount(
      plan: plan, known: known, reports: reporting.requests(surroundings) + (bazel?.reports ?? []),
      narrator: reporting.narrator(surroundings),
      mostFailures: mostFailures ?? (bazel?.failsFast == true ? 1 : .max), stop: stop,
      progress: ProgressLine(
        progress, total: plan.recordings.count * workers.repeats, on: surroundings.errors,
        environment: surroundings.environment))
    let run = VerificationRun(
      plan: plan, mode: mode, known: known, options: workers, stop: stop, tally: RunTally(account))
    return try await run.perform(stages: try surroundings.catalog())
  }
}

/// A log told in a line has no golden beside it to be held against.
private struct LineWithoutGolden: Error, CustomStringConvertible {
  private let stage: String

  /// - Throws: where the line tells no log.
  init(_ line: String) throws { stage = try InputFile.log(at: line).about.stage ?? "NAME" }

  var description: String {
    "a log in a line has no golden; make a recording of it with "
      + "`replay record --stage \(ShellWord.quoted(stage)) --log touchlog:… -o FOLDER`, and verify that"
  }
}

/// A commit that `git bisect` can say nothing about.
private struct Untestable: Error, ExitCoded, CustomStringConvertible {
  let reason: any Error
  var exitCode: Int32 { ToolExit.untestable }
  var description: String { Sentence.of(reason) }
}
