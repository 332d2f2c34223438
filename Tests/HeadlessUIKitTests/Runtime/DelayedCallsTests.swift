import Foundation
import HeadlessUIKit
import Testing

@MainActor struct DelayedCallsTests {
  private final class Target: NSObject, ActionMethods {
    var calls = 0
    func method(for action: Selector) -> ((Any?, UIEvent?) -> Void)? { { [weak self] _, _ in self?.calls += 1 } }
    deinit { MainActor.assumeIsolated { NSObject.cancelPreviousPerformRequests(withTarget: self) } }
  }

  @Test func `an argument that ends with its call may call off others`() {
    UIApplication.start(UIApplication())
    let target = Target()
    weak var argument: Target?
    func call() {
      let new = Target()
      argument = new
      target.perform("take:", with: new, afterDelay: 1)
    }
    call()
    #expect(argument != nil)
    NSObject.cancelPreviousPerformRequests(withTarget: target)
    #expect(argument == nil)
    UIApplication.shared.clock.fire(at: 2)
    #expect(target.calls == 0)
  }

  @Test func `what ends with an action of the clock may cancel and schedule others`() {
    /// Cancels its ticket as it ends, and schedules another action.
    final class Ender {
      var ticket: VirtualClock.Ticket?
      var clock: VirtualClock?
      deinit {
        let (ticket, clock) = (ticket, clock)
        MainActor.assumeIsolated {
          if let ticket { clock?.cancel(ticket) }
          clock?.schedule(after: 5) {}
        }
      }
    }
    let clock = VirtualClock()
    var tickets: [VirtualClock.Ticket] = []
    for _ in 0..<50 {
      let ender = Ender()
      ender.clock = clock
      ender.ticket = clock.schedule(after: 9) {}
      tickets.append(clock.schedule(after: 1) { _ = ender })
    }
    for ticket in tickets { clock.cancel(ticket) }
    #expect(clock.nextDue == 5)
    clock.restart(at: 10)
    #expect(clock.nextDue == nil)
  }
}
