import Foundation
import HeadlessUIKit
import Testing

/// A recognizer that has nobody to call goes on in silence; whoever comes to listen hears of the step at hand.
@MainActor struct SilentStepsTests {
  private final class Pad: UIView {
    var moved: () -> Void = {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { moved() }
  }

  private func stand(on phone: Phone) -> (pad: Pad, pan: UIPanGestureRecognizer) {
    let (pad, pan) = (Pad(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), UIPanGestureRecognizer())
    phone.window.addSubview(pad)
    pan.cancelsTouchesInView = false
    pad.addGestureRecognizer(pan)
    return (pad, pan)
  }

  @Test("G6 a handler that comes in the turn of a step is called at its end")
  func duringTheTurn() {
    let phone = Phone.forGestures()
    let (pad, pan) = stand(on: phone)
    var heard: [Int] = []
    var step = 0
    pad.moved = {
      step += 1
      if step == 5 { pan.addHandler { _ in heard.append(step) } }
    }
    phone.down(1, at: (10, 10))
    for count in 1...4 { phone.move(1, to: (10, 10 + Double(count) * 15)) }
    #expect(pan.state == .changed && heard.isEmpty)
    phone.move(1, to: (10, 85))
    #expect(heard == [5])
    phone.move(1, to: (10, 100))
    #expect(heard == [5, 6])
  }

  @Test("G6 one that comes after it is called for the next step, and not for the one that is over")
  func afterTheTurn() {
    let phone = Phone.forGestures()
    let (_, pan) = stand(on: phone)
    var count = 0
    phone.down(1, at: (10, 10))
    for step in 1...3 { phone.move(1, to: (10, 10 + Double(step) * 15)) }
    #expect(pan.state == .changed)
    pan.addHandler { _ in count += 1 }
    phone.application.endTurn()
    #expect(count == 0)
    phone.move(1, to: (10, 70))
    #expect(count == 1)
  }
}
