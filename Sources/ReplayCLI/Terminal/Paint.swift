import ArgumentParser

/// When output has colours.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never
}

/// Colours for a person's eyes: the first line of a block stands out, what is gone is red and what is new is green.
struct Paint: Sendable {
  let isOn: Bool

  /// The flag beats `NO_COLOR`, which beats `FORCE_COLOR`, which beats whether a terminal is there that knows
  /// colours.
  init(_ choice: ColorChoice, environment: [String: String], isTerminal: Bool) {
    func isSet(_ name: String) -> Bool { !(environment[name] ?? "").isEmpty }
    isOn =
      switch choice {
      case .always: true
      case .never: false
      case .auto:
        if isSet("NO_COLOR") {
          false
        } else if isSet("FORCE_COLOR") {
          environment["FORCE_COLOR"] != "0"
        } else {
          isTerminal && environment["TERM"] != "dumb"
        }
      }
  }

  enum Ink: String {
    case bold = "1"
    case dim = "2"
    case red = "31"
    case green = "32"
    case reverse = "7"
  }

  func paint(_ text: String, _ ink: Ink) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// A verdict's block, line by line; control characters that it had come out as escapes.
  func block(_ text: String) -> String {
    let safe = ControlCharacters.escaped(text)
    guard isOn else { return safe }
    return safe.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
      let line = String(line)
      if index == 0 { return paint(line, .bold) }
      if line.hasPrefix("- ") { return paint(line, .red) }
      if line.hasPrefix("+ ") { return paint(line, .green) }
      return line
    }.joined(separator: "\n")
  }
}
