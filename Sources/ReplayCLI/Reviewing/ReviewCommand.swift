import ArgumentParser
import Foundation
import Goldens
import Synchronization
import Verification

/// `replay review [PATH…]`
struct ReviewCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Goes through the goldens that wait for their review, one by one or kind by kind.",
    discussion: """
      Alike changes are one kind and can be decided on as one. What is decided is done at once. Without a terminal \
      it prints what `replay pending` prints, with the commands that decide.
      """)

  @Argument(help: ArgumentHelp("Logs, goldens, or folders that are searched for both.", valueName: "path"))
  var paths: [String] = ["."]

  @OptionGroup var choice: GroupOptions

  @Option(help: "When to use colours: in a terminal, unless NO_COLOR or FORCE_COLOR say otherwise.")
  var color = ColorChoice.auto

  func perform(in surroundings: Surroundings) async throws -> Int32 {
    let review = try await choice.review(of: paths, in: surroundings)
    guard let terminal = RawTerminal(output: surroundings.output, environment: surroundings.environment) else {
      try surroundings.output.write(try review.text(name: surroundings.name))
      return ToolExit.done
    }
    let paint = Paint(color, environment: surroundings.environment, isTerminal: true)
    var session = ReviewSession(groups: review.groups, terminal: terminal, paint: paint)
    if let signal = try session.run() { return 128 + signal }
    let name = surroundings.name
    let next = session.waiting > 0 ? "\(name) review \(review.words)" : review.next(name: name)
    try surroundings.output.write("\(session.summary)   Next: \(next)\n")
    return ToolExit.done
  }
}

/// One sitting in front of the terminal.
@MainActor struct ReviewSession {
  private var screen: ReviewScreen
  private var terminal: RawTerminal
  private let paint: Paint

  init(groups: [PendingGroup], terminal: RawTerminal, paint: Paint) {
    screen = ReviewScreen(groups: groups)
    self.terminal = terminal
    self.paint = paint
  }

  /// How many were left as they are.
  var waiting: Int { screen.waiting }
  var summary: String { screen.summary }

  /// Shows golden after golden until all are decided on, the person quits, or a signal ends it. The terminal is as
  /// before then.
  /// - Returns: the signal's number.
  mutating func run() throws -> Int32? {
    let caught = CaughtSignal()
    let signals = SignalWatch(of: [SIGINT, SIGTERM, SIGHUP]) { number in caught.number.withLock { $0 = number } }
    defer { signals.stop() }
    try terminal.open()
    defer { terminal.close() }
    while screen.isOpen {
      if let number = caught.number.withLock({ $0 }) { return number }
      try terminal.show(screen.rows(in: terminal.size).map { $0.painted(paint) })
      guard let key = terminal.nextKey() else { continue }
      if key == .suspend {
        try terminal.suspend()
        continue
      }
      let decision = screen.press(key, in: terminal.size)
      if let decision { screen.settle(decision.carriedOut()) }
    }
    return nil
  }
}

/// The signal that came while the terminal was taken over: it must be given back first.
private final class CaughtSignal: Sendable {
  let number = Mutex<Int32?>(nil)
}
