import Goldens

/// What a trace says more often, or less often, than the one that is right.
struct LineChange: Hashable {
  /// Of the line that there is more of, or less.
  let words: LineWords
  /// How often the right trace of the whole log has it.
  let known: Int
  let isMore: Bool

  /// The first change of what came of the touches; where there is none, of anything that is told of them.
  /// - Parameter isMoreOnly: whether lines that are gone don't count.
  init?(from right: [GoldenLine], to lines: [GoldenLine], isMoreOnly: Bool) {
    let (known, here) = (Self.counts(right), Self.counts(lines))
    for isOutcome in [true, false] {
      for line in lines where line.isOutcome == isOutcome {
        let words = LineWords(telling: line)
        guard here[words, default: 0] > known[words, default: 0] else { continue }
        (self.words, self.known, isMore) = (words, known[words, default: 0], true)
        return
      }
      for line in isMoreOnly ? [] : right where line.isOutcome == isOutcome {
        let words = LineWords(telling: line)
        guard here[words, default: 0] < known[words, default: 0] else { continue }
        (self.words, self.known, isMore) = (words, known[words, default: 0], false)
        return
      }
    }
    return nil
  }

  func count(in lines: [GoldenLine]) -> Int { lines.count { LineWords(telling: $0) == words } }

  private static func counts(_ lines: [GoldenLine]) -> [LineWords: Int] {
    lines.reduce(into: [:]) { $0[LineWords(telling: $1), default: 0] += 1 }
  }
}
