/// Names and notes from outside, made fit for one column of one line.
///
/// What would break the line, steer a terminal or hide is written as in a Swift literal: `\n`, `\u{1B}`. The list
/// is fixed here instead of asked from the Unicode tables, so that a newer toolchain prints the same bytes.
package enum Escaping {
  package static func escaped(_ text: String) -> String {
    if text.utf8.withContiguousStorageIfAvailable({ !$0.isEmpty && isPlain($0) }) == true { return text }
    let bytes = LineBytes()
    append(text, to: bytes)
    return String(decoding: bytes.all, as: UTF8.self)
  }

  /// Whether every character may stand in a line as it is; a backslash may, as what begins an escape.
  package static func isPrintable(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0 == "\\" || !isEscaped($0) }
  }

  /// Appends the text; an empty one as `""`. Two different texts never come out the same, but for that one.
  ///
  /// A single space stays. Two together would look like a column's end, so all but the first are escaped, and so
  /// are a leading and a trailing one.
  /// - Returns: whether it is ASCII that needed nothing, as nearly every name is.
  @discardableResult
  static func append(_ text: String, to bytes: LineBytes) -> Bool {
    if text.utf8.withContiguousStorageIfAvailable({ append(plain: $0, to: bytes) }) == true { return true }
    guard !text.isEmpty else {
      bytes.append(#""""#)
      return false
    }
    let scalars = text.unicodeScalars
    let last = scalars.index(before: scalars.endIndex)
    var afterSpace = true
    for (index, scalar) in zip(scalars.indices, scalars) {
      let isSpace = scalar == " "
      if isSpace ? afterSpace || index == last : isEscaped(scalar) {
        append(escapeOf: scalar, to: bytes)
      } else {
        for byte in String(scalar).utf8 { bytes.append(byte) }
      }
      afterSpace = isSpace
    }
    return false
  }

  /// Appends a text that needs nothing; says whether it was one.
  static func append(plain text: UnsafeBufferPointer<UInt8>, to bytes: LineBytes) -> Bool {
    guard !text.isEmpty, isPlain(text) else { return false }
    bytes.append(text)
    return true
  }

  /// ASCII that needs nothing: nearly every name.
  private static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if isOneWord(text) { return true }
    var afterSpace = true
    for byte in text {
      switch byte {
      case UInt8(ascii: " "):
        if afterSpace { return false }
        afterSpace = true
      case UInt8(ascii: "\\"), 0..<0x20, 0x7F...: return false
      default: afterSpace = false
      }
    }
    return !afterSpace
  }

  /// Whether all of it is printable, and neither a space nor a backslash; eight bytes at a time.
  static func isOneWord(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count >= 8, let start = text.baseAddress.map({ UnsafeRawPointer($0) }) else {
      for byte in text where byte &- 0x21 > 0x5D || byte == UInt8(ascii: "\\") { return false }
      return true
    }
    let last = text.count - 8
    var (place, others): (Int, UInt64) = (0, 0)
    while place < last {
      others |= unfit(in: start.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      place += 8
    }
    // It may overlap those before.
    others |= unfit(in: start.loadUnaligned(fromByteOffset: last, as: UInt64.self))
    return others == 0
  }

  /// Not zero where one of the bytes has no place in a word; those above it may then be said to have none, too.
  @inline(__always)
  private static func unfit(in bytes: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    // The highest bit of each byte: borrowed by what is below the space's next, or equal to what is taken away.
    let low = bytes &- ones &* 0x21
    let (delete, backslash) = (bytes ^ ones &* 0x7F, bytes ^ ones &* 0x5C)
    return (bytes | low & ~bytes | (delete &- ones) & ~delete | (backslash &- ones) & ~backslash) & (ones &* 0x80)
  }

  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x5C: true  // the backslash, so that an escape is never somebody's own text
    case 0x00...0x1F, 0x7F...0x9F: true  // controls
    case 0xAD, 0x061C, 0x180E, 0x200B, 0x200E, 0x200F, 0xFEFF: true  // invisible, or a direction mark
    case 0x2028...0x202E, 0x2060...0x206F, 0xFFF9...0xFFFB: true  // line separators, direction overrides
    case 0xE0000...0xE007F: true  // tags
    default: false
    }
  }

  private static func append(escapeOf scalar: Unicode.Scalar, to bytes: LineBytes) {
    let escape =
      switch scalar {
      case "\\": #"\\"#
      case "\n": #"\n"#
      case "\r": #"\r"#
      case "\t": #"\t"#
      default: #"\u{"# + String(scalar.value, radix: 16, uppercase: true) + "}"
      }
    bytes.append(escape)
  }
}
