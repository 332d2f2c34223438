import Foundation
import Testing
import TouchLogs

@Suite struct FingerTests {
  let a = CGPoint(x: 100, y: 200)
  let b = CGPoint(x: 100, y: 500)

  @Test func tapIsBeganAndEnded() {
    let tap = Finger().tap(at: .zero)
    #expect(tap.count == 2)
    #expect(tap.flatMap(\.samples).map(\.phase) == [.began, .ended])
    #expect(tap.map(\.time) == [0, 0.08])
  }

  @Test func dragMovesInEqualStepsAndLiftsOneReportLater() {
    let drag = Finger().drag(from: a, to: b, for: 0.5, steps: 10)
    #expect(drag.flatMap(\.samples).map(\.phase) == [.began] + Array(repeating: .moved, count: 10) + [.ended])
    #expect(
      drag.flatMap(\.samples).map(\.location.y)
        == [200, 230, 260, 290, 320, 350, 380, 410, 440, 470, 500, 500])
    #expect(drag[10].time == 0.5)
    #expect(drag[11].time == 0.5 + 1 / 60)
  }

  @Test func dragWithoutStepsReportsAtTheRate() {
    #expect(Finger().drag(from: a, to: b, for: 0.5).count == 32)
    #expect(Finger(rate: 120).drag(from: a, to: b, for: 0.5).count == 62)
  }

  @Test func previousLocationIsWhereTheFingerWasReportedLast() {
    let samples = Finger().drag(from: a, to: b, steps: 3).flatMap(\.samples)
    #expect(samples[0].previousLocation == a)
    for (before, sample) in zip(samples, samples.dropFirst()) {
      #expect(sample.previousLocation == before.location)
    }
  }

  @Test func tapsInQuickSuccessionCountUp() {
    let samples = Finger().tap(at: a, count: 3).flatMap(\.samples)
    #expect(samples.map(\.tapCount) == [1, 1, 2, 2, 3, 3])
    #expect(samples.map(\.finger) == [0, 0, 1, 1, 2, 2])
  }

  @Test(arguments: [(0.35, 45.0, 2), (0.36, 0.0, 1), (0.1, 46.0, 1)])
  func tapCountNeedsBothTimeAndPlace(pause: Double, distance: Double, count: Int) {
    let second = Finger().tap(at: a).wait(pause).tap(at: CGPoint(x: a.x + distance, y: a.y))
    #expect(second.last?.samples.first?.tapCount == count)
  }

  @Test func cancelledTouchStartsNoSeries() {
    let second = Finger().down(at: a).cancel().wait(0.1).tap(at: a)
    #expect(second.last?.samples.first?.tapCount == 1)
  }

  @Test func tapCountGivenByTheCallerIsKeptForTheWholeTouch() {
    let touch = Finger().down(at: a, tapCount: 7).move(to: b).up()
    #expect(touch.flatMap(\.samples).map(\.tapCount) == [7, 7, 7])
  }

  @Test func restingFingerSendsNoFramesAndLiftsWhenItSays() {
    let press = Finger().longPress(at: a, for: 0.75)
    #expect(press.map(\.time) == [0, 0.75])
  }

  @Test func fingerThatLandsAgainWithoutAWaitLandsOneReportLater() {
    let taps = Finger().tap(at: a).tap(at: a)
    #expect(taps[2].time == 0.08 + 1 / 60)
  }

  @Test func flickIsFastestWhenItLifts() {
    let ys = Finger().flick(from: a, to: b, for: 0.1).flatMap(\.samples).map(\.location.y)
    let steps = zip(ys, ys.dropFirst()).map { $1 - $0 }.dropLast()
    #expect(steps.elementsEqual(steps.sorted()))
    #expect(ys.last == 500)
  }

  @Test func dragThroughPointsVisitsEveryOne() {
    let path = [a, b, CGPoint(x: 300, y: 500)]
    let visited = Finger().drag(through: path, for: 1).flatMap(\.samples).map(\.location)
    #expect(path.allSatisfy(visited.contains))
  }

  @Test func logStopsWhereTheClockStands() {
    let log = Finger(at: 5).tap(at: a).wait(1).log(screen: .tablet, stage: "home")
    #expect(log.stopTime == 5 + 0.08 + 1)
    #expect(log.about == LogDescription(screen: .tablet, stage: "home"))
    #expect(log.frames.count == 2)
  }

  @Test func reportingChangesEverySample() {
    let taps = Finger(type: .pencil).tap(at: a).reporting { $0.force = 0.5 }
    #expect(taps.flatMap(\.samples).allSatisfy { $0.force == 0.5 && $0.type == .pencil })
  }

  @Test func aFingerThatIsKeptStaysAsItWas() {
    let down = Finger().down(at: a)
    let (one, other) = (down.move(to: b).up(), down.up())
    #expect(down.isDown && down.count == 1)
    #expect(one.count == 3 && other.count == 2)
    #expect(down.hold(1).count == 1 && down.time == 0)
  }

  /// Where each step copied all before it, each of these would take minutes.
  @Test func longGesturesTakeTimeByTheirSteps() {
    let time = ContinuousClock().measure {
      #expect(Finger().tap(at: a, count: 60_000).count == 120_000)
      #expect(Finger().drag(through: Array(repeating: a, count: 60_000), for: 1000).count > 60_000)
      #expect(TouchScript.pinch(at: a, from: 10, to: 20, for: 400, rate: 240).count == 96_002)
      var finger = Finger()
      for _ in 0..<60_000 { finger = (consume finger).tap(at: a) }
      #expect(finger.count == 120_000)
    }
    #expect(time < .seconds(60))
  }

  @Test func `a finger that is delayed goes on as if it had begun later`() {
    let a = CGPoint(x: 100, y: 200)
    let taps = Finger().tap(at: a).delayed(by: 1).wait(0.15).tap(at: a)
    #expect(taps.flatMap(\.samples).map(\.tapCount) == [1, 1, 2, 2])
    let pen = Finger().tap(at: a).reporting { sample in
      sample.coalesced = [TimedSample(time: 0.01, sample: sample)]
      sample.predicted = [TimedSample(time: 0.02, sample: sample)]
    }.delayed(by: 5)
    #expect(pen[0].samples[0].coalesced.map(\.time) == [5.01] && pen[0].samples[0].predicted.map(\.time) == [5.02])
  }
}
