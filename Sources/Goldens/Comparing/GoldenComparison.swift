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
  public let wantsWalks: Bool
  private let header: GoldenHeader
  private let limits: Difference.Limits
  private let compared: ComparedLines
  private let folding: FoldingSink

  /// - Parameters:
  ///   - golden: nil where there is none; the trace is then kept whole.
  ///   - header: what a golden of this replay would say above its lines.
  ///   - limits: how much of a difference is kept to be shown.
  ///   - wantsWalks: false for a replay that most likely matches; where a hit differs, only another one with walks
  ///     can tell why: see `Comparison.needsWalks`.
  public init(
    golden: Golden?, header: GoldenHeader, limits: Difference.Limits = Difference.Limits(), wantsWalks: Bool = true
  ) {
    self.wantsWalks = wantsWalks
    self.header = header
    self.limits = limits
    let lines = ComparedLines(with: golden, header.leniency)
    compared = lines
    folding = FoldingSink(emit: { lines.compare($0, $1) }, emitLines: { lines.compare($0) })
  }

  public func receive(_ entry: TraceEntry) { folding.receive(entry) }
  public func receive(_ call: RoutedCall) { folding.receive(call) }
  @discardableResult
  public func receive(_ repeated: RepeatedEntry, in frame: Int, at time: Double) -> OpenRun? {
    folding.receive(repeated, in: frame, at: time)
  }
  public func run(of method: Call.Method, fingers: [Int], along route: CallRoute) -> OpenRun? {
    folding.run(of: method, fingers: fingers, along: route)
  }

  /// Ends the trace; to be called once, after the last entry.
  public func finish() -> Comparison {
    folding.flush()
    guard let golden = compared.golden else { return comparison(.missing, common: []) }
    let common = golden.bytes[golden.body..<compared.place]
    let changes = Difference.HeaderChange.changes(from: golden.header, to: header)
    if compared.isMatching, compared.place == golden.bytes.count, changes.isEmpty {
      return comparison(.matches, common: common)
    }
    let expected = LineStore(golden.bytes, from: compared.place)
    let rest = compared.rest
    let near =
      header.leniency.isTolerant
      ? NearLines(golden: expected, actual: rest, fields: compared.fields, header.leniency) : nil
    let diff =
      near == nil
      ? LineDiff(of: expected, and: rest, budget: limits.steps)
      : LineDiff(golden: expected.keys, actual: rest.keys, budget: limits.steps, near: near)
    let difference = Difference(
      header: changes, golden: expected, actual: rest, diff: diff, before: context(in: golden),
      above: golden.bytes[..<compared.place].count { $0 == UInt8(ascii: "\n") },
      diverging: compared.diverging, lastHit: compared.lastHit, limits: limits)
    return comparison(
      .differs(difference), common: common,
      // What is near enough stays as it was reviewed: whoever accepts the rest accepts no other numbers with it.
      rest: near == nil ? rest.bytes : rest.bytes(keeping: expected, but: diff.changes),
      why: difference.first?.rules ?? [])
  }

  /// The last lines that matched.
  private func context(in golden: Golden) -> [String] {
    var lines: [String] = []
    var end = compared.place
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
      verdict: verdict, golden: compared.golden, hasWalks: wantsWalks,
      isOfOldForm: compared.golden?.isOfOldForm ?? false,
      lineCount: compared.matched + compared.rest.count,
      actual: ActualTrace(header: header, common: common, rest: text ?? compared.rest.bytes, why: why))
  }
}
