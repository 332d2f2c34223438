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
    let turned = CGRect(x: 40, y: 70, width: -30, height: -50)
    #expect(CGRectEqualToRect(rect, CGRectStandardize(turned)) && !CGRectEqualToRect(rect, .zero))
    #expect(CGRectIsEmpty(.zero) && !CGRectIsEmpty(rect) && CGRectIsNull(.null) && !CGRectIsNull(.zero))
    #expect(CGRectIsInfinite(.infinite) && !CGRectIsInfinite(rect))
    #expect(CGRectIntegral(CGRectOffset(rect, 0.5, 0)) == CGRect(x: 10, y: 20, width: 31, height: 50))
    #expect(CGRectUnion(rect, CGRectMake(0, 0, 1, 1)) == CGRect(x: 0, y: 0, width: 40, height: 70))
    #expect(CGRectIntersection(rect, CGRectMake(0, 0, 15, 30)) == CGRect(x: 10, y: 20, width: 5, height: 10))
  }

  @Test("functions of points and sizes compare and transform them")
  func points() {
    let (point, size) = (CGPoint(x: 1, y: 2), CGSize(width: 3, height: 4))
    #expect(CGPointEqualToPoint(point, CGPointMake(1, 2)) && !CGPointEqualToPoint(point, .zero))
    #expect(CGSizeEqualToSize(size, CGSizeMake(3, 4)) && !CGSizeEqualToSize(size, .zero))
    let double = CGAffineTransformTranslate(CGAffineTransform(scaleX: 2, y: 2), 1, 0)
    #expect(CGPointApplyAffineTransform(point, double) == CGPoint(x: 4, y: 4))
    #expect(CGSizeApplyAffineTransform(size, double) == CGSize(width: 6, height: 8))
    #expect(
      CGRectApplyAffineTransform(CGRect(origin: point, size: size), double)
        == CGRect(x: 4, y: 4, width: 6, height: 8))
    #expect(CGAffineTransformEqualToTransform(double, double))
    #expect(!CGAffineTransformEqualToTransform(double, .identity))
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
