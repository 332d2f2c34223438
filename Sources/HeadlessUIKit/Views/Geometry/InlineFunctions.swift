#if !canImport(Darwin)
  // CoreGraphics' inline functions, by the names that Swift has for them: what took their place hides the names
  // without underscores.
  public import Foundation

  /// `==`.
  public func __CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool { point1 == point2 }
  /// `==`.
  public func __CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { size1 == size2 }
  /// `CGPoint.applying(_:)`.
  public func __CGPointApplyAffineTransform(_ point: CGPoint, _ t: CGAffineTransform) -> CGPoint {
    point.applying(t)
  }
  /// `CGSize.applying(_:)`.
  public func __CGSizeApplyAffineTransform(_ size: CGSize, _ t: CGAffineTransform) -> CGSize { size.applying(t) }
  /// `CGAffineTransform(a:b:c:d:tx:ty:)`.
  public func __CGAffineTransformMake(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) -> CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
#endif
