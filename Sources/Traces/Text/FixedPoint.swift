/// Decimal numbers as people read them in a trace: rounded, without an exponent, the same on every machine.
///
/// Rounding looks at the exact binary value, half away from zero, so that no library's last bit decides.
enum FixedPoint {
  /// Appends `value` with at most that many decimals; trailing zeros and the sign of zero are left out.
  ///
  /// `12.5`, `195`, `-0.334`; `nan`, `inf`, `-inf`. Beyond what 63 bits hold, the shortest digits that tell the
  /// value apart are filled up with zeros.
  static func append(_ value: Double, decimals: Int, to bytes: LineBytes) {
    guard value.isFinite else {
      bytes.append(value.isNaN ? "nan" : value < 0 ? "-inf" : "inf")
      return
    }
    let parts = powerOfTen(decimals)
    guard let count = rounded(value.magnitude, parts: parts) else {
      return appendShortest(value, to: bytes)
    }
    if value < 0, count > 0 { bytes.append(UInt8(ascii: "-")) }
    append(count, decimals: decimals, to: bytes)
  }

  /// Appends seconds as milliseconds, to the tenth: `0`, `16.7`, `304`.
  static func appendMilliseconds(_ seconds: Double, to bytes: LineBytes) {
    guard seconds.isFinite, let tenths = rounded(seconds.magnitude, parts: 10_000) else {
      return append(seconds * 1000, decimals: 1, to: bytes)
    }
    if seconds < 0, tenths > 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, tenth) = tenths.quotientAndRemainder(dividingBy: 10)
    bytes.append(digitsOf: whole)
    guard tenth > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: tenth))
  }

  static func append(_ integer: Int, to bytes: LineBytes) {
    if integer < 0 { bytes.append(UInt8(ascii: "-")) }
    bytes.append(digitsOf: UInt64(integer.magnitude))
  }

  /// How many `parts` of one the magnitude is, half rounded up; nil where that is beyond 63 bits.
  static func rounded(_ magnitude: Double, parts: UInt64) -> UInt64? {
    guard magnitude < 0x1p62 / Double(parts) else { return nil }
    guard magnitude >= 0x1p-75 else { return 0 }
    let significand = magnitude.significandBitPattern | 1 << 52
    // Which is the exponent, of a number as great as that.
    let shift = 52 + 1023 - Int(magnitude.exponentBitPattern)
    guard shift > 0 else { return (significand << -shift) * parts }
    let whole = significand >> shift
    let fraction = significand - whole << shift
    let product = fraction.multipliedFullWidth(by: parts)
    return whole * parts + bits(of: product, from: shift) + bits(of: product, from: shift - 1) & 1
  }

  /// The wide number without its lowest bits; what is asked for always fits.
  private static func bits(of wide: (high: UInt64, low: UInt64), from index: Int) -> UInt64 {
    index >= 64 ? wide.high >> (index - 64) : wide.high << (64 - index) | wide.low >> index
  }

  private static func append(_ count: UInt64, decimals: Int, to bytes: LineBytes) {
    var (whole, fraction) = count.quotientAndRemainder(dividingBy: powerOfTen(decimals))
    bytes.append(digitsOf: whole)
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var width = decimals
    while fraction % 10 == 0 { (fraction, width) = (fraction / 10, width - 1) }
    bytes.append(digitsOf: fraction, atLeast: width)
  }

  /// `1.5e+20` becomes `150000000000000000000`.
  private static func appendShortest(_ value: Double, to bytes: LineBytes) {
    let pieces = value.description.split(separator: "e")
    guard pieces.count == 2, let exponent = Int(pieces[1]) else {
      let text = value.description
      bytes.append(String(text.hasSuffix(".0") ? text.dropLast(2) : text[...]))
      return
    }
    let mantissa = pieces[0].split(separator: ".")
    let decimals = mantissa.count == 2 && mantissa[1] != "0" ? mantissa[1] : ""
    bytes.append(String(mantissa[0]))
    bytes.append(String(decimals))
    for _ in 0..<max(0, exponent - decimals.utf8.count) { bytes.append(UInt8(ascii: "0")) }
  }

  private static func powerOfTen(_ exponent: Int) -> UInt64 {
    var power: UInt64 = 1
    for _ in 0..<exponent { power *= 10 }
    return power
  }
}
