import Foundation
import TouchLogs
import TouchReplay
import Traces

/// What comes of a log on the stage of the harness.
@MainActor final class Replayed {
  /// A line an entry.
  private(set) var trace: [String] = []
  /// Why it was refused, perhaps half way.
  private(set) var error: (any Error)?

  /// Returns when the replay is over; turns the main run loop meanwhile.
  init(_ log: TouchLog) {
    var isOver = false
    let sink = FoldingSink { [self] in trace.append($0.description) }
    Task {
      do { try await Replayer(on: StageTarget(FuzzedStage.self)).replay(log, into: sink) } catch {
        self.error = error
      }
      sink.flush()
      isOver = true
    }
    while !isOver { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005)) }
  }
}
