/// Numbers of the text form: the shortest decimals that read back to the same `Double`.
package enum NumberText {
  /// Before the 16 hexadecimal digits of a bit pattern that has no decimals.
  private static let bitsPrefix = "bits:"

  /// `195`, `0.08`, `-0`, `1e-05`, `inf`; a NaN as `bits:7ff8000000000001`, for its payload.
  package static func text(_ value: Double) -> String {
    if value.isNaN {
      let digits = String(value.bitPattern, radix: 16)
      return bitsPrefix + String(repeating: "0", count: 16 - digits.count) + digits
    }
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Reads what `text` writes, and any other way to write a number; nil for what is none.
  static func value(_ text: String) -> Double? {
    if text.hasPrefix(bitsPrefix) {
      let digits = text.dropFirst(bitsPrefix.count)
      guard digits.utf8.count == 16, digits.allSatisfy(\.isHexDigit) else { return nil }
      return UInt64(digits, radix: 16).map(Double.init(bitPattern:))
    }
    return Double(text)
  }
}
