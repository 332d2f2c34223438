import ReplayReports
import Traces
import Verification

/// How a run speaks to people: a block a failure, a line for one that is like another, and at last one line with
/// the next command.
struct RunNarrator {
  let name: String
  let paint: Paint
  let output: TextOutput
  private var alike = AlikeFailures()
  /// Whether the last line that was told is one of a list.
  private var isListing = false

  init(name: String, paint: Paint, output: TextOutput) {
    (self.name, self.paint, self.output) = (name, paint, output)
  }

  /// An empty line keeps one block, or a list of lines, from the next.
  mutating func tell(_ outcome: Outcome) throws {
    if let earlier = alike.earlier(like: outcome) {
      isListing = true
      return try output.write("\(outcome.recording.word) differs as \(earlier.word) does\n")
    }
    try endList()
    try output.writeRaw(
      paint.block(WrappedText.of(ToolName.spoken(outcome.text, as: name), columns: output.width)) + "\n")
  }

  private mutating func endList() throws {
    if isListing { try output.writeRaw("\n") }
    isListing = false
  }

  /// - Parameter planned: how many recordings the run had.
  mutating func tell(_ report: RunReport, of planned: Int) throws {
    try endList()
    try output.writeRaw(summary(of: report, planned: planned, columns: output.width))
  }

  /// `63 recordings, 41,207 samples, 0.3 s: 63 match. Next: replay explain …`; what a terminal has no room for
  /// stands on a line of its own.
  /// - Parameter columns: of the terminal; nil where it is none.
  func summary(of report: RunReport, planned: Int, columns: Int?) -> String {
    let summary = report.summary
    let done =
      summary.recordings < planned
      ? "\(Counted.grouped(summary.recordings)) of \(Counted.text(planned, "recording"))"
      : Counted.text(summary.recordings, "recording")
    var head = "\(done), \(Counted.text(summary.samples, "sample")), \(DurationText.of(report.seconds)):"
    if report.isInterrupted { head = "interrupted after " + head }
    if let failures = report.stoppedAfter { head = "stopped after \(Counted.text(failures, "failure")): " + head }
    if let share = report.share { head = "shard \(share.index)/\(share.count): " + head }
    let isWell = report.exitCode == 0 && !report.isInterrupted
    let counts =
      switch summary.recordings {
      case 0 where report.isInterrupted: "nothing was verified"
      case 0 where report.exitCode == 0: "nothing in this shard"
      default: summary.counts
      }
    let next = summary.next.map { ControlCharacters.escaped("Next: \(name) \($0)") }
    let room = columns ?? .max
    var length = head.count + 1 + counts.count + 1
    var text = head + (length > room ? "\n  " : " ") + paint.paint("\(counts).", isWell ? .green : .red)
    if length > room { length = counts.count + 3 }
    if let next { text += (length + 3 + next.count > room ? "\n" : "   ") + next }
    return text + "\n"
  }
}

/// How long something took, as people say it.
enum DurationText {
  /// `4 ms`, `0.3 s`, `12 s`, `2 min 5 s`.
  static func of(_ seconds: Double) -> String {
    if seconds < 0.0995 { return "\(Int((max(0, seconds) * 1000).rounded())) ms" }
    if seconds < 9.95 {
      let tenths = (max(0, seconds) * 10).rounded() / 10
      return tenths == tenths.rounded() ? "\(Int(tenths)) s" : "\(tenths) s"
    }
    let whole = Int(min(seconds.rounded(), 1e9))
    return whole < 60 ? "\(whole) s" : "\(whole / 60) min \(whole % 60) s"
  }
}
