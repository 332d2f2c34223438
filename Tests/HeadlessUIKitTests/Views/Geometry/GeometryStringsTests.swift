import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct GeometryStringsTests {
  @Test func `geometry is a text, and comes back out of it`() {
    let rect = CGRect(x: 1.5, y: -2, width: 3, height: 4)
    #expect(
      NSCoder.string(for: rect) == "{{1.5, -2}, {3, 4}}" && NSCoder.cgRect(for: "{{1.5, -2}, {3, 4}}") == rect)
    #expect(CGPointFromString(NSStringFromCGPoint(rect.origin)) == rect.origin)
    let turn = CGAffineTransform(rotationAngle: 1)
    #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: turn)) == turn)
    #expect(NSCoder.cgRect(for: "none") == .zero && NSCoder.cgPoint(for: "{1, 2, 3}") == .zero)
  }

  @Test func `a transform's parts make it up again`() {
    for transform in [
      CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 3).translatedBy(x: 4, y: 5),
      CGAffineTransform(a: 1, b: 0, c: 0.5, d: -1, tx: 0, ty: 0), .identity,
    ] {
      let again = CGAffineTransform(transform.decomposed())
      for part in [\CGAffineTransform.a, \.b, \.c, \.d, \.tx, \.ty] {
        #expect(abs(again[keyPath: part] - transform[keyPath: part]) < 1e-9)
      }
    }
    #expect(CGAffineTransform(rotationAngle: 0.5).decomposed().rotation == 0.5)
  }

  @Test func `a number is an object, and comes back out of it`() {
    let number = CGFloat(1.5) as NSNumber
    let any: Any = number
    #expect(number.doubleValue == 1.5 && any as? CGFloat == 1.5)
  }

  @Test func `transforms and insets are boxed`() {
    let turn = CGAffineTransform(rotationAngle: 1)
    #expect(NSValue(cgAffineTransform: turn).cgAffineTransformValue == turn)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
    let offset = UIOffset(horizontal: 1, vertical: 2)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
    let deep = CATransform3DMakeRotation(1, 1, 0, 0)
    #expect(NSValue(caTransform3D: deep).caTransform3DValue == deep)
    #expect(CATransform3DInvert(CATransform3DMakeTranslation(1, 2, 3)) == CATransform3DMakeTranslation(-1, -2, -3))
  }
}
