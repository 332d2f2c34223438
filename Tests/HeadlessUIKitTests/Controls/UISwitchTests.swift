import Foundation
import HeadlessUIKit
import Testing

@MainActor struct UISwitchTests {
  private let changed = ["valueChanged", "primaryActionTriggered"]

  @Test func `its size is its own`() {
    #expect(
      UISwitch(frame: CGRect(x: 3, y: 4, width: 500, height: 1)).frame == CGRect(x: 3, y: 4, width: 51, height: 31))
    #expect(UISwitch().bounds.size == ControlThresholds().switchSize)
  }

  @Test func `a tap turns it over when the finger lifts`() {
    let (hand, control) = (Hand(), UISwitch())
    let events = hand.hold(control)
    hand.down(10, 10)
    #expect(!control.isOn)
    hand.up()
    #expect(control.isOn && events.take() == changed)
    hand.tap(10, 10)
    #expect(!control.isOn && events.take() == changed)
  }

  @Test func `a tap that lifts outside, is taken away, or meets a disabled switch changes nothing`() {
    let (hand, control) = (Hand(), UISwitch())
    let events = hand.hold(control)
    hand.down(10, 10)
    hand.move(10, 150)
    hand.up()
    hand.down(10, 10)
    hand.lose()
    control.isEnabled = false
    hand.tap(10, 10)
    #expect(!control.isOn && events.take() == [])
  }

  @Test(arguments: [(19.9, true), (20, false)])
  func `a finger that goes 10 points along it drags the knob (ours)`(end: Double, isTap: Bool) {
    let (hand, control) = (Hand(), UISwitch())
    _ = hand.hold(control)
    hand.down(10, 10)
    hand.move(end, 10)
    hand.up()
    #expect(control.isOn == isTap)
  }

  @Test func `a dragged knob stays on the side where the finger lifts, however far above or below`() {
    let (hand, control) = (Hand(), UISwitch())
    let events = hand.hold(control)
    hand.down(10, 10)
    hand.move(40, 200)
    hand.up()
    #expect(control.isOn && events.take() == changed)
    hand.down(40, 10)
    hand.move(10, 10)
    hand.move(40, 10)
    hand.up()
    #expect(control.isOn && events.take() == [])
  }

  @Test func `setting it sends nothing`() {
    let (hand, control) = (Hand(), UISwitch())
    let events = hand.hold(control)
    control.isOn = true
    control.setOn(false, animated: true)
    #expect(!control.isOn && events.take() == [])
  }
}
