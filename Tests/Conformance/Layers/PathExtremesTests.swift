import Foundation
import HeadlessUIKit
import Testing

/// Rule A121: how far a path goes.
@MainActor struct PathExtremesTests {
  @Test("A121 the box around a path touches its curves where they go furthest")
  func boxes() {
    let arch = UIBezierPath()
    arch.move(to: .zero)
    arch.addCurve(
      to: CGPoint(x: 100, y: 0), controlPoint1: CGPoint(x: 0, y: 100), controlPoint2: CGPoint(x: 100, y: 100))
    #expect(arch.cgPath.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 75))
    #expect(arch.cgPath.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 100))
    let hook = UIBezierPath()
    hook.move(to: CGPoint(x: 10, y: 10))
    hook.addQuadCurve(to: CGPoint(x: 10, y: 50), controlPoint: CGPoint(x: 50, y: 30))
    #expect(abs(hook.cgPath.boundingBoxOfPath.maxX - 30) < 1e-9 && hook.cgPath.boundingBoxOfPath.height == 40)
    hook.move(to: CGPoint(x: 500, y: 500))
    #expect(hook.cgPath.boundingBoxOfPath.maxX < 31, "a part without lines is none of it")
    let square = UIBezierPath(rect: CGRect(x: 3, y: 4, width: 5, height: 6))
    #expect(square.cgPath.boundingBoxOfPath == square.bounds)
    square.addLine(to: .zero)
    #expect(square.cgPath.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 8, height: 10))
    #expect(UIBezierPath().cgPath.boundingBoxOfPath.isNull)
  }

  @Test("A121 so it does however crooked a curve is, and whether it is called quadratic or cubic")
  func crooked() {
    var seed: UInt32 = 1
    func next() -> CGFloat {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return CGFloat(seed >> 8) / 41_943.04
    }
    for _ in 1...300 {
      let (start, control, end) = (CGPoint(x: next(), y: next()), CGPoint(x: next(), y: next()), CGPoint.zero)
      let (quadratic, cubic) = (UIBezierPath(), UIBezierPath())
      for path in [quadratic, cubic] { path.move(to: start) }
      quadratic.addQuadCurve(to: end, controlPoint: control)
      let first = CGPoint(x: (start.x + 2 * control.x) / 3, y: (start.y + 2 * control.y) / 3)
      let second = CGPoint(x: (end.x + 2 * control.x) / 3, y: (end.y + 2 * control.y) / 3)
      cubic.addCurve(to: end, controlPoint1: first, controlPoint2: second)
      let on = (0...200).map { step in
        let (share, rest) = (CGFloat(step) / 200, 1 - CGFloat(step) / 200)
        return CGPoint(
          x: start.x * rest * rest + 2 * control.x * rest * share,
          y: start.y * rest * rest + 2 * control.y * rest * share)
      }
      for box in [quadratic.cgPath.boundingBoxOfPath, cubic.cgPath.boundingBoxOfPath] {
        #expect(abs(box.maxX - (on.map(\.x).max() ?? 0)) < 0.01 && abs(box.minX) < 1e-9)
        #expect(abs(box.maxY - (on.map(\.y).max() ?? 0)) < 0.01 && abs(box.minY) < 1e-9)
      }
    }
  }
}
