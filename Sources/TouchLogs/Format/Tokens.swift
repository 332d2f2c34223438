import Foundation

/// A column of whole numbers as entropy coders like them: one byte for the size, the low bits apart.
///
/// A number's zigzag below 16 is its own token; above, the token holds the exponent and the two bits after the leading
/// one, and the rest goes unchanged into a stream of bits, least significant first.
struct Tokens: Equatable {
  var bytes: [UInt8] = []
  var bits: [UInt8] = []
  private var pending: UInt64 = 0
  private var pendingCount: UInt64 = 0

  /// A column whose bytes are its values.
  init(bytes: [UInt8] = []) { self.bytes = bytes }

  init(_ values: [Int64]) {
    bytes.reserveCapacity(values.count)
    for value in values { append(value) }
    flush()
  }

  mutating func append(_ value: Int64) {
    let (token, low, count) = Self.split(value)
    bytes.append(token)
    var (rest, left) = (low, count)
    while left > 0 {
      let step = min(left, 8)
      pending |= (rest & ((1 << step) - 1)) << pendingCount
      pendingCount += step
      rest >>= step
      left -= step
      while pendingCount >= 8 {
        bits.append(UInt8(truncatingIfNeeded: pending))
        pending >>= 8
        pendingCount -= 8
      }
    }
  }

  /// Ends the stream of bits; nothing is appended after it.
  mutating func flush() {
    if pendingCount > 0 { bits.append(UInt8(truncatingIfNeeded: pending)) }
    (pending, pendingCount) = (0, 0)
  }

  static func split(_ value: Int64) -> (token: UInt8, low: UInt64, count: UInt64) {
    let size = Zigzag.encode(value)
    if size < 16 { return (UInt8(size), 0, 0) }
    let exponent = UInt64(63 - size.leadingZeroBitCount)
    let count = exponent - 2
    let mantissa = (size >> count) & 3
    return (UInt8(16 + (exponent - 4) * 4 + mantissa), size & ((1 << count) - 1), count)
  }

  /// What deflate may make of these numbers, in bits: the tokens' entropy and the low bits.
  static func cost(_ values: [Int64]) -> Double {
    var histogram = [Int](repeating: 0, count: 256)
    var low: UInt64 = 0
    for value in values {
      let (token, _, count) = split(value)
      histogram[Int(token)] += 1
      low += count
    }
    return Self.entropy(histogram, total: values.count) + Double(low)
  }

  private static func entropy(_ histogram: [Int], total: Int) -> Double {
    histogram.reduce(0) { sum, count in
      count == 0 ? sum : sum - Double(count) * log2(Double(count) / Double(total))
    }
  }
}

/// Takes the numbers of a `Tokens` back, one after the other.
struct TokenReader {
  private var tokens: ByteReader
  private var bits: ByteReader
  private var pending: UInt64 = 0
  private var pendingCount: UInt64 = 0

  init(tokens: ByteReader, bits: ByteReader) {
    self.tokens = tokens
    self.bits = bits
  }

  /// How many numbers are left.
  var remaining: Int { tokens.remaining }

  mutating func byte() throws(Malformed) -> UInt8 { try tokens.byte() }

  mutating func next() throws(Malformed) -> Int64 {
    let token = UInt64(try tokens.byte())
    if token < 16 { return Zigzag.decode(token) }
    let exponent = (token - 16) / 4 + 4
    let count = exponent - 2
    let low = try low(count)
    return Zigzag.decode((4 | (token & 3)) << count | low)
  }

  mutating func int() throws(Malformed) -> Int {
    guard let value = Int(exactly: try next()) else { throw Malformed("a number is too large") }
    return value
  }

  /// The next so many numbers.
  mutating func take(_ count: Int) throws(Malformed) -> [Int64] {
    guard remaining >= count else { throw Malformed("a column has \(remaining) values instead of \(count)") }
    var values: [Int64] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(try next()) }
    return values
  }

  private mutating func low(_ count: UInt64) throws(Malformed) -> UInt64 {
    var value: UInt64 = 0
    var have: UInt64 = 0
    while have < count {
      if pendingCount == 0 {
        pending = UInt64(try bits.byte())
        pendingCount = 8
      }
      let step = min(count - have, pendingCount)
      value |= (pending & ((1 << step) - 1)) << have
      pending >>= step
      pendingCount -= step
      have += step
    }
    return value
  }
}
