import Dispatch
import Foundation

/// Hears of signals that would end the process, off the main thread, so that a stage that never returns can't keep
/// them away.
struct SignalWatch {
  private let sources: [any DispatchSourceSignal]
  private let numbers: [Int32]

  /// - Parameter act: called with the signal's number.
  init(of numbers: [Int32] = [SIGINT, SIGTERM], _ act: @escaping @Sendable (Int32) -> Void) {
    self.numbers = numbers
    sources = numbers.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { act(number) }
      // A signal that comes before it is registered, which other threads do when they get to it, is ignored.
      let isRegistered = DispatchSemaphore(value: 0)
      source.setRegistrationHandler { isRegistered.signal() }
      source.resume()
      isRegistered.wait()
      return source
    }
  }

  /// Signals end the process again, as they do by themselves.
  func stop() {
    for source in sources { source.cancel() }
    for number in numbers { signal(number, SIG_DFL) }
  }
}

/// Keeps such signals waiting in a process of one thread, while that has something short to do and hears of none.
struct HeldSignals {
  private let numbers: [Int32]
  private let before: sigset_t

  init(_ numbers: [Int32] = [SIGINT, SIGTERM]) {
    self.numbers = numbers
    var (held, before) = (sigset_t(), sigset_t())
    sigemptyset(&held)
    for number in numbers { sigaddset(&held, number) }
    sigprocmask(SIG_BLOCK, &held, &before)
    self.before = before
  }

  /// The first that came; nil while none did.
  var waiting: Int32? {
    var pending = sigset_t()
    sigpending(&pending)
    return numbers.first { sigismember(&pending, $0) == 1 }
  }

  /// What came meanwhile comes now.
  func letGo() {
    var before = before
    sigprocmask(SIG_SETMASK, &before, nil)
  }
}
