import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct UIBezierPathTests {
  private func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
  private let box = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test func `the dashes of a path are told as they were set, also by a copy`() throws {
    let path = UIBezierPath(rect: box)
    path.setLineDash([6, 3, 1], count: 3, phase: 2)
    for path in [path, try #require(path.copy() as? UIBezierPath)] {
      var (count, phase) = (0, CGFloat(0))
      path.getLineDash(nil, count: &count, phase: &phase)
      var pattern = [CGFloat](repeating: 0, count: count)
      path.getLineDash(&pattern, count: nil, phase: nil)
      #expect(pattern == [6, 3, 1] && phase == 2)
    }
    path.setLineDash(nil, count: 0, phase: 0)
    var count = 1
    path.getLineDash(nil, count: &count, phase: nil)
    #expect(count == 0)
  }

  @Test func `a rectangle contains what is between its edges`() {
    let path = UIBezierPath(rect: box)
    #expect(path.contains(at(60, 50)) && path.contains(at(10.01, 20.01)))
    #expect(!path.contains(at(9.99, 50)) && !path.contains(at(60, 80.01)))
    #expect(path.bounds == box)
  }

  @Test func `its bounds are around its points and control points, also around one that only moves`() {
    let path = UIBezierPath()
    #expect(path.bounds.isNull)
    path.move(to: at(50, 50))
    #expect(path.bounds == CGRect(x: 50, y: 50, width: 0, height: 0))
    path.addQuadCurve(to: at(100, 50), controlPoint: at(75, 0))
    #expect(path.bounds == CGRect(x: 50, y: 0, width: 50, height: 50))
    #expect(path.cgPath.boundingBoxOfPath.height < 26)
  }

  @Test func `an oval contains its middle and not the corners around it, to a hundredth of a point`() {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 200, height: 200))
    for step in 0..<360 {
      let (x, y) = (cos(Double(step) * .pi / 180), sin(Double(step) * .pi / 180))
      // Four cubic curves are up to 0.03 % off a circle.
      #expect(path.contains(at(100 + 99.9 * x, 100 + 99.9 * y)))
      #expect(!path.contains(at(100 + 100.1 * x, 100 + 100.1 * y)))
    }
    #expect(!path.contains(at(5, 5)))
  }

  @Test func `rounded corners leave out what is beyond them, and only those that are asked for`() {
    let all = UIBezierPath(roundedRect: box, cornerRadius: 20)
    let one = UIBezierPath(
      roundedRect: box, byRoundingCorners: .topLeft, cornerRadii: CGSize(width: 20, height: 20))
    for (corner, isOut) in [(at(11, 21), true), (at(109, 21), false), (at(11, 79), false), (at(109, 79), false)] {
      #expect(!all.contains(corner))
      #expect(one.contains(corner) != isOut)
    }
    #expect(all.contains(at(16.5, 26.5)) && all.contains(at(60, 20.5)))
    let capsule = UIBezierPath(roundedRect: box, cornerRadius: 1000)
    #expect(capsule.contains(at(11, 50)) && !capsule.contains(at(12, 30)))
  }

  @Test func `a path as large as may be is asked, too`() {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 1e40, height: 1e40))
    #expect(path.contains(at(5e39, 5e39)) && !path.contains(at(1, 1)))
  }

  @Test func `arcs go the way they look on a screen`() {
    let quarter = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    quarter.addLine(to: .zero)
    quarter.close()
    #expect(quarter.contains(at(5, 5)) && !quarter.contains(at(5, -5)) && !quarter.contains(at(-5, -5)))
    let rest = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    rest.addLine(to: .zero)
    #expect(!rest.contains(at(5, 5)) && rest.contains(at(5, -5)) && rest.contains(at(-5, -5)))
    let whole = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    #expect(whole.contains(at(-5, 0)) && !whole.contains(at(8, 8)))
    let back = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    #expect(back.contains(at(-5, 0)) && !back.contains(at(8, 8)))
    let ring = UIBezierPath(arcCenter: .zero, radius: 20, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    ring.append(back)
    #expect(!ring.contains(.zero) && ring.contains(at(15, 0)), "a hole turns the other way")
  }

  @Test func `what crosses itself is inside by turns, or by crossings`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(path.contains(at(15, 15)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(at(15, 15)) && path.contains(at(5, 5)))
  }

  @Test func `curves and transforms go where they should`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: at(100, 0), controlPoint: at(50, 100))
    path.close()
    #expect(path.contains(at(50, 49)) && !path.contains(at(50, 51)))
    #expect(abs(path.cgPath.boundingBoxOfPath.height - 50) < 0.02 && path.bounds.height == 100)
    path.apply(CGAffineTransform(translationX: 10, y: 0))
    #expect(path.contains(at(105, 4)) && !path.contains(at(5, 1)))
    path.removeAllPoints()
    #expect(path.isEmpty && !path.contains(.zero) && path.bounds.isNull)
  }

  @Test func `numbers that are none hit nothing, and stop nothing`() {
    let path = UIBezierPath()
    path.move(to: at(.nan, 0))
    path.addLine(to: at(.infinity, 5))
    path.addCurve(to: at(1, 1), controlPoint1: at(.infinity, 0), controlPoint2: at(0, .nan))
    path.addArc(withCenter: .zero, radius: 5, startAngle: .nan, endAngle: .infinity, clockwise: true)
    path.close()
    _ = path.contains(at(0, 0))
    #expect(!UIBezierPath().contains(.zero))
  }

  @Test func `a core graphics path is a copy, with its own way round`() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    path.addLine(to: .zero)
    let bezier = UIBezierPath(cgPath: path)
    path.addRect(CGRect(x: -50, y: -50, width: 100, height: 100))
    #expect(bezier.contains(at(5, 5)) && !bezier.contains(at(-40, -40)))
    #expect(path.contains(at(-40, -40)) && path.copy() == path)
    let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    ring.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    ring.usesEvenOddFillRule = true
    #expect(!ring.contains(at(15, 15)) && ring.cgPath.contains(at(15, 15)))
    let moved = CGAffineTransform(translationX: 100, y: 0)
    #expect(path.contains(at(100, 0), transform: moved) && !path.contains(at(-40, 0), transform: moved))
  }

  @Test func `a view that asks a path is hit inside of it only`() {
    final class Round: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        UIBezierPath(ovalIn: bounds).contains(point)
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let round = Round(frame: root.bounds)
    root.addSubview(round)
    #expect(root.hitTest(at(50, 50), with: nil) === round)
    #expect(root.hitTest(at(3, 3), with: nil) === root)
  }
}
