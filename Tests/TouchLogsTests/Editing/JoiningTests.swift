import Foundation
import Testing
import TouchLogs

@Suite struct JoiningTests {
  private func tap(at time: Double, stop: Double) -> TouchLog {
    var log = Finger(at: time).tap(at: CGPoint(x: 1, y: 1)).log(stage: "desk")
    log.stopTime = stop
    return log
  }

  @Test func logsOfOneClockKeepTheirTimes() throws {
    let (one, other) = (tap(at: 10.1, stop: 11), tap(at: 12.3, stop: 13))
    let joined = try TouchLog.joined([one, other])
    #expect(joined.frames.map(\.time) == (one.frames + other.frames).map(\.time))
    #expect(joined.stopTime == 13)
    PiecesTests.expectWholeTouches(joined)
  }

  @Test func aLogThatWouldBeginTooEarlyIsMovedBehindTheOther() throws {
    var later = tap(at: 2, stop: 3)
    later.frames[1].content = .touches(
      later.frames[1].samples.map { sample in
        var sample = sample
        sample.coalesced = [TimedSample(time: 2.01, sample: sample)]
        return sample
      })
    let joined = try TouchLog.joined([tap(at: 10, stop: 11), later], gap: 0.5)
    #expect(joined.frames[2].time == 11.5)
    let (moved, was) = (joined.frames[3], later.frames[1])
    #expect(abs(moved.time - was.time - 9.5) < 1e-9)
    #expect(abs((moved.samples[0].coalesced.first?.time ?? 0) - 11.51) < 1e-9)
    #expect(joined.stopTime.map { abs($0 - 12.5) < 1e-9 } == true)
  }

  @Test func whatIsDownWhereALogEndsIsCancelledThere() throws {
    var died = tap(at: 0, stop: 1)
    died.frames.removeLast()
    died.stopTime = nil
    let joined = try TouchLog.joined([died, tap(at: 5, stop: 6)])
    #expect(joined.frames.map { $0.samples.map(\.phase) } == [[.began], [.cancelled], [.began], [.ended]])
    #expect(joined.frames.map { $0.samples.map(\.finger) } == [[0], [0], [1], [1]])
  }

  @Test func keysAndBlocksAreTheFirstLogsAndThoseItLacks() throws {
    var (one, other) = (tap(at: 0, stop: 1), tap(at: 2, stop: 3))
    one.about.others = [.init(key: "a", value: "1"), .init(key: "b", value: "2")]
    other.about.others = [.init(key: "b", value: "2"), .init(key: "c", value: "3")]
    other.about.device = "pad"
    one.unknown = [UnknownBlock(type: 9, payload: [1])]
    other.unknown = [UnknownBlock(type: 9, payload: [1]), UnknownBlock(type: 9, payload: [2])]
    let joined = try TouchLog.joined([one, other])
    #expect(joined.about.others.map(\.key) == ["a", "b", "c"])
    #expect(joined.about.device == "pad")
    #expect(joined.unknown.map(\.payload) == [[1], [2]])
  }

  @Test func logsOfTwoScreensOrStagesAreRefusedInOneSentence() {
    var (screen, stage) = (tap(at: 2, stop: 3), tap(at: 2, stop: 3))
    screen.about.screen = .tablet
    stage.about.stage = "chair"
    let one = #expect(throws: JoinError.self) { try TouchLog.joined([tap(at: 0, stop: 1), screen]) }
    #expect(
      one?.description
        == "log 2 is of the screen 1024x1366@2 and the first of 390x844@3, so they can't be one; join logs of one screen"
    )
    let other = #expect(throws: JoinError.self) { try TouchLog.joined([tap(at: 0, stop: 1), stage]) }
    #expect(
      other?.description
        == "log 2 is of the stage chair and the first of desk, so they can't be one; join logs of one stage")
  }

  @Test func oneLogAloneIsItself() throws {
    #expect(try TouchLog.joined([tap(at: 0, stop: 1)]) == tap(at: 0, stop: 1))
    #expect(try TouchLog.joined([]) == TouchLog())
  }

  @Test func `a log without frames takes nothing of the time of those before it`() throws {
    var empty = TouchLog(about: tap(at: 0, stop: 1).about)
    empty.stopTime = 1
    #expect(try TouchLog.joined([tap(at: 10, stop: 12), empty]).stopTime == 12)
    empty.stopTime = nil
    #expect(try TouchLog.joined([tap(at: 10, stop: 12), empty]).stopTime == 12)
    empty.stopTime = 20
    #expect(try TouchLog.joined([tap(at: 10, stop: 12), empty]).stopTime == 20)
  }
}
