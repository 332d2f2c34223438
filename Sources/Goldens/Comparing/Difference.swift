import Traces

/// Where and how a trace differs from its golden: the first divergence with its cause, and the rest as a diff.
///
/// Never empty: it has a changed header, or a first divergence, or both.
public struct Difference: Sendable {
  /// How much is kept to be shown; everything is counted.
  public struct Limits: Hashable, Sendable {
    /// Equal lines around a change.
    public var context = 2
    /// Hunks that are kept; later ones are only counted.
    public var hunks = 10
    /// Changed and equal lines in a hunk.
    public var lines = 60
    /// What the diff may spend, in steps.
    var steps = LineDiff.budget

    public init() {}
  }

  /// A line of the header that is not what it was; nil where a side has none.
  public struct HeaderChange: Hashable, Sendable {
    /// The line as the golden has it.
    public var golden: String?
    /// The line as this replay has it.
    public var actual: String?
  }

  /// Changed lines of the header, in its order; empty where the header is the same.
  public let header: [HeaderChange]
  /// Nil where only the header differs.
  public let first: Divergence?
  /// The first hunks, in order.
  public let hunks: [Hunk]
  /// How many hunks there are in all.
  public let hunkCount: Int
  /// How many of the golden's lines are gone.
  public let removed: Int
  /// How many of the trace's lines are not in the golden.
  public let added: Int
  /// False where the diff ran out of steps, so that some lines count as changed that are not.
  public let isExact: Bool
  /// Stands for all lines that went and came, also those that are only counted; equal where the same differs, be it
  /// at other times.
  package let likeness: Fingerprint

  /// - Parameters:
  ///   - diff: of those lines.
  ///   - before: the lines that matched before the first of them.
  ///   - above: how many lines of the golden's file stand above the first of them.
  ///   - diverging: what the first of the trace's lines is about, where that is known.
  init(
    header: [HeaderChange], golden: LineStore, actual: LineStore, diff: LineDiff, before: [String] = [],
    above: Int = 0,
    diverging: TraceLine? = nil, lastHit: TraceEntry? = nil, limits: Limits
  ) {
    self.header = header
    var changes = diff.changes
    if changes.isEmpty, golden.count + actual.count > 0 {
      // Two unequal lines with one hash; the bytes have told them apart, so say that all may differ.
      changes = [LineDiff.Change(golden: 0..<golden.count, actual: 0..<actual.count)]
    }
    let builder = HunkBuilder(golden: golden, actual: actual, before: before, limits: limits)
    (hunks, hunkCount) = builder.hunks(of: changes)
    removed = changes.reduce(0) { $0 + $1.golden.count }
    added = changes.reduce(0) { $0 + $1.actual.count }
    isExact = diff.isExact
    likeness = Fingerprint(of: changes, golden: golden, actual: actual)
    first = changes.first.map { change in
      Divergence(
        golden: change.golden.first.map(golden.text), actual: change.actual.first.map(actual.text),
        line: above + max(1, min(change.golden.lowerBound + 1, golden.count)),
        entry: change.actual.first == 0 ? diverging : nil, lastHit: lastHit)
    }
  }

  /// Holds two goldens against each other; nil where nothing but `why` differs.
  ///
  /// Of two texts nothing typed is known, so no cause can be told.
  static func between(_ golden: Golden, _ other: Golden, limits: Limits = Limits()) -> Difference? {
    let header = HeaderChange.changes(from: golden.header, to: other.header)
    let isSame = golden.bytes[golden.body...] == other.bytes[other.body...]
    if isSame, header.isEmpty { return nil }
    let old = isSame ? LineStore() : LineStore(golden.bytes, from: golden.body)
    let new = isSame ? LineStore() : LineStore(other.bytes, from: other.body)
    return Difference(
      header: header, golden: old, actual: new,
      diff: LineDiff(of: old, and: new, budget: limits.steps), limits: limits)
  }

  /// Whether some of the lines that differ are only counted.
  var isCut: Bool { hunkCount > hunks.count || hunks.contains { $0.omitted > 0 } }

  /// How many lines differ after the first divergence.
  public var later: (gone: Int, new: Int) {
    (max(0, removed - (first?.golden == nil ? 0 : 1)), max(0, added - (first?.actual == nil ? 0 : 1)))
  }
}

extension Difference.HeaderChange {
  /// Compares line by line, in the golden's order and then what is new.
  static func changes(from golden: GoldenHeader, to actual: GoldenHeader) -> [Self] {
    if golden == actual { return [] }
    let (old, new) = (golden.lasting, actual.lasting)
    if old == new { return [] }
    // Of what a header has several lines, a threshold or a tolerance is held against itself, whatever its value.
    func key(_ line: String) -> String {
      if let constant = GoldenHeader.Constant(headerLine: line) { return "const  \(constant.name) " }
      guard line.hasPrefix("within") || line.hasPrefix("redact") else { return String(line.prefix(7)) }
      return line.split(separator: " ").prefix(2).joined(separator: " ")
    }
    var changes: [Self] = []
    for line in old where !new.contains(line) {
      changes.append(Self(golden: line, actual: new.first { key($0) == key(line) }))
    }
    for line in new where !old.contains(where: { key($0) == key(line) }) { changes.append(Self(actual: line)) }
    return changes
  }
}
