/// Writes what `ByteReader` reads.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  /// Begins anew in the memory it has.
  mutating func reset() { bytes.removeAll(keepingCapacity: true) }

  mutating func byte(_ value: UInt8) { bytes.append(value) }

  mutating func raw(_ values: [UInt8]) { bytes += values }

  mutating func varint(_ value: UInt64) {
    var rest = value
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// How many bytes `varint` writes: seven bits are one.
  static func varintByteCount(_ value: UInt64) -> Int {
    max(1, (UInt64.bitWidth - value.leadingZeroBitCount + 6) / 7)
  }

  /// A count; never negative.
  mutating func varint(count: Int) { varint(UInt64(count)) }

  mutating func signed(_ value: Int64) { varint(Zigzag.encode(value)) }

  mutating func int(_ value: Int) { signed(Int64(value)) }

  mutating func fixed32(_ value: UInt32) {
    for shift in stride(from: UInt32(0), to: 32, by: 8) { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
  }

  mutating func fixed64(_ value: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
  }

  mutating func double(_ value: Double) { fixed64(value.bitPattern) }

  /// Whole numbers below 2³² as twice themselves, 1 to 5 bytes; all others as a 1 and their 8 bytes.
  mutating func shortDouble(_ value: Double) {
    if let whole = UInt32(exactly: value), value.sign == .plus {
      varint(UInt64(whole) << 1)
    } else {
      varint(1)
      double(value)
    }
  }

  /// A byte, how many low bits are 0, and the varint of those above: 4 bytes for 195, 7 for a third of a point.
  mutating func packedDouble(_ bits: UInt64) {
    let shift = bits == 0 ? 0 : bits.trailingZeroBitCount
    byte(UInt8(truncatingIfNeeded: shift))
    varint(bits >> UInt64(shift))
  }

  /// The caller has checked `Limit.stringBytes`.
  mutating func string(_ value: String) {
    varint(count: value.utf8.count)
    bytes += Array(value.utf8)
  }
}
