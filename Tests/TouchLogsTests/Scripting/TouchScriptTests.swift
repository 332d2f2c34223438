import Foundation
import Testing
import TouchLogs

@Suite struct TouchScriptTests {
  let a = CGPoint(x: 100, y: 200)
  let b = CGPoint(x: 300, y: 200)

  @Test func stepsOfOneTimeShareOneFrame() {
    let script = TouchScript(Finger().drag(from: a, to: b, steps: 4), Finger().drag(from: b, to: a, steps: 4))
    #expect(script.count == 6)
    #expect(script.allSatisfy { $0.samples.map(\.finger) == [0, 1] })
  }

  @Test func timesThatDifferByRoundingAreOneTime() {
    let script = TouchScript(Finger(at: 0.1 + 0.2).tap(at: a), Finger(at: 0.3).tap(at: b))
    #expect(script.count == 2)
  }

  @Test func fingersAreNumberedByLandingWhateverOrderTheyAreWrittenIn() {
    let script = TouchScript(Finger(at: 0.05).tap(at: a), Finger(at: 0).tap(at: b))
    #expect(script.first?.samples.map(\.location) == [b])
    #expect(script[1].samples.map(\.finger) == [0, 1])
  }

  @Test func fingerThatRestsIsStationaryInTheFramesOfOthers() {
    let script = TouchScript(Finger().down(at: a).hold(1).up(), Finger(at: 0.5).tap(at: b))
    #expect(
      script.map { $0.samples.map(\.phase) } == [
        [.began], [.stationary, .began], [.stationary, .ended], [.ended],
      ])
  }

  @Test func fingerThatMovedIsStationaryWhereItStopped() {
    let script = TouchScript(Finger().down(at: a).move(to: b).hold(1).up(), Finger(at: 0.5).tap(at: a))
    let resting = script[2].samples[0]
    #expect(resting.phase == .stationary)
    #expect(resting.location == b && resting.previousLocation == b)
  }

  @Test func framesWithoutTouchesComeAfterTheTouchesOfTheirTime() {
    let script = TouchScript {
      Frame(time: 0, content: .motion(Motion(phase: .began)))
      for start in [0, 0.5] { Finger(at: start).tap(at: a) }
    }
    #expect(script.count == 5)
    #expect(script[1].content == .motion(Motion(phase: .began)))
  }

  @Test func scriptsNestAndShift() {
    let inner = TouchScript(Finger().tap(at: a))
    let script = TouchScript {
      inner
      inner.delayed(by: 1)
    }
    #expect(script.map(\.time) == [0, 0.08, 1, 1.08])
    #expect(script.map { $0.samples.map(\.finger) } == [[0], [0], [1], [1]])
    #expect(script.time == 1.08)
  }

  @Test func pinchMovesBothFingersAboutTheCentre() throws {
    let pinch = TouchScript.pinch(at: a, from: 40, to: 120)
    let arrived = try #require(pinch.last)
    #expect(arrived.samples.map(\.location) == [CGPoint(x: 40, y: 200), CGPoint(x: 160, y: 200)])
    #expect(pinch.count == 32)
    #expect(pinch.allSatisfy { $0.samples.count == 2 })
  }

  @Test func rotationKeepsTheDistance() {
    for frame in TouchScript.rotate(at: a, by: .pi / 2, spread: 100) {
      let (one, other) = (frame.samples[0].location, frame.samples[1].location)
      #expect(abs(hypot(one.x - other.x, one.y - other.y) - 100) < 1e-9)
    }
  }

  @Test func `a frame of touches is no part of a script`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = TouchScript { for frame in Finger().tap(at: .zero) { frame } }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("a frame of touches is no part of a script; write a Finger, or replay a TouchLog"))
    #expect(TouchScript { Frame(time: 1, samples: []) }.count == 1)
  }

  @Test func `a script that is delayed keeps what is between its reports, and its double taps`() {
    let taps = TouchScript { Finger().tap(at: a).wait(0.15).tap(at: a) }.delayed(by: 1)
    #expect(taps.flatMap(\.samples).map(\.tapCount) == [1, 1, 2, 2])
  }
}
