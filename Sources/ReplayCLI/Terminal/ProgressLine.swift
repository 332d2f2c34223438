import ArgumentParser
import Traces

/// How a run shows that it goes on.
enum ProgressChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, bar, counter, none
}

/// A run's progress on standard error: in a terminal one line that is written over and over, and gone before
/// anything else is said; elsewhere a line now and then.
struct ProgressLine: Sendable {
  private let output: TextOutput
  private let style: ProgressChoice
  /// Nil where nobody knows how many there will be.
  private let total: Int?
  private let width: Int
  private var isShown = false
  private let start = ContinuousClock.now
  private var lastDrawn: ContinuousClock.Instant?
  private var done = 0
  private var failures = 0
  private var title = ""

  /// Often enough to look alive, seldom enough to cost nothing.
  private static let pause = Duration.milliseconds(80)
  /// A log of a job is read afterwards; a line that comes seldom says where the time went.
  private static let pauseOfLines = Duration.seconds(10)
  private static let barWidth = 24

  /// `auto` is a bar in a terminal that can write a line over, and a counter anywhere else.
  init(_ choice: ProgressChoice, total: Int?, on output: TextOutput, environment: [String: String]) {
    self.output = output
    self.total = total
    let canWriteOver = output.isTerminal && environment["TERM"] != "dumb"
    style = choice == .auto ? (canWriteOver ? .bar : .counter) : choice
    width = output.width ?? 80
  }

  mutating func show(_ done: Int, failures: Int, now title: String) {
    (self.done, self.failures, self.title) = (done, failures, title)
    tick()
  }

  /// Draws again, when it is time to.
  mutating func tick() {
    guard style != .none else { return }
    let now = ContinuousClock.now
    guard now - (lastDrawn ?? firstDrawn) >= (style == .bar ? Self.pause : Self.pauseOfLines) else { return }
    lastDrawn = now
    // Nothing depends on it: where standard error is closed, the run goes on.
    if style == .bar {
      isShown = true
      let line = "\(bar)\(counter)  \(ControlCharacters.escaped(title))"
      try? output.writeRaw("\r\u{1B}[K" + line.prefix(columns: width - 1))
    } else {
      try? output.writeRaw(counter + "\n")
    }
  }

  mutating func clear() {
    guard isShown else { return }
    isShown = false
    try? output.writeRaw("\r\u{1B}[K")
  }

  /// A bar is there at once; a line only of a run that takes long.
  private var firstDrawn: ContinuousClock.Instant { style == .bar ? start - Self.pause : start }

  /// `120 of 287, 2 failed, 3.1 s`, `37 tried, 3.9 s`
  private var counter: String {
    let failed = failures > 0 ? ", \(failures) failed" : ""
    return
      "\(done)\(total.map { " of \($0)" } ?? " tried")\(failed), \(DurationText.of((ContinuousClock.now - start) / .seconds(1)))"
  }

  private var bar: String {
    guard let total else { return "" }
    let full = total == 0 ? 0 : Self.barWidth * min(done, total) / total
    return "[" + String(repeating: "#", count: full) + String(repeating: ".", count: Self.barWidth - full) + "] "
  }
}
