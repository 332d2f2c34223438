import HeadlessUIKit
import Testing

@Suite("CoreGraphics' C functions") struct CoreGraphicsFunctionsTests {
  @Test("functions that make values take their numbers in the order of their names")
  func making() {
    #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2))
    #expect(CGSizeMake(1, 2) == CGSize(width: 1, height: 2))
    #expect(CGVectorMake(1, 2) == CGVector(dx: 1, dy: 2))
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(CGAffineTransformMake(1, 2, 3, 4, 5, 6) == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    #expect(CGAffineTransformMakeTranslation(1, 2) == CGAffineTransform(translationX: 1, y: 2))
    #expect(CGAffineTransformMakeScale(1, 2) == CGAffineTransform(scaleX: 1, y: 2))
    #expect(CGAffineTransformMakeRotation(1) == CGAffineTransform(rotationAngle: 1))
  }

  @Test("functions of rectangles ask the rectangle")
  func rectangles() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 50)
    #expect(CGRectContainsPoint(rect, CGPoint(x: 10, y: 20)))
    #expect(!CGRectContainsPoint(rect, CGPoint(x: 40, y: 20)))
    #expect(CGRectContainsRect(rect, CGRect(x: 11, y: 21, width: 1, height: 1)))
    #expect(!CGRectIntersectsRect(rect, CGRect(x: 100, y: 21, width: 1, height: 1)))
    #expect(CGRectInset(rect, 1, 2) == CGRect(x: 11, y: 22, width: 28, height: 46))
    #expect(CGRectOffset(rect, 1, 2) == CGRect(x: 11, y: 22, width: 30, height: 50))
    #expect([CGRectGetMinX(rect), CGRectGetMidX(rect), CGRectGetMaxX(rect)] == [10, 25, 40] as [CGFloat])
    #expect([CGRectGetMinY(rect), CGRectGetMidY(rect), CGRectGetMaxY(rect)] == [20, 45, 70] as [CGFloat])
    #expect([CGRectGetWidth(rect), CGRectGetHeight(rect)] == [30, 50] as [CGFloat])
  }

  @Test("functions of transforms keep the order of the methods")
  func transforms() {
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    #expect(CGAffineTransformTranslate(scale, 1, 1) == scale.translatedBy(x: 1, y: 1))
    #expect(CGAffineTransformScale(scale, 1, 2) == scale.scaledBy(x: 1, y: 2))
    #expect(CGAffineTransformRotate(scale, 1) == scale.rotated(by: 1))
    let moved = CGAffineTransform(translationX: 1, y: 1)
    #expect(CGAffineTransformConcat(scale, moved) == scale.concatenating(moved))
    #expect(CGAffineTransformInvert(moved) == CGAffineTransform(translationX: -1, y: -1))
    #expect(CGAffineTransformIsIdentity(.identity))
  }
}
