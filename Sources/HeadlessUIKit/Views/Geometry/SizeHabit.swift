import Foundation

/// What a class of views makes of another size.
enum SizeHabit {
  case none
  /// It is drawn anew, whatever its content mode says.
  case drawsAnew
  /// It takes none but this one (V621).
  case keeps(CGSize)

  var drawsAnew: Bool { if case .drawsAnew = self { true } else { false } }
}

extension CGRect {
  /// The frame of a view that keeps its size, for one that is set.
  func keeping(_ size: CGSize, by transform: CGAffineTransform) -> CGRect {
    let box = CGRect(origin: .zero, size: size)
    return CGRect(origin: origin, size: transform.isIdentity ? size : box.applying(transform).size)
  }
}
