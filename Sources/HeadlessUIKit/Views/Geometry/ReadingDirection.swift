import Foundation

extension CGRect {
  /// The same at the other side of an area, as far from its edge.
  func mirrored(in area: CGRect) -> CGRect {
    CGRect(x: area.minX + area.maxX - maxX, y: minY, width: width, height: height)
  }
}

extension UIView {
  /// Whether what it lays out itself begins at the right.
  var readsFromTheRight: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Where something stands in an area, by where it does in a view that is read from the left.
  func byReading(_ box: CGRect, in area: CGRect) -> CGRect { readsFromTheRight ? box.mirrored(in: area) : box }
}
