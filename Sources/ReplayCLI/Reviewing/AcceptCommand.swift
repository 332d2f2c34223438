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
    for golden in review.goldens { try golden.accept() }
    try surroundings.output.write(review.told("accepted"))
    // Goldens of touches that tests have in their own code are for the tests to hold against.
    let next = review.hasLogs ? "\(surroundings.name) verify \(review.logWords)" : "swift test"
    try surroundings.output.write("Next: \(next)\n")
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
    for golden in review.goldens { try golden.store.reject() }
    try surroundings.output.write(review.told("rejected"))
    return ToolExit.done
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

  /// Whether there is anything among them that `verify` would replay.
  var hasLogs: Bool {
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
