import Foundation
import HeadlessUIKit
import Testing

@MainActor struct UIStepperTests {
  private let changed = ["valueChanged", "primaryActionTriggered"]

  @Test func `a tap steps when the finger lifts: up on the right, down on the left`() {
    let (hand, stepper) = (Hand(), UIStepper())
    let events = hand.hold(stepper)
    hand.down(47, 10)
    #expect(stepper.value == 0)
    hand.up()
    #expect(stepper.value == 1 && events.take() == changed)
    hand.tap(46.9, 10)
    #expect(stepper.value == 0 && events.take() == changed)
  }

  @Test func `at an end it stays, or goes to the other end where it wraps`() {
    let (hand, stepper) = (Hand(), UIStepper())
    let events = hand.hold(stepper)
    hand.tap(10, 10)
    #expect(stepper.value == 0 && events.take() == [])
    stepper.wraps = true
    hand.tap(10, 10)
    #expect(stepper.value == 100)
    hand.tap(60, 10)
    #expect(stepper.value == 0)
    stepper.stepValue = 70
    stepper.wraps = false
    hand.tap(60, 10)
    hand.tap(60, 10)
    #expect(stepper.value == 100)
  }

  @Test func `one that reaches its end exactly is there, and wraps with the next step`() {
    let (hand, stepper) = (Hand(), UIStepper())
    (stepper.wraps, stepper.value) = (true, 99)
    _ = hand.hold(stepper)
    hand.tap(60, 10)
    #expect(stepper.value == 100)
    hand.tap(60, 10)
    #expect(stepper.value == 0)
  }

  @Test func `a finger that rests repeats after 0.5 s, and every 0.5 s`() {
    let (hand, stepper) = (Hand(), UIStepper())
    let events = hand.hold(stepper)
    hand.down(60, 10)
    hand.wait(0.49)
    #expect(stepper.value == 0)
    hand.wait(0.02)
    #expect(stepper.value == 1)
    hand.wait(1)
    #expect(stepper.value == 3)
    hand.up()
    hand.wait(5)
    #expect(stepper.value == 3 && events.take() == changed + changed + changed)
  }

  @Test func `it repeats only while the finger is over the half that it pressed`() {
    let (hand, stepper) = (Hand(), UIStepper())
    _ = hand.hold(stepper)
    hand.down(60, 10)
    hand.move(20, 10)
    hand.wait(0.75)
    #expect(stepper.value == 0)
    hand.move(60, 10)
    hand.wait(0.3)
    #expect(stepper.value == 1)
    hand.lose()
    hand.wait(5)
    #expect(stepper.value == 1)
  }

  @Test func `where it is not continuous the end of a press is sent once`() {
    let (hand, stepper) = (Hand(), UIStepper())
    stepper.isContinuous = false
    let events = hand.hold(stepper)
    hand.down(60, 10)
    hand.wait(2.01)
    #expect(stepper.value == 4 && events.take() == [])
    hand.up()
    #expect(stepper.value == 4 && events.take() == changed)
  }

  @Test func `without autorepeat a long press is one step`() {
    let (hand, stepper) = (Hand(), UIStepper())
    stepper.autorepeat = false
    _ = hand.hold(stepper)
    hand.down(60, 10)
    hand.wait(5)
    hand.up()
    #expect(stepper.value == 1)
  }

  @Test func `the value keeps to the range, and the size to its own`() {
    let stepper = UIStepper(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(stepper.frame == CGRect(x: 1, y: 2, width: 94, height: 32))
    stepper.value = 1000
    #expect(stepper.value == 100)
    stepper.maximumValue = 300
    stepper.minimumValue = 200
    #expect((stepper.minimumValue, stepper.maximumValue, stepper.value) == (200, 300, 200))
    stepper.minimumValue = 0
    stepper.maximumValue = 50
    #expect(stepper.value == 50)
  }
}
