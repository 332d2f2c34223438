import Traces

/// What a golden says above its lines: which log on which stage, by which rules.
///
/// No dates, no counts, no line numbers: nothing that changes where the trace did not.
public struct GoldenHeader: Hashable, Sendable, CustomStringConvertible {
  /// The newest form of a golden that this code reads, and the one that it writes.
  public static let version = 1
  /// The rules of event delivery that HeadlessUIKit follows; a correction that changes traces raises it.
  public static let currentRules = 1

  /// The log's file name, as printed.
  public let log: String
  /// The hierarchy's name, as printed.
  public let stage: String
  /// The version of the rules that the trace was made by.
  public let rules: Int
  /// How far the target is fed, where that is not the whole way: `locate`, `call`.
  public let level: String?
  /// Thresholds that were not the documented ones, in the order in which they are printed.
  public let constants: [Constant]

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
    log: String, stage: String, rules: Int = Self.currentRules, level: String? = nil, constants: [Constant] = []
  ) {
    self.log = Escaping.escaped(log)
    self.stage = Escaping.escaped(stage)
    self.rules = rules
    self.level = level.map(Escaping.escaped)
    self.constants = constants
  }

  /// As it was printed, nothing escaped twice.
  init(printed fields: Fields, rules: Int) {
    log = fields.log ?? ""
    stage = fields.stage ?? ""
    self.rules = rules
    level = fields.level
    constants = fields.constants
  }

  /// The header, the empty line and the heading, each with its line end.
  public var description: String {
    lines.map { $0 + "\n" }.joined() + "\n" + TraceLine.heading + "\n"
  }

  /// Its own lines, from `golden 1` on, without line ends.
  var lines: [String] {
    ["golden \(Self.version)", "log    \(log)", "stage  \(stage)", "rules  \(rules)"]
      + (level.map { ["level  \($0)"] } ?? []) + constants.map { "const  \($0.name) \($0.value)" }
  }

  /// What was read so far.
  struct Fields {
    var log: String?
    var stage: String?
    var rules: String?
    var level: String?
    var constants: [Constant] = []
  }
}

extension GoldenHeader.Constant {
  /// Reads `longPress 0.6`.
  init?(printed text: String) {
    guard let space = text.firstIndex(of: " "), space > text.startIndex else { return nil }
    name = String(text[..<space])
    value = String(text[text.index(after: space)...])
  }
}
