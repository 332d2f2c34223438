/// Reads numbers from bytes of a text: nil for anything that is not one, all of it, and in range.
enum Number {
  /// A decimal integer such as `-001`.
  static func integer(_ text: ArraySlice<UInt8>) -> Int? {
    guard let first = text.first else { return nil }
    let isSigned = first == UInt8(ascii: "-") || first == UInt8(ascii: "+")
    let digits = isSigned ? text.dropFirst() : text
    guard !digits.isEmpty, digits.count <= 18, let value = natural(digits) else { return nil }
    return first == UInt8(ascii: "-") ? -value : value
  }

  /// A hexadecimal number of up to 8 digits, without `0x`.
  static func hexadecimal(_ text: ArraySlice<UInt8>) -> UInt32? {
    guard (1...8).contains(text.count) else { return nil }
    var value: UInt32 = 0
    for byte in text {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: return nil
      }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  /// A finite decimal number, rounded to the nearest `Double`.
  static func double(_ text: ArraySlice<UInt8>) -> Double? {
    if let exact = shortDouble(text) { return exact }
    guard (1...64).contains(text.count), text.allSatisfy(isDecimal) else { return nil }
    guard let value = Double(String(decoding: text, as: UTF8.self)), value.isFinite else { return nil }
    return value
  }

  /// The same, where a comma may stand for the point.
  static func double(_ text: ArraySlice<UInt8>, orWithComma mayUseComma: Bool) -> Double? {
    guard mayUseComma, let comma = text.firstIndex(of: UInt8(ascii: ",")) else { return double(text) }
    var pointed = text
    pointed[comma] = UInt8(ascii: ".")
    return double(pointed)
  }

  /// An exact integer divided by an exact power of ten rounds once, so correctly.
  private static func shortDouble(_ text: ArraySlice<UInt8>) -> Double? {
    guard let first = text.first else { return nil }
    let digits = first == UInt8(ascii: "-") ? text.dropFirst() : text
    guard let point = digits.firstIndex(of: UInt8(ascii: ".")) else {
      guard let value = natural(digits), value <= largestExact else { return nil }
      return first == UInt8(ascii: "-") ? -Double(value) : Double(value)
    }
    let fraction = digits[(point + 1)...]
    guard digits.count <= 19, powers.indices.contains(fraction.count) else { return nil }
    guard let whole = natural(digits[..<point]), let parts = natural(fraction) else { return nil }
    let scale = powers[fraction.count]
    let total = whole * scale + parts
    guard total <= largestExact else { return nil }
    let value = Double(total) / Double(scale)
    return first == UInt8(ascii: "-") ? -value : value
  }

  private static let largestExact = 1 << 53
  private static let powers: [Int] = (0...15).map { exponent in (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  private static func natural(_ digits: ArraySlice<UInt8>) -> Int? {
    guard (1...18).contains(digits.count) else { return nil }
    var value = 0
    for byte in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return value
  }

  private static func isDecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"): true
    default: false
    }
  }
}
