import Foundation

/// Small recordings by the thousand, as people verify them: by the tool, with workers and without, beside
/// `diff -rq` of the same files. Time from the start to the end counts.
@MainActor struct ToolTable {
  let tool: String
  let count: Int
  /// Of the tool's own examples.
  private static let stage = "five-views"

  func print() async throws {
    let table = try await withScratch { scratch in
      let (folder, copies) = ("\(scratch)/recordings", "\(scratch)/copies")
      try RecordingsTable(count: count).writeLogs(into: folder, for: Self.stage)
      let accepted = try Child.run([tool, "verify", "--update", "missing", folder])
      guard accepted.status == 0 || accepted.status == 1 else {
        throw BenchedRun.Failure(description: "\(tool) can't verify \(Self.stage)")
      }
      try FileManager.default.copyItem(atPath: folder, toPath: copies)
      var contenders = [
        ("replay verify", [tool, "verify", folder]),
        ("replay verify --jobs 1", [tool, "verify", "--jobs", "1", folder]),
        ("replay verify --no-isolate", [tool, "verify", "--no-isolate", folder]),
      ]
      if Child.isInstalled("diff") { contenders.append(("diff -rq", ["diff", "-rq", folder, copies])) }
      return try race(contenders)
    }
    table.print()
  }

  private func race(_ contenders: [(name: String, words: [String])]) throws -> TableText {
    var table = TableText(["\(count) recordings", "seconds", "processor seconds", "against diff -rq"])
    let best = try Child.race(contenders.map(\.words), rounds: 3)
    guard best.allSatisfy({ $0.status == 0 }) else {
      throw BenchedRun.Failure(description: "the recordings don't match any more")
    }
    let diff = contenders.last?.name == "diff -rq" ? best.last?.seconds : nil
    for (contender, child) in zip(contenders, best) {
      table.add([
        contender.name, child.seconds.places(2), child.processorSeconds.places(2),
        diff.map { (child.seconds / $0).places(2) } ?? "-",
      ])
    }
    return table
  }
}
