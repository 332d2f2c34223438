import ArgumentParser
import Goldens
import Traces
import Verification

/// `replay pending [PATH…]`
struct PendingCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "pending",
    abstract: "Lists the goldens that wait for their review, alike changes together.")

  @Argument(help: ArgumentHelp("Logs, goldens, or folders that are searched for both.", valueName: "path"))
  var paths: [String] = ["."]

  @Flag(
    help: """
      Print JSON: schemaVersion, count, and for each group its id, kind, phrase, sentence, why, renamings, changes and \
      goldens.
      """)
  var json = false

  func perform(in surroundings: Surroundings) async throws -> Int32 {
    let surroundings = try surroundings.keepingStagesOut(where: json)
    let review = try await PendingReview.find(paths, in: surroundings)
    guard !json else {
      try surroundings.output.write(try JSONText.of(PendingListing(review)))
      return ToolExit.done
    }
    let next = review.groups.isEmpty ? "" : "Next: \(surroundings.name) review \(review.words)\n"
    try surroundings.output.write(try review.text(name: surroundings.name) + next)
    return ToolExit.done
  }
}

/// What `pending` tells machines. `schemaVersion` rises when a name changes its meaning or goes.
struct PendingListing: Encodable {
  struct Group: Encodable {
    /// Eight hexadecimal digits, for `accept --group`.
    let id: String
    /// `behaviour`, `renamed`, `times`, `numbers`, `header`, `rules`, `new`, `unreadable`.
    let kind: String
    let phrase: String
    /// Of the first place that differs; of times and numbers the one that changed most.
    let sentence: String
    /// Rules, most telling first.
    let why: [String]
    let renamings: [Renaming]
    /// From how much to how much numbers and times changed; left out where something else did.
    let changes: Changes?
    /// Paths, in their order; of times and numbers the one that changed most first.
    let goldens: [String]
  }
  struct Changes: Encodable {
    struct Amount: Encodable {
      let number: Double
      let milliseconds: Double
    }
    let least: Amount
    let most: Amount

    init(_ range: ChangedRange) {
      least = Amount(number: range.least.number, milliseconds: range.least.milliseconds)
      most = Amount(number: range.most.number, milliseconds: range.most.milliseconds)
    }
  }
  struct Renaming: Encodable {
    let old: String
    let new: String
  }
  let schemaVersion = 1
  let count: Int
  let groups: [Group]

  @MainActor init(_ review: PendingReview) {
    count = review.count
    groups = review.groups.map { group in
      var renamings: [Renaming] = []
      if case .renamed(let found) = group.change.kind {
        renamings = found.map { Renaming(old: $0.old, new: $0.new) }
      }
      return Group(
        id: group.id, kind: group.change.kind.name, phrase: group.phrase, sentence: group.change.sentence,
        why: group.change.why, renamings: renamings, changes: group.range.map(Changes.init),
        goldens: group.goldens.map(\.store.path))
    }
  }
}

extension PendingReview {
  private static let mostPaths = 5
  private static let mostLines = 12

  /// A block a group, with the commands that decide on it.
  func text(name: String) throws -> String {
    guard !groups.isEmpty else { return "Nothing is pending.\n" }
    var text = "\(summary)\n\n"
    for group in groups { text += try block(group, name: name) + "\n" }
    return text
  }

  private func block(_ group: PendingGroup, name: String) throws -> String {
    let count = group.goldens.count
    var lines = ["\(group.id)  \(Counted.text(count, "golden")): \(group.phrase)"]
    lines += group.goldens.prefix(Self.mostPaths).map { "  \(Escaping.escaped($0.store.path))" }
    if count > Self.mostPaths { lines.append("  and \(Counted.text(count - Self.mostPaths, "more", "more"))") }
    let why = group.change.why.isEmpty ? "" : " (\(group.change.why.joined(separator: ", ")))"
    lines.append("  \(group.story)\(why)")
    let difference = try group.goldens.first?.lines() ?? []
    lines += difference.prefix(Self.mostLines)
    if difference.count > Self.mostLines {
      lines.append("  and \(Counted.text(difference.count - Self.mostLines, "more line"))")
    }
    lines.append("  Right: \(name) accept --group \(group.id) \(words)")
    lines.append("  Wrong: \(name) reject --group \(group.id) \(words)")
    return lines.map { $0 + "\n" }.joined()
  }
}
