#if !canImport(Darwin)
  public import Foundation

  /// The module's name as files write it before what their own extensions hide: `CoreGraphics.round(self)`.
  public enum CoreGraphics {
    /// Foundation's.
    public typealias CGFloat = Foundation.CGFloat
    /// Foundation's.
    public typealias CGPoint = Foundation.CGPoint
    /// Foundation's.
    public typealias CGSize = Foundation.CGSize
    /// Foundation's.
    public typealias CGRect = Foundation.CGRect
    /// This module's.
    public typealias CGVector = HeadlessUIKit.CGVector
    /// This module's.
    public typealias CGAffineTransform = HeadlessUIKit.CGAffineTransform

    /// To the nearest whole number.
    public static func round<Number: FloatingPoint>(_ x: Number) -> Number { Foundation.round(x) }
    /// To the next lower whole number.
    public static func floor<Number: FloatingPoint>(_ x: Number) -> Number { Foundation.floor(x) }
    /// To the next higher whole number.
    public static func ceil<Number: FloatingPoint>(_ x: Number) -> Number { Foundation.ceil(x) }
    /// To the next whole number towards zero.
    public static func trunc<Number: FloatingPoint>(_ x: Number) -> Number { Foundation.trunc(x) }
    /// The square root.
    public static func sqrt<Number: FloatingPoint>(_ x: Number) -> Number { Foundation.sqrt(x) }
    /// The sine of an angle in radians.
    public static func sin(_ x: CGFloat) -> CGFloat { Foundation.sin(x) }
    /// The cosine of an angle in radians.
    public static func cos(_ x: CGFloat) -> CGFloat { Foundation.cos(x) }
    /// The tangent of an angle in radians.
    public static func tan(_ x: CGFloat) -> CGFloat { Foundation.tan(x) }
    /// In radians.
    public static func asin(_ x: CGFloat) -> CGFloat { Foundation.asin(x) }
    /// In radians.
    public static func acos(_ x: CGFloat) -> CGFloat { Foundation.acos(x) }
    /// In radians.
    public static func atan(_ x: CGFloat) -> CGFloat { Foundation.atan(x) }
    /// To the base e.
    public static func exp(_ x: CGFloat) -> CGFloat { Foundation.exp(x) }
    /// To the base e.
    public static func log(_ x: CGFloat) -> CGFloat { Foundation.log(x) }
    /// To the base 10.
    public static func log10(_ x: CGFloat) -> CGFloat { Foundation.log10(x) }
    /// The first to the power of the second.
    public static func pow(_ x: CGFloat, _ y: CGFloat) -> CGFloat { Foundation.pow(x, y) }
    /// The angle of a direction, in radians.
    public static func atan2(_ y: CGFloat, _ x: CGFloat) -> CGFloat { Foundation.atan2(y, x) }
    /// The length of a direction.
    public static func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat { Foundation.hypot(x, y) }
    /// What is left of a division.
    public static func fmod(_ x: CGFloat, _ y: CGFloat) -> CGFloat { Foundation.fmod(x, y) }
    /// Without its sign.
    public static func fabs(_ x: CGFloat) -> CGFloat { Swift.abs(x) }
    /// Without its sign.
    public static func abs<Number: SignedNumeric & Comparable>(_ x: Number) -> Number { Swift.abs(x) }
  }

  /// The module's name as files write it: `QuartzCore.CACurrentMediaTime()`.
  public enum QuartzCore {
    /// This module's.
    public typealias CALayer = HeadlessUIKit.CALayer
    /// This module's.
    public typealias CATransform3D = HeadlessUIKit.CATransform3D
    /// In seconds of the virtual clock.
    public static func CACurrentMediaTime() -> TimeInterval { HeadlessUIKit.CACurrentMediaTime() }
  }
#endif
