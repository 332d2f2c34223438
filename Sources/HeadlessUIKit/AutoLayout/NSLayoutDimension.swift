public import Foundation

/// A width or a height.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nslayoutdimension>
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  // MARK: By itself

  /// So long.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, nil, constant: c)
  }

  /// So long at least.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, nil, constant: c)
  }

  /// So long at most.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, nil, constant: c)
  }

  // MARK: By another one

  /// So many times as long.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    constraint(equalTo: anchor, multiplier: m, constant: 0)
  }

  /// So many times as long at least.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint
  {
    constraint(greaterThanOrEqualTo: anchor, multiplier: m, constant: 0)
  }

  /// So many times as long at most.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, multiplier: m, constant: 0)
  }

  /// So many times as long, and a constant more.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint(term, .equal, anchor.term, multiplier: m, constant: c) }

  /// So many times as long, and a constant more, at least.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term, multiplier: m, constant: c) }

  /// So many times as long, and a constant more, at most.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint(term, .lessThanOrEqual, anchor.term, multiplier: m, constant: c) }
}
