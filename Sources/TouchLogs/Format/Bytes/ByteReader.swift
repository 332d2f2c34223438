/// Reads wire values from bytes of unknown origin: every read is checked, every count bounded.
struct ByteReader {
  private let bytes: [UInt8]
  private(set) var position: Int
  let end: Int

  init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
    self.bytes = bytes
    let whole = range?.clamped(to: bytes.indices) ?? bytes.indices
    position = whole.lowerBound
    end = whole.upperBound
  }

  var remaining: Int { end - position }

  mutating func byte() throws(Malformed) -> UInt8 {
    guard position < end else { throw Malformed("it ends too early") }
    defer { position += 1 }
    return bytes[position]
  }

  /// The next so many bytes, as a range of the whole.
  mutating func range(_ count: Int) throws(Malformed) -> Range<Int> {
    guard count >= 0, count <= remaining else { throw Malformed("it ends too early") }
    defer { position += count }
    return position..<position + count
  }

  mutating func take(_ count: Int) throws(Malformed) -> [UInt8] {
    Array(bytes[try range(count)])
  }

  /// Base 128, least significant digits first, up to 10 bytes.
  mutating func varint() throws(Malformed) -> UInt64 {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), through: 63, by: 7) {
      let byte = try byte()
      guard shift < 63 || byte <= 1 else { throw Malformed("a number is too long") }
      value |= UInt64(byte & 0x7F) << shift
      if byte & 0x80 == 0 { return value }
    }
    throw Malformed("a number is too long")
  }

  /// A count or length that must not be above its limit.
  mutating func varint(atMost limit: Int) throws(Malformed) -> Int {
    let value = try varint()
    guard let count = Int(exactly: value), count <= limit else {
      throw Malformed("a count of \(value) is above its limit \(limit)")
    }
    return count
  }

  mutating func signed() throws(Malformed) -> Int64 { Zigzag.decode(try varint()) }

  mutating func int() throws(Malformed) -> Int {
    guard let value = Int(exactly: try signed()) else { throw Malformed("a number is too large") }
    return value
  }

  mutating func fixed32() throws(Malformed) -> UInt32 {
    var value: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) { value |= UInt32(try byte()) << shift }
    return value
  }

  mutating func double() throws(Malformed) -> Double {
    var bits: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 8) { bits |= UInt64(try byte()) << shift }
    return Double(bitPattern: bits)
  }

  /// See `ByteWriter.shortDouble`.
  mutating func shortDouble() throws(Malformed) -> Double {
    let head = try varint()
    if head == 1 { return try double() }
    guard head & 1 == 0, head >> 1 <= UInt64(UInt32.max) else {
      throw Malformed("a number is neither short nor whole")
    }
    return Double(head >> 1)
  }

  /// See `ByteWriter.packedDouble`.
  mutating func packedDouble() throws(Malformed) -> UInt64 {
    let shift = UInt64(try byte())
    let high = try varint()
    guard shift < 64, (high << shift) >> shift == high else { throw Malformed("a number has too many bits") }
    return high << shift
  }

  mutating func string() throws(Malformed) -> String {
    let count = try varint(atMost: Limit.stringBytes)
    let text = bytes[try range(count)]
    // As nearly all are, and validating one takes several times as long.
    if text.allSatisfy({ $0 < 0x80 }) { return String(decoding: text, as: UTF8.self) }
    guard let string = String(validating: text, as: UTF8.self) else { throw Malformed("a text is not UTF-8") }
    return string
  }
}

/// Signed numbers as unsigned ones, small for small: 0, -1, 1, -2 … become 0, 1, 2, 3 …
enum Zigzag {
  static func encode(_ value: Int64) -> UInt64 { UInt64(bitPattern: (value << 1) ^ (value >> 63)) }
  static func decode(_ value: UInt64) -> Int64 { Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1) }
}
