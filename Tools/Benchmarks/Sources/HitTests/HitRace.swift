import Foundation

/// Several contenders in one tree, timed turn by turn, so that whatever else the machine does slows all of them
/// alike.
@MainActor struct HitRace {
  private let contenders: [Contender]

  /// - Throws: where they don't hit the same views.
  init(_ contenders: [Contender], tree: String) throws {
    self.contenders = contenders
    let answers = try contenders.map { ($0.name, try $0.answers()) }.filter { !$0.1.isEmpty }
    for (name, answer) in answers where answer != answers[0].1 {
      throw Disagreement(tree: tree, names: [answers[0].0, name])
    }
  }

  struct Disagreement: Error, CustomStringConvertible {
    let tree: String
    let names: [String]
    var description: String { "\(names.joined(separator: " and ")) don't hit the same views of \(tree)" }
  }

  /// The least time of a hit that each took, in nanoseconds, by name.
  func run(rounds: Int) throws -> [String: Double] {
    var best: [String: Double] = [:]
    let counts = try contenders.map { contender in
      // A turn of some ten milliseconds, after a few to warm up.
      let trial = try contender.run(100)
      return max(100, min(200_000, Int(1e7 / max(trial / 100, 1))))
    }
    for _ in 0..<rounds {
      for (contender, count) in zip(contenders, counts) {
        let time = try contender.run(count) / Double(count)
        best[contender.name] = min(best[contender.name] ?? .infinity, time)
      }
    }
    return best
  }
}
