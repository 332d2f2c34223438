import Foundation

/// A log file as it was at one moment, with the journal that goes on from it, where there is one.
struct LogSnapshot {
  /// The log; where a journal goes on from it, up to there.
  var source: any LogSource
  /// Of the whole log.
  var byteCount: Int
  var journal: JournalReader?
  /// Why nothing is to be used of the journal that there is; nil where it is used, or there is none.
  var unusedJournal: UnusedJournal?
  /// The journal goes on from something that is not there.
  var lacksBeginning = false
  /// Whether some recorder held the file.
  var isBeingWritten: Bool

  init(_ source: any LogSource) {
    (self.source, byteCount, isBeingWritten) = (source, source.byteCount, false)
  }

  /// A journal or a ring on its own goes on from an empty log.
  init(alone journal: JournalReader, byteCount: Int) throws {
    let empty = try LogWriter(ByteSink(), about: journal.about ?? LogDescription()).sink.bytes
    self.init(ByteSource(empty))
    (self.byteCount, self.journal) = (byteCount, journal)
    lacksBeginning = journal.place.map { $0.offset > empty.count } ?? false
  }

  /// Looks in an order in which a recorder that goes on meanwhile can't deceive: first whether it lives, then at
  /// the journal, then at the log, which can only have gained what the journal held.
  init(_ path: String) throws {
    isBeingWritten = OpenFile.isLocked(path)
    let beside = JournalFile.path(besides: path)
    let entries: FileSource?
    // Hardly ever there, and to say in words that it isn't takes longer than to read a log.
    do { entries = access(beside, F_OK) == 0 ? try FileSource(path: beside) : nil } catch {
      entries = nil
      // A recorder that has finished meanwhile has taken it away; else there are frames in it that nobody may lose.
      if access(beside, F_OK) == 0 { unusedJournal = .unreadable }
    }
    let log = try FileSource(path: path)
    (source, byteCount) = (log, log.byteCount)
    guard let entries else { return }
    guard var found = try JournalReader(entries) else {
      unusedJournal = .foreign
      return
    }
    if try Self.isBare(log), !found.isRing {
      let isBeingWritten = isBeingWritten
      self = try LogSnapshot(alone: found, byteCount: log.byteCount)
      self.isBeingWritten = isBeingWritten
      return
    }
    switch try Self.continuation(of: log, by: found) {
    case .superfluous: break
    case .foreign: unusedJournal = .foreign
    case .all(let offset): (source, journal) = (PrefixSource(log, byteCount: offset), found)
    case .next(let offset):
      found.leaveOut(found.segment)
      (source, journal) = (PrefixSource(log, byteCount: offset), found)
    }
  }

  /// Whether a log has not even its first bytes, as a system that died may leave it: the journal says what it was
  /// of.
  private static func isBare(_ log: any LogSource) throws -> Bool {
    guard log.byteCount < LogHead.byteCount else { return false }
    return LogHead.bytes.starts(with: try log.bytes(in: 0..<log.byteCount))
  }

  enum UnusedJournal: String {
    /// It is another log's, or no journal.
    case foreign = "what lies beside the log does not go on from it"
    /// The system refuses it.
    case unreadable = "the journal beside the log can't be read"
  }

  private enum Continuation {
    /// The log has all that the journal has.
    case superfluous
    case foreign
    /// The journal's frames follow on the log's first so many bytes.
    case all(from: Int)
    /// Those of the journal's second segment do.
    case next(from: Int)
  }

  /// A segment may be sealed by half, or wholly while its journal is still there: whichever has more of it counts.
  private static func continuation(of log: any LogSource, by journal: JournalReader) throws -> Continuation {
    if journal.isRing { return .foreign }
    if let place = journal.place, try !place.isIn(log) { return .foreign }
    let (first, next) = (journal.segment, journal.segment &+ 1)
    // How many frames of each are sealed, and where the second begins or would.
    var sealed = (first: 0, next: 0)
    var (hasNext, border) = (false, journal.place?.offset ?? log.byteCount)
    var scanner = BlockScanner(log, at: journal.place?.offset ?? LogHead.byteCount)
    scan: while true {
      switch try scanner.next() {
      case .block(let block, let place):
        if block.kind == .end || block.sequence > next { return .superfluous }
        let count = frameCount(block)
        if block.sequence == first {
          sealed.first += count
          border = place.end
        } else if block.sequence == next {
          if !hasNext { border = place.offset }
          hasNext = true
          sealed.next += count
        }
      case .damage: continue
      case .end: break scan
      }
    }
    // Without its place nobody knows what stood in the log before: what is there of a segment is taken for all.
    let hasFirst = sealed.first >= max(journal.place == nil ? 1 : journal.count(of: first), 1)
    guard hasNext || hasFirst else { return .all(from: journal.place?.offset ?? log.byteCount) }
    return sealed.next >= journal.count(of: next) ? .superfluous : .next(from: border)
  }

  /// Events and samples alike have their first time before their count.
  private static func frameCount(_ block: Block) -> Int {
    guard block.kind == .events || block.kind == .samples else { return 0 }
    var reader = ByteReader(block.payload)
    guard (try? reader.double()) != nil else { return 0 }
    return (try? reader.varint(atMost: Limit.samplesPerBlock)) ?? 0
  }
}

/// The first bytes of a source.
private struct PrefixSource: LogSource {
  private let whole: any LogSource
  let byteCount: Int

  init(_ whole: any LogSource, byteCount: Int) {
    self.whole = whole
    self.byteCount = min(byteCount, whole.byteCount)
  }

  func bytes(in range: Range<Int>) throws -> [UInt8] { try whole.bytes(in: range.clamped(to: 0..<byteCount)) }
}
