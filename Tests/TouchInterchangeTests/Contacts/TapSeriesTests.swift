import Foundation
import Testing
import TouchLogs

@testable import TouchInterchange

@Suite struct TapSeriesTests {
  private struct Taps {
    var series = TapSeries()
    mutating func tap(_ finger: Int, at x: Double, _ time: Double, as end: Sample.Phase = .ended) -> Int {
      let place = CGPoint(x: x, y: 100)
      let count = series.count(for: Sample(finger: finger, phase: .began, location: place), at: time)
      _ = series.count(for: Sample(finger: finger, phase: end, location: place), at: time + 0.05)
      return count
    }
  }

  @Test func `taps soon after and near one another count up`() {
    var taps = Taps()
    #expect(taps.tap(0, at: 100, 1.0) == 1)
    #expect(taps.tap(1, at: 110, 1.2) == 2)
    #expect(taps.tap(2, at: 110, 3.0) == 1)
    #expect(taps.tap(3, at: 200, 3.2) == 1)
  }

  @Test func `two fingers that tap twice count each for itself`() {
    var taps = Taps()
    #expect(taps.tap(0, at: 100, 1.0) == 1)
    #expect(taps.tap(1, at: 300, 1.0) == 1)
    #expect(taps.tap(2, at: 100, 1.2) == 2)
    #expect(taps.tap(3, at: 300, 1.2) == 2)
    #expect(taps.tap(4, at: 100, 1.4) == 3)
  }

  @Test func `a tap is gone on from once, and a cancelled touch never`() {
    var taps = Taps()
    #expect(taps.tap(0, at: 100, 1.0, as: .cancelled) == 1)
    #expect(taps.tap(1, at: 100, 1.1) == 1)
    let place = CGPoint(x: 100, y: 100)
    #expect(taps.series.count(for: Sample(finger: 2, phase: .began, location: place), at: 1.2) == 2)
    #expect(taps.series.count(for: Sample(finger: 3, phase: .began, location: place), at: 1.2) == 1)
    #expect(taps.series.count(for: Sample(finger: 2, phase: .moved, location: place), at: 1.3) == 2)
  }
}
