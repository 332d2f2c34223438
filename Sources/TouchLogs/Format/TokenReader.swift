/// Takes the numbers of a `Tokens` back, one after the other; of a column without tokens zeros, as many as are asked for.
struct TokenReader {
  private let bytes: [UInt8]
  private var position: Int
  private let end: Int
  private var bit: Int
  private let bitEnd: Int
  /// Whether it has no tokens and stands for zeros, as many as are asked for.
  let areZeros: Bool

  /// - Parameters:
  ///   - tokens: a range of the bytes.
  ///   - bits: another.
  init(_ bytes: [UInt8], tokens: Range<Int>, bits: Range<Int>) {
    self.bytes = bytes
    let tokens = tokens.clamped(to: bytes.indices)
    let bits = bits.clamped(to: bytes.indices)
    (position, end) = (tokens.lowerBound, tokens.upperBound)
    (bit, bitEnd) = (bits.lowerBound * 8, bits.upperBound * 8)
    areZeros = tokens.isEmpty
  }

  /// Of a column that isn't there: has no number at all.
  static let none = TokenReader()

  private init() {
    bytes = []
    (position, end, bit, bitEnd, areZeros) = (0, 0, 0, 0, false)
  }

  /// The bytes of its tokens and of its bits, as they are kept.
  var stored: [UInt8] { Array(bytes[position..<end]) + Array(bytes[bit / 8..<bitEnd / 8]) }

  /// How many numbers were kept and are left.
  var remaining: Int { end - position }

  @inline(__always)
  mutating func byte() throws(Malformed) -> UInt8 {
    guard position < end else {
      if areZeros { return 0 }
      throw Malformed("a column has too few values")
    }
    defer { position &+= 1 }
    return bytes[position]
  }

  @inline(__always)
  mutating func next() throws(Malformed) -> Int64 {
    let token = try byte()
    return token < 16 ? Zigzag.decode(UInt64(token)) : try large(token)
  }

  mutating func int() throws(Malformed) -> Int {
    guard let value = Int(exactly: try next()) else { throw Malformed("a number is too large") }
    return value
  }

  /// The next so many numbers.
  mutating func take(_ count: Int) throws(Malformed) -> [Int64] {
    guard areZeros || remaining >= count else {
      throw Malformed("a column has \(remaining) values instead of \(count)")
    }
    var values = [Int64](repeating: 0, count: count)
    if areZeros { return values }
    let start = position
    var index = 0
    while index < count {
      let token = bytes[start &+ index]
      values[index] = token < 16 ? Zigzag.decode(UInt64(token)) : try large(token)
      index &+= 1
    }
    position = start + count
    return values
  }

  @inline(__always)
  private mutating func large(_ token: UInt8) throws(Malformed) -> Int64 {
    let count = (Int(token) &- 16) / 4 &+ 2
    guard bit &+ count <= bitEnd else { throw Malformed("a column has too few bits") }
    let low = bits(count)
    bit &+= count
    return Zigzag.decode((4 | UInt64(token & 3)) << UInt64(count) | low)
  }

  /// So many bits from `bit` on, at most 61, which are there.
  @inline(__always)
  private func bits(_ count: Int) -> UInt64 {
    let (place, offset) = (bit >> 3, UInt64(truncatingIfNeeded: bit & 7))
    let mask: UInt64 = (1 << UInt64(truncatingIfNeeded: count)) &- 1
    guard place &+ 9 <= bytes.count else { return lastBits(count) }
    let word = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: UInt64.self) }
    let low = UInt64(littleEndian: word) >> offset
    // Of a ninth byte there can be 7 bits.
    let high = offset == 0 ? 0 : UInt64(bytes[place &+ 8]) << (64 &- offset)
    return (low | high) & mask
  }

  /// The same where fewer than nine bytes follow.
  private func lastBits(_ count: Int) -> UInt64 {
    var (low, have, bit): (UInt64, Int, Int) = (0, 0, bit)
    while have < count {
      let (place, offset) = (bit >> 3, bit & 7)
      let step = min(count &- have, 8 &- offset)
      let part = (UInt64(bytes[place]) >> UInt64(offset)) & ((1 << UInt64(step)) &- 1)
      low |= part << UInt64(have)
      have &+= step
      bit &+= step
    }
    return low
  }
}
