#if !canImport(Darwin)
  // The functions that older code calls by their C names; each is the method or initializer that it calls.
  public import Foundation

  /// C's name for `CGPoint(x:y:)`.
  public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
  /// C's name for `CGSize(width:height:)`.
  public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
  /// C's name for `CGVector(dx:dy:)`.
  public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }
  /// C's name for `CGRect(x:y:width:height:)`.
  public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// C's name for `==`.
  public func CGPointEqualToPoint(_ point: CGPoint, _ other: CGPoint) -> Bool { point == other }
  /// C's name for `==`.
  public func CGSizeEqualToSize(_ size: CGSize, _ other: CGSize) -> Bool { size == other }
  /// C's name for `==`, for which rectangles that cover the same are equal.
  public func CGRectEqualToRect(_ rect: CGRect, _ other: CGRect) -> Bool { rect == other }
  /// C's name for `isEmpty`.
  public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
  /// C's name for `isNull`.
  public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }
  /// C's name for `isInfinite`.
  public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }
  /// C's name for `standardized`.
  public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }
  /// C's name for `integral`.
  public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }
  /// C's name for `union(_:)`.
  public func CGRectUnion(_ rect: CGRect, _ other: CGRect) -> CGRect { rect.union(other) }
  /// C's name for `intersection(_:)`.
  public func CGRectIntersection(_ rect: CGRect, _ other: CGRect) -> CGRect { rect.intersection(other) }
  /// C's name for `contains(_:)`.
  public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.holds(point) }
  /// C's name for `contains(_:)`.
  public func CGRectContainsRect(_ rect: CGRect, _ other: CGRect) -> Bool { rect.contains(other) }
  /// C's name for `intersects(_:)`.
  public func CGRectIntersectsRect(_ rect: CGRect, _ other: CGRect) -> Bool { rect.intersects(other) }
  /// C's name for `insetBy(dx:dy:)`.
  public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.insetBy(dx: dx, dy: dy) }
  /// C's name for `offsetBy(dx:dy:)`.
  public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.offsetBy(dx: dx, dy: dy) }
  /// C's name for `minX`.
  public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
  /// C's name for `midX`.
  public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
  /// C's name for `maxX`.
  public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
  /// C's name for `minY`.
  public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
  /// C's name for `midY`.
  public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
  /// C's name for `maxY`.
  public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
  /// C's name for `width`.
  public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
  /// C's name for `height`.
  public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

  /// C's name for `CGAffineTransform(a:b:c:d:tx:ty:)`.
  public func CGAffineTransformMake(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) -> CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// C's name for `CGAffineTransform(translationX:y:)`.
  public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty)
  }

  /// C's name for `CGAffineTransform(scaleX:y:)`.
  public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy)
  }

  /// C's name for `CGAffineTransform(rotationAngle:)`.
  public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle)
  }

  /// C's name for `translatedBy(x:y:)`.
  public func CGAffineTransformTranslate(_ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform
  {
    t.translatedBy(x: tx, y: ty)
  }

  /// C's name for `scaledBy(x:y:)`.
  public func CGAffineTransformScale(_ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
    t.scaledBy(x: sx, y: sy)
  }

  /// C's name for `rotated(by:)`.
  public func CGAffineTransformRotate(_ t: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform {
    t.rotated(by: angle)
  }

  /// C's name for `concatenating(_:)`.
  public func CGAffineTransformConcat(_ t1: CGAffineTransform, _ t2: CGAffineTransform) -> CGAffineTransform {
    t1.concatenating(t2)
  }

  /// C's name for `inverted()`.
  public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { t.inverted() }
  /// C's name for `isIdentity`.
  public func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool { t.isIdentity }
  /// C's name for `==`.
  public func CGAffineTransformEqualToTransform(_ t1: CGAffineTransform, _ t2: CGAffineTransform) -> Bool {
    t1 == t2
  }
  /// C's name for `applying(_:)`.
  public func CGPointApplyAffineTransform(_ point: CGPoint, _ t: CGAffineTransform) -> CGPoint { point.applying(t) }
  /// C's name for `applying(_:)`.
  public func CGSizeApplyAffineTransform(_ size: CGSize, _ t: CGAffineTransform) -> CGSize { size.applying(t) }
  /// C's name for `applying(_:)`.
  public func CGRectApplyAffineTransform(_ rect: CGRect, _ t: CGAffineTransform) -> CGRect { rect.applying(t) }
#endif
