import Foundation

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat { (other - self).length }
  var length: CGFloat { (x * x + y * y).squareRoot() }
  static func - (one: CGPoint, other: CGPoint) -> CGPoint { CGPoint(x: one.x - other.x, y: one.y - other.y) }
  static func + (one: CGPoint, other: CGPoint) -> CGPoint { CGPoint(x: one.x + other.x, y: one.y + other.y) }
  static func * (one: CGPoint, factor: CGFloat) -> CGPoint { CGPoint(x: one.x * factor, y: one.y * factor) }
}

extension CGRect {
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
