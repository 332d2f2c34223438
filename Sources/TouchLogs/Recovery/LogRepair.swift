public import Foundation

/// Makes a whole log of one that is torn, damaged, or whose recorder died: all frames that can be read, bit for
/// bit, in their order, with all keys and unknown blocks.
///
/// It mends the file, not the touches: fingers that were down stay down, and a stop time that was never written is
/// not made up. Only what a ring has left of a gesture begins with a landing. Where something between frames is
/// lost, the log says so for ever, under the key `repaired`.
public struct LogRepair {
  /// The key of a log that lacks frames; its value tells how many bytes in how many places could not be read, of
  /// each repair in turn.
  public static let key = "repaired"

  /// What was found in the file.
  public private(set) var report: ReadingReport
  /// The repaired log; of one that is whole the log itself, byte for byte.
  public private(set) var bytes: [UInt8]
  /// Whether what lies beside the log could not be read as going on from it: nothing of it was saved, and `replace`
  /// leaves it where it is.
  public let leavesJournal: Bool
  /// Whether that is because the system would not let it be read; then `replace` refuses.
  public let hasUnreadableJournal: Bool
  /// Whether it is a log without an end and without its journal, which holds what was recorded last: whoever
  /// brought the log may have left that behind.
  public let lacksJournal: Bool
  /// Of what was read.
  private let byteCount: Int

  /// Reads a log with its journal; or a journal alone, or a ring.
  ///
  /// Holds the repaired log's bytes in memory, but never its frames.
  /// - Parameter effort: how hard to look for small bytes, where the log is written anew.
  /// - Throws: `LogError` where no frame can be saved: what begins there is no log, or one of a newer version.
  public init(_ file: URL, effort: PackingEffort = .best) throws {
    try self.init(file, effort: effort, noting: nil)
  }

  /// - Parameter fact: what the log says of itself besides, where it is written anew.
  init(_ file: URL, effort: PackingEffort = .best, noting fact: LogDescription.Other?) throws {
    try self.init(try Self.readable(LogSnapshot(file.path)), effort, noting: fact)
  }

  /// Reads what a file like that holds.
  /// - Parameter effort: how hard to look for small bytes, where the log is written anew.
  public init(_ bytes: [UInt8], effort: PackingEffort = .best) throws {
    try self.init(try Self.readable(LogSnapshot(ByteSource(bytes))), effort)
  }

  private init(
    _ snapshot: LogSnapshot, _ effort: PackingEffort, noting fact: LogDescription.Other? = nil
  ) throws {
    (leavesJournal, byteCount) = (snapshot.unusedJournal != nil, snapshot.byteCount)
    hasUnreadableJournal = snapshot.unusedJournal == .unreadable
    // The description and unknown blocks are written first, and damage is told there: hence two readings.
    var first = try LogReader(snapshot, keepsUnknown: true)
    while try first.next() != nil {}
    report = first.report
    let isAlone = snapshot.journal == nil && snapshot.unusedJournal == nil
    lacksJournal = isAlone && report.ending == .died && !Self.hasEnd(report)
    guard Self.isNeeded(for: report) else {
      bytes = try snapshot.source.bytes(in: 0..<snapshot.source.byteCount)
      return
    }
    var about = first.about
    if let loss = Self.loss(report) {
      let before = about.others.filter { $0.key == Self.key }.map(\.value)
      let all = (before + [loss]).joined(separator: "; ")
      let told = all.utf8.count <= Limit.stringBytes ? all : loss
      about.others = about.others.filter { $0.key != Self.key } + [.init(key: Self.key, value: told)]
    }
    if let fact, !about.others.contains(fact) { about.others.append(fact) }
    var writer = try LogWriter(ByteSink(), about: about, unknown: first.unknown, effort: effort)
    var reader = try LogReader(snapshot, keepsUnknown: false)
    var ends = snapshot.journal?.isRing == true ? PieceEnds() : nil
    while let frame = try reader.next() {
      if let frame = ends == nil ? frame : ends?.taken(frame) { try writer.append(frame) }
    }
    try writer.finish(stopTime: reader.stopTime)
    bytes = writer.sink.bytes
  }

  /// Where a log's journal lies, or would.
  package static func journal(besides log: String) -> String { JournalFile.path(besides: log) }

  /// Whether the file is other than a log with an end and without damage; a log that was repaired is such a log.
  public var isNeeded: Bool { Self.isNeeded(for: report) }

  private static func isNeeded(for report: ReadingReport) -> Bool {
    !hasEnd(report) || report.journal != nil || !report.damage.isEmpty
  }

  private static func hasEnd(_ report: ReadingReport) -> Bool {
    report.blocks.contains { $0.kind == "\(BlockType.end)" }
  }

  /// Puts the repaired log in the place of the file that it was made of, in one step, and removes the journal
  /// beside it whose frames it has. The file keeps its permissions.
  /// - Throws: `LogError` where the journal can't be read, where a recorder writes the file, or has since it was
  ///   read, or the new one can't be written; nothing is changed then.
  public func replace(_ file: URL) throws {
    guard !hasUnreadableJournal else {
      throw LogError(
        .unwritable("the journal beside it can't be read, and may have what was recorded last; make it readable"))
    }
    let place = file.resolvingSymlinksInPath()
    let old = try OpenFile.held(place.path)
    var sink: FileSink?
    // Both are held to the end, or a recorder could begin there and its journal would be taken for the old one.
    defer { withExtendedLifetime((old, sink)) {} }
    guard report.ending != .recording, try old.byteCount() == byteCount else {
      throw LogError(.unwritable("something has recorded into it since it was read; repair it again"))
    }
    let name = ".\(place.lastPathComponent).\(getpid()).\(UInt32.random(in: 0 ... .max))"
    let fresh = place.deletingLastPathComponent().appendingPathComponent(name)
    do {
      sink = try FileSink(fresh)
      try sink?.takePermissions(of: old)
      try sink?.write(bytes)
      try OpenFile.rename(fresh.path, to: place.path)
    } catch {
      unlink(fresh.path)
      throw error
    }
    // The new log has an end: should the journal outlive this by an accident, readers know that it is over.
    if !leavesJournal { unlink(JournalFile.path(besides: place)) }
    // No frame is in it that the journal has not, since it takes the journal's name as soon as it is whole.
    unlink(JournalFile.freshPath(besides: place))
    try OpenFile.synchronizeFolder(of: place.path)
  }

  private static func readable(_ snapshot: LogSnapshot) throws -> LogSnapshot {
    guard let journal = try JournalReader(snapshot.source) else { return snapshot }
    var alone = try LogSnapshot(alone: journal, byteCount: snapshot.byteCount)
    alone.isBeingWritten = snapshot.isBeingWritten
    return alone
  }

  private static func loss(_ report: ReadingReport) -> String? {
    let damage = report.damage.filter { !$0.isInHead }
    guard !damage.isEmpty else { return nil }
    let bytes = damage.reduce(0) { $0 + $1.byteCount }
    let places = damage.count == 1 ? "1 place" : "\(damage.count) places"
    return "lost \(bytes) bytes in \(places)"
  }
}
