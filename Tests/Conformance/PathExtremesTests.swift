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
}
