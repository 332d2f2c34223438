/// The last wall before a terminal. Names were escaped where they were put into a sentence; this is for what
/// slipped by.
enum ControlCharacters {
  /// `\u{1B}`; line ends stay.
  static func escaped(_ text: String) -> String {
    replaced(in: text) { "\\u{" + String($0.value, radix: 16, uppercase: true) + "}" }
  }

  /// `\u001b`: what reads the JSON has the same text as before.
  static func escapedInJSON(_ json: String) -> String {
    replaced(in: json) { scalar in
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }

  private static func replaced(in text: String, by spelled: (Unicode.Scalar) -> String) -> String {
    guard text.utf8.contains(where: { ($0 < 0x20 && $0 != 0x0A) || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }) else {
      return text
    }
    var safe = ""
    for scalar in text.unicodeScalars {
      if isUnsafe(scalar) { safe += spelled(scalar) } else { safe.unicodeScalars.append(scalar) }
    }
    return safe
  }

  /// All of them have four hexadecimal digits at most.
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true  // direction overrides
    default: false
    }
  }
}
