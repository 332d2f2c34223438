/// Bytes as pairs of hexadecimal digits.
enum HexText {
  /// Nil unless all of the text is pairs of digits.
  static func bytes(_ text: String) -> [UInt8]? {
    let digits = text.unicodeScalars.map { Character($0).hexDigitValue }
    guard digits.count.isMultiple(of: 2) else { return nil }
    var bytes: [UInt8] = []
    for pair in stride(from: 0, to: digits.count, by: 2) {
      guard let high = digits[pair], let low = digits[pair + 1] else { return nil }
      bytes.append(UInt8(high << 4 | low))
    }
    return bytes
  }
}
