import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct TimerTests {
  @MainActor final class Count { var times: [TimeInterval] = [] }

  /// An application of its own: one that runs while nothing else does.
  private func run(_ body: (UIApplication, Count) -> Void) {
    let (application, count) = (UIApplication(), Count())
    UIApplication.start(application)
    body(application, count)
  }

  @Test func `a timer fires at its time of the virtual clock, and again where it repeats`() {
    run { application, count in
      let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in
        MainActor.assumeIsolated { count.times.append(CACurrentMediaTime()) }
      }
      for time in [0.4, 0.5, 0.9, 1.0, 1.5] { application.clock.fire(at: time) }
      #expect(count.times == [0.5, 1, 1.5] && timer.isValid && timer.timeInterval == 0.5)
      timer.invalidate()
      application.clock.fire(at: 5)
      #expect(count.times.count == 3 && !timer.isValid)
    }
  }

  @Test func `one that doesn't repeat is over when it has fired, and one that was not added never fires`() {
    run { application, count in
      let timer = Timer(timeInterval: 0.1, repeats: false) { _ in
        MainActor.assumeIsolated { count.times.append(CACurrentMediaTime()) }
      }
      application.clock.fire(at: 1)
      #expect(count.times == [])
      RunLoop.main.add(timer, forMode: .common)
      RunLoop.main.add(timer, forMode: .default)
      application.clock.fire(at: 2)
      application.clock.fire(at: 3)
      #expect(count.times == [2] && !timer.isValid)
    }
  }

  @Test func `what waits on the main queue is due on the virtual clock, unless it is cancelled`() {
    run { application, count in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
        MainActor.assumeIsolated { count.times.append(CACurrentMediaTime()) }
      }
      let item = DispatchWorkItem { MainActor.assumeIsolated { count.times.append(-1) } }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100), execute: item)
      item.cancel()
      application.clock.fire(at: 0.29)
      #expect(count.times == [])
      application.clock.fire(at: 0.3)
      #expect(count.times == [0.3])
    }
  }
}
