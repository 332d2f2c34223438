import Foundation
public import Traces

/// Holds a trace against its golden while it is made, line by line, and keeps only what differs.
///
/// As long as lines match, nothing is kept but the place in the golden. From the first one that doesn't, the
/// trace's text is kept once, for the diff and for whoever writes it down; its first entry is kept typed, with its
/// hit walk. Nothing is read from disk or written to it.
/// ```
/// let comparison = GoldenComparison(golden: golden, header: header)
/// try await replay(log, sink: comparison)
/// switch comparison.finish().verdict { … }
/// ```
public final class GoldenComparison: TraceSink {
  private let golden: Golden?
  private let header: GoldenHeader
  private let limits: Difference.Limits

  private lazy var folding = FoldingSink(
    emit: { [unowned self] in compare($0) }, emitLines: { [unowned self] in compare($0) })
  @exclusivity(unchecked) private var writer = LineWriter()
  /// Where the golden's next line begins.
  @exclusivity(unchecked) private var place: Int
  @exclusivity(unchecked) private var matched = 0
  @exclusivity(unchecked) private var isMatching: Bool
  @exclusivity(unchecked) private var rest = LineStore()
  /// Of every line in `rest`, where numbers may differ.
  private var fields: [[LineWriter.Stretch]] = []
  private var diverging: TraceLine?
  private var lastHit: TraceEntry?

  /// - Parameters:
  ///   - golden: nil where there is none; the trace is then kept whole.
  ///   - header: what a golden of this replay would say above its lines.
  ///   - limits: how much of a difference is kept to be shown.
  public init(golden: Golden?, header: GoldenHeader, limits: Difference.Limits = Difference.Limits()) {
    self.golden = golden
    self.header = header
    self.limits = limits
    place = golden?.body ?? 0
    isMatching = golden != nil
    writer.redacted = Set(header.leniency.redacted.map(\.inLines))
    writer.keepsFields = header.leniency.isTolerant
  }

  public func receive(_ entry: TraceEntry) { folding.receive(entry) }
  public func receive(_ call: RoutedCall) { folding.receive(call) }
  public func receive(_ repeated: RepeatedEntry, in frame: Int, at time: Double) {
    folding.receive(repeated, in: frame, at: time)
  }
  public func takes(_ method: Call.Method, fingers: [Int], along route: CallRoute, in frame: Int) -> Bool {
    folding.takes(method, fingers: fingers, along: route, in: frame)
  }

  /// Ends the trace; to be called once, after the last entry.
  public func finish() -> Comparison {
    folding.flush()
    guard let golden else { return comparison(.missing, common: []) }
    let common = golden.bytes[golden.body..<place]
    let changes = Difference.HeaderChange.changes(from: golden.header, to: header)
    if isMatching, place == golden.bytes.count, changes.isEmpty { return comparison(.matches, common: common) }
    let expected = LineStore(golden.bytes, from: place)
    let near =
      header.leniency.isTolerant
      ? NearLines(golden: expected, actual: rest, fields: fields, header.leniency) : nil
    let diff =
      near == nil
      ? LineDiff(of: expected, and: rest, budget: limits.steps)
      : LineDiff(golden: expected.keys, actual: rest.keys, budget: limits.steps, near: near)
    let difference = Difference(
      header: changes, golden: expected, actual: rest, diff: diff, before: context(in: golden),
      diverging: diverging, lastHit: lastHit, limits: limits)
    return comparison(
      .differs(difference), common: common,
      // What is near enough stays as it was reviewed: whoever accepts the rest accepts no other numbers with it.
      rest: near == nil ? rest.bytes : rest.bytes(keeping: expected, but: diff.changes),
      why: difference.first?.rules ?? [])
  }

  private func compare(_ line: TraceLine) {
    writer.removeAll()
    line.write(to: &writer)
    writer.endLine()
    if isMatching, case .hit = line.entry.event { lastHit = line.entry }
    compare { line }
  }

  private func compare(_ lines: RoutedLines) {
    writer.removeAll()
    lines.writeBeginning(to: &writer)
    let beginning = writer.mark
    for stop in lines.call.route.stops.indices {
      writer.goBack(to: beginning)
      lines.write(stop: stop, to: &writer)
      writer.endLine()
      compare { lines.line(of: stop) }
    }
  }

  /// Holds what was just written against the golden's next line.
  /// - Parameter line: what was written.
  private func compare(_ line: () -> TraceLine) {
    if isMatching {
      if let length = matchingLength() {
        place += length
        matched += 1
        return
      }
      isMatching = false
      diverging = line()
    }
    rest.append(writer.bytes.all)
    if header.leniency.isTolerant { fields.append(writer.fields) }
  }

  /// How many bytes of the golden the line just written stands for; nil where the golden goes on otherwise.
  private func matchingLength() -> Int? {
    if matchesNext() { return writer.bytes.count }
    guard header.leniency.isTolerant, let golden else { return nil }
    let line = golden.bytes[place...].prefix { $0 != UInt8(ascii: "\n") }
    // The line and its end, which every line of a golden has.
    let whole = golden.bytes[place..<min(golden.bytes.count, line.endIndex + 1)]
    let own = LooseLine(Array(writer.bytes.all)[...], fields: writer.fields, header.leniency)
    return own.matches(whole) ? whole.count : nil
  }

  /// Whether the golden goes on with the line just written. Both end with a line end, so a prefix is the whole
  /// line.
  private func matchesNext() -> Bool {
    guard let golden, writer.bytes.count <= golden.bytes.count - place else { return false }
    return golden.bytes.withUnsafeBytes { expected in
      guard let actual = writer.bytes.all.baseAddress, let expected = expected.baseAddress else { return false }
      return memcmp(expected + place, actual, writer.bytes.count) == 0
    }
  }

  /// The last lines that matched.
  private func context(in golden: Golden) -> [String] {
    var lines: [String] = []
    var end = place
    while end > golden.body, lines.count < limits.context {
      let before = golden.bytes[golden.body..<end - 1].lastIndex(of: UInt8(ascii: "\n"))
      let start = before.map { $0 + 1 } ?? golden.body
      lines.append(String(decoding: golden.bytes[start..<end - 1], as: UTF8.self))
      end = start
    }
    return lines.reversed()
  }

  private func comparison(
    _ verdict: GoldenVerdict, common: ArraySlice<UInt8>, rest text: [UInt8]? = nil, why: [String] = []
  ) -> Comparison {
    Comparison(
      verdict: verdict, isOfOldForm: golden?.isOfOldForm ?? false, lineCount: matched + rest.count,
      actual: ActualTrace(header: header, common: common, rest: text ?? rest.bytes, why: why))
  }
}
