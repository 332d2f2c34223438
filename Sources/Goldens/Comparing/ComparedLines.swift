import Foundation
import Traces

/// The lines of a trace held against a golden's, as they come: as long as they match, nothing is kept but the place
/// in the golden.
final class ComparedLines {
  /// What they are held against.
  let golden: Golden?
  private let leniency: Leniency
  @exclusivity(unchecked) private var writer: LineWriter
  private let text: RoutedText
  /// Whether nothing is overlooked.
  private let isPlain: Bool
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
    let beginning = LineBeginning()
    (writer, text) = (LineWriter(after: beginning), RoutedText(after: beginning))
    writer.redacted = Set(leniency.redacted.map(\.inLines))
    writer.keepsFields = leniency.isTolerant
    isPlain = leniency.redacted.isEmpty && !leniency.isTolerant
  }

  func compare(_ entry: TraceEntry, _ run: FoldedRun) {
    writer.removeAll()
    TraceLine.write(entry, run, to: &writer)
    writer.endLine()
    if isMatching, case .hit = entry.event { lastHit = entry }
    compare { TraceLine(entry, count: run.count, lastFrame: run.lastFrame) }
  }

  func compare(_ lines: RoutedLines) {
    let route = lines.call.route
    if isPlain { text.begin(lines) }
    for stop in passed(lines)..<route.stops.count {
      writer.removeAll()
      if isPlain {
        text.append(stop: stop, along: route, to: writer.bytes)
      } else {
        lines.line(of: stop).write(to: &writer)
        writer.endLine()
      }
      compare { lines.line(of: stop) }
    }
  }

  /// How many of the lines the golden goes on with, for sure.
  private func passed(_ lines: RoutedLines) -> Int {
    guard isMatching, isPlain, let golden else { return 0 }
    let passed = golden.bytes.withUnsafeBufferPointer { text.passed(along: lines.call.route, in: $0, from: place) }
    (place, matched) = (passed.place, matched + passed.lines)
    return passed.lines
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
