import Foundation

/// Reads what a recorder had not sealed yet: a journal beside a log, or a ring.
struct JournalReader {
  /// What the log says of itself; nil where that block is damaged.
  private(set) var about: LogDescription?
  /// Nil of a ring, and where that block is damaged.
  private(set) var place: JournalPlace?
  /// The number of the segment that the journal began with; 0 of a ring. The frames are of that one and, from where
  /// it was being sealed on, of the next.
  private(set) var segment: UInt64 = 0
  private(set) var isRing = false
  /// Where bytes could not be read, and what is wrong with them.
  private(set) var damage: [(place: BlockScanner.Place, what: String)] = []
  /// The first byte of an entry that was being written when the recorder died.
  private(set) var torn: Int?
  let byteCount: Int

  private let source: any LogSource
  private var entries: [Entry] = []
  private var position = 0

  private struct Entry {
    var offset: Int
    var sequence: UInt64
  }

  /// Finds the entries; frames are read as they are asked for.
  /// - Returns: nil where the bytes are no journal of this version.
  init?(_ source: any LogSource) throws {
    guard source.byteCount <= Limit.journalBytes else { return nil }
    let head: LogHead
    do { head = try LogHead(source) } catch is LogError { return nil }
    guard head.version == FormatNumbers.version else { return nil }
    self.source = source
    byteCount = source.byteCount
    if head.isDamaged { damage.append(LogHead.damage) }
    var isJournal = false
    var scanner = BlockScanner(source, at: LogHead.byteCount)
    scan: while true {
      switch try scanner.next() {
      case .block(let block, let place):
        switch block.kind {
        case .journal:
          isJournal = true
          note(block, place)
        case .description: about = try? DescriptionBlock.decode(block.payload)
        // A log: a journal has no other blocks.
        default: return nil
        }
      case .damage(let place, let what):
        if damage.count < Limit.damagedPlaces { damage.append((place, what)) }
      case .end(let torn):
        self.torn = torn
        break scan
      }
    }
    guard isJournal else { return nil }
    if isRing { putInOrder() } else { entries.removeAll { $0.sequence &- segment > 1 } }
  }

  /// How many frames there are of a segment.
  func count(of segment: UInt64) -> Int { entries.count { $0.sequence == segment } }

  /// Leaves out the frames of a segment that is sealed.
  mutating func leaveOut(_ segment: UInt64) { entries.removeAll { $0.sequence == segment } }

  /// The next frame, oldest first; nil behind the last. What can't be read is noted as damage and passed over.
  mutating func next() throws -> Frame? {
    while position < entries.count {
      let entry = entries[position]
      position += 1
      if let frame = try frame(at: entry) { return frame }
    }
    return nil
  }

  private mutating func note(_ block: Block, _ place: BlockScanner.Place) {
    var body = ByteReader(block.payload)
    switch (try? body.byte()).flatMap(JournalKind.init) {
    case .place where self.place == nil && !isRing && entries.isEmpty:
      self.place = try? JournalPlace(&body)
      segment = block.sequence
    case .ring where entries.isEmpty:
      isRing = true
    case .place, .ring:
      if damage.count < Limit.damagedPlaces { damage.append((place, "it stands where frames should")) }
    default:
      if segment == 0, !isRing { segment = block.sequence }
      entries.append(Entry(offset: place.offset, sequence: block.sequence))
    }
  }

  /// Leaves a ring's newest entries, as many as the newest one says it holds, in the order in which they were
  /// written.
  private mutating func putInOrder() {
    // What a ring has overwritten is no damage.
    (damage, torn) = ([], nil)
    entries.sort { $0.sequence < $1.sequence }
    guard let last = entries.last, let block = try? block(at: last) else { return }
    var body = ByteReader(block.payload)
    guard (try? body.byte()) == JournalKind.kept.rawValue, let held = try? body.varint(atMost: .max) else { return }
    var first = entries.count - 1
    while first > 0, entries.count - first <= held, entries[first - 1].sequence &+ 1 == entries[first].sequence {
      first -= 1
    }
    entries.removeFirst(first)
  }

  private func block(at entry: Entry) throws -> Block? {
    let scanner = BlockScanner(source, at: entry.offset)
    return try scanner.header(at: entry.offset).flatMap { try scanner.block($0, at: entry.offset) }
  }

  private mutating func frame(at entry: Entry) throws -> Frame? {
    // It was whole when its place was noted; if it is not now, the recorder has overwritten it.
    guard let block = try block(at: entry) else { return nil }
    do throws(Malformed) {
      var body = ByteReader(block.payload)
      if isRing {
        guard try body.byte() == JournalKind.kept.rawValue else { throw Malformed("no frame stands there") }
        _ = try body.varint()
      }
      let frame = try FrameCoding.read(&body)
      guard body.remaining == 0 else { throw Malformed("it has \(body.remaining) bytes too many") }
      return frame
    } catch {
      let place = BlockScanner.Place(offset: entry.offset, byteCount: block.bytes.count)
      if damage.count < Limit.damagedPlaces { damage.append((place, error.what)) }
      return nil
    }
  }
}
