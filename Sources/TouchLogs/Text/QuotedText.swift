extension String {
  /// The text with everything that could steer a terminal or hide on it spelled out, such as `\u{1b}`.
  ///
  /// Control and format characters (bidirectional marks among them), separators of lines, unassigned and private
  /// characters. Backslashes are doubled, so that the result is unambiguous.
  public var escapedForTerminal: String { escaped(quotes: false) }

  /// In double quotes, as the text form has names and marks; reads back to the same scalars.
  var quoted: String { "\"\(escaped(quotes: true))\"" }

  private func escaped(quotes: Bool) -> String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\\": text += "\\\\"
      case "\"" where quotes: text += "\\\""
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.isUnsafeOnTerminal: text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var isUnsafeOnTerminal: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
    default: false
    }
  }
}
