/// A number that a name stands for: fonts' weights and widths, priorities and windows' levels, which can be
/// compared and moved up and down. Called as in UIKit's own interface.
public protocol _UIKitNumericRawRepresentable: Comparable, RawRepresentable where RawValue: Comparable & Numeric {
  /// Any number.
  init(rawValue: RawValue)
}

extension _UIKitNumericRawRepresentable {
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  /// So much more.
  public static func + (one: Self, more: RawValue) -> Self { Self(rawValue: one.rawValue + more) }
  /// So much more.
  public static func + (more: RawValue, one: Self) -> Self { Self(rawValue: more + one.rawValue) }
  /// So much less.
  public static func - (one: Self, less: RawValue) -> Self { Self(rawValue: one.rawValue - less) }
  /// How much more than the other.
  public static func - (one: Self, other: Self) -> RawValue { one.rawValue - other.rawValue }
  /// So much more.
  public static func += (one: inout Self, more: RawValue) { one = one + more }
  /// So much less.
  public static func -= (one: inout Self, less: RawValue) { one = one - less }
}

extension UIFont.Weight: _UIKitNumericRawRepresentable {}
extension UIFont.Width: _UIKitNumericRawRepresentable {}
extension UILayoutPriority: _UIKitNumericRawRepresentable {}
extension UIWindow.Level: _UIKitNumericRawRepresentable {}
