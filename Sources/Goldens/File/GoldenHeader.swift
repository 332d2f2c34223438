import Traces

/// What a golden says above its lines: which log on which stage, by which rules.
///
/// No dates, no counts, no line numbers: nothing that changes where the trace did not.
public struct GoldenHeader: Hashable, Sendable, CustomStringConvertible {
  /// The newest form of a golden that this code reads, and the one that it writes.
  public static let version = 1
  /// The rules of event delivery that HeadlessUIKit follows; a correction that changes traces raises it.
  public static let currentRules = 1

  /// Where the touches came from: a file beside the golden, or the test's own code.
  public let touches: Touches
  /// The log's file name, as printed; of a test's own touches the test's.
  public internal(set) var log: String
  /// The hierarchy's name, as printed.
  public let stage: String
  /// The version of the rules that the trace was made by.
  public let rules: Int
  /// How far the target is fed, where that is not the whole way: `locate`, `call`.
  public let level: String?
  /// Thresholds that were not the documented ones, in the order in which they are printed.
  public let constants: [Constant]
  /// What of a trace the golden doesn't hold it to.
  public let leniency: Leniency
  /// The rules that decided where the trace left its golden; in pending goldens only, gone with their acceptance.
  public internal(set) var why: [String] = []

  /// Who keeps the touches that were replayed.
  public enum Touches: Hashable, Sendable { case log, test }

  /// A threshold with the value that was used.
  public struct Constant: Hashable, Sendable {
    /// The threshold, its words joined by hyphens.
    public let name: String
    /// The value with its unit, as printed.
    public let value: String

    public init(name: String, value: String) {
      self.name = Escaping.escaped(name).split(separator: " ").joined(separator: "-")
      self.value = Escaping.escaped(value)
    }
  }

  /// Names from outside are escaped here, once: what is kept is what is printed.
  public init(
    _ touches: Touches = .log, log: String, stage: String, rules: Int = Self.currentRules, level: String? = nil,
    constants: [Constant] = [], leniency: Leniency = .none
  ) {
    self.touches = touches
    self.log = Escaping.escaped(log)
    self.stage = Escaping.escaped(stage)
    self.rules = rules
    self.level = level.map(Escaping.escaped)
    self.constants = constants
    self.leniency = leniency
  }

  /// As it was printed, nothing escaped twice.
  init(printed fields: Fields, rules: Int) {
    touches = fields.log == nil ? .test : .log
    log = fields.log ?? fields.test ?? ""
    stage = fields.stage ?? ""
    self.rules = rules
    level = fields.level
    constants = fields.constants
    leniency = Leniency(fields.leniency)
    why = fields.why?.split(separator: " ").map(String.init) ?? []
  }

  /// The header, the empty line and the heading, each with its line end.
  public var description: String {
    lines.map { $0 + "\n" }.joined() + "\n" + TraceLine.heading + "\n"
  }

  /// Its own lines without those that go when the golden is accepted.
  var lasting: [String] { accepted.lines }

  /// The header that the golden has once it is accepted.
  var accepted: GoldenHeader {
    var header = self
    header.why = []
    return header
  }

  /// The header that the golden of a log of that name has once it is accepted.
  package func ofLog(named name: String) -> GoldenHeader {
    var header = accepted
    header.log = Escaping.escaped(name)
    return header
  }

  /// Its own lines, from `golden 1` on, without line ends.
  var lines: [String] {
    [
      "golden \(Self.version)", "\(touches == .log ? "log " : "test")   \(log)", "stage  \(stage)",
      "rules  \(rules)",
    ]
      + (level.map { ["level  \($0)"] } ?? []) + constants.map { "const  \($0.name) \($0.value)" }
      + leniency.lines
      + (why.isEmpty ? [] : ["why    \(why.joined(separator: " "))"])
  }

  /// What was read so far.
  struct Fields {
    var log: String?
    var test: String?
    var stage: String?
    var rules: String?
    var level: String?
    var why: String?
    var constants: [Constant] = []
    var leniency: [Leniency.Rule] = []
  }
}

extension GoldenHeader.Constant {
  /// Reads a whole line, `const  longPress 0.6`; nil where it is another line of a header.
  init?(headerLine line: String) {
    guard line.hasPrefix("const  ") else { return nil }
    self.init(printed: String(line.dropFirst(7)))
  }

  /// Reads `longPress 0.6`.
  init?(printed text: String) {
    guard let space = text.firstIndex(of: " "), space > text.startIndex else { return nil }
    name = String(text[..<space])
    value = String(text[text.index(after: space)...])
  }
}
