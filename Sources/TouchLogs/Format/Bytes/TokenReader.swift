/// Takes the numbers of a `Tokens` back, one after the other; of a column without tokens zeros, as many as are
/// asked for.
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

  /// How many zeros follow; of more than are asked for, so many.
  func zeros(atMost most: Int) -> Int {
    if areZeros { return most }
    let last = min(end, position + most)
    return bytes.withUnsafeBufferPointer { bytes in
      var place = position
      while place < last, bytes[place] == 0 { place &+= 1 }
      return place - position
    }
  }

  /// Goes past so many zeros, which have been counted.
  mutating func passZeros(_ count: Int) {
    if !areZeros { position += count }
  }

  /// The next so many numbers.
  mutating func take(_ count: Int) throws(Malformed) -> [Int64] {
    guard areZeros || remaining >= count else {
      throw Malformed("a column has \(remaining) values instead of \(count)")
    }
    if areZeros { return [Int64](repeating: 0, count: count) }
    let (start, bit, bitEnd) = (position, bit, bitEnd)
    var reached = bit
    // Where bits are lacking it goes on with what is there, and is told behind the loop: one check for all.
    let values = bytes.withUnsafeBytes { bytes in
      [Int64](count: count) { values in
        var bits = BitReader(bytes, at: bit)
        for index in 0..<count {
          let token = bytes[start &+ index]
          values[index] = Zigzag.decode(token < 16 ? UInt64(token) : bits.large(token))
        }
        reached = bits.position
      }
    }
    guard reached <= bitEnd else { throw Malformed("a column has too few bits") }
    self.bit = reached
    position = start + count
    return values
  }

  @inline(__always)
  private mutating func large(_ token: UInt8) throws(Malformed) -> Int64 {
    let value = bytes.withUnsafeBytes { bytes in
      var bits = BitReader(bytes, at: bit)
      let value = bits.large(token)
      bit = bits.position
      return value
    }
    guard bit <= bitEnd else { throw Malformed("a column has too few bits") }
    return Zigzag.decode(value)
  }
}

/// Reads bits, least significant first, wherever it stands: behind the bytes there are zeros without end.
private struct BitReader {
  private let bytes: UnsafeRawBufferPointer
  /// In bits.
  private(set) var position: Int

  init(_ bytes: UnsafeRawBufferPointer, at position: Int) { (self.bytes, self.position) = (bytes, position) }

  /// The number of a token above 15, with the bits that it asks for: 2 to 61.
  @inline(__always)
  mutating func large(_ token: UInt8) -> UInt64 {
    let count = UInt64(truncatingIfNeeded: (token &- 16) / 4 &+ 2)
    let (place, offset) = (position >> 3, UInt64(truncatingIfNeeded: position & 7))
    position &+= Int(truncatingIfNeeded: count)
    let low: UInt64
    if place &+ 9 <= bytes.count {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)) &>> offset
      // Of a ninth byte there can be 7 bits.
      low = count &+ offset <= 64 ? word : word | UInt64(bytes[place &+ 8]) &<< (64 &- offset)
    } else {
      low = lastBits(from: place) &>> offset
    }
    return (4 | UInt64(token & 3)) &<< count | low & ((1 &<< count) &- 1)
  }

  /// Those of the last bytes, of which no nine are left; a number that needs more of them is short of bits.
  private func lastBits(from place: Int) -> UInt64 {
    var bits: UInt64 = 0
    for index in stride(from: bytes.count - 1, through: place, by: -1) { bits = bits << 8 | UInt64(bytes[index]) }
    return bits
  }
}
