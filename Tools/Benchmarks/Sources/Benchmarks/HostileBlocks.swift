import SystemZlib
import TouchLogs

/// Logs that nobody records, framed and checksummed as `Format.md` says, so that what lies behind is read.
struct HostileBlocks {
  private static let size = 1 << 20
  private static let unpackedPerByte = 64
  private static let unpackedPerRow = 16
  /// What lies before the payload and behind it, about.
  private static let framing = 14

  private var bytes: [UInt8]
  private var sequence: UInt64 = 0

  /// Behind a log's head and its description.
  private init() throws { bytes = Array(try TouchLog().bytes().prefix(24)) }

  /// A MiB of the same bytes, framed by nobody.
  static func bare(_ piece: () -> [UInt8]) throws -> [UInt8] {
    var log = try HostileBlocks()
    while log.bytes.count < size { log.bytes += piece() }
    return log.bytes
  }

  /// A MiB of blocks of one type with one payload.
  /// - Parameter isCounted: whether each has the next number, as segments have.
  static func blocks(_ type: UInt8, _ payload: [UInt8], isCounted: Bool = true) throws -> [UInt8] {
    var log = try HostileBlocks()
    while log.bytes.count < size { log.append(type, payload, isCounted) }
    return log.bytes
  }

  /// A MiB of blocks of events, each with so many alike, and a mark as long as a reader asks for.
  static func events(_ count: Int, _ event: [UInt8]) throws -> [UInt8] {
    var random = SplitMix64(seed: 1)
    let alike = (0..<count).flatMap { _ in event }
    // A letter of 64 keeps at least 6 bits when it is deflated.
    let letters = (alike.count + unpackedPerRow * count) / unpackedPerByte * 3 / 2
    let mark = (0..<letters).map { _ in 0x30 + UInt8(truncatingIfNeeded: random.next() >> 58) }
    let body = alike + [0, 5] + [UInt8](repeating: 0, count: 8) + varint(UInt64(letters)) + mark
    let head = [UInt8](repeating: 0, count: 8) + varint(UInt64(count + 1)) + varint(UInt64(body.count)) + [1]
    return try blocks(0x83, head + raw(Contenders.deflated(body)))
  }

  /// A MiB of blocks of samples, each with these columns, and as much filling as a reader asks for.
  static func samples(frames: Int, rows: Int, _ columns: [Column]) throws -> [UInt8] {
    func payload(filling: Int) -> [UInt8] {
      var random = SplitMix64(seed: 1)
      let noise = (0..<filling).map { _ in UInt8(truncatingIfNeeded: random.next() >> 11) }
      let inflated = Column.inflated(columns + (filling > 0 ? [Column(2, head: noise)] : []))
      let head = [UInt8](repeating: 0, count: 8) + varint(UInt64(frames)) + varint(UInt64(rows))
      return head + varint(UInt64(inflated.count)) + raw(Contenders.deflated(inflated))
    }
    let unpacked = Column.inflated(columns).count + unpackedPerRow * rows
    let lacking = unpacked / unpackedPerByte + 1 - payload(filling: 0).count - framing
    return try blocks(0x82, payload(filling: max(0, lacking + lacking / 60)))
  }

  static func header(_ type: UInt8, _ sequence: UInt64, length: Int) -> [UInt8] {
    let bytes = [0xB7, type] + varint(sequence) + varint(UInt64(length))
    return bytes + [UInt8(truncatingIfNeeded: crc32(0, bytes, UInt32(bytes.count)))]
  }

  /// zlib's stream without its own head and checksum.
  private static func raw(_ stream: [UInt8]) -> [UInt8] { Array(stream.dropFirst(2).dropLast(4)) }

  private mutating func append(_ type: UInt8, _ payload: [UInt8], _ isCounted: Bool) {
    sequence += isCounted ? 1 : 0
    var block = Self.header(type, sequence, length: payload.count) + payload
    let sum = UInt32(truncatingIfNeeded: crc32(0, block, UInt32(block.count)))
    for shift in stride(from: UInt32(0), to: 32, by: 8) { block.append(UInt8(truncatingIfNeeded: sum >> shift)) }
    bytes += block
  }

  /// A column of a block of samples.
  struct Column {
    var number: UInt8
    var head: [UInt8] = []
    private var tokens: [UInt8] = []
    private var bits: [UInt8] = []

    /// - Parameter bytes: its tokens as they are; none for zeros, as many as are asked for.
    init(_ number: UInt8, head: [UInt8] = [], bytes: [UInt8] = []) {
      (self.number, self.head, tokens) = (number, head, bytes)
    }

    init(_ number: UInt8, numbers: [UInt64]) {
      self.number = number
      var place = 0
      for size in numbers.map({ $0 * 2 }) {
        guard size >= 16 else {
          tokens.append(UInt8(size))
          continue
        }
        let low = 61 - size.leadingZeroBitCount
        tokens.append(UInt8(16 + (low - 2) * 4) + UInt8(size >> low & 3))
        for bit in 0..<low {
          if place % 8 == 0 { bits.append(0) }
          bits[place / 8] |= UInt8(size >> bit & 1) << (place % 8)
          place += 1
        }
      }
    }

    static func inflated(_ columns: [Column]) -> [UInt8] {
      let directory = columns.flatMap { column in
        [column.number] + varint(UInt64(column.head.count)) + column.head + varint(UInt64(column.tokens.count))
          + varint(UInt64(column.bits.count))
      }
      return [UInt8(columns.count)] + directory + columns.flatMap(\.tokens) + columns.flatMap(\.bits)
    }
  }

  static func varint(_ value: UInt64) -> [UInt8] {
    var (bytes, rest): ([UInt8], UInt64) = ([], value)
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    return bytes + [UInt8(rest)]
  }
}
