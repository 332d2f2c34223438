import ArgumentParser

/// How a run shows that it goes on.
enum ProgressChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, bar, counter, none
}

/// One line on standard error that is written over and over, and gone before anything else is said.
struct ProgressLine {
  private let output: TextOutput
  private let style: ProgressChoice
  private let total: Int
  private let width: Int
  private var isShown = false
  private var lastDrawn: ContinuousClock.Instant?

  /// Often enough to look alive, seldom enough to cost nothing.
  private static let pause = Duration.milliseconds(80)
  private static let barWidth = 24

  /// `auto` is a bar in a terminal and nothing anywhere else.
  init(_ choice: ProgressChoice, total: Int, on output: TextOutput) {
    self.output = output
    self.total = total
    style = choice == .auto ? (output.isTerminal ? .bar : .none) : choice
    width = output.width ?? 80
  }

  mutating func show(_ done: Int, now title: String) {
    guard style != .none else { return }
    let now = ContinuousClock.now
    if let lastDrawn, now - lastDrawn < Self.pause { return }
    lastDrawn = now
    isShown = true
    let counter = "\(done) of \(total)"
    let line = style == .bar ? "\(bar(done)) \(counter)  \(ControlCharacters.escaped(title))" : counter
    // Nothing depends on it: where standard error is closed, the run goes on.
    try? output.writeRaw("\r\u{1B}[K" + line.prefix(width - 1))
  }

  mutating func clear() {
    guard isShown else { return }
    isShown = false
    try? output.writeRaw("\r\u{1B}[K")
  }

  private func bar(_ done: Int) -> String {
    let full = total == 0 ? 0 : Self.barWidth * done / total
    return "[" + String(repeating: "#", count: full) + String(repeating: ".", count: Self.barWidth - full) + "]"
  }
}
