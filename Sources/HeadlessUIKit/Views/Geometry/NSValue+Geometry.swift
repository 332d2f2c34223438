public import Foundation

/// Points, sizes and rectangles in notifications and dictionaries, by the names that UIKit gives them.
extension NSValue {
  /// Boxes a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Boxes a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Boxes a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The point that it boxes.
  public var cgPointValue: CGPoint { pointValue }
  /// The size that it boxes.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle that it boxes.
  public var cgRectValue: CGRect { rectValue }
}
