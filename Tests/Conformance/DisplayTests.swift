import Foundation
import HeadlessUIKit
import Testing

/// Group W: when views are asked to draw.
@MainActor struct DisplayTests {
  @Test("W26 a view is drawn at the end of the turn that brings it into a window, after layout, in a context")
  func first() {
    let phone = Phone()
    let view = DrawnView(frame: CGRect(x: 10, y: 10, width: 30, height: 40))
    phone.application.endTurn()
    #expect(view.rects == [])
    phone.window.addSubview(view)
    #expect(view.rects == [])
    phone.application.endTurn()
    #expect(view.rects == [CGRect(x: 0, y: 0, width: 30, height: 40)] && view.wasLaidOut && view.hadContext)
    phone.application.endTurn()
    #expect(view.rects.count == 1 && UIGraphicsGetCurrentContext() == nil)
  }

  @Test("W26 what asks for it is drawn anew, once, in what it asked for")
  func again() {
    let phone = Phone()
    let view = DrawnView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    phone.window.addSubview(view)
    phone.application.endTurn()
    view.setNeedsDisplay(CGRect(x: 10, y: 10, width: 10, height: 10))
    view.setNeedsDisplay(CGRect(x: 30, y: 30, width: 10, height: 10))
    phone.application.endTurn()
    #expect(view.rects.dropFirst() == [CGRect(x: 10, y: 10, width: 30, height: 30)])
    view.layer.setNeedsDisplay()
    view.setNeedsDisplay(CGRect(x: 10, y: 10, width: 10, height: 10))
    phone.application.endTurn()
    #expect(view.rects.last == view.bounds && view.rects.count == 3)
  }

  @Test("W26 another size draws anew only with the content mode redraw; what has no extent waits until it has")
  func sizes() {
    let phone = Phone()
    let (still, redrawn, empty) = (DrawnView(), DrawnView(), DrawnView())
    for view in [still, redrawn] { view.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }
    redrawn.contentMode = .redraw
    for view in [still, redrawn, empty] { phone.window.addSubview(view) }
    phone.application.endTurn()
    #expect([still, redrawn, empty].map(\.rects.count) == [1, 1, 0])
    for view in [still, redrawn, empty] { view.frame.size = CGSize(width: 20, height: 20) }
    phone.application.endTurn()
    #expect([still, redrawn, empty].map(\.rects.count) == [1, 2, 1])
  }

  @Test("W26 what draw computes is there for the finger that comes after")
  func touched() {
    let phone = Phone()
    let keys = DrawnKeys(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    phone.window.addSubview(keys)
    phone.application.endTurn()
    phone.tap(at: (70, 10))
    #expect(keys.pressed == [2])
  }
}

private final class DrawnView: UIView {
  var rects: [CGRect] = []
  var wasLaidOut = false
  var hadContext = false

  override func layoutSubviews() {
    super.layoutSubviews()
    wasLaidOut = true
  }

  override func draw(_ rect: CGRect) {
    rects.append(rect)
    hadContext = UIGraphicsGetCurrentContext()?.boundingBoxOfClipPath.isEmpty == false
  }
}

private final class DrawnKeys: UIView {
  private var keys: [UIBezierPath] = []
  var pressed: [Int] = []

  override func draw(_ rect: CGRect) {
    keys = (0..<4).map { UIBezierPath(rect: CGRect(x: 25 * $0, y: 0, width: 25, height: 50)) }
    for key in keys {
      UIColor.black.setStroke()
      key.stroke()
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      if let key = keys.firstIndex(where: { $0.contains(touch.location(in: self)) }) { pressed.append(key) }
    }
  }
}
