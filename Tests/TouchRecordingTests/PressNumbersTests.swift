import Foundation
import HeadlessUIKit
import Testing
import TouchLogs
import TouchRecording

/// Buttons and keys, and what becomes of what was down when a pause began.
extension TouchRecorderTests {
  /// Taps at 1 s and at 2 s reach the switch.
  private static func paused(goesOn: Bool) -> TouchLog {
    TouchScript {
      Frame(time: 0.5, content: .presses([Press(press: 0, phase: .began, type: 4)]))
      Frame(time: 0.6, content: .motion(Motion(phase: .began)))
      Finger(at: 0.7).down(at: CGPoint(x: 50, y: 50)).wait(0.5).up()
      Finger(at: 1).tap(at: CGPoint(x: 250, y: 250))
      Frame(time: 1.5, content: .presses([Press(press: 0, phase: .ended, type: 4)]))
      Frame(time: 1.6, content: .motion(Motion(phase: .ended)))
      if goesOn {
        Finger(at: 2).tap(at: CGPoint(x: 250, y: 250))
        Finger(at: 3).tap(at: CGPoint(x: 50, y: 50))
      }
    }.log()
  }

  @Test(arguments: [false, true])
  func `what was down when a pause began is cancelled at the moment it is over, whether capture goes on or not`(
    goesOn: Bool
  ) async throws {
    let recorded = try await record(Self.paused(goesOn: goesOn), build: Self.putSwitch)
    let inPause = recorded.frames.filter { $0.time > 1 && $0.time < 3 }
    #expect(inPause.map(\.time) == [1.08, 1.2, 1.5, 1.6])
    #expect(inPause.flatMap(\.samples).map(\.phase) == [.cancelled, .cancelled])
    #expect(
      inPause.suffix(2).map(\.content) == [
        .presses([Press(press: 0, phase: .cancelled, type: 4)]), .motion(Motion(phase: .cancelled)),
      ])
    let after = recorded.frames.filter { $0.time >= 3 }.flatMap(\.samples)
    #expect(after.map(\.phase) == (goesOn ? [.began, .ended] : []))
    #expect(Set(after.map(\.finger)) == (goesOn ? [2] : []))
  }

  @Test func `a ring forgets by time after a pause as before it`() async throws {
    var log = Self.paused(goesOn: true)
    for second in 4..<40 {
      let tap = Finger(at: Double(second)).tap(at: CGPoint(x: 50, y: 50))
      log.frames += tap.frames.map { $0.reporting { $0.finger = second } }
    }
    let ring = try RingSink(seconds: 3, bytes: 1 << 16)
    _ = try await record(log, into: ring, build: Self.putSwitch)
    #expect(ring.log().frames.map { Int($0.time) } == [36, 36, 37, 37, 38, 38, 39, 39])
  }

  @Test(arguments: [false, true])
  func `keys of a keyboard are captured only where they are asked for`(keys: Bool) async throws {
    let script = TouchScript {
      Finger(at: 1).tap(at: CGPoint(x: 250, y: 250))
      Frame(time: 2, content: .presses([Press(press: 0, phase: .began, type: 4)]))
      Frame(time: 2.1, content: .presses([Press(press: 0, phase: .ended, type: 4)]))
    }
    let recorded = try await record(script.log(), options: .init(keys: keys)) { window, _ in
      let trigger = Trigger(frame: CGRect(x: 200, y: 200, width: 100, height: 100))
      trigger.act = {
        for (wait, phase) in [(0.3, UIPress.Phase.began), (0.4, .ended)] {
          VirtualClock.current.schedule(after: wait) {
            let key = UIKey(.keyboardA, characters: "a")
            let report = PressReport(identifier: 7, phase: phase, type: .select, force: 0, key: key)
            UIApplication.shared.post([report], at: 1 + wait)
          }
        }
      }
      window.rootViewController?.view.addSubview(trigger)
    }
    let presses = recorded.frames.flatMap { frame -> [Press] in
      if case .presses(let all) = frame.content { all } else { [] }
    }
    #expect(presses.map(\.type) == (keys ? [2004, 2004, 4, 4] : [4, 4]))
    #expect(presses.map(\.press) == (keys ? [0, 0, 1, 1] : [0, 0]))
    #expect(presses.first?.keyUsage == (keys ? 4 : nil))
  }
}
