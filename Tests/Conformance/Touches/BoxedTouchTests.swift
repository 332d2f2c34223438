import Foundation
import HeadlessUIKit
import Testing

/// Rule V272: what drawings keep by a touch that is not retained.
@MainActor @Suite("V: boxed touches") struct BoxedTouchTests {
  /// Keeps the line of each finger.
  private final class Drawing: UIView {
    var current: [NSValue: [CGPoint]] = [:]
    var finished: [[CGPoint]] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches { current[NSValue(nonretainedObject: touch)] = [touch.location(in: self)] }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches { current[NSValue(nonretainedObject: touch)]?.append(touch.location(in: self)) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches {
        let key = NSValue(nonretainedObject: touch)
        if key.nonretainedObjectValue as? UITouch === touch, let line = current.removeValue(forKey: key) {
          finished.append(line)
        }
      }
    }
  }

  @Test("V272 each of two fingers goes on with its own line, found by the touch that was boxed")
  func lines() {
    let phone = Phone()
    let drawing = Drawing(frame: phone.window.bounds)
    drawing.isMultipleTouchEnabled = true
    phone.window.addSubview(drawing)
    phone.down(1, at: (10, 10))
    phone.down(2, at: (100, 100))
    #expect(drawing.current.count == 2)
    phone.move(1, to: (20, 10))
    phone.move(2, to: (100, 120))
    phone.up(2)
    phone.up(1)
    #expect(drawing.current.isEmpty && drawing.finished.map(\.count) == [2, 2])
    #expect(drawing.finished.map { $0[0].x } == [100, 10])
    #expect(NSValue(nonretainedObject: nil).nonretainedObjectValue == nil)
  }
}
