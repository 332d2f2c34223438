/// The golden of one log: `x.golden` beside `x.touchlog`, and `x.golden.new` while a trace waits for its review.
///
/// Reading and deciding never write. Every write is a new file in the same folder, renamed over the old one when it
/// is whole; so a full disk or a crash leaves what was there. A golden that is a symbolic link stays one: the file
/// that it leads to is replaced, and the pending file lies beside that.
public struct GoldenStore: Hashable, Sendable {
  /// The golden, as named; symbolic links are followed when it is read or written.
  public let path: String

  /// - Parameter log: the path of the log, `x.touchlog`.
  public init(log: String) {
    path = (log.without(ending: FileEnding.log) ?? log) + FileEnding.golden
  }

  /// - Parameter path: of any of a golden's files: `x.touchlog`, `x.golden` or `x.golden.new`.
  public init(file path: String) {
    let golden = path.without(ending: FileEnding.pending) ?? path
    self.init(log: golden.without(ending: FileEnding.golden).map { $0 + FileEnding.log } ?? path)
  }

  /// Where the pending golden lies.
  /// - Throws: when symbolic links go in a circle.
  public func pendingPath() throws(GoldenError) -> String { try DiskFile.resolved(path) + FileEnding.pending }

  /// The golden; nil where there is none.
  public func golden() throws(GoldenError) -> Golden? { try Self.read(path, named: path) }

  /// The golden that waits for its review; nil where none does.
  public func pending() throws(GoldenError) -> Golden? {
    let pending = try pendingPath()
    return try Self.read(pending, named: pending)
  }

  /// Does what a mode decided.
  /// - Returns: what was done: nothing, where there was no pending golden to drop.
  /// - Throws: when a file can't be written or removed; what was there before is then still there.
  @discardableResult
  public func carryOut(_ action: GoldenAction, _ actual: ActualTrace) throws(GoldenError) -> GoldenAction {
    switch action {
    case .nothing: break
    case .writePending: try DiskFile.replace(pendingPath(), with: actual.pendingPieces)
    case .writeGolden:
      try DiskFile.replace(DiskFile.resolved(path), with: actual.pieces)
      try DiskFile.remove(pendingPath())
    case .dropPending: return try dropPending()
    }
    return action
  }

  /// Removes a pending golden that is no longer what the trace says.
  /// - Returns: what was done: nothing, where there was none.
  /// - Throws: when it can't be removed; it is still there then.
  public func dropPending() throws(GoldenError) -> GoldenAction {
    try DiskFile.remove(pendingPath()) ? .dropPending : .nothing
  }

  /// Makes the pending golden the golden, in this version's form and without what was for the reviewer.
  /// - Throws: when none is pending, or what is pending can't be read as a golden; then nothing was changed.
  public func accept() throws(GoldenError) { try accept(only: nil) }

  /// - Parameter seen: of the pending golden that was shown; one that another run left since is not accepted.
  func accept(only seen: Fingerprint?) throws(GoldenError) {
    guard let pending = try pending() else { throw GoldenError(.nothingPending, file: try pendingPath()) }
    if let seen, pending.fingerprint != seen { throw GoldenError(.changedMeanwhile, file: try pendingPath()) }
    // Not renamed: what was read is what is kept, whatever lies there by now.
    try DiskFile.replace(DiskFile.resolved(path), with: pending.acceptedPieces)
    try DiskFile.remove(pendingPath())
  }

  /// Removes the golden and what is pending: nothing makes them any more.
  public func prune() throws(GoldenError) {
    // First: where it lies is told by the link that goes.
    let pending = try pendingPath()
    try DiskFile.remove(path)
    try DiskFile.remove(pending)
  }

  /// Removes the pending golden.
  /// - Throws: when none is pending.
  public func reject() throws(GoldenError) {
    let pending = try pendingPath()
    guard try DiskFile.remove(pending) else { throw GoldenError(.nothingPending, file: pending) }
  }

  private static func read(_ path: String, named name: String) throws(GoldenError) -> Golden? {
    guard let bytes = try DiskFile.contents(of: path, named: name, limit: Golden.largestFile) else { return nil }
    return try Golden(bytes, file: name)
  }
}

extension Golden {
  /// Of the whole file.
  var fingerprint: Fingerprint {
    var fingerprint = Fingerprint()
    fingerprint.add(bytes)
    return fingerprint
  }
}
