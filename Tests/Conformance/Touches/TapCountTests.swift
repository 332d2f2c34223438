import Foundation
import HeadlessUIKit
import Testing
import TouchLogs

/// Group T: tap counts. A log brings them, counted by `TapCounting`; the event system keeps them.
struct TapCountTests {
  private let here = CGPoint(x: 100, y: 100)

  /// The count of a second landing that long after the first one's lift, and that far from the first landing.
  private func second(after pause: TimeInterval, at distance: Double = 0) -> Int {
    var taps = TapCounting()
    _ = taps.landed(at: here, time: 0)
    taps.lifted(at: 0.05)
    return taps.landed(at: CGPoint(x: here.x + distance, y: here.y), time: 0.05 + pause)
  }

  @Test("T22 taps in quick succession at one place are counted up")
  func counting() {
    var taps = TapCounting()
    let counts = [0, 0.15, 0.3].map { time in
      let count = taps.landed(at: here, time: time)
      taps.lifted(at: time + 0.05)
      return count
    }
    #expect(counts == [1, 2, 3])
  }

  @Test("T23 a landing counts on up to 0.35 s after the lift and 45 pt from the landing before (our constants)")
  func thresholds() {
    #expect(TapCounting.longestPause == 0.35 && TapCounting.farthestDistance == 45)
    #expect(TapCounting.longestPause == GestureThresholds().tapGap)
    #expect(TapCounting.farthestDistance == Double(GestureThresholds().tapMovement))
    #expect(second(after: 0.15) == 2)
    #expect(second(after: 0.349) == 2)
    #expect(second(after: 0.351) == 1)
    #expect(second(after: 1) == 1)
    #expect(second(after: 0.15, at: 45) == 2)
    #expect(second(after: 0.15, at: 45.1) == 1)
  }

  @MainActor @Test("T24 the count is decided at landing and stays for the rest of the touch; 1 for a first tap")
  func constant() throws {
    #expect(TapCounting().first == 1)
    let phone = Phone()
    let pad = phone.pad("A", (0, 0, 100, 100))
    phone.report(.down(1, at: (10, 10)).saying { $0.tapCount = 2 })
    phone.report(.move(1, to: (20, 20)).saying { $0.tapCount = 5 })
    #expect(try #require(pad.heard.last?.touches.first).tapCount == 2)
  }

  @Test("T25 a long drag keeps its tap count (ours)")
  func drag() {
    let frames = Finger().tap(at: here).down(at: here, tapCount: 2).move(to: CGPoint(x: 300, y: 300), for: 2).up()
      .frames
    #expect(frames.dropFirst(2).flatMap(\.samples).allSatisfy { $0.tapCount == 2 })
  }
}

extension TapCounting {
  fileprivate var first: Int {
    var taps = self
    return taps.landed(at: .zero, time: 0)
  }
}
