import Foundation
import HeadlessUIKit
import Testing

/// Group A: what code has done later by a method's name.
@MainActor struct DelayedCallTests {
  private final class Target: NSObject, ActionMethods {
    var heard: [String] = []
    func method(for action: Selector) -> ((Any?, UIEvent?) -> Void)? {
      switch action {
      case "hear:": { [unowned self] argument, _ in heard.append(argument as? String ?? "") }
      case "tick:": { [unowned self] timer, _ in heard.append((timer as? Timer)?.userInfo as? String ?? "tick") }
      default: nil
      }
    }
  }

  @Test("A32 a timer with a target fires by the log's clock, and not after it was invalidated")
  func timer() {
    let phone = Phone.forGestures()
    let target = Target()
    let timer = Timer.scheduledTimer(
      timeInterval: 0.25, target: target, selector: "tick:", userInfo: "wave", repeats: true)
    let once = Timer.scheduledTimer(
      timeInterval: 0.1, target: target, selector: "tick:", userInfo: nil, repeats: false)
    phone.wait(0.2)
    #expect(target.heard == ["tick"] && !once.isValid)
    phone.wait(0.4)
    #expect(target.heard == ["tick", "wave", "wave"])
    timer.fireDate = .distantFuture
    phone.wait(1)
    #expect(target.heard.count == 3)
    timer.fireDate = Date()
    phone.wait(0.1)
    #expect(target.heard.count == 4)
    timer.invalidate()
    phone.wait(1)
    #expect(target.heard.count == 4 && !timer.isValid)
  }

  @Test("A59 a timer's fireDate is as far away as its next firing is on the log's clock, and can be put off by it")
  func fireDate() {
    let phone = Phone.forGestures()
    let target = Target()
    let timer = Timer.scheduledTimer(
      timeInterval: 30, target: target, selector: "tick:", userInfo: "wave", repeats: true)
    #expect(abs(timer.fireDate.timeIntervalSinceNow - 30) < 5)
    phone.wait(20)
    #expect(abs(timer.fireDate.timeIntervalSinceNow - 10) < 5)
    timer.fireDate = timer.fireDate.addingTimeInterval(60)
    #expect(abs(timer.fireDate.timeIntervalSinceNow - 70) < 5)
    phone.wait(50)
    #expect(target.heard == [])
    phone.wait(30)
    #expect(target.heard == ["wave"] && timer.fireDate.timeIntervalSinceNow > 5)
    timer.fireDate = .distantFuture
    #expect(timer.fireDate == .distantFuture)
    timer.invalidate()
    phone.wait(100)
    #expect(target.heard == ["wave"])
  }

  @Test("A32 a timer that is made for a run loop fires by the log's clock, too")
  func looseTimer() {
    let phone = Phone.forGestures()
    let target = Target()
    let timer = Timer(timeInterval: 0.1, target: target, selector: "tick:", userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
    phone.wait(0.35)
    #expect(target.heard.count == 3)
    timer.invalidate()
    phone.wait(1)
    #expect(target.heard.count == 3)
  }

  @Test("A50 a timer that is made for a run loop keeps what it was given, as toasts that end by it need")
  func looseTimerWithInfo() {
    let phone = Phone.forGestures()
    let target = Target()
    let timer: Timer = .init(
      timeInterval: 0.1, target: target, selector: "tick:", userInfo: "toast", repeats: false)
    RunLoop.main.add(timer, forMode: .common)
    #expect(timer.userInfo as? String == "toast" && timer.isValid)
    phone.wait(0.2)
    #expect(target.heard == ["toast"] && !timer.isValid)
  }

  @Test("A35 while a log is replayed, a timer fires by its clock, and its block may look at it and end it")
  func blockTimer() {
    let phone = Phone.forGestures()
    phone.application.isReplayed = true
    let target = Target()
    let timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { [weak target] _ in
      MainActor.assumeIsolated { target?.heard.append("tick") }
    }
    let once: Timer = .scheduledTimer(
      withTimeInterval: 0.1, repeats: false,
      block: { (timer: Timer) in
        let interval = timer.timeInterval
        MainActor.assumeIsolated { target.heard.append("once \(interval)") }
      })
    phone.wait(0.2)
    #expect(target.heard == ["once 0.0"] && !once.isValid)
    phone.wait(0.35)
    #expect(target.heard == ["once 0.0", "tick", "tick"])
    timer.invalidate()
    phone.wait(1)
    #expect(target.heard.count == 3)
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak target] timer in
      let isOver = MainActor.assumeIsolated {
        target?.heard.append("down")
        return target?.heard.count == 6
      }
      if isOver { timer.invalidate() }
    }
    phone.wait(1)
    #expect(target.heard.count == 6)
  }

  @Test("A35 so does one that is added to a run loop, from the date that it was made with")
  func addedTimer() {
    let phone = Phone.forGestures()
    phone.application.isReplayed = true
    let target = Target()
    func note(_ word: String) -> @Sendable (Timer) -> Void {
      { [weak target] timer in
        if !timer.isValid { return }
        MainActor.assumeIsolated { target?.heard.append(word) }
      }
    }
    let timers = [
      Timer(timeInterval: 0.3, repeats: true, block: note("each")),
      Timer(fire: Date(timeIntervalSinceNow: 0.5), interval: 0.1, repeats: true, block: note("fast")),
      Timer(fire: Date(timeIntervalSinceNow: -5), interval: 0, repeats: false, block: note("at once")),
    ]
    phone.wait(1)
    #expect(target.heard == [])
    for timer in timers { RunLoop.main.add(timer, forMode: .common) }
    RunLoop.main.add(timers[0], forMode: .default)
    phone.wait(0.01)
    #expect(target.heard == ["at once"] && !timers[2].isValid)
    phone.wait(0.64)
    #expect(target.heard == ["at once", "each", "fast", "each", "fast"])
    for timer in timers { timer.invalidate() }
    phone.wait(1)
    #expect(target.heard.count == 5)
  }

  @Test("A189 a timer that was added to a run loop rests and is put off by its fireDate, too")
  func putOff() {
    let phone = Phone.forGestures()
    phone.application.isReplayed = true
    let target = Target()
    func note(_ word: String) -> @Sendable (Timer) -> Void {
      { [weak target] _ in MainActor.assumeIsolated { target?.heard.append(word) } }
    }
    let pages = Timer(timeInterval: 1, repeats: true, block: note("page"))
    let once = Timer(fire: Date(timeIntervalSinceNow: 2), interval: 0, repeats: false, block: note("once"))
    for timer in [pages, once] { RunLoop.main.add(timer, forMode: .common) }
    once.fireDate = Date(timeIntervalSinceNow: 4)
    phone.application.endTurn()
    phone.wait(1.1)
    #expect(target.heard == ["page"])
    pages.fireDate = .distantFuture
    phone.application.endTurn()
    phone.wait(2.5)
    #expect(target.heard == ["page"] && pages.isValid)
    pages.fireDate = Date(timeIntervalSinceNow: 1)
    phone.application.endTurn()
    phone.wait(0.9)
    #expect(target.heard == ["page", "once"])
    phone.wait(0.2)
    #expect(target.heard == ["page", "once", "page"])
    phone.wait(1)
    #expect(target.heard == ["page", "once", "page", "page"])
    pages.invalidate()
    phone.wait(2)
    #expect(target.heard.count == 4)
  }

  @Test("A189 also where it was added in a turn in which nothing else came")
  func putOffInAQuietTurn() {
    let phone = Phone.forGestures()
    phone.application.isReplayed = true
    let target = Target()
    for _ in 0..<2 { phone.application.endTurn() }
    let timer = Timer(timeInterval: 1, repeats: true) { [weak target] _ in
      MainActor.assumeIsolated { target?.heard.append("page") }
    }
    RunLoop.main.add(timer, forMode: .common)
    phone.application.endTurn()
    timer.fireDate = .distantFuture
    phone.application.endTurn()
    phone.wait(2)
    #expect(target.heard == [] && timer.isValid)
    timer.invalidate()
  }

  @Test("A189 also by its own block")
  func putOffByBlock() {
    let phone = Phone.forGestures()
    phone.application.isReplayed = true
    let target = Target()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak target] (timer: Timer) in
      MainActor.assumeIsolated { target?.heard.append("tick") }
      timer.fireDate = Date(timeIntervalSinceNow: 3)
    }
    RunLoop.main.add(timer, forMode: .default)
    phone.wait(3.5)
    #expect(target.heard == ["tick"])
    phone.wait(1)
    #expect(target.heard == ["tick", "tick"])
    timer.invalidate()
  }

  @Test(
    "A169 what a run loop is to perform comes as the turn ends; in the default mode alone, not while one scrolls")
  func performed() {
    let phone = Phone.forGestures()
    phone.application.isReplayed = true
    let (list, target) = (phone.scrollView(), Target())
    RunLoop.main.perform { [weak target] in MainActor.assumeIsolated { target?.heard.append("usual") } }
    #expect(target.heard == [])
    phone.application.endTurn()
    #expect(target.heard == ["usual"])
    phone.pull((0, -60))
    #expect(list.isDragging)
    RunLoop.current.perform { [weak target] in MainActor.assumeIsolated { target?.heard.append("late") } }
    RunLoop.current.perform(inModes: [.common]) { [weak target] in
      MainActor.assumeIsolated { target?.heard.append("common") }
    }
    phone.wait(0.1)
    #expect(target.heard == ["usual", "common"])
    phone.liftAtRest()
    phone.wait(0.1)
    #expect(target.heard == ["usual", "common", "late"])
  }

  @Test("A35 at any other time it is the machine's")
  func machineTimer() {
    let phone = Phone.forGestures()
    let target = Target()
    let timer = Timer.scheduledTimer(withTimeInterval: 3600, repeats: true) { [weak target] _ in
      MainActor.assumeIsolated { target?.heard.append("tick") }
    }
    phone.wait(7200)
    #expect(target.heard == [] && timer.fireDate > Date(timeIntervalSinceNow: 3000))
    timer.invalidate()
  }

  @Test("A32 a method is called after its delay, once, unless it is called off")
  func delayedCalls() {
    let phone = Phone.forGestures()
    let target = Target()
    target.perform("hear:", with: "later", afterDelay: 0.5)
    target.perform("hear:", with: "never", afterDelay: 0.5)
    target.perform("hear:", with: "now")
    #expect(target.heard == ["now"])
    NSObject.cancelPreviousPerformRequests(withTarget: target, selector: "hear:", object: "never")
    phone.wait(0.4)
    #expect(target.heard == ["now"])
    phone.wait(0.2)
    #expect(target.heard == ["now", "later"])
    target.perform("hear:", with: "a", afterDelay: 0.1)
    target.perform("hear:", with: "b", afterDelay: 0.2)
    NSObject.cancelPreviousPerformRequests(withTarget: target)
    phone.wait(1)
    #expect(target.heard.count == 2)
    #expect(target.responds(to: "hear:") && !target.responds(to: "see:"))
  }
}
