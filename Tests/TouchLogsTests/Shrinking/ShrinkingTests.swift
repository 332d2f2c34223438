import Foundation
import Testing
import TouchLogs

@Suite struct ShrinkingTests {
  /// Twenty touches of three hands' worth of moves, a press, a shake and a mark.
  private static var long: TouchLog {
    var hand = HumanHand(seed: 7, screen: .phone, rate: 60)
    hand.play(samples: 600)
    var log = hand.log(screen: .phone, stage: "desk", device: "a phone")
    let end = log.frames.last?.time ?? 0
    log.frames += [
      Frame(time: end + 0.5, content: .mark("here")),
      Frame(time: end + 1, content: .presses([Press(press: 0, phase: .began, type: 4)])),
      Frame(time: end + 1.1, content: .presses([Press(press: 0, phase: .ended, type: 4)])),
      Frame(time: end + 2, content: .motion(Motion(phase: .began))),
      Frame(time: end + 2.5, content: .motion(Motion(phase: .ended))),
    ]
    log.stopTime = end + 4
    return log
  }

  private static func samples(_ log: TouchLog) -> [Sample] { log.frames.flatMap(\.samples) }
  private static func landings(_ log: TouchLog) -> [Sample] { samples(log).filter { $0.phase == .began } }

  @Test func `one landing is all that is left where it is all that it takes`() async throws {
    let log = Self.long
    let landings = Self.landings(log)
    try #require(landings.count > 10)
    let wanted = landings[5].location
    var trials = 0
    let small = await log.shrunk { log in
      trials += 1
      return Self.landings(log).contains { abs($0.location.x - wanted.x) < 1 && abs($0.location.y - wanted.y) < 1 }
    }
    #expect(Self.samples(small).map(\.phase) == [.began, .ended])
    #expect(Self.samples(small).map(\.finger) == [0, 0])
    #expect(small.frames.count == 2)
    #expect(small.frames.first?.time == 0)
    #expect(small.about == log.about)
    #expect(trials < 100)
    PiecesTests.expectWholeTouches(small)
  }

  @Test func `touches of one number are touches of their own`() async throws {
    var log = (0..<9).reduce(Finger()) { $0.tap(at: CGPoint(x: 10 * Double($1), y: 5)).wait(1) }.log()
    log.frames = log.frames.map { $0.reporting { $0.finger = 0 } }
    let small = await log.shrunk { Self.landings($0).contains { $0.location.x == 40 } }
    #expect(Self.landings(small).map(\.location.x) == [40])
  }

  @Test func `two touches that are needed together stay, and nothing between them does`() async throws {
    let log = Self.long
    let landings = Self.landings(log)
    let wanted = [landings[2].location, landings[landings.count - 3].location]
    let small = await log.shrunk { log in
      let places = Self.landings(log).map(\.location)
      return wanted.allSatisfy { wanted in places.contains { hypot($0.x - wanted.x, $0.y - wanted.y) < 1 } }
    }
    #expect(Self.landings(small).count == 2)
    #expect(Self.samples(small).count == 4)
    PiecesTests.expectWholeTouches(small)
  }

  @Test func `moves stay as far as they are needed, and each comes from the one before`() async throws {
    let log = Finger().drag(from: .zero, to: CGPoint(x: 100, y: 0), for: 1, steps: 50).log()
    // A pan: 10 points from where it landed, then 40 more in two steps at least.
    let small = await log.shrunk { log in
      let moves = Self.samples(log).filter { $0.phase == .moved }
      return moves.contains { $0.location.x > 10 && $0.location.x < 50 } && moves.contains { $0.location.x > 50 }
    }
    let moves = Self.samples(small).filter { $0.phase == .moved }
    #expect(moves.count == 2)
    for (before, sample) in zip(Self.samples(small), Self.samples(small).dropFirst()) {
      #expect(sample.previousLocation == before.location)
    }
  }

  @Test func `a finger that must rest rests as long as it must, and no other pause stays`() async throws {
    let log = Finger().tap(at: .zero).wait(30).down(at: CGPoint(x: 50, y: 50)).wait(3).up().wait(9).log()
    let small = await log.shrunk { log in
      var landed: [Int: TimeInterval] = [:]
      for frame in log.frames {
        for sample in frame.samples {
          if sample.phase == .began { landed[sample.finger] = frame.time }
          if sample.phase == .ended, let start = landed[sample.finger], frame.time - start >= 0.5 { return true }
        }
      }
      return false
    }
    #expect(Self.landings(small).count == 1)
    let times = small.frames.map(\.time)
    #expect(times.count == 2)
    #expect((0.5...0.54).contains((times.last ?? 0) - (times.first ?? 0)))
    #expect((small.stopTime ?? 0) - (times.last ?? 0) < 0.02)
  }

  @Test func `a second tap alone is a first one`() async throws {
    let log = Finger().tap(at: CGPoint(x: 10, y: 10)).tap(at: CGPoint(x: 10, y: 10)).log()
    #expect(Self.landings(log).map(\.tapCount) == [1, 2])
    #expect(Self.landings(await log.shrunk { !$0.frames.isEmpty }).map(\.tapCount) == [1])
    let both = await log.shrunk { Self.landings($0).contains { $0.tapCount == 2 } }
    #expect(Self.landings(both).map(\.tapCount) == [1, 2])
    // Of a device that counts otherwise every count stays as it is.
    var odd = log
    odd.frames = log.frames.map { $0.reporting { $0.tapCount += 3 } }
    #expect(
      Self.landings(await odd.shrunk { Self.landings($0).contains { $0.tapCount == 5 } }).map(\.tapCount) == [5])
  }

  @Test func `presses, shakes and marks are left alone or go as a whole`() async throws {
    let press = await Self.long.shrunk { log in
      log.frames.contains {
        if case .presses(let all) = $0.content { all.contains { $0.phase == .ended } } else { false }
      }
    }
    #expect(press.frames.count == 2)
    #expect(Self.samples(press).isEmpty)
    let shake = await Self.long.shrunk { $0.frames.contains { $0.content == .motion(Motion(phase: .ended)) } }
    #expect(shake.frames.map(\.content) == [.motion(Motion(phase: .began)), .motion(Motion(phase: .ended))])
    let mark = await Self.long.shrunk { $0.frames.contains { $0.content == .mark("here") } }
    #expect(mark.frames.map(\.content) == [.mark("here")])
  }

  @Test func `what few samples have goes where it is not needed`() async throws {
    var log = Finger().tap(at: CGPoint(x: 3.3, y: 4.4)).log()
    log.frames = log.frames.map { frame in
      frame.reporting { sample in
        sample.force = 0.5
        sample.predicted = [TimedSample(time: frame.time + 0.01, sample: sample)]
        sample.estimationUpdateIndex = 1
      }
    }
    let plain = await log.shrunk { !Self.samples($0).isEmpty }
    #expect(
      Self.samples(plain).allSatisfy { $0.force == nil && $0.predicted.isEmpty && $0.estimationUpdateIndex == nil })
    #expect(Self.samples(plain).map(\.location) == [CGPoint(x: 3, y: 4), CGPoint(x: 3, y: 4)])
    let forced = await log.shrunk { Self.samples($0).contains { $0.force == 0.5 } }
    #expect(Self.samples(forced).contains { $0.force == 0.5 })
    #expect(Self.samples(forced).allSatisfy { $0.predicted.isEmpty })
    let exact = await log.shrunk { Self.samples($0).contains { $0.location.x == 3.3 } }
    #expect(Self.samples(exact).first?.location == CGPoint(x: 3.3, y: 4.4))
  }

  @Test func `nothing is tried out twice in a row, beyond the limit, or after an error`() async throws {
    struct Enough: Error {}
    var seen: [TouchLog] = []
    let log = Self.long
    let cut = await log.shrunk(trials: 7) {
      seen.append($0)
      return false
    }
    #expect(cut == log)
    #expect(seen.count == 7)
    var count = 0
    await #expect(throws: Enough.self) {
      _ = try await log.shrunk { _ in
        count += 1
        if count == 3 { throw Enough() }
        return false
      }
    }
    #expect(count == 3)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `what is left holds, each of its samples is needed, and it is the same every time`(seed: UInt64) async throws
  {
    var hand = HumanHand(seed: seed, screen: .phone, rate: 60)
    hand.play(samples: 200)
    let log = hand.log(screen: .phone)
    var random = SplitMix64(seed: seed)
    let bars = (0..<3).map { _ in Double(random.next() % 700) }
    // Something between the bars, of any finger and phase.
    func holds(_ log: TouchLog) -> Bool {
      bars.allSatisfy { bar in Self.samples(log).contains { abs($0.location.y - bar) < 60 } }
    }
    guard holds(log) else { return }
    let small = await log.shrunk { holds($0) }
    #expect(holds(small))
    #expect(await log.shrunk { holds($0) } == small)
    #expect(try TouchLog(reading: small.bytes()) == small)
    PiecesTests.expectWholeTouches(small)
    for finger in Set(Self.samples(small).map(\.finger)) {
      var less = small
      less.frames = small.frames.map { frame in
        Frame(time: frame.time, samples: frame.samples.filter { $0.finger != finger })
      }
      #expect(!holds(less))
    }
  }
}
