/// A log as text for people and scripts; `Format.md` has the grammar.
extension TouchLog {
  /// The log as text, a line a frame; reading it gives this log back, bit for bit.
  public var text: String {
    var writer = LogTextWriter()
    var text = writer.header(for: about, unknown: unknown)
    for frame in frames { text += writer.line(for: frame) }
    return text + writer.footer(stopTime: stopTime)
  }

  /// Reads a log from text, also one written by hand: comments, empty lines and what can be told from the lines
  /// before may be left out.
  /// - Throws: `LogError` with line and column.
  public init(text: String) throws(LogError) { (self, _) = try Self.checked(text: text) }

  /// Reads it, and tells what contradicts itself in it: times that go back, fingers that move or lift and are not
  /// down, or land and are, or land nowhere. A log may have such things, and a script has them by mistake.
  package static func checked(text: String) throws(LogError) -> (log: TouchLog, contradictions: [LogError]) {
    var reader = LogTextReader()
    var number = 1
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      try reader.read(line, line: number)
      number += 1
    }
    return (reader.log, reader.check.contradictions)
  }
}
