import Foundation

// Numbers that an application may come by, and that are none, or larger than anything: Foundation's own ways stop
// there without a word.

extension CGRect {
  /// As `contains(_:)`; false where an edge, or the point, is no number.
  func holds(_ point: CGPoint) -> Bool {
    let box = standardized
    return point.x >= box.origin.x && point.x < box.origin.x + box.size.width
      && point.y >= box.origin.y && point.y < box.origin.y + box.size.height
  }
}

extension Int {
  /// As a device's processor cuts off what is behind the point: the nearest there is, and 0 of what is no number.
  init(cutting number: CGFloat) {
    self = number.isNaN ? 0 : Int(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
  }
}
