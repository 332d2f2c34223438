import Dispatch
import Foundation
import Synchronization

/// Runs asynchronous work of the main actor from synchronous code.
enum RunLoopTurner {
  /// How long a turn of the run loop waits for something to do before it looks for the answer, in seconds.
  private static let patience = 0.005

  /// On the main thread it turns the run loop, which runs the main actor's work, until the answer is there; on
  /// another thread it waits for the main one.
  ///
  /// - Throws: where the main actor itself calls it from a task, which would wait for its own end.
  static func run<Answer: Sendable>(
    _ work: @escaping @MainActor @Sendable () async -> Answer
  ) throws(WaitingForItself) -> Answer {
    let isTask = withUnsafeCurrentTask { $0 != nil }
    if isTask, Thread.isMainThread { throw WaitingForItself() }
    let box = AnswerBox<Answer>()
    Task { @MainActor in box.put(await work()) }
    while true {
      if let answer = box.answer { return answer }
      if Thread.isMainThread {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: patience))
      } else {
        box.wait()
      }
    }
  }
}

/// An `async` test on the main actor that calls what waits for the main actor.
struct WaitingForItself: Error, CustomStringConvertible {
  var description: String {
    "XCTest's face waits for the main actor, and an async test on it would wait for itself: leave `async` or "
      + "`@MainActor` away, or call `await expectReplay` and `await expectReachable`, which fail the tests of XCTest, too"
  }
}

/// An answer that one thread leaves for another.
private final class AnswerBox<Answer: Sendable>: Sendable {
  private let kept = Mutex<Answer?>(nil)
  private let isThere = DispatchSemaphore(value: 0)

  var answer: Answer? { kept.withLock { $0 } }

  func put(_ answer: Answer) {
    kept.withLock { $0 = answer }
    isThere.signal()
  }

  func wait() { isThere.wait() }
}
