public import Foundation

/// How far something is moved, in points.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uioffset>
public struct UIOffset: Hashable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Down.
  public var vertical: CGFloat

  /// Not moved.
  public init() { self.init(horizontal: 0, vertical: 0) }

  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Not moved.
  public static let zero = UIOffset()
}

/// Two numbers in an array, as UIKit encodes them.
extension UIOffset: Codable {
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.numbers(2)
    (horizontal, vertical) = (numbers[0], numbers[1])
  }

  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(numbers: horizontal, vertical)
  }
}
