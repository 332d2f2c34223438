import Foundation
import HeadlessUIKit
import Testing

/// Rule K110: how fast a stepper steps that is held.
@MainActor struct StepperTests {
  private func fixture() -> (phone: Phone, stepper: UIStepper) {
    let (phone, stepper) = (Phone.forGestures(), UIStepper())
    stepper.addAction(
      UIAction { [unowned stepper] _ in phone.journal.note("\(Int(stepper.value))") }, for: .valueChanged)
    phone.window.addSubview(stepper)
    return (phone, stepper)
  }

  @Test(
    "K110 a stepper that is held steps every half of a second, and ten times a second once it was held for long")
  func held() {
    let (phone, stepper) = fixture()
    phone.down(1, at: (80, 16))
    phone.wait(0.49)
    #expect(phone.journal.take() == [])
    phone.wait(0.02)
    #expect(phone.journal.take() == ["1"])
    phone.wait(0.48)
    #expect(phone.journal.take() == [])
    phone.wait(1.5)
    #expect(phone.journal.take() == ["2", "3", "4"])
    phone.wait(0.56)
    #expect(phone.journal.take() == ["5", "6", "7", "8", "9", "10"])
    phone.up(1)
    #expect(stepper.value == 10)
  }

  @Test("K110 another finger begins anew")
  func anew() {
    let (phone, stepper) = fixture()
    phone.hold(3.05, at: (80, 16))
    #expect(stepper.value == 10)
    phone.hold(1.05, at: (20, 16))
    #expect(stepper.value == 8)
  }
}
