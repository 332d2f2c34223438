import Foundation

/// What constraints line up of a view, in place of its frame.
extension UIView {
  /// How far the rectangle that constraints are about lies inside of the frame, by whichever override says so.
  var alignmentInsets: UIEdgeInsets {
    let frame = CGRect(x: 0, y: 0, width: LayoutMetrics.alignmentProbe, height: LayoutMetrics.alignmentProbe)
    let lines = alignmentRect(forFrame: frame)
    return UIEdgeInsets(
      top: lines.minY, left: lines.minX, bottom: frame.height - lines.maxY, right: frame.width - lines.maxX)
  }

  /// The view whose lines of text a baseline of this one is: itself, or one inside of it.
  func viewWithLine(_ attribute: NSLayoutConstraint.Attribute) -> UIView {
    let inner: UIView
    switch attribute {
    case .firstBaseline: inner = forFirstBaselineLayout
    case .lastBaseline: inner = forLastBaselineLayout
    default: return self
    }
    guard inner !== self, inner.isDescendant(of: self) else { return self }
    return inner.viewWithLine(attribute)
  }
}

extension CGRect {
  /// Each edge moved inwards, also where nothing is left: what `inset(by:)` answers null for.
  func aligned(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

extension UIEdgeInsets {
  /// Those that undo these.
  var reversed: UIEdgeInsets { UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }
}
