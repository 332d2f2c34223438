import Foundation
import Goldens
import Traces

/// A trace that differs from its golden, told where and how, beside GNU diff of the two texts.
struct FailingTable {
  let lines: Int

  /// What differs, by the place of a line.
  private static let kinds: [(name: String, isOther: @Sendable (Int, Int) -> Bool)] = [
    ("the first line", { place, _ in place == 0 }),
    ("every hundredth line", { place, _ in place % 100 == 50 }),
    ("the second half", { place, count in place >= count / 2 }),
    ("every line", { _, _ in true }),
  ]

  func print() throws {
    var table = TableText([
      "\(lines) lines, of which differ", "seconds", "of a match", "the rest, against diff", "growth",
    ])
    for kind in Self.kinds {
      let few = try measure(lines / 10, kind.isOther)
      let many = try measure(lines, kind.isOther)
      table.add([
        kind.name, many.failing.places(2), many.matching.places(2),
        many.diff.map { ((many.failing - many.matching) / $0).places(2) } ?? "-",
        log10(many.failing / few.failing).places(2),
      ])
    }
    table.print()
  }

  /// Processor time, of a trace made from its entries and held against a golden.
  private struct Times {
    /// Where it differs and the difference is told.
    var failing: Double
    var matching: Double
    var diff: Double?
  }

  private func measure(_ count: Int, _ isOther: (Int, Int) -> Bool) throws -> Times {
    let folder = FileManager.default.temporaryDirectory.appending(path: "failing-trace-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let header = GoldenHeader(.log, log: "failing", stage: "failing")
    let (old, new) = (folder.appending(path: "old").path, folder.appending(path: "new").path)
    let text = trace(of: count, against: nil, header) { _, _ in false }.actual.description
    try Data(text.utf8).write(to: URL(filePath: old))

    var times = Times(failing: .infinity, matching: .infinity)
    for _ in 0..<3 {
      times.matching = min(
        times.matching,
        try seconds {
          let golden = try Golden(Array(try Data(contentsOf: URL(filePath: old))))
          _ = trace(of: count, against: golden, header) { _, _ in false }
        })
      var done: Comparison?
      times.failing = min(
        times.failing,
        try seconds {
          let golden = try Golden(Array(try Data(contentsOf: URL(filePath: old))))
          let comparison = trace(of: count, against: golden, header, isOther)
          guard case .differs(let difference) = comparison.verdict else {
            throw BenchedRun.Failure(description: "nothing differs")
          }
          _ = difference.report(title: "", log: nil, meant: nil)
          done = comparison
        })
      if let done { try Data(done.actual.description.utf8).write(to: URL(filePath: new)) }
    }
    if Child.isInstalled("diff") {
      times.diff = try Child.race([["diff", "-U2", old, new]], rounds: 3)[0].processorSeconds
    }
    return times
  }

  private func trace(
    of count: Int, against golden: Golden?, _ header: GoldenHeader, _ isOther: (Int, Int) -> Bool
  ) -> Comparison {
    let comparison = GoldenComparison(golden: golden, header: header)
    for place in 0..<count {
      let words = isOther(place, count) ? "selects \(place)" : "shows \(place)"
      comparison.receive(
        TraceEntry(
          frame: place / 8 + 1, time: Double(place / 8) / 60, subject: "home/list/row\(place % 8)",
          event: .note(words)))
    }
    return comparison.finish()
  }

  private func seconds(_ work: () throws -> Void) rethrows -> Double {
    let start = clock()
    try work()
    return Double(clock() - start) / Double(CLOCKS_PER_SEC)
  }
}
