extension String {
  /// In double quotes, as the text form has names and marks; reads back to the same scalars.
  ///
  /// Everything that could steer a terminal or hide on it is spelled out, such as `\u{1b}`: control and format
  /// characters (bidirectional marks among them), separators of lines, unassigned and private characters.
  var quoted: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\\": text += "\\\\"
      case "\"": text += "\\\""
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.isUnsafeOnTerminal: text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return "\"\(text)\""
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
