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
      Tells every recording that is not what its golden says, and ends with the next command. Recordings are \
      replayed in worker processes; one that crashes, hangs or takes too much memory costs its own verdict only. A \
      failure is replayed again in a fresh process before it counts. A golden whose log is gone is told where folders \
      are verified whole: neither filtered nor sharded.
      """)

  @OptionGroup(title: "Which recordings") var selection: SelectionOptions
  @OptionGroup(title: "How they are replayed") var workers: WorkerOptions
  @OptionGroup(title: "What is written") var writing: UpdateOptions
  @OptionGroup(title: "What is told") var reporting: ReportOptions

  @Option(
    help: ArgumentHelp(
      "Failures that are known: a line each, the verdict and the log's path from the list's folder.",
      discussion: "They don't fail the run until they match; then their lines must go.", valueName: "list"))
  var knownFailures: String?

  @Flag(help: "End with the first failure; the same as --max-fail 1.")
  var failFast = false

  @Option(
    help: ArgumentHelp("End after that many failures.", valueName: "n"),
    transform: { try WorkerOptions.number($0, in: 1...1_000_000_000) })
  var maxFail: Int?

  @Option(help: "How the run shows that it goes on: a bar in a terminal, elsewhere a line every ten seconds.")
  var progress = ProgressChoice.auto

  @Flag(help: "Only print the recordings that would be verified.")
  var list = false

  @Flag(
    help: "For `git bisect run`: exit with 125 instead of 2 or 4, so that a commit that can't be run is skipped.")
  var bisect = false

  func validate() throws {
    guard !failFast || maxFail ?? 1 == 1 else {
      throw ValidationError("--fail-fast is --max-fail 1; give one of them.")
    }
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
    let mode = try writing.mode(in: surroundings)
    let bazel = try BazelTest(surroundings.environment)
    let plan = try selection.plan(shard: bazel?.shard, filter: bazel?.filter)
    let isNothing = plan.recordings.isEmpty && plan.obsolete.isEmpty
    guard !isNothing || (plan.share?.planned ?? 0) > 0 else {
      surroundings.complain("replay: \(selection.emptiness)")
      return ToolExit.nothingSelected
    }
    if list {
      try surroundings.output.write(plan.recordings.map { $0.path + "\n" }.joined())
      return plan.recordings.isEmpty && plan.share == nil ? ToolExit.nothingSelected : ToolExit.done
    }
    try bazel?.begin()
    let code = try await run(plan, mode: mode, bazel, surroundings)
    bazel?.end()
    return code
  }

  @MainActor private func run(
    _ plan: RunPlan, mode: UpdateMode, _ bazel: BazelTest?, _ surroundings: Surroundings
  ) async throws -> Int32 {
    let known = try knownFailures.map { try KnownFailures(try InputFile.text(of: $0), file: $0) } ?? KnownFailures()
    let stop = StopFlag()
    let tally = RunTally(
      plan: plan, known: known, reports: reporting.requests(surroundings.environment) + (bazel?.reports ?? []),
      narrator: reporting.narrator(surroundings),
      mostFailures: maxFail ?? (failFast || bazel?.failsFast == true ? 1 : .max), stop: stop,
      progress: ProgressLine(
        progress, total: plan.recordings.count * workers.repeats, on: surroundings.errors,
        environment: surroundings.environment))
    let run = VerificationRun(
      plan: plan, mode: mode, known: known, options: workers, stop: stop, tally: tally)
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
      + "`replay record --stage \(Escaping.escaped(stage)) --log touchlog:… -o FOLDER`, and verify that"
  }
}

/// A commit that `git bisect` can say nothing about.
private struct Untestable: Error, ExitCoded, CustomStringConvertible {
  let reason: any Error
  var exitCode: Int32 { ToolExit.untestable }
  var description: String { Sentence.of(reason) }
}
