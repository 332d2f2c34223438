import Foundation
import Testing
import TouchLogs

@Suite struct PiecesTests {
  /// Finger 0 drags from 0 to 1 s, finger 1 from 0.5 to 1.5 s, finger 2 taps at 3 s; recording stops at 5 s.
  static var log: TouchLog {
    var log = TouchScript(
      Finger(at: 0).drag(from: .zero, to: CGPoint(x: 100, y: 0), for: 1, steps: 10),
      Finger(at: 0.5).drag(from: .zero, to: CGPoint(x: 0, y: 100), for: 1, steps: 10),
      Finger(at: 3).tap(at: CGPoint(x: 7, y: 7))
    ).log(stage: "desk")
    log.stopTime = 5
    log.about.others = [.init(key: "note", value: "kept")]
    log.unknown = [UnknownBlock(type: 42, payload: [1, 2])]
    return log
  }

  /// Every finger lands first, lifts once, and is told in between only; numbers count up by landing.
  static func expectWholeTouches(
    _ log: TouchLog, mayBeDown: Bool = false, _ place: Testing.SourceLocation = #_sourceLocation
  ) {
    var down: [Int] = []
    var next = 0
    for sample in log.frames.flatMap(\.samples) {
      if sample.phase == .began {
        #expect(sample.finger == next, sourceLocation: place)
        #expect(sample.previousLocation == sample.location, sourceLocation: place)
        next += 1
        down.append(sample.finger)
      }
      #expect(down.contains(sample.finger), sourceLocation: place)
      if sample.phase == .ended || sample.phase == .cancelled { down.removeAll { $0 == sample.finger } }
    }
    if !mayBeDown { #expect(down == [], sourceLocation: place) }
  }

  @Test func aSliceKeepsTimesKeysAndBlocksAndEndsWhatItCuts() throws {
    let log = Self.log
    let slice = log.slice(from: 0.25, to: 1.25)
    #expect(slice.about == log.about)
    #expect(slice.unknown == log.unknown)
    #expect(slice.stopTime == 1.25)
    Self.expectWholeTouches(slice)
    let first = try #require(slice.frames.first)
    #expect(log.frames.map(\.time).contains(first.time) && first.time >= 0.25)
    #expect(first.samples.map(\.phase) == [.began])
    let last = try #require(slice.frames.last)
    #expect(last.time == 1.25)
    #expect(last.samples.map(\.phase) == [.cancelled])
    #expect(last.samples.map(\.finger) == [1])
    let inner = log.frames.filter { $0.time >= 0.25 && $0.time < 1.25 }
    #expect(slice.frames.dropLast().map(\.time) == inner.map(\.time))
    #expect(slice.frames.dropFirst().dropLast() == inner.dropFirst())
  }

  @Test func aFingerThatIsOnlySeenLiftingIsLeftOut() {
    var log = Self.log
    let slice = log.slice(from: 1.51)
    #expect(slice.frames.first?.time == 3)
    #expect(slice.frames.flatMap(\.samples).map(\.finger) == [0, 0])
    #expect(slice.stopTime == 5)
    log.stopTime = nil
    #expect(log.slice(from: 1).stopTime == nil)
    #expect(log.slice(to: 1).stopTime == 1)
    #expect(log.slice(to: 9).stopTime == nil)
  }

  @Test func aSliceOfAllIsTheLogAndOneOfNothingIsEmpty() {
    #expect(Self.log.slice() == Self.log)
    #expect(Self.log.slice(from: 0, to: 100) == Self.log)
    #expect(Self.log.slice(from: 2, to: 2.5).frames == [])
    #expect(TouchLog().slice(from: 0, to: 1) == TouchLog())
  }

  @Test func everySliceHasWholeTouches() {
    for start in stride(from: -0.1, to: 3.3, by: 0.07) {
      for length in stride(from: 0.0, to: 3.5, by: 0.11) {
        Self.expectWholeTouches(Self.log.slice(from: start, to: start + length))
      }
    }
  }

  @Test func buttonsShakesAndCorrectionsAreCutLikeFingers() {
    func press(_ time: Double, _ phase: Press.Phase) -> Frame {
      Frame(time: time, content: .presses([Press(press: 3, phase: phase, type: 4, force: 1)]))
    }
    let sample = Sample(finger: 9, phase: .moved, location: .zero)
    let log = TouchLog(
      frames: [
        press(0, .began), Frame(time: 1, content: .motion(Motion(phase: .began))), press(2, .changed),
        Frame(time: 3, content: .motion(Motion(phase: .ended))), Frame(time: 4, content: .estimates([sample])),
        press(5, .ended), Frame(time: 6, content: .mark("end")),
      ], stopTime: 7)
    #expect(log.slice(from: 2, to: 5).frames.map(\.time) == [2, 5])
    #expect(
      log.slice(from: 2, to: 5).frames.map(\.content) == [
        .presses([Press(press: 0, phase: .began, type: 4, force: 1)]),
        .presses([Press(press: 0, phase: .cancelled, type: 4)]),
      ])
    #expect(log.slice(to: 2).frames.map(\.content).suffix(1) == [.motion(Motion(phase: .cancelled))])
  }

  @Test func aCutFingerLosesTheCoalescedSamplesBeforeItsLanding() {
    let log = TortureLogs.pencil
    let piece = log.slice(from: 0.2)
    Self.expectWholeTouches(piece)
    let samples = piece.frames.flatMap(\.samples)
    #expect(samples.first?.coalesced == [])
    #expect(samples.dropFirst().first?.coalesced.isEmpty == false)
    #expect(samples.allSatisfy { $0.finger == 0 && $0.coalesced.allSatisfy { $0.sample.finger == 0 } })
  }

  @Test func trimmingLeavesAMarginAtBothEnds() {
    var log = Self.log
    log.frames.insert(Frame(time: -10, content: .application(.didBecomeActive)), at: 0)
    log.frames.append(Frame(time: 4.9, content: .mark("bye")))
    let trimmed = log.trimmed(keeping: 0.5)
    #expect(trimmed.frames == Self.log.frames)
    #expect(trimmed.stopTime == Self.log.frames.last.map { $0.time + 0.5 })
    #expect(log.trimmed(keeping: 100) == log)
    #expect(TouchLog(stopTime: 3).trimmed() == TouchLog(stopTime: 3))
  }

  @Test func piecesAreCutInSilenceAloneAndJoinToTheWholeLog() throws {
    let pieces = Self.log.split(idle: 1)
    #expect(pieces.count == 2)
    #expect(pieces.map { $0.frames.first?.time } == [0, 3])
    #expect(pieces[0].stopTime == Self.log.frames.last { $0.time < 3 }.map { $0.time + 1 })
    for piece in pieces { Self.expectWholeTouches(piece) }
    #expect(pieces.allSatisfy { $0.about == Self.log.about && $0.unknown == Self.log.unknown })
    #expect(sameBits(try TouchLog.joined(pieces), Self.log))
    // A finger that rests is no silence.
    #expect(Self.log.slice(to: 0.05).split(idle: 0.01).count == 1)
    #expect(TouchLog().split(idle: 1) == [TouchLog()])
  }

  @Test func everyRecordingOfThePackageIsJoinedFromItsPiecesToTheLastBit() throws {
    for path in KeptRecordings.paths {
      let log = try TouchLog(reading: URL(fileURLWithPath: path))
      let pieces = log.split(idle: 0.3)
      #expect(sameBits(try TouchLog.joined(pieces), log), "\(path), \(pieces.count) pieces")
    }
  }

  @Test func everyTortureLogIsSplitAndSlicedWithoutATrap() {
    for log in [TortureLogs.everyKind, TortureLogs.pencil, TortureLogs.oddBits] {
      for seconds in [-1, 0, 0.01, 1, .infinity, .nan] {
        #expect(log.split(idle: seconds).count >= 1)
        _ = log.slice(from: seconds, to: seconds * 2)
        _ = log.trimmed(keeping: seconds)
        _ = try? TouchLog.joined([log, log], gap: seconds)
      }
    }
  }

  @Test func aLogOfVeryManyFingersIsCutInNoTime() {
    let count = 60_000
    let log = TouchLog(
      frames: (0..<count).map { number in
        Frame(time: Double(number), samples: [Sample(finger: number, phase: .began, location: .zero)])
      })
    var slice = log
    let time = ContinuousClock().measure {
      slice = log.slice(to: Double(count - 1))
      #expect(log.split(idle: 1).count == 1)
    }
    #expect(time < .seconds(60))
    // All that is down is cancelled, in the order of landing.
    #expect(slice.frames.count == count)
    #expect(slice.frames.last?.samples.map(\.finger) == Array(0..<count - 1))
  }

  @Test func shakesThatGoOnSideBySideAreCancelledInTheOrderOfTheirBeginnings() {
    func motion(_ time: Double, _ phase: Motion.Phase, _ subtype: Int) -> Frame {
      Frame(time: time, content: .motion(Motion(phase: phase, subtype: subtype)))
    }
    let frames = [
      motion(0, .began, 9), motion(1, .began, 1), motion(2, .began, 5), motion(3, .ended, 1), motion(3, .ended, 1),
    ]
    let slice = TouchLog(frames: frames + [motion(5, .ended, 9)]).slice(to: 4)
    #expect(slice.frames == Array(frames[..<4]) + [motion(4, .cancelled, 9), motion(4, .cancelled, 5)])
  }
}
