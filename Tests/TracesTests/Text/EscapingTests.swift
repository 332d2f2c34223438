import Testing

@testable import Traces

@Suite struct EscapingTests {
  @Test(arguments: [
    ("home/list/row14", "home/list/row14"), ("Sign in", "Sign in"), ("größe/ラベル/👩‍👧", "größe/ラベル/👩‍👧"),
    ("", #""""#), ("a\nb", #"a\nb"#), ("a\r\n\tb", #"a\r\n\tb"#), (#"a\nb"#, #"a\\nb"#),
    ("\u{1B}[31mred", #"\u{1B}[31mred"#), ("\u{0}", #"\u{0}"#), ("\u{7F}\u{85}\u{9B}", #"\u{7F}\u{85}\u{9B}"#),
    ("a\u{2028}b\u{2029}", #"a\u{2028}b\u{2029}"#), ("\u{202E}evil", #"\u{202E}evil"#),
    ("a\u{200B}b\u{FEFF}", #"a\u{200B}b\u{FEFF}"#), ("flag\u{E0067}", #"flag\u{E0067}"#),
    (" a", #"\u{20}a"#), ("a ", #"a\u{20}"#), ("a  b", #"a \u{20}b"#), ("   ", #"\u{20}\u{20}\u{20}"#),
  ])
  func `a name stays on its line and in its column`(name: String, expected: String) {
    #expect(Escaping.escaped(name) == expected)
  }

  @Test func `no control character passes, whatever the text`() {
    for value in UInt32(0)...0x3000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let escaped = Escaping.escaped("a\(scalar)b")
      let controls = escaped.unicodeScalars.filter { $0.properties.generalCategory == .control }
      #expect(controls.isEmpty, "U+\(String(value, radix: 16)) passed")
    }
  }

  @Test func `a character is escaped or not wherever it stands in a long name`() {
    for value in UInt8(0)..<0x80 {
      let scalar = Unicode.Scalar(value)
      for place in 1..<20 {
        let (before, after) = (String(repeating: "~", count: place), String(repeating: "!", count: 20 - place))
        let escaped = Escaping.escaped("\(before)\(scalar)\(after)")
        let isPlain = (0x20..<0x7F).contains(value) && scalar != "\\"
        #expect(escaped.contains(Character(scalar)) == (isPlain || scalar == "\\"))
        #expect((escaped.utf8.count == 21) == isPlain)
        #expect(escaped.hasPrefix(before) && escaped.hasSuffix(after))
      }
    }
  }

  @Test func `different names stay different`() {
    let pieces = ["", "a", " ", "\\", "n", "\n", "\\u{20}", "\u{1B}"]
    let names = pieces.flatMap { first in pieces.flatMap { second in pieces.map { first + second + $0 } } }
    #expect(Set(names.map(Escaping.escaped)).count == Set(names).count)
  }
}
