public import Foundation

/// How far something is moved, in points.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uioffset>
public struct UIOffset: Hashable, Codable, Sendable {
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
