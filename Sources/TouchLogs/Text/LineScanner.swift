/// Takes one line of the text form apart, and knows the column for an error.
struct LineScanner {
  /// Of the next scalar that is no space, counted from 1.
  var column: Int {
    var next = position
    while next < scalars.count, Self.isSpace(scalars[next]) { next += 1 }
    return next + 1
  }
  private let scalars: [Unicode.Scalar]
  let line: Int
  private var position = 0

  /// - Parameter line: its number, counted from 1.
  init(_ text: some StringProtocol, line: Int) {
    // Some editors begin a file with a mark of its byte order.
    let marked = line == 1 && text.unicodeScalars.first == "\u{FEFF}"
    scalars = Array(text.unicodeScalars.dropFirst(marked ? 1 : 0))
    self.line = line
  }

  func error(_ problem: String, at column: Int? = nil) -> LogError {
    LogError(.text(line: line, column: column ?? self.column, problem))
  }

  /// Whether nothing but space and a comment is left.
  mutating func isAtEnd() -> Bool {
    skipSpace()
    return position == scalars.count || scalars[position] == "#"
  }

  /// Takes a character if it is next.
  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    skipSpace()
    guard position < scalars.count, scalars[position] == scalar else { return false }
    position += 1
    return true
  }

  /// The next word without taking it; empty where there is none.
  mutating func peek() -> String {
    let before = position
    defer { position = before }
    return word()
  }

  /// Up to space, a bracket, a semicolon, a quote or the end; empty where there is none.
  mutating func word() -> String {
    skipSpace()
    let start = position
    while position < scalars.count, !Self.ends(scalars[position]) { position += 1 }
    return text(start..<position)
  }

  /// The next word, which must be there.
  mutating func word(_ what: String) throws(LogError) -> String {
    if isAtEnd() { throw error("\(what) is missing") }
    let word = word()
    if word.isEmpty { throw error("\(what) is expected here") }
    return word
  }

  mutating func number(_ what: String) throws(LogError) -> Double {
    let start = column
    let word = try word(what)
    guard let value = NumberText.value(word) else { throw error("\(what) is no number: \(word.shown)", at: start) }
    return value
  }

  mutating func int(_ what: String) throws(LogError) -> Int {
    let start = column
    let word = try word(what)
    guard let value = Int(word) else { throw error("\(what) is no whole number: \(word.shown)", at: start) }
    return value
  }

  /// One of an enum's words.
  mutating func choice<Choice: Worded>(_ what: String, _: Choice.Type = Choice.self) throws(LogError) -> Choice {
    let start = column
    let word = try word(what)
    guard let choice = Choice(word: word) else {
      throw error("\(word.shown) is no \(what); it is one of \(Choice.words)", at: start)
    }
    return choice
  }

  /// A text in quotes, or a bare word.
  mutating func string(_ what: String) throws(LogError) -> String {
    let start = column
    guard take("\"") else { return try word(what) }
    var text = ""
    while position < scalars.count {
      let scalar = scalars[position]
      position += 1
      switch scalar {
      case "\"": return text
      case "\\": text.unicodeScalars.append(try escape())
      default: text.unicodeScalars.append(scalar)
      }
    }
    throw error("\(what) has no closing quote", at: start)
  }

  /// What has not been taken, for an error.
  var rest: String { text(position..<scalars.count) }

  private mutating func escape() throws(LogError) -> Unicode.Scalar {
    let start = position
    guard position < scalars.count else { throw error("a backslash ends the line", at: start) }
    position += 1
    switch scalars[start] {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "\\", "\"": return scalars[start]
    case "u":
      if let close = scalars[position...].firstIndex(of: "}"), position < close, scalars[position] == "{",
        let value = UInt32(text(position + 1..<close), radix: 16), let scalar = Unicode.Scalar(value)
      {
        position = close + 1
        return scalar
      }
      throw error("a \\u needs a character's number in braces, as \\u{1b}", at: start)
    default: throw error("no character is written as a backslash and this", at: start)
    }
  }

  private mutating func skipSpace() {
    while position < scalars.count, Self.isSpace(scalars[position]) { position += 1 }
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t"
  }

  private static func ends(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "\t", ";", "(", ")", "\"", "#": true
    default: false
    }
  }

  private func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }
}

extension String {
  /// For an error: quoted, and not endless.
  var shown: String { count <= 40 ? quoted : String(prefix(40)).quoted + "…" }
}
