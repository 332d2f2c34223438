import Foundation
import Testing
import TouchLogs

@Suite struct HumanHandTests {
  static func played(_ seed: UInt64, _ screen: Screen = .phone, rate: Double = 60) -> HumanHand {
    var hand = HumanHand(seed: seed, screen: screen, rate: rate)
    hand.play(samples: 2_000)
    return hand
  }

  @Test func equalSeedsGiveEqualFramesAndOthersDoNot() {
    #expect(Self.played(7) == Self.played(7))
    #expect(Self.played(7).frames != Self.played(8).frames)
  }

  @Test(arguments: [(Screen.phone, 3.0), (.tablet, 2.0)])
  func coordinatesSnapAsTheScreensDo(screen: Screen, scale: Double) {
    for sample in Self.played(3, screen).flatMap(\.samples) {
      for value in [Double(sample.location.x), Double(sample.location.y)] {
        let pixel = (value * scale).rounded()
        #expect(value == (scale == 3 ? (pixel * 65536 / 3).rounded(.down) / 65536 : pixel / 2))
      }
      #expect(screen.bounds.insetBy(dx: -1, dy: -1).contains(sample.location))
    }
  }

  @Test func everyTouchBeginsOnceAndEndsOnce() {
    let samples = Self.played(11, rate: 120).flatMap(\.samples)
    let touches = Dictionary(grouping: samples, by: \.finger)
    #expect(touches.count > 10)
    for touch in touches.values {
      #expect(touch.first?.phase == .began)
      #expect(touch.last?.phase == .ended)
      #expect(touch.dropFirst().dropLast().allSatisfy { $0.phase == .moved || $0.phase == .stationary })
      #expect(Set(touch.map(\.tapCount)).count == 1)
    }
  }

  @Test func previousLocationsFollowEachOther() {
    var latest: [Int: CGPoint] = [:]
    for sample in Self.played(5).flatMap(\.samples) {
      #expect(sample.previousLocation == latest[sample.finger] ?? sample.location)
      latest[sample.finger] = sample.location
    }
  }

  @Test func severalFingersShareFrames() {
    #expect(Self.played(2).contains { $0.samples.count >= 2 })
  }

  @Test(arguments: [60.0, 120, 240])
  func reportsComeAtTheRateWithAJitterOfMicroseconds(rate: Double) {
    let times = Self.played(4, rate: rate).map(\.time)
    #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 > 1 / rate - 60e-6 })
    #expect(zip(times, times.dropFirst()).contains { abs($1 - $0 - 1 / rate) > 1e-7 })
  }

  @Test func firstFrameOfASeedStaysTheSameForEver() throws {
    let frame = try #require(Self.played(7).first)
    let place = CGPoint(x: 328.3333282470703, y: 482.3333282470703)
    #expect(frame == Frame(time: 999.9999987083334, samples: [Sample(finger: 0, phase: .began, location: place)]))
  }
}
