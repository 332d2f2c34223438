import Foundation

extension CGRect {
  /// Whether the two have an area in common; those that only touch have none. Foundation's `intersects` says yes of
  /// them here.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
