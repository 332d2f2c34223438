import Foundation
import Synchronization

/// Sees to it that files survive the system's death, while whoever writes them goes on: waiting for a disk takes
/// longer than a frame of the screen may.
///
/// One request at a time: what was written before it began is in it, and the next one is due soon.
final class LateSync: Sendable {
  private struct State {
    var isRunning = false
    var failure: LogError?
  }
  private let state = Mutex(State())
  private static let queue = DispatchQueue(label: "touchlog.sync", qos: .utility)

  /// - Throws: what an earlier one met, once.
  func begin(_ files: [OpenFile]) throws(LogError) {
    let (failure, mayBegin) = state.withLock { state in
      let failure = state.failure
      let mayBegin = failure == nil && !state.isRunning
      state = State(isRunning: state.isRunning || mayBegin)
      return (failure, mayBegin)
    }
    if let failure { throw failure }
    guard mayBegin else { return }
    Self.queue.async { [self] in
      var failure: LogError?
      do throws(LogError) { for file in files { try file.synchronize() } } catch { failure = error }
      state.withLock { $0 = State(failure: failure) }
    }
  }
}
