import Foundation
import Traces

/// The lines of a trace held against a golden's, as they come: as long as they match, nothing is kept but the place
/// in the golden.
final class ComparedLines {
  private let golden: Golden?
  private let leniency: Leniency
  @exclusivity(unchecked) private var writer = LineWriter()
  /// Where the golden's next line begins.
  @exclusivity(unchecked) private(set) var place: Int
  /// How many lines matched.
  @exclusivity(unchecked) private(set) var matched = 0
  @exclusivity(unchecked) private(set) var isMatching: Bool
  /// Every line from the first one on that doesn't match.
  @exclusivity(unchecked) private(set) var rest = LineStore()
  /// Of every line in `rest`, where numbers may differ.
  private(set) var fields: [[LineWriter.Stretch]] = []
  /// The first line that doesn't match.
  private(set) var diverging: TraceLine?
  /// The last hit test before it.
  private(set) var lastHit: TraceEntry?

  init(with golden: Golden?, _ leniency: Leniency) {
    self.golden = golden
    self.leniency = leniency
    place = golden?.body ?? 0
    isMatching = golden != nil
    writer.redacted = Set(leniency.redacted.map(\.inLines))
    writer.keepsFields = leniency.isTolerant
  }

  func compare(_ line: TraceLine) {
    writer.removeAll()
    line.write(to: &writer)
    writer.endLine()
    if isMatching, case .hit = line.entry.event { lastHit = line.entry }
    compare { line }
  }

  func compare(_ lines: RoutedLines) {
    let text = RoutedText(lines, to: &writer)
    for stop in lines.call.route.stops.indices {
      text.write(stop: stop, to: &writer)
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
    if leniency.isTolerant { fields.append(writer.fields) }
  }

  /// How many bytes of the golden the line just written stands for; nil where the golden goes on otherwise.
  private func matchingLength() -> Int? {
    if matchesNext() { return writer.bytes.all.count }
    guard leniency.isTolerant, let golden else { return nil }
    let line = golden.bytes[place...].prefix { $0 != UInt8(ascii: "\n") }
    // The line and its end, which every line of a golden has.
    let whole = golden.bytes[place..<min(golden.bytes.count, line.endIndex + 1)]
    let own = LooseLine(Array(writer.bytes.all)[...], fields: writer.fields, leniency)
    return own.matches(whole) ? whole.count : nil
  }

  /// Whether the golden goes on with the line just written. Both end with a line end, so a prefix is the whole
  /// line.
  private func matchesNext() -> Bool {
    let line = writer.bytes.all
    guard let golden, line.count <= golden.bytes.count - place else { return false }
    return golden.bytes.withUnsafeBytes { expected in
      guard let actual = line.baseAddress, let expected = expected.baseAddress else { return false }
      return memcmp(expected + place, actual, line.count) == 0
    }
  }
}
