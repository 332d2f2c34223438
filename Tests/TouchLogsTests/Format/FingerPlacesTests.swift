import Foundation
import Testing

@testable import TouchLogs

/// Frames that say no more than where fingers are come as such, and say the same.
@Suite struct FingerPlacesTests {
  private func frames(of bytes: [UInt8], asPlaces: Bool) throws -> (frames: [Frame], places: Int) {
    var reader = try LogReader(bytes)
    var (frames, places, count) = ([Frame](), FingerPlaces(), 0)
    while true {
      if asPlaces, reader.nextPlaces(&places) {
        frames.append(places.frame)
        count += 1
      } else if let frame = try reader.next() {
        frames.append(frame)
      } else {
        return (frames, count)
      }
    }
  }

  private func check(_ log: TouchLog, _ name: String) throws -> Int {
    let bytes = try log.bytes()
    let (read, kept) = (try frames(of: bytes, asPlaces: true), try frames(of: bytes, asPlaces: false))
    #expect(sameBits(read.frames, kept.frames), "\(name)")
    return read.places
  }

  @Test func `hands of all rates have nearly all of their frames so`() throws {
    for seed in 0..<20 {
      var hand = HumanHand(seed: UInt64(seed), rate: seed.isMultiple(of: 2) ? 60 : 240)
      hand.play(samples: 5_000)
      let log = hand.log(stage: "hand")
      #expect(try Double(check(log, "\(seed)")) > 0.9 * Double(log.frames.count))
    }
  }

  @Test func `a sample that says more keeps its frame a frame, and the next one says the same`() throws {
    var log = TouchLog()
    for number in 0..<400 {
      var samples = (0..<3).map { finger in
        Sample(
          finger: finger, phase: number == 0 ? .began : number % 11 == 0 ? .stationary : .moved,
          location: CGPoint(x: number, y: finger), previousLocation: CGPoint(x: number - 1, y: finger), tapCount: 2,
          window: 1)
      }
      switch number % 13 {
      case 1: samples[1].force = 0.5
      case 7: samples[1].reportAll(Double(number))
      case 2: samples[2].estimatedProperties = [.force]
      case 3: samples[0].predicted = [TimedSample(time: 9, sample: samples[0])]
      case 8, 9:
        samples[2].coalesced = [1, 2].map { TimedSample(time: $0, sample: samples[$0 == 1 ? 1 : 2]) }
        samples[0].coalesced = [TimedSample(time: 3, sample: samples[0])]
        samples[0].coalesced[0].sample.reportAll(Double(number))
      case 10:
        samples[1].coalesced = [TimedSample(time: 3, sample: samples[0])]
        samples[1].coalesced[0].sample.estimationUpdateIndex = number
      case 4: samples[1].previousLocation.x = -0.0
      case 5: samples[1].type = .pencil
      case 6: samples.removeLast()
      default: break
      }
      log.frames.append(Frame(time: Double(number), samples: samples))
      if number % 29 == 0 { log.frames.append(Frame(time: Double(number), content: .mark("\(number)"))) }
    }
    log.stopTime = 500
    #expect(try check(log, "more") > 300)
  }

  @Test func `a finger that was seen between two frames has nearly all of its frames so`() throws {
    for others in [1, 2, 3] {
      var log = TouchLog()
      for number in 0..<2_000 {
        // Now and then it lands, rests, was seen otherwise or more seldom, or has another one beside it.
        let phase = number % 400 == 0 ? Sample.Phase.began : number % 37 == 0 ? .stationary : .moved
        let alone = Sample(finger: number / 400, phase: phase, location: CGPoint(x: number, y: number / 3))
        var sample = alone
        sample.coalesced = (0..<(number % 53 == 0 ? others - 1 : others)).map { place in
          var between = alone
          between.location.x -= Double(others - place) / 4
          if number % 71 == 0 { between.phase = .stationary }
          return TimedSample(time: Double(number) - Double(others - place) / 8, sample: between)
        }
        if others == 2 { sample.predicted = [TimedSample(time: Double(number) + 1, sample: alone)] }
        log.frames.append(Frame(time: Double(number), samples: [sample]))
        if number % 97 < 5 {
          let second = Sample(finger: 100 + number / 97, phase: number % 97 == 0 ? .began : .moved, location: .zero)
          log.frames[number] = Frame(time: Double(number), samples: [sample, second])
        }
      }
      #expect(try check(log, "\(others)") > 1_900)
    }
  }

  @Test func `a search passes over what comes before its time`() throws {
    var hand = HumanHand(seed: 3)
    hand.play(samples: 9_000)
    let log = hand.log(stage: "hand")
    let time = log.frames[4_000].time
    var reader = try LogReader(log.bytes()).frames(from: time)
    var places = FingerPlaces()
    let isPlaces = reader.nextPlaces(&places)
    let first = try reader.next()
    #expect(!isPlaces && first?.time == time)
  }
}

extension Sample {
  fileprivate mutating func reportAll(_ number: Double) {
    (force, maximumPossibleForce, majorRadius, majorRadiusTolerance) = (number, 7, 20 + number / 8, 0)
    (altitudeAngle, azimuthAngle, rollAngle) = (1, -number, 0.5)
  }
}
