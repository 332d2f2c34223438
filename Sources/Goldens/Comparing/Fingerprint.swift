/// A short number that stands for a text: FNV-1a of 64 bits, the same in every process and on every machine.
///
/// Tells texts apart that differ by chance; it is no protection against somebody who wants two to be alike.
package struct Fingerprint: Hashable, Sendable {
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  package init(_ text: String) { add(text.utf8) }

  package init(_ bytes: some Sequence<UInt8>) { add(bytes) }

  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
  }

  @inline(__always)
  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }

  /// Sixteen digits.
  package var hex: String { Self.digits(of: value, count: 16) }

  /// Eight digits, of both halves.
  var short: String { Self.digits(of: (value >> 32 ^ value) & 0xFFFF_FFFF, count: 8) }

  private static func digits(of number: UInt64, count: Int) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: count - digits.count) + digits
  }

  /// Which of that many equal parts it falls into, from 0. Every bit counts, also those that FNV mixes badly.
  package func part(of count: Int) -> Int {
    var mixed = value
    mixed = (mixed ^ (mixed >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    mixed = (mixed ^ (mixed >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    mixed ^= mixed >> 33
    return Int(mixed % UInt64(max(1, count)))
  }
}

extension ActualTrace {
  /// Of the whole text, as digits: two replays that did the same have the same ones.
  package var fingerprint: String {
    var lines = Fingerprint()
    for piece in [common, rest[...]] { lines.add(piece) }
    return TraceFingerprint.hex(of: header, lines: lines.hex)
  }
}

/// Stands for a golden's text; its lines apart, by which the same trace is found under another header.
package enum TraceFingerprint {
  /// How many digits, the first ones, are the lines'.
  package static let digitsOfLines = 16

  /// Thirty-two digits.
  /// - Parameter lines: the digits of the lines' own.
  package static func hex(of header: GoldenHeader, lines: some StringProtocol) -> String {
    "\(lines)\(Fingerprint(header.description).hex)"
  }
}
