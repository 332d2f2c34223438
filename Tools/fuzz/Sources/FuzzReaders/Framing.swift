import SystemZlib

/// Puts right what no fuzzer guesses, checksums and deflated streams, so that what lies behind them is attacked
/// too.
enum Framing {
  private static let magic: [UInt8] = [0x89, 0x74, 0x6C, 0x6F, 0x67, 0x0D, 0x0A, 0x1A, 1]
  private static let description = block(0x81, 0, [0x8C, 6, 0xB8, 13, 6])

  /// A log of the payloads that the bytes hold: for each a byte for its type, two for its length, and so many
  /// bytes.
  static func log(payloads bytes: [UInt8]) -> [UInt8] {
    var sequence: UInt64 = 0
    return magic
      + blocks(bytes) { type, payload in
        // Most of all segments, in their order; a high bit repeats a number, as a segment's samples do its events'.
        if type & 0x40 == 0 { sequence += 1 }
        let kinds: [UInt8] = [0x82, 0x83, 0x81, 0x84, 0x06]
        return block(kinds[Int(type & 0x3F) % kinds.count], sequence, payload)
      }
  }

  /// A log of one block of samples whose inflated bytes are these, behind two bytes each for frames and rows.
  static func log(columns bytes: [UInt8]) -> [UInt8] {
    guard bytes.count > 4 else { return magic + description }
    var payload = [UInt8](repeating: 0, count: 8)
    payload += varint(UInt64(bytes[0]) | UInt64(bytes[1]) << 8) + varint(UInt64(bytes[2]) | UInt64(bytes[3]) << 8)
    let columns = Array(bytes[4...])
    payload += varint(UInt64(columns.count)) + deflated(columns)
    return magic + description + block(0x82, 1, payload)
  }

  /// A journal or a ring of such payloads; its first one says which.
  static func journal(payloads bytes: [UInt8]) -> [UInt8] {
    var count: UInt64 = 0
    return magic + description
      + blocks(bytes) { type, payload in
        count += type == 0 ? 0 : 1
        return block(0x85, type & 1 == 0 ? 1 : count, payload)
      }
  }

  /// A log that its recorder left, and the journal beside it: two bytes, how many of the others are the log's
  /// payloads; one, how many of its blocks were there when the journal began; the journal's payloads.
  static func recording(_ bytes: [UInt8]) -> (log: [UInt8], journal: [UInt8]) {
    var rest = bytes[...]
    func take() -> Int { Int(rest.popFirst() ?? 0) }
    let (count, sealed) = (take() | take() << 8, take())
    var (log, place, segment): ([UInt8], Int, UInt64) = (magic + description, magic.count + description.count, 0)
    _ = blocks(Array(rest.prefix(count))) { type, payload in
      if segment == 0 || type & 0x40 == 0 { segment += 1 }
      log += block([0x82, 0x83, 0x84][Int(type & 0x3F) % 3], segment, payload)
      if segment <= UInt64(sealed) { place = log.count }
      return []
    }
    let first = UInt64(sealed) + 1
    let start = [0] + varint(UInt64(place)) + log[(place - 4)..<place]
    let entries = blocks(Array(rest.dropFirst(count))) { type, payload in
      block(0x85, first + UInt64(type & 3), payload)
    }
    return (log, magic + description + block(0x85, first, start) + entries)
  }

  private static func blocks(_ bytes: [UInt8], _ block: (UInt8, [UInt8]) -> [UInt8]) -> [UInt8] {
    var blocks: [UInt8] = []
    var rest = bytes[...]
    while rest.count >= 3 {
      let type = rest.removeFirst()
      let count = Int(rest.removeFirst()) | Int(rest.removeFirst()) << 8
      blocks += block(type, Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    return blocks
  }

  static func block(_ type: UInt8, _ sequence: UInt64, _ payload: [UInt8]) -> [UInt8] {
    var bytes = [0xB7, type] + varint(sequence) + varint(UInt64(payload.count))
    bytes.append(UInt8(truncatingIfNeeded: checksum(bytes)))
    bytes += payload
    let sum = checksum(bytes)
    for shift in stride(from: UInt32(0), to: 32, by: 8) { bytes.append(UInt8(truncatingIfNeeded: sum >> shift)) }
    return bytes
  }

  private static func varint(_ value: UInt64) -> [UInt8] {
    var (bytes, rest): ([UInt8], UInt64) = ([], value)
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    return bytes + [UInt8(rest)]
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    UInt32(truncatingIfNeeded: crc32(0, bytes, UInt32(bytes.count)))
  }

  /// A bare deflate stream that keeps the bytes as they are: fast, and read like any other.
  private static func deflated(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = []
    var rest = bytes[...]
    repeat {
      let part = rest.prefix(0xFFFF)
      rest = rest.dropFirst(part.count)
      let (low, high) = (UInt8(part.count & 0xFF), UInt8(part.count >> 8))
      stream += [rest.isEmpty ? 1 : 0, low, high, ~low, ~high] + part
    } while !rest.isEmpty
    return stream
  }
}
