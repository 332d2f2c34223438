import Foundation

/// The objects of several providers, in the providers' order, whichever comes first; handed on together.
///
/// Where all are there when the last was asked for, they are handed on at the end of the turn; else on the main
/// queue when the last one comes.
final class LoadedObjects: Sendable {
  private struct State {
    var objects: [(any NSItemProviderReading)?]
    var awaited: Int
    var isAnswered: [Bool]
    var isAsking = true
    let progress: Progress
    let completion: ([any NSItemProviderReading]) -> Void

    var found: [any NSItemProviderReading] { objects.compactMap { $0 } }
  }
  private let lock = NSLock()
  // What providers hand on comes on any thread: the lock keeps it.
  nonisolated(unsafe) private var state: State

  init(count: Int, progress: Progress, _ completion: @escaping ([any NSItemProviderReading]) -> Void) {
    state = State(
      objects: Array(repeating: nil, count: count), awaited: count,
      isAnswered: Array(repeating: false, count: count), progress: progress, completion: completion)
  }

  /// A provider's first answer counts.
  /// - Parameter object: nil for one that could not be loaded.
  func take(_ object: (any NSItemProviderReading)?, at place: Int) {
    let isLast = lock.withLock {
      if state.isAnswered[place] { return false }
      state.isAnswered[place] = true
      state.objects[place] = object
      state.awaited -= 1
      state.progress.completedUnitCount += 1
      return state.awaited == 0 && !state.isAsking
    }
    if isLast { DispatchQueue.main.async { self.handOn() } }
  }

  @MainActor func allAreAsked() {
    let isComplete = lock.withLock {
      state.isAsking = false
      return state.awaited == 0
    }
    if isComplete { UIApplication.shared.runAtEndOfTurn { self.handOn() } }
  }

  private func handOn() { state.completion(state.found) }
}
