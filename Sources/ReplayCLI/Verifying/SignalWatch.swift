import Dispatch
import Foundation

/// Hears of signals that would end the process, off the main thread, so that a stage that never returns can't keep
/// them away.
struct SignalWatch {
  private let sources: [any DispatchSourceSignal]
  private let numbers: [Int32]

  /// - Parameter act: called with the signal's number.
  init(of numbers: [Int32] = [SIGINT, SIGTERM], _ act: @escaping @Sendable (Int32) async -> Void) {
    self.numbers = numbers
    sources = numbers.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { Task { await act(number) } }
      source.resume()
      return source
    }
  }

  /// Signals end the process again, as they do by themselves.
  func stop() {
    for source in sources { source.cancel() }
    for number in numbers { signal(number, SIG_DFL) }
  }
}
