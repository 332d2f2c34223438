import Traces

/// What came of holding a trace against its golden.
public struct Comparison: Sendable {
  /// What the golden says.
  public let verdict: GoldenVerdict
  /// What the trace was held against; nil where there is none.
  public let golden: Golden?
  /// Whether hits bear every view that was asked.
  let hasWalks: Bool
  /// Whether the golden's file would have other words if it was written now; false where there is none.
  public let isOfOldForm: Bool
  /// How many lines the trace had.
  public let lineCount: Int
  /// The trace itself, to be written down.
  public let actual: ActualTrace

  /// Whether a replay with walks would say why a hit came out otherwise, which this one can't.
  public var needsWalks: Bool {
    guard !hasWalks, case .differs(let difference) = verdict else { return false }
    if case .hit? = difference.first?.entry?.entry.event { return true }
    return false
  }

  /// Whether both replays had the same trace.
  public func isOfTheSameTrace(as other: Comparison) -> Bool { actual.hasTheLines(of: other.actual) }
}

/// What a golden says to a trace; what else can go wrong with a replay is not its to say.
public enum GoldenVerdict: Sendable {
  case matches
  case differs(Difference)
  /// There is no golden. A failure in every mode, also where this run writes one.
  case missing
}

/// The text that a golden of this trace would have, in pieces that share memory with the golden it was held
/// against.
public struct ActualTrace: Hashable, Sendable, CustomStringConvertible {
  /// What stands above the lines.
  public let header: GoldenHeader
  /// The golden's lines that matched, up to the first divergence.
  let common: ArraySlice<UInt8>
  /// What the trace said from there on; lines near enough to the golden's as that has them.
  let rest: [UInt8]
  /// The rules that decided where it left its golden, most telling first; empty where none is known.
  public internal(set) var why: [String] = []

  /// As it is written down for good.
  var pieces: [ArraySlice<UInt8>] { [Array(header.description.utf8)[...], common, rest[...]] }

  /// As it waits for its review, with the rules that a reviewer wants to know.
  var pendingPieces: [ArraySlice<UInt8>] {
    var header = header
    header.why = why
    return [Array(header.description.utf8)[...], common, rest[...]]
  }

  fileprivate func hasTheLines(of other: ActualTrace) -> Bool {
    header == other.header && common == other.common && rest == other.rest
  }

  /// The whole text; for tests and short traces.
  public var description: String { pieces.map { String(decoding: $0, as: UTF8.self) }.joined() }
}
