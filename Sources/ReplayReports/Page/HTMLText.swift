import Traces

/// Text made fit for a page: nothing in it is markup, steers the reader's eye or hides.
enum HTMLText {
  /// For between tags and for attributes in double quotes. Line ends stay.
  static func escaped(_ text: String) -> String {
    var safe = text
    if !Escaping.isPrintable(text) {
      safe = ""
      for scalar in text.unicodeScalars {
        let isFit = scalar == "\n" || Escaping.isPrintable(String(scalar))
        safe += isFit ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return XMLText.escaped(safe)
  }

  /// Words with the ids of rules in them, `(H9)`, marked as such.
  static func marked(_ text: String) -> String {
    escaped(text).replacing(#/\(([A-Z]\d+)\)/#) { "<abbr class=\"rule\">\($0.output.1)</abbr>" }
  }

  /// Lines of a difference, in the colours of what they are.
  static func difference(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let line = String(line)
      let kind = line.hasPrefix("- ") ? "gone" : line.hasPrefix("+ ") ? "new" : "same"
      return "<span class=\"\(kind)\">\(escaped(line))</span>"
    }
    return "<pre class=\"diff\">" + lines.joined(separator: "\n") + "</pre>\n"
  }
}
