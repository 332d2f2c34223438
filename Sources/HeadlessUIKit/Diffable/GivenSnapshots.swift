import Synchronization

/// What queues other than the main one see of a list: the last snapshot that anybody has given it, as if it showed
/// already.
final class GivenSnapshots<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  typealias Shown = ShownSnapshot<Section, Item>

  private struct State {
    var last = Shown()
    /// How many were given elsewhere that the list is yet to show.
    var awaited = 0
  }

  private let state = Mutex(State())

  var last: Shown { state.withLock { $0.last } }

  /// One was given elsewhere.
  func expect(_ snapshot: Shown.Snapshot, _ outline: (section: Section, Shown.Outline)?) {
    state.withLock {
      $0.last.take(snapshot, outline)
      $0.awaited += 1
    }
  }

  /// It is about to show.
  func arrives() { state.withLock { $0.awaited -= 1 } }

  /// The list shows it. What was given elsewhere since is newer.
  func note(_ shown: Shown) { state.withLock { if $0.awaited == 0 { $0.last = shown } } }
}
