public import Foundation

/// Reads a log frame by frame; holds one block at a time, however long the log.
///
///     var reader = try LogReader(file)
///     while let frame = try reader.next() { … }
///     reader.report.isComplete
///
/// Damage does not stop it: it goes on at the next whole block and tells in `report` what it passed over.
public struct LogReader {
  /// What the log says of itself; the default where that block is damaged.
  public private(set) var about = LogDescription()
  /// Known once the end was read.
  public private(set) var stopTime: TimeInterval?
  /// Blocks read so far that this version does not know, where asked for.
  public private(set) var unknown: [UnknownBlock] = []

  let source: any LogSource
  private var scanner: BlockScanner
  private var known: ReadingReport
  private let keepsUnknown: Bool
  /// What was read and not yet taken.
  private var segment = SegmentFrames()
  /// Events that wait for the samples of their segment.
  private var events: (segment: UInt64, entries: [EventBlock.Entry])?
  private var order = SegmentOrder()
  private var expansion = Expansion()
  private var hasEnded = false
  /// What was not sealed yet, as it was opened, and as far as it is still to be read.
  private let opened: LogSnapshot
  private var journal: JournalReader?
  /// The first byte of a block that the log ends in.
  private var torn: Int?
  /// Frames before this time are passed over; set by a search.
  private var start: TimeInterval?
  private var isPartial = false

  /// Opens a log held in memory.
  /// - Throws: `LogError` where it is no log of a known version.
  public init(_ bytes: [UInt8], keepsUnknown: Bool = false) throws {
    try self.init(source: ByteSource(bytes), keepsUnknown: keepsUnknown)
  }

  /// Opens a log in a file, with the journal beside it where its recorder died or still runs.
  public init(_ file: URL, keepsUnknown: Bool = false) throws {
    try self.init(path: file.path, keepsUnknown: keepsUnknown)
  }

  /// The same, of a path as the system takes it: to make a URL of one takes longer than to read a short log.
  package init(path: String, keepsUnknown: Bool = false) throws {
    try self.init(LogSnapshot(path), keepsUnknown: keepsUnknown)
  }

  /// Opens a log wherever it is.
  /// - Parameter keepsUnknown: whether blocks of unknown types are gathered in `unknown`, for an editor.
  public init(source: any LogSource, keepsUnknown: Bool = false) throws {
    try self.init(LogSnapshot(source), keepsUnknown: keepsUnknown)
  }

  init(_ snapshot: LogSnapshot, keepsUnknown: Bool) throws {
    source = snapshot.source
    let head = try LogHead(source)
    opened = snapshot
    journal = snapshot.journal
    self.keepsUnknown = keepsUnknown
    scanner = BlockScanner(source, at: LogHead.byteCount)
    known = ReadingReport(version: Int(head.version), byteCount: snapshot.byteCount)
    if head.isDamaged { note(LogHead.damage.place, LogHead.damage.what) }
    try readBlock()
  }

  /// The next frame; nil at the end, however the log ends.
  /// - Throws: `LogError` for a critical block that this version does not know; what the source throws.
  public mutating func next() throws -> Frame? {
    while true {
      while let frame = segment.next() {
        if let start {
          if frame.time < start { continue }
          self.start = nil
        }
        return frame
      }
      if hasEnded { return nil }
      try readBlock()
    }
  }

  /// Takes the next frame, where it lies at hand and all that it says is where its fingers are, and were between,
  /// and what is measured of them, as nearly every one does: so it is read in a third of the time.
  ///
  ///     if try reader.nextPlaces(&places) { … } else if let frame = try reader.next() { … }
  ///
  /// - Returns: false, and nothing is taken, where it says more, or is still to be read: then `next()` has it.
  public mutating func nextPlaces(_ places: inout FingerPlaces) -> Bool {
    start == nil && segment.nextPlaces(&places)
  }

  /// What has been found out so far, a block ahead of the frames taken; all of it once `next` answered nil.
  public var report: ReadingReport {
    var report = known
    for index in report.damage.indices {
      report.damage[index].samplesAfter = known.samples - report.damage[index].samplesBefore
    }
    return report
  }

  /// The first damage as an error, for whoever accepts none; nil of a log that has none so far. Reads on to the
  /// end, to say whether anything can be saved.
  package mutating func damageError() -> LogError? {
    guard let damage = report.damage.first else { return nil }
    while (try? next()) != nil {}
    return LogError(damage, savesFrames: report.frames > 0)
  }

  /// A reader that begins with the first frame at or after a time, without inflating what comes before its segment.
  ///
  /// Its report counts what it reads. In a log whose times run backwards it begins at the last segment that starts
  /// before that time.
  public func frames(from time: TimeInterval) throws -> LogReader {
    LogReader(self, from: time, at: try SegmentSearch(source).segment(before: time))
  }

  /// Knows what the other one does of the log itself, and begins anew with all that changes while frames are read.
  /// - Parameter place: of the first block to be read; nil for the log's own.
  private init(_ other: LogReader, from time: TimeInterval, at place: Int?) {
    (source, opened, keepsUnknown) = (other.source, other.opened, other.keepsUnknown)
    (about, stopTime, unknown) = (other.about, other.stopTime, other.unknown)
    journal = opened.journal
    scanner = BlockScanner(source, at: place ?? LogHead.byteCount)
    known = ReadingReport(version: other.known.version, byteCount: other.known.byteCount)
    (order, start, isPartial) = (SegmentOrder(isPartial: true), time, true)
  }

  private mutating func readBlock() throws {
    switch try scanner.next() {
    case .block(let block, let place):
      let number = block.type & ~FormatNumbers.criticalBit
      if BlockType(rawValue: number) == nil || number == BlockType.journal.rawValue {
        try passOver(block, place)
      } else {
        do throws(Malformed) { try take(block, place) } catch { note(place, error.what) }
      }
    case .damage(let place, let what):
      note(place, what)
    case .end(let torn):
      flushEvents()
      self.torn = self.torn ?? torn
      if try known.ending == .unread && readJournal() { return }
      end()
    }
  }

  /// - Returns: whether there was another frame in the journal, or something to tell of it.
  private mutating func readJournal() throws -> Bool {
    guard var journal else { return false }
    if let frame = try journal.next() {
      segment.append(frame)
      known.frames += 1
      known.samples += frame.sampleCount
      known.journal = (known.journal ?? 0) + 1
      self.journal = journal
    } else {
      for (place, what) in journal.damage { note(place, what, isInJournal: true) }
      self.journal = nil
    }
    return true
  }

  private mutating func end() {
    hasEnded = true
    if known.ending == .unread {
      known.ending = opened.isBeingWritten ? .recording : torn.map { .torn(offset: $0) } ?? .died
      let beside = BlockScanner.Place(offset: known.byteCount, byteCount: 0)
      if let unused = opened.unusedJournal { note(beside, unused.rawValue, isInJournal: true) }
      if opened.lacksBeginning { note(beside, "the blocks that it goes on from are missing", isInJournal: true) }
    } else if let torn {
      note(.init(offset: torn, byteCount: known.byteCount - torn), SegmentOrder.behindEnd)
    }
  }

  private mutating func passOver(_ block: Block, _ place: BlockScanner.Place) throws {
    let type = block.type & ~FormatNumbers.criticalBit
    if type == BlockType.journal.rawValue { throw LogError(.journal) }
    guard block.type & FormatNumbers.criticalBit == 0 else {
      throw LogError(.unknownCriticalBlock(type: Int(type), offset: place.offset))
    }
    known.count("type \(type)", bytes: place.byteCount)
    if keepsUnknown { unknown.append(UnknownBlock(type: type, payload: block.payload)) }
  }

  private mutating func take(_ block: Block, _ place: BlockScanner.Place) throws(Malformed) {
    guard known.ending == .unread else { throw Malformed(SegmentOrder.behindEnd) }
    switch block.kind {
    case .description:
      if !isPartial { about = try DescriptionBlock.decode(block.payload) }
      known.count("description", bytes: place.byteCount)
    case .events:
      try expansion.take(try EventBlock.unpacked(block.payload), upTo: place.end)
      let entries = try EventBlock.decode(block.payload)
      try follow(block, place, isEvents: true)
      flushEvents()
      events = (block.sequence, entries)
      known.count("events", bytes: place.byteCount)
    case .samples:
      let head = try SampleBlockHead(block.payload)
      try expansion.take(head.unpacked, upTo: place.end)
      let samples = try SampleColumns(head)
      try follow(block, place, isEvents: false)
      if events?.segment != block.sequence { flushEvents() }
      enqueue(samples, among: events?.entries ?? [])
      events = nil
      known.count("samples", bytes: place.byteCount)
    case .end:
      try takeEnd(block, place)
      known.count("end", bytes: place.byteCount)
    case .journal, nil:
      break
    }
  }

  private mutating func takeEnd(_ block: Block, _ place: BlockScanner.Place) throws(Malformed) {
    let end = try EndBlock(block.payload)
    flushEvents()
    try follow(block, place, isEvents: false)
    stopTime = end.stopTime
    known.ending = end.stopTime == nil ? .died : .complete
    let isAll = end.frames == known.frames && end.samples == known.samples
    if !isAll, !isPartial, known.damage.isEmpty {
      throw Malformed("it counts \(end.frames) frames and \(end.samples) samples")
    }
  }

  /// Notes a gap before the block; throws for one that comes too late.
  private mutating func follow(
    _ block: Block, _ place: BlockScanner.Place, isEvents: Bool
  ) throws(Malformed) {
    let missing = try order.follow(block.sequence, isEvents: isEvents)
    if missing > 0 {
      let what = missing == 1 ? "a segment before it is missing" : "\(missing) segments before it are missing"
      note(.init(offset: place.offset, byteCount: 0), what)
    }
  }

  private mutating func flushEvents() {
    if let events { enqueue(nil, among: events.entries) }
    events = nil
  }

  private mutating func enqueue(_ samples: SampleColumns?, among entries: [EventBlock.Entry]) {
    segment.append(samples, among: entries)
    known.frames += (samples?.frameCount ?? 0) + entries.count
    known.samples += samples?.touchCount ?? 0
  }

  private mutating func note(_ place: BlockScanner.Place, _ what: String, isInJournal: Bool = false) {
    if !isInJournal { order.noteDamage() }
    let last = known.damage.count - 1
    if known.damage.count >= Limit.damagedPlaces {
      guard known.damage[last].isInJournal == isInJournal else { return }
      known.damage[last].byteCount = place.end - known.damage[last].offset
      known.damage[last].what = "from there on in many places"
      return
    }
    var damage = Damage(offset: place.offset, byteCount: place.byteCount, what: what, samplesBefore: known.samples)
    damage.isInJournal = isInJournal
    known.damage.append(damage)
  }
}
