import Traces

/// What of a trace its golden doesn't hold it to: fields that may differ a little, and fields that are not looked
/// at.
///
/// ```swift
/// await expectReplay("fling", on: List.self, leniency: [.within(0.5, of: .positions), .redacting(.views)])
/// ```
/// A golden says in its header what was agreed on, so that whoever replays it does the same:
/// ```
/// within positions 0.5
/// redact views
/// ```
/// What is redacted is `*` in the golden, too.
public struct Leniency: Hashable, Sendable {
  /// A field of a trace's lines, typed where the line is written: a note that looks like a time is none.
  public enum Field: String, Hashable, Sendable, CaseIterable {
    /// The second column.
    case times
    /// Points on the screen, in views, and of content that scrolls.
    case positions
    case velocities
    /// The names of views and responders.
    case views
  }

  /// One of the things that are agreed on.
  public enum Rule: Hashable, Sendable {
    /// Numbers may differ by that much: times in milliseconds, positions in points, velocities in points a second.
    case within(Double, of: Field)
    /// The field is not looked at; of views' names only the numbers in them, such as a row's or an identifier's.
    case redacting(Field)
  }

  /// Nothing may differ.
  public static let none = Leniency(tolerances: Array(repeating: nil, count: Field.allCases.count), redacted: [])

  /// In the order of the fields.
  private let tolerances: [Double?]
  let redacted: Set<Field>

  /// Of two rules for one field the last counts. A tolerance that is no number from 0 up is none, and so is one of
  /// names.
  public init(_ rules: [Rule]) {
    // As of nearly every golden.
    if rules.isEmpty {
      self = .none
      return
    }
    var tolerances = [Double?](repeating: nil, count: Field.allCases.count)
    var redacted: Set<Field> = []
    for rule in rules {
      switch rule {
      case .within(let tolerance, let field):
        guard field != .views, tolerance.isFinite, tolerance > 0 else { continue }
        tolerances[field.place] = tolerance
      case .redacting(let field): redacted.insert(field)
      }
    }
    self.init(tolerances: tolerances, redacted: redacted)
  }

  private init(tolerances: [Double?], redacted: Set<Field>) {
    (self.tolerances, self.redacted) = (tolerances, redacted)
  }

  /// By how much numbers of that field may differ; nil where not at all.
  func tolerance(of field: Field) -> Double? { tolerances[field.place] }

  /// The same, of a field as the writer of lines calls it.
  func tolerance(of field: LineField) -> Double? {
    Field.allCases.first { $0.inLines == field }.flatMap { tolerance(of: $0) }
  }

  var isTolerant: Bool { tolerances.contains { $0 != nil } }

  /// Lines of a header, in a fixed order: `within times 5`, `redact views`.
  var lines: [String] {
    let within = Field.allCases.compactMap { field in
      tolerance(of: field).map { "within \(field.rawValue) \(Self.text($0))" }
    }
    return within + Field.allCases.filter(redacted.contains).map { "redact \($0.rawValue)" }
  }

  /// What a header's line says, without its first word; nil where it says nothing of the kind.
  static func within(printed text: String) -> Rule? {
    let pieces = text.split(separator: " ")
    guard pieces.count == 2, let field = Field(rawValue: String(pieces[0])), field != .views,
      let tolerance = Double(pieces[1]), tolerance.isFinite, tolerance > 0
    else { return nil }
    return .within(tolerance, of: field)
  }

  static func redact(printed text: String) -> Rule? { Field(rawValue: text).map { .redacting($0) } }

  private static func text(_ number: Double) -> String {
    number == number.rounded() && number < 1e15 ? "\(Int64(number))" : "\(number)"
  }
}

extension Leniency: ExpressibleByArrayLiteral {
  public init(arrayLiteral rules: Rule...) { self.init(rules) }
}

extension Leniency.Field {
  fileprivate var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// What the writer of lines calls it.
  var inLines: LineField {
    switch self {
    case .times: .times
    case .positions: .positions
    case .velocities: .velocities
    case .views: .views
    }
  }
}
