import Synchronization

/// From the beginning of a replay to its end, as the tasks of its stage know it.
///
/// Those that sleep at the end are cancelled, so that nothing keeps what they retain. One that sleeps again all the
/// same never wakes: its code would run in the middle of another replay.
package final class StageLife: Sendable {
  /// Of the task that asks: its own, or that of the one that started it.
  @TaskLocal package static var current: StageLife?

  private struct State {
    var isOver = false
    var hasWoken = false
  }
  private let state = Mutex(State())

  package init() {}

  package var isOver: Bool { state.withLock(\.isOver) }
  /// Whether a task was woken because it ended: such a one has yet to run out.
  package var hasWoken: Bool { state.withLock(\.hasWoken) }

  package func end() { state.withLock { $0.isOver = true } }
  func wake() { state.withLock { $0.hasWoken = true } }
}
