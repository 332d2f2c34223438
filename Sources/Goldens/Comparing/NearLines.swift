import Traces

/// Which lines of a trace are near enough to which of a golden's, where numbers may differ a little.
///
/// Being near enough is not being equal: of three lines the outer two may be too far from each other.
struct NearLines {
  /// Whether lines of different times may be near enough to each other.
  let crossTimes: Bool
  private let golden: LineStore
  private let actual: [LooseLine]
  /// Lines of different shapes are never near each other, which is quickly found out.
  private let shapes: (golden: [Fingerprint], actual: [Fingerprint])

  /// - Parameter fields: those of each of the trace's lines.
  init(golden: LineStore, actual: LineStore, fields: [[LineWriter.Stretch]], _ leniency: Leniency) {
    crossTimes = leniency.tolerance(of: Leniency.Field.times) != nil
    self.golden = golden
    self.actual = fields.indices.map { LooseLine(actual.line($0), fields: fields[$0], leniency) }
    shapes = (
      (0..<golden.count).map { LooseLine.shape(of: golden.line($0)) },
      fields.indices.map { LooseLine.shape(of: actual.line($0)) }
    )
  }

  /// Whether the trace's line is near enough to the golden's.
  func hold(_ golden: Int, _ actual: Int) -> Bool {
    shapes.golden[golden] == shapes.actual[actual] && self.actual[actual].matches(self.golden.line(golden))
  }
}
