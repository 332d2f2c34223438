/// Text made fit for XML 1.0, which has no way at all to spell most control characters.
enum XMLText {
  /// For between tags and for attributes in double quotes: line ends and tabs survive in both.
  ///
  /// What XML can't hold comes out as it would in a Swift literal: `\u{1B}`.
  static func escaped(_ text: String, inAttribute: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: result += "&amp;"
      case 0x3C: result += "&lt;"
      case 0x3E: result += "&gt;"
      case 0x22: result += "&quot;"
      case 0x09, 0x0A: result += inAttribute ? "&#\(scalar.value);" : String(scalar)
      // Readers turn a bare carriage return into a line end.
      case 0x0D: result += "&#13;"
      case 0x00..<0x20, 0x7F...0x9F, 0xFFFE, 0xFFFF: result += visible(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// ` name="value"`
  static func attribute(_ name: String, _ value: String) -> String {
    " \(name)=\"\(escaped(value, inAttribute: true))\""
  }

  private static func visible(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }
}
