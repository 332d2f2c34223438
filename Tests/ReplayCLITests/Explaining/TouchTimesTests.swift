import Foundation
import Testing
import TouchLogs

@testable import ReplayCLI

struct TouchTimesTests {
  /// Taps of half a second, one a second, two frames each.
  private func times(_ taps: Int, finger: (Int) -> Int) -> TouchTimes {
    var times = TouchTimes()
    for tap in 0..<taps {
      for (phase, time) in [(Sample.Phase.began, Double(tap)), (.ended, Double(tap) + 0.5)] {
        times.note(Frame(time: time, samples: [Sample(finger: finger(tap), phase: phase, location: .zero)]))
      }
    }
    return times
  }

  @Test func `of a number that is given again the touch that landed last is meant`() {
    let times = times(3) { _ in 0 }
    for (frame, landing) in [(1, 0.0), (2, 0), (3, 1), (5, 2), (99, 2)] {
      #expect(times.isDown(0, landedBy: frame, at: landing + 0.25))
      #expect(!times.isDown(0, landedBy: frame, at: landing + 0.75))
    }
    #expect(!times.isDown(0, landedBy: 0, at: 0.25))
    #expect(!times.isDown(1, landedBy: 99, at: 0.25))
  }

  @Test(arguments: [true, false])
  func `each of very many touches is found in no time`(isOneFinger: Bool) {
    let count = 40_000
    let times = times(count) { isOneFinger ? 0 : $0 }
    let time = ContinuousClock().measure {
      let down = (0..<count).filter { tap in times.isDown(isOneFinger ? 0 : tap, landedBy: 2 * tap + 1, at: 7.25) }
      #expect(down == [7])
    }
    #expect(time < .seconds(60))
  }
}
