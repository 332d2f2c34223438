import Foundation
import HeadlessUIKit
import Synchronization
import Testing

/// Groups A and V: methods with a completion handler, awaited.
@MainActor struct AwaitedTests {
  @Test("V333 opening a link can be awaited: it answers when the turn ends, with what the handler hears")
  func opens() async {
    await #expect(processExitsWith: .success) {
      let heard = await openingHeard()
      precondition(heard == ["before the turn's end", "after it: true"], "\(heard)")
    }
  }

  @Test("V333 a property animator's end can be awaited, and that of keyframes; the answer is where it ended")
  func animations() async {
    await #expect(processExitsWith: .success) {
      let heard = await animationsHeard()
      precondition(heard == ["both go on", "keyframes true", "animator true"], "\(heard)")
    }
  }

  @Test("V333 an icon is set, and a lexicon asked for, the same way")
  func others() async throws {
    let application = Phone().application
    try await application.setAlternateIconName("other")
    #expect(await UIInputViewController().requestSupplementaryLexicon().entries.isEmpty)
  }
}

#if !canImport(Darwin)
  extension AwaitedTests {
    @Test("A84 tasks that sleep wake by the log's clock, or at once where they are cancelled")
    func sleep() async {
      await #expect(processExitsWith: .success) {
        let heard = await sleepHeard()
        precondition(heard == ["0.1", "short", "until", "0.3", "cancelled true", "hour"], "\(heard)")
      }
    }

    @Test("A84 work items and work of some quality come by the log's clock, cancelled ones don't")
    func items() async {
      await #expect(processExitsWith: .success) {
        let heard = await itemsHeard()
        precondition(heard == ["0.1", "quality", "kept", "item"], "\(heard)")
      }
    }

    @Test("A170 work at a time of day, and a task that sleeps whatever happens, come by the log's clock")
    func timesOfDay() async {
      await #expect(processExitsWith: .success) {
        let heard = await timesOfDayHeard()
        precondition(heard == ["0.1", "wall", "item", "quality", "0.5", "asleep", "awake"], "\(heard)")
      }
    }

    @Test("A171 what waits on a clock that ends never comes, nor is it retained; a task that sleeps is cancelled")
    func ended() async {
      await #expect(processExitsWith: .success) {
        let heard = await endHeard()
        precondition(heard == ["CancellationError true", "over", "nothing retained"], "\(heard)")
      }
    }

    @Test("A173 of another queue that does work later the trace tells, once")
    func otherQueues() async {
      await #expect(processExitsWith: .success) {
        let heard = await queuesHeard()
        precondition(
          heard.count == 1 && heard[0].contains("net does work later by the machine's clock"), "\(heard)")
      }
    }

    @Test("A85 a task that sleeps by a clock's own name wakes by the log's clock")
    func clocks() async {
      await #expect(processExitsWith: .success) {
        let heard = await clocksHeard()
        precondition(heard == ["0.1", "continuous", "some clock", "suspending", "0.5"], "\(heard)")
      }
    }

    @Test("A86 a timer of the main queue fires by the log's clock, a suspended one when it goes on")
    func timers() async {
      await #expect(processExitsWith: .success) {
        let heard = await timersHeard()
        precondition(
          heard == ["0.1", "once 1", "every 1", "0.3", "every 1", "0.4", "0.6", "every 2", "over"], "\(heard)")
      }
    }

    @Test("A86 one that was let go of never fires; of another queue it is Dispatch's own, and at any other time")
    func otherTimers() async {
      await #expect(processExitsWith: .success) {
        let heard = await otherTimersHeard()
        precondition(heard == ["waited", "elsewhere"], "\(heard)")
      }
      await withCheckedContinuation { continuation in
        let timer = DispatchSource.makeTimerSource(flags: [], queue: .main)
        timer.schedule(deadline: .now() + .milliseconds(1), repeating: .never)
        timer.setEventHandler {
          timer.cancel()
          continuation.resume()
        }
        timer.resume()
      }
    }

    @Test("A84 at any other time they are the machine's")
    func machine() async throws {
      try await Task.sleep(for: .milliseconds(1))
      try await Task.sleep(until: .now + .milliseconds(1), clock: .continuous)
      let sleeper = Task { try await Task.sleep(nanoseconds: 3_600_000_000_000) }
      sleeper.cancel()
      await #expect(throws: CancellationError.self) { try await sleeper.value }
      await withCheckedContinuation { continuation in
        let item = DispatchWorkItem { continuation.resume() }
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1), execute: item)
      }
    }
  }

  @MainActor private func sleepHeard() async -> [String] {
    let phone = Phone.forGestures()
    phone.application.isReplayed = true
    var heard: [String] = []
    Task {
      try await Task.sleep(for: .milliseconds(200))
      heard.append("short")
    }
    Task {
      try await Task.sleep(until: .now + .milliseconds(250), clock: .continuous)
      heard.append("until")
    }
    let long = Task {
      do { try await Task.sleep(for: .seconds(3600)) } catch {
        heard.append("cancelled \(error is CancellationError)")
      }
    }
    Task {
      try await Task.sleep(nanoseconds: 3_600_000_000_000)
      heard.append("hour")
    }
    await everyoneElse()
    phone.wait(0.1)
    await everyoneElse()
    heard.append("0.1")
    phone.wait(0.11)
    await everyoneElse()
    phone.wait(0.1)
    await everyoneElse()
    heard.append("0.3")
    long.cancel()
    await everyoneElse()
    phone.wait(3600)
    await everyoneElse()
    return heard
  }

  @MainActor private func itemsHeard() async -> [String] {
    let phone = Phone.forGestures()
    phone.application.isReplayed = true
    let words = Told()
    // From a turn of the main queue, as stage code is.
    DispatchQueue.main.async {
      let item = DispatchWorkItem { words.add("item") }
      let never = DispatchWorkItem { words.add("never") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: item)
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(150), execute: never)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2, qos: .userInitiated) { words.add("quality") }
      let moment = DispatchTime.now() + 0.25
      DispatchQueue.main.asyncAfter(deadline: moment, execute: DispatchWorkItem { words.add("kept") })
      never.cancel()
    }
    await everyoneElse()
    phone.wait(0.1)
    words.add("0.1")
    phone.wait(0.5)
    return words.all
  }

  @MainActor private func timesOfDayHeard() async -> [String] {
    let phone = Phone.forGestures()
    phone.application.isReplayed = true
    let words = Told()
    DispatchQueue.main.async {
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.2) { words.add("wall") }
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.3, execute: DispatchWorkItem { words.add("item") })
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.4, qos: .utility) { words.add("quality") }
    }
    let sleeper = Task {
      await Task.sleep(1_000_000_000)
      words.add("awake")
    }
    await everyoneElse()
    phone.wait(0.1)
    words.add("0.1")
    phone.wait(0.4)
    words.add("0.5")
    sleeper.cancel()
    await everyoneElse()
    words.add("asleep")
    phone.wait(0.6)
    await everyoneElse()
    return words.all
  }

  @MainActor private func endHeard() async -> [String] {
    let phone = Phone.forGestures()
    phone.application.isReplayed = true
    var heard: [String] = []
    final class Retained: Sendable {}
    weak var target: Retained?
    do {
      let retained = Retained()
      target = retained
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in withExtendedLifetime(retained) {} }
      CADisplayLink { _ in withExtendedLifetime(retained) {} }.add(to: .main, forMode: .common)
      Task {
        do { try await Task.sleep(for: .seconds(50)) } catch {
          heard.append("\(type(of: error)) \(Task.isCancelled)")
        }
        withExtendedLifetime(retained) {}
      }
    }
    await everyoneElse()
    phone.application.letGoOfWaiting()
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in preconditionFailure("it comes") }
    await everyoneElse()
    phone.wait(60)
    heard.append("over")
    heard.append(target == nil ? "nothing retained" : "something retained")
    return heard
  }

  @MainActor private func queuesHeard() async -> [String] {
    let phone = Phone.forGestures()
    phone.application.isReplayed = true
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        let queue = DispatchQueue(label: "net")
        queue.asyncAfter(deadline: .now() + 3600) {}
        queue.asyncAfter(deadline: .now() + 3600, qos: .utility) {}
        continuation.resume()
      }
    }
    return phone.decisions.filter { $0.contains("queue") || $0.contains("net") }
  }

  @MainActor private func clocksHeard() async -> [String] {
    let phone = Phone.forGestures()
    phone.application.isReplayed = true
    var heard: [String] = []
    Task {
      try await ContinuousClock().sleep(for: .milliseconds(200))
      heard.append("continuous")
      let clock: any Clock<Duration> = ContinuousClock()
      try await clock.sleep(for: .milliseconds(100))
      heard.append("some clock")
      try await SuspendingClock().sleep(until: .now + .milliseconds(100))
      heard.append("suspending")
    }
    await everyoneElse()
    phone.wait(0.1)
    await everyoneElse()
    heard.append("0.1")
    for _ in 0..<5 {
      phone.wait(0.1)
      await everyoneElse()
    }
    heard.append("0.5")
    return heard
  }

  @MainActor private func timersHeard() async -> [String] {
    let phone = Phone.forGestures()
    phone.application.isReplayed = true
    let (words, timers) = (Told(), Timers())
    // From a turn of the main queue, as stage code is.
    DispatchQueue.main.async {
      let once = DispatchSource.makeTimerSource(queue: .main)
      once.schedule(deadline: .now() + 0.2)
      once.setEventHandler { words.add("once \(once.data)") }
      once.resume()
      let every = DispatchSource.makeTimerSource(queue: DispatchQueue.main)
      every.schedule(deadline: .now() + .milliseconds(200), repeating: 0.1, leeway: .seconds(1))
      every.setEventHandler { words.add("every \(every.data)") }
      every.resume()
      timers.keep([once, every])
    }
    await everyoneElse()
    phone.wait(0.1)
    await everyoneElse()
    words.add("0.1")
    phone.wait(0.101)
    await everyoneElse()
    words.add("0.3")
    phone.wait(0.1)
    await everyoneElse()
    words.add("0.4")
    timers.all[1].suspend()
    phone.wait(0.2)
    await everyoneElse()
    words.add("0.6")
    timers.all[1].resume()
    await everyoneElse()
    timers.all[1].cancel()
    phone.wait(1)
    await everyoneElse()
    words.add("over")
    return words.all
  }

  @MainActor private func otherTimersHeard() async -> [String] {
    let phone = Phone.forGestures()
    phone.application.isReplayed = true
    let (words, timers) = (Told(), Timers())
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        let forgotten = DispatchSource.makeTimerSource(queue: .main)
        forgotten.schedule(deadline: .now() + 0.1, repeating: 0.1)
        forgotten.setEventHandler { words.add("forgotten") }
        forgotten.resume()
        let elsewhere = DispatchSource.makeTimerSource(queue: .global())
        elsewhere.schedule(deadline: .now() + 0.5)
        elsewhere.setEventHandler {
          words.add("elsewhere")
          continuation.resume()
        }
        elsewhere.resume()
        timers.keep([elsewhere])
        DispatchQueue.main.async {
          MainActor.assumeIsolated { phone.wait(2) }
          words.add("waited")
        }
      }
    }
    await everyoneElse()
    return words.all
  }

  @MainActor private final class Timers {
    private(set) var all: [any DispatchSourceTimer] = []
    nonisolated init() {}
    nonisolated func keep(_ timers: [any DispatchSourceTimer]) {
      nonisolated(unsafe) let timers = timers
      MainActor.assumeIsolated { all += timers }
    }
  }

  private final class Told: Sendable {
    private let words = Mutex<[String]>([])
    var all: [String] { words.withLock { $0 } }
    func add(_ word: String) { words.withLock { $0.append(word) } }
  }
#endif

// Each awaits in a process of its own: other tests' phones would come between.

@MainActor private func openingHeard() async -> [String] {
  let application = Phone().application
  var heard: [String] = []
  let opening = Task {
    let opened = await application.open(URL(fileURLWithPath: "/"))
    heard.append("after it: \(opened)")
  }
  await everyoneElse()
  heard.append("before the turn's end")
  application.endTurn()
  await everyoneElse()
  opening.cancel()
  return heard
}

@MainActor private func animationsHeard() async -> [String] {
  let phone = Phone.forGestures()
  let view = phone.pad("view", (0, 0, 50, 50))
  let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view.center.x = 100 }
  animator.startAnimation()
  var heard: [String] = []
  let ending = Task {
    let place = await animator.addCompletion()
    heard.append("animator \(place == .end)")
  }
  let keyframes = Task {
    let came = await UIView.animateKeyframes(withDuration: 0.25, delay: 0) { view.alpha = 0.5 }
    heard.append("keyframes \(came)")
  }
  await everyoneElse()
  heard.append("both go on")
  for _ in 0..<20 {
    phone.wait(0.05)
    await everyoneElse()
  }
  ending.cancel()
  keyframes.cancel()
  return heard
}

/// Lets whatever waits for the main actor have it.
@MainActor private func everyoneElse() async { for _ in 0..<100 { await Task.yield() } }
