import ArgumentParser
import Foundation
import Goldens
import Traces
import Verification

/// `replay accept PATH…`
struct AcceptCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Makes pending goldens the goldens: what is traced now is what should be.",
    discussion: "Renames NAME.golden.new to NAME.golden. Nothing is renamed unless all of them can be read.")

  @Argument(help: ArgumentHelp("Logs, goldens, or folders that are searched for both.", valueName: "path"))
  var paths: [String]

  @OptionGroup var choice: GroupOptions

  func perform(in surroundings: Surroundings) async throws -> Int32 {
    let review = try await choice.review(of: paths, in: surroundings)
    guard try review.carryOut(.accept, in: surroundings) else { return ToolExit.couldNotRun }
    try surroundings.output.write("Next: \(review.next(name: surroundings.name))\n")
    return ToolExit.done
  }
}

/// `replay reject PATH…`
struct RejectCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "reject",
    abstract: "Removes pending goldens: what is traced now is not what should be.",
    discussion: "Removes NAME.golden.new and leaves NAME.golden as it is.")

  @Argument(help: ArgumentHelp("Logs, goldens, or folders that are searched for both.", valueName: "path"))
  var paths: [String]

  @OptionGroup var choice: GroupOptions

  func perform(in surroundings: Surroundings) async throws -> Int32 {
    let review = try await choice.review(of: paths, in: surroundings)
    return try review.carryOut(.reject, in: surroundings) ? ToolExit.done : ToolExit.couldNotRun
  }
}

/// Which of the pending goldens are meant.
struct GroupOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Only those with that change, by the id that `replay pending` tells or at least its first "
        + "\(PendingReview.shortestID) digits; may be given more than once.", valueName: "id"))
  var group: [String] = []

  @Flag(help: "Only those that newer rules of event delivery left, grouped by the rule.")
  var rules = false

  func validate() throws {
    guard group.allSatisfy({ $0.count >= PendingReview.shortestID }) else {
      throw ValidationError(
        "--group needs an id as `replay pending` prints them, or at least its first \(PendingReview.shortestID) digits."
      )
    }
  }

  /// - Throws: where nothing waits that is meant.
  @MainActor func review(of paths: [String], in surroundings: Surroundings) async throws -> PendingReview {
    let review = try await PendingReview.find(paths, in: surroundings)
    return try (rules ? review.ofNewRules() : review).orNothing().selecting(group)
  }
}

extension PendingReview {
  var goldens: [PendingGolden] { groups.flatMap(\.goldens) }

  /// Does it with all of them, and tells with which it was done, and what holds up the others.
  /// - Returns: false where something does.
  func carryOut(_ verb: ReviewDecision.Verb, in surroundings: Surroundings) throws -> Bool {
    let outcome = ReviewDecision(verb: verb, goldens: goldens).carriedOut()
    let done = Set(outcome.done.map(\.store.path))
    let left = goldens.filter { !done.contains($0.store.path) }
    let told = PendingReview(groups: groups.compactMap { $0.without(left) }, paths: paths)
    try surroundings.output.write(told.told(verb == .accept ? "accepted" : "rejected"))
    let failures = outcome.failures + outcome.gone.map { GoldenError(.nothingPending, file: $0.store.path) }
    for failure in failures { surroundings.complain("replay: \(surroundings.spoken("\(failure)"))") }
    return failures.isEmpty
  }

  /// The command that holds what was accepted against what is replayed: goldens of touches that tests have in their
  /// own code are for the tests to hold against.
  func next(name: String) -> String { hasLogs ? "\(name) verify \(logWords)" : "swift test" }

  /// Whether there is anything among them that `verify` would replay.
  private var hasLogs: Bool {
    goldens.contains { FileManager.default.fileExists(atPath: RecordingFile(golden: $0.store.path).path) }
  }

  /// A line a golden; of many in one group the first, and how many more.
  func told(_ verb: String) -> String {
    groups.map { group in
      let shown = groups.count == 1 && group.goldens.count <= Self.shortest ? group.goldens.count : Self.mostOfGroup
      var lines = group.goldens.prefix(shown).map { "\(verb) \(Escaping.escaped($0.store.path))\n" }.joined()
      let more = group.goldens.count - shown
      if more > 0 { lines += "\(verb) \(Counted.text(more, "more", "more")): \(group.phrase)\n" }
      return lines
    }.joined()
  }

  private static let shortest = 20
  private static let mostOfGroup = 5
}
