import Foundation

/// Where an item lies, as far as it is known before the layout is solved.
struct LayoutBox {
  var x: LinearSum
  var y: LinearSum
  var width: LinearSum
  var height: LinearSum

  init(x: LinearSum, y: LinearSum, width: LinearSum, height: LinearSum) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Known altogether.
  init(_ rect: CGRect) {
    self.init(
      x: LinearSum(rect.origin.x), y: LinearSum(rect.origin.y), width: LinearSum(rect.width),
      height: LinearSum(rect.height))
  }

  mutating func move(by other: LayoutBox, origin: CGPoint) {
    x = x + other.x - origin.x
    y = y + other.y - origin.y
  }

  func inset(by insets: UIEdgeInsets) -> LayoutBox {
    LayoutBox(
      x: x + insets.left, y: y + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }

  /// - Parameters:
  ///   - isReversed: whether people read from right to left.
  ///   - baselines: of the first line from the top, and of the last line from the bottom; nil for both at the
  ///     bottom.
  func place(
    of attribute: NSLayoutConstraint.Attribute, isReversed: Bool, baselines: (first: CGFloat, last: CGFloat)?
  ) -> LinearSum {
    switch attribute {
    case .left: x
    case .right: x + width
    case .leading: isReversed ? x + width : x
    case .trailing: isReversed ? x : x + width
    case .centerX: x + width * 0.5
    case .top: y
    case .bottom: y + height
    case .centerY: y + height * 0.5
    case .width: width
    case .height: height
    case .firstBaseline: baselines.map { y + Double($0.first) } ?? y + height
    case .lastBaseline: y + height - Double(baselines?.last ?? 0)
    default: LinearSum()
    }
  }
}
