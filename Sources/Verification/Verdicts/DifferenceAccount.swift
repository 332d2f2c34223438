public import Goldens

/// A difference in words: all that people and reports are told of it, fit to be handed from process to process.
public struct DifferenceAccount: Hashable, Sendable, Codable {
  /// `differs, first in frame 1 (0 ms)`
  public var headline: String
  /// What happened otherwise, first; nil where only headers differ.
  public var sentence: String?
  /// Nil for what a timer did, and where only headers differ.
  public var frame: Int?
  /// Where the first line that differs is in the golden's file, counted from 1; nil where only headers differ.
  public var line: Int?
  /// The first line that differs; nil where the trace has one more.
  public var golden: String?
  /// The trace's line in its place; nil where it has one less.
  public var actual: String?
  /// The first line of the header that differs; nil where none does.
  public var header: HeaderLine?
  /// Why, with the rules.
  public var reasons: [String]
  /// The ids of the rules that decided it, most telling first; nil where none is known.
  public var rules: [String]?
  /// All lines that are gone.
  public var removed: Int
  /// All lines that are new.
  public var added: Int
  /// Stands for all lines that went and came: equal where the same differs, be it at other times. Nil in reports of
  /// older versions.
  public var likeness: String?
  /// Header changes and hunks, `-` and `+` before their lines.
  public var diff: String
  /// What a person reads first; ends in a line end.
  public var report: String
  /// The command that tells more, as the report has it; nil where none does.
  public var explain: String?
  /// What to do where the trace is right, as the report has it: a command, or why there is none.
  public var meant: String?

  /// A line of a golden's header that differs; nil of the side that has none.
  public struct HeaderLine: Hashable, Sendable, Codable {
    /// As the golden has it.
    public var golden: String?
    /// As the replay has it.
    public var actual: String?
  }

  /// - Parameters:
  ///   - log: the log's path, for the command that tells more; nil where none does.
  ///   - meant: what to do where the trace is right.
  public init(_ difference: Difference, title: String, log: String?, meant: String?) {
    let first = difference.first
    headline = difference.headline
    sentence = first?.sentence
    frame = first?.columns?.frame
    line = first?.line
    golden = first?.golden
    actual = first?.actual
    header = difference.header.first.map { HeaderLine(golden: $0.golden, actual: $0.actual) }
    reasons = first?.reasons ?? []
    rules = first?.rules.isEmpty == false ? first?.rules : nil
    removed = difference.removed
    added = difference.added
    likeness = difference.likeness.hex
    diff = "\(difference)"
    report = difference.report(title: title, log: log, meant: meant)
    explain = log.map(Difference.explain)
    self.meant = meant
  }

  /// What to do next, each behind the label that the report has for it.
  package var advice: [(label: String, words: String)] { Difference.advice(explain: explain, meant: meant) }

  /// The report without its first line, which names the verdict, and without the last ones, which say what to do.
  var body: String {
    report.split(separator: "\n").dropFirst().dropLast(advice.count).map { $0 + "\n" }.joined()
  }
}
