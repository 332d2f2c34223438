import Foundation

/// Tries out smaller and smaller logs.
struct LogShrinker {
  typealias Test = (TouchLog) async throws -> Bool

  /// The smallest for which it held so far.
  private(set) var kept: TouchLog
  private var trialsLeft: Int

  init(_ log: TouchLog, trials: Int) {
    (kept, trialsLeft) = (log, trials)
  }

  nonisolated(nonsending) mutating func shrink(while holds: Test) async rethrows {
    try await dropWhatCanGo(while: holds)
    for plainer in PlainerLog.allCases { _ = try await keep(plainer.of(kept), if: holds) }
    try await shortenPauses(while: holds)
    for rounder in RounderLog.allCases { _ = try await keep(rounder.of(kept), if: holds) }
    // What was needed in a longer log may not be in this one.
    try await dropWhatCanGo(while: holds)
  }

  private nonisolated(nonsending) mutating func dropWhatCanGo(while holds: Test) async rethrows {
    // Without its moves a log may do without touches that it needed before.
    var before: TouchLog
    repeat {
      before = kept
      try await dropParts(while: holds)
      try await dropMoves(while: holds)
    } while kept != before && trialsLeft > 0
  }

  // MARK: Trials

  /// - Returns: whether it held for the log, which is kept then. One that is kept already is not tried out.
  private nonisolated(nonsending) mutating func keep(_ log: TouchLog, if holds: Test) async rethrows -> Bool {
    if log == kept { return true }
    guard trialsLeft > 0 else { return false }
    trialsLeft -= 1
    guard try await holds(log) else { return false }
    kept = log
    return true
  }

  /// Leaves out as many items as it can: all of them, halves, quarters, down to one by one, until none can go.
  private nonisolated(nonsending) mutating func drop<Item>(
    _ items: [Item], while holds: Test, making log: ([Item]) -> TouchLog
  ) async rethrows {
    var items = items
    var size = items.count
    while !items.isEmpty, size > 0, trialsLeft > 0 {
      let count = items.count
      var end = count
      // From the end, as what happens after the bug is mostly most of it.
      while end > 0 {
        let start = max(0, end - size)
        let fewer = Array(items[..<start] + items[end...])
        if try await keep(log(fewer), if: holds) { items = fewer }
        end = start
      }
      if size > 1 { size = (min(size, items.count) + 1) / 2 } else if items.count == count { size = 0 }
    }
  }

  // MARK: What can go

  private nonisolated(nonsending) mutating func dropParts(while holds: Test) async rethrows {
    let parts = LogParts(kept)
    try await drop(parts.all, while: holds) { parts.log(of: $0) }
  }

  private nonisolated(nonsending) mutating func dropMoves(while holds: Test) async rethrows {
    let moves = LogMoves(kept)
    try await drop(moves.all, while: holds) { moves.log(with: $0) }
  }

  // MARK: Time

  /// Every pause, the longest first: to that of two frames, or to half as often as that holds, and then nearer to
  /// what is needed.
  private nonisolated(nonsending) mutating func shortenPauses(while holds: Test) async rethrows {
    let pauses = LogPauses(kept)
    for pause in pauses.longestFirst {
      var (least, most) = (LogPauses.shortest, LogPauses(kept).length(of: pause))
      if try await keep(LogPauses(kept).log(with: pause, of: least), if: holds) { continue }
      while most - least > max(LogPauses.shortest, most / 16), trialsLeft > 0 {
        let middle = (least + most) / 2
        if try await keep(LogPauses(kept).log(with: pause, of: middle), if: holds) {
          most = middle
        } else {
          least = middle
        }
      }
    }
  }
}
