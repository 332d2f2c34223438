public import Foundation

/// A small shape beside a pointer. There is no pointer: it is kept.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipointeraccessory>
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject {
  /// Its outline.
  public let shape: UIPointerShape
  /// Where it stands.
  public let position: Position
  /// Kept: whether it turns as the pointer's shape does.
  open var orientationMatchesAngle = false

  /// A shape at a place.
  public init(_ shape: UIPointerShape, position: Position) {
    (self.shape, self.position) = (shape, position)
    super.init()
  }

  /// An arrow that points away from the pointer.
  open class func arrow(_ position: Position) -> UIPointerAccessory {
    UIPointerAccessory(.path(UIBezierPath()), position: position)
  }

  /// Where an accessory stands: how far away, and in which direction.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uipointeraccessory/position-swift.struct>
  public struct Position: Hashable, Sendable {
    /// In points, from the pointer's shape.
    public var offset: CGFloat
    /// In radians, clockwise from the top.
    public var angle: CGFloat

    /// So far away, in that direction.
    public init(offset: CGFloat = Position.defaultOffset, angle: CGFloat = 0) {
      (self.offset, self.angle) = (offset, angle)
    }

    /// In points: how far away one is unless code says otherwise (ours).
    public static let defaultOffset: CGFloat = 12
    private static func place(_ eighth: Int) -> Position { Position(angle: CGFloat(eighth) * .pi / 4) }
    public static let top = place(0)
    public static let topRight = place(1)
    public static let right = place(2)
    public static let bottomRight = place(3)
    public static let bottom = place(4)
    public static let bottomLeft = place(5)
    public static let left = place(6)
    public static let topLeft = place(7)
  }
}
