import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct CGPathStrokingTests {
  private func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  private func line(_ points: CGPoint...) -> CGMutablePath {
    let path = CGMutablePath()
    path.addLines(between: points)
    return path
  }

  private func stroke(
    _ path: CGPath, _ width: CGFloat = 10, _ cap: CGLineCap = .butt, _ join: CGLineJoin = .miter,
    limit: CGFloat = 10
  ) -> CGPath {
    path.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: limit)
  }

  @Test func `a line is as wide as its pen, and the path alone has no inside`() {
    let path = line(at(0, 0), at(100, 0))
    #expect(!path.contains(at(50, 1)))
    let wide = stroke(path)
    for y in [-4.9, 0, 4.9] { #expect(wide.contains(at(50, y))) }
    for y in [-5.1, 5.1] { #expect(!wide.contains(at(50, y))) }
    #expect(stroke(path, 0).isEmpty)
  }

  @Test func `ends stand out as the cap says`() {
    let path = line(at(0, 0), at(100, 0))
    #expect(!stroke(path).contains(at(-0.1, 0)))
    let round = stroke(path, 10, .round)
    #expect(round.contains(at(-4.9, 0)) && !round.contains(at(-4, 4)) && !round.contains(at(-5.1, 0)))
    let square = stroke(path, 10, .square)
    #expect(square.contains(at(-4.9, 4.9)) && square.contains(at(104.9, -4.9)) && !square.contains(at(-5.1, 0)))
  }

  @Test func `corners stand out as the join says, whichever way they turn`() {
    for side in [1.0, -1.0] {
      let path = line(at(0, 0), at(100, 0), at(100, 100 * side))
      let outside = at(104.5, -4.5 * side)
      #expect(stroke(path).contains(outside))
      #expect(!stroke(path, 10, .butt, .bevel).contains(outside))
      let round = stroke(path, 10, .butt, .round)
      #expect(!round.contains(outside) && round.contains(at(103, -3 * side)))
      #expect(!stroke(path, 10, .butt, .miter, limit: 1).contains(outside))
      #expect(stroke(path, 10, .butt, .bevel).contains(at(102, -2 * side)))
    }
  }

  @Test func `a closed path has corners where an open one has ends`() {
    let path = line(at(0, 0), at(100, 0), at(100, 100))
    #expect(!stroke(path).contains(at(50, 50)) && !stroke(path).contains(at(-4, -1)))
    path.closeSubpath()
    #expect(stroke(path).contains(at(50, 50)) && stroke(path).contains(at(-4, -1)))
  }

  @Test func `a curve is as wide everywhere, and its inside is not the line's`() {
    let ring = stroke(CGPath(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200), transform: nil))
    for step in 0..<360 {
      let (x, y) = (cos(Double(step) * .pi / 180), sin(Double(step) * .pi / 180))
      #expect(ring.contains(at(104.9 * x, 104.9 * y)) && ring.contains(at(95.1 * x, 95.1 * y)))
      #expect(!ring.contains(at(105.1 * x, 105.1 * y)) && !ring.contains(at(94.9 * x, 94.9 * y)))
    }
  }

  @Test func `a dot shows where its ends stand out`() {
    let dot = line(at(5, 5), at(5, 5))
    #expect(stroke(dot, 10, .round).contains(at(9, 5)) && stroke(dot, 10, .square).contains(at(9, 9)))
    #expect(stroke(dot).isEmpty)
  }

  @Test func `dashes leave gaps`() {
    let dashed = stroke(line(at(0, 0), at(100, 0)).copy(dashingWithPhase: 5, lengths: [10, 20]))
    #expect([2.0, 28, 34, 58].map { dashed.contains(at($0, 0)) } == [true, true, true, true])
    #expect([8.0, 20, 24, 40, 50].map { dashed.contains(at($0, 0)) } == [false, false, false, false, false])
    let path = line(at(0, 0), at(100, 0))
    #expect(path.copy(dashingWithPhase: 0, lengths: []) == path)
    #expect(path.copy(dashingWithPhase: 0, lengths: [0, 0]) == path)
  }

  @Test func `a tangent arc rounds the corner`() {
    let path = line(at(0, 0))
    path.addArc(tangent1End: at(100, 0), tangent2End: at(100, 100), radius: 20)
    path.addLine(to: at(100, 100))
    path.addLine(to: at(0, 100))
    #expect(path.contains(at(90, 10)) && !path.contains(at(98, 2)) && path.contains(at(99, 50)))
    #expect(path.currentPoint == at(0, 100))
    let straight = line(at(0, 0))
    straight.addArc(tangent1End: at(50, 0), tangent2End: at(100, 0), radius: 20)
    #expect(straight.currentPoint == at(50, 0))
  }

  @Test func `a relative arc goes on from its angle`() {
    let path = CGMutablePath()
    path.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: .pi / 2)
    #expect(path.contains(at(6, 6)) && !path.contains(at(6, -6)))
    #expect(abs(path.currentPoint.x) < 1e-9 && abs(path.currentPoint.y - 10) < 1e-9)
  }

  @Test func `steps are told of in order, with their points`() {
    let path = line(at(1, 2), at(3, 4))
    path.addQuadCurve(to: at(7, 8), control: at(5, 6))
    path.closeSubpath()
    var told: [CGPathElementType] = []
    var ends: [CGPoint] = []
    path.applyWithBlock { element in
      told.append(element.pointee.type)
      if element.pointee.type == .addQuadCurveToPoint {
        ends = [element.pointee.points[0], element.pointee.points[1]]
      }
    }
    #expect(told == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .closeSubpath])
    #expect(ends == [at(5, 6), at(7, 8)])
  }

  @Test func `a path turned round has the same inside, and ends where it began`() {
    let path = UIBezierPath(cgPath: line(at(0, 0), at(100, 0), at(100, 100)))
    path.addQuadCurve(to: at(0, 100), controlPoint: at(50, 200))
    let turned = path.reversing()
    #expect(turned.currentPoint == .zero && turned.contains(at(50, 120)) && turned.contains(at(50, 20)))
    #expect(turned.reversing().cgPath == path.cgPath)
    path.close()
    #expect(path.reversing().contains(at(50, 120)))
  }

  @Test func `a copy of a path has its pen, and goes its own way`() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.lineWidth = 7
    let copy = try #require(path.copy() as? UIBezierPath)
    path.removeAllPoints()
    #expect(copy.lineWidth == 7 && copy.contains(at(5, 5)) && !path.contains(at(5, 5)))
  }
}
