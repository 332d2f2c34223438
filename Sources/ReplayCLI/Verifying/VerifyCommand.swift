import ArgumentParser

/// `replay verify PATH…`
struct VerifyCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: VerifyOrder.word,
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
    parsing: .unconditional,
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

  var order: VerifyOrder {
    var order = VerifyOrder(selection: selection.selection)
    order.workers = workers.settings
    order.update = writing.update
    order.reporting = reporting.settings
    order.knownFailures = knownFailures
    order.mostFailures = maxFail ?? (failFast ? 1 : nil)
    order.progress = progress
    order.list = list
    order.bisect = bisect
    return order
  }

  func perform(in surroundings: Surroundings) async throws -> Int32 { try await order.perform(in: surroundings) }
}
