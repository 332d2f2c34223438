import Traces

/// Reads the lines above a trace, in their order, and stops where the trace begins.
struct HeaderReader {
  private let bytes: [UInt8]
  /// Where the next line begins.
  private(set) var offset = 0
  /// Of the line that was read last.
  private var number = 0

  private static let heading = Array(TraceLine.heading.utf8)

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func header() throws(GoldenError.AtLine) -> GoldenHeader {
    // The form was looked at before.
    _ = next()
    var fields = GoldenHeader.Fields()
    while let line = next(), !line.isEmpty { try take(line, into: &fields) }
    guard (fields.log == nil) != (fields.test == nil) else { throw missing("log    NAME.touchlog") }
    guard fields.stage != nil else { throw missing("stage  NAME") }
    guard let rules = fields.rules.flatMap({ Int($0) }), rules > 0 else { throw missing("rules  1") }
    guard next() == Self.heading[...] else { throw missing(TraceLine.heading) }
    return GoldenHeader(printed: fields, rules: rules)
  }

  private func take(_ line: ArraySlice<UInt8>, into fields: inout GoldenHeader.Fields) throws(GoldenError.AtLine) {
    let value = String(decoding: line.dropFirst(7), as: UTF8.self)
    switch String(decoding: line.prefix(7), as: UTF8.self) {
    case "log    ": try set(&fields.log, value)
    case "test   ": try set(&fields.test, value)
    case "stage  ": try set(&fields.stage, value)
    case "rules  ": try set(&fields.rules, value)
    case "level  ": try set(&fields.level, value)
    case "why    ": try set(&fields.why, value)
    case "const  ":
      guard let constant = GoldenHeader.Constant(printed: value) else { throw missing("const  NAME VALUE") }
      fields.constants.append(constant)
    case "within ":
      guard let rule = Leniency.within(printed: value) else { throw missing("within times 5") }
      fields.leniency.append(rule)
    case "redact ":
      guard let rule = Leniency.redact(printed: value) else { throw missing("redact views") }
      fields.leniency.append(rule)
    default: throw GoldenError.AtLine(problem: .unknownHeaderLine, line: number)
    }
  }

  private func set(_ field: inout String?, _ value: String) throws(GoldenError.AtLine) {
    guard field == nil else { throw GoldenError.AtLine(problem: .repeatedHeaderLine, line: number) }
    field = value
  }

  private func missing(_ text: String) -> GoldenError.AtLine {
    GoldenError.AtLine(problem: .missing(line: text), line: number)
  }

  /// The next line, without its end; nil after the last, which counts as one line more.
  private mutating func next() -> ArraySlice<UInt8>? {
    number += 1
    guard offset < bytes.count else { return nil }
    let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    defer { offset = end + 1 }
    return bytes[offset..<end]
  }
}
