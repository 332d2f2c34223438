/// A golden that waits for its review, and what accepting it would change.
public struct PendingGolden: Sendable {
  /// The golden, and the pending file beside it.
  public let store: GoldenStore
  /// What accepting it would change.
  public internal(set) var change: GoldenChange
  /// Of the pending file as it was read.
  private let seen: Fingerprint

  /// Reads both files; keeps neither, as thousands may wait.
  /// - Throws: where nothing is pending, or it can't be read as a golden; also where a newer version, or
  ///   newer rules, made the golden that it would replace, which must not be lost.
  public init(_ store: GoldenStore) throws(GoldenError) {
    self.store = store
    guard let pending = try store.pending() else {
      throw GoldenError(.nothingPending, file: try store.pendingPath())
    }
    seen = pending.fingerprint
    let golden: Golden?
    do throws(GoldenError) { golden = try store.golden() } catch {
      if case .newerVersion = error.problem { throw error }
      change = GoldenChange(unreadable: error, pending: pending)
      return
    }
    try golden?.checkRules(file: store.path)
    change = GoldenChange(from: golden, to: pending)
  }

  /// Makes it the golden, as `GoldenStore.accept()` does.
  /// - Throws: also where another run has left another trace since this was made; nothing was changed then.
  public func accept() throws(GoldenError) { try store.accept(only: seen) }

  /// The lines that would go and come, each with `- `, `+ ` or two spaces before it; read anew.
  /// - Throws: where a file can't be read any more.
  public func lines() throws(GoldenError) -> [String] {
    guard let pending = try store.pending() else { return [] }
    if case .unreadable = change.kind { return pending.lines.map { "+ " + $0 } }
    guard let golden = try store.golden() else { return pending.lines.map { "+ " + $0 } }
    var limits = Difference.Limits()
    (limits.hunks, limits.lines) = (200, 1000)
    let difference = Difference.between(golden, pending, limits: limits)
    return (difference?.description ?? "").split(separator: "\n").map(String.init)
  }
}
