import Verification

/// How a run speaks to people: a block a failure, and at last one line with the next command.
struct RunNarrator: Sendable {
  let name: String
  let paint: Paint
  let output: TextOutput

  /// An empty line keeps one block from the next.
  func tell(_ outcome: Outcome) throws { try output.writeRaw(paint.block(outcome.text) + "\n") }

  /// `63 recordings, 41,207 samples, 0.3 s: 63 match.   Next: replay explain …`
  func tell(_ summary: VerificationSummary, seconds: Double, interrupted: Bool) throws {
    let count = summary.recordings
    let recordings = "\(VerificationSummary.grouped(count)) \(count == 1 ? "recording" : "recordings")"
    let samples = "\(VerificationSummary.grouped(summary.samples)) \(summary.samples == 1 ? "sample" : "samples")"
    let head = "\(interrupted ? "interrupted after " : "")\(recordings), \(samples), \(DurationText.of(seconds)): "
    let ink = summary.exitCode == 0 && !interrupted ? Paint.Ink.green : .red
    let next = summary.next.map { "   Next: \(name) \($0)" } ?? ""
    try output.writeRaw(head + paint.paint("\(summary.counts).", ink) + ControlCharacters.escaped(next) + "\n")
  }
}

/// How long something took, as people say it.
enum DurationText {
  /// `4 ms`, `0.3 s`, `12 s`, `2 min 5 s`.
  static func of(_ seconds: Double) -> String {
    if seconds < 0.0995 { return "\(Int((max(0, seconds) * 1000).rounded())) ms" }
    if seconds < 9.95 { return "\((max(0, seconds) * 10).rounded() / 10) s" }
    let whole = Int(min(seconds.rounded(), 1e9))
    return whole < 60 ? "\(whole) s" : "\(whole / 60) min \(whole % 60) s"
  }
}
