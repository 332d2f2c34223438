public import Foundation

/// How far each edge of a rectangle moves inwards, in points; a negative number moves it outwards.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiedgeinsets>
public struct UIEdgeInsets: Hashable, Sendable {
  /// In points, from the upper edge inwards.
  public var top: CGFloat
  /// In points, from the left edge inwards.
  public var left: CGFloat
  /// In points, from the lower edge inwards.
  public var bottom: CGFloat
  /// In points, from the right edge inwards.
  public var right: CGFloat

  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public static let zero = UIEdgeInsets()
}

/// Four numbers in an array, as UIKit encodes them.
extension UIEdgeInsets: Codable {
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.numbers(4)
    (top, left, bottom, right) = (numbers[0], numbers[1], numbers[2], numbers[3])
  }

  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(numbers: top, left, bottom, right)
  }
}

/// Insets that follow the reading direction: leading is left where people read from left to right.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// In points, from the upper edge inwards.
  public var top: CGFloat
  /// In points, from the edge where reading begins inwards.
  public var leading: CGFloat
  /// In points, from the lower edge inwards.
  public var bottom: CGFloat
  /// In points, from the edge where reading ends inwards.
  public var trailing: CGFloat

  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public static let zero = NSDirectionalEdgeInsets()
}

/// Four numbers in an array, as UIKit encodes them.
extension NSDirectionalEdgeInsets: Codable {
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.numbers(4)
    (top, leading, bottom, trailing) = (numbers[0], numbers[1], numbers[2], numbers[3])
  }

  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(numbers: top, leading, bottom, trailing)
  }
}

extension UIEdgeInsets {
  /// Insets that follow the reading direction, in an interface that is read from left to right.
  public init(_ insets: NSDirectionalEdgeInsets) {
    self.init(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
}

extension CGRect {
  /// The rectangle with its edges moved inwards.
  ///
  /// Insets larger than the rectangle give a negative size, which `contains` reads from the other corner.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    let upright = standardized
    return CGRect(
      x: upright.origin.x + insets.left,
      y: upright.origin.y + insets.top,
      width: upright.size.width - insets.left - insets.right,
      height: upright.size.height - insets.top - insets.bottom)
  }
}
