import Foundation

/// Layout passes, and autoresizing.
extension UIView {
  /// Lets layout passes find the view: marks it and its superviews, up to the first that is marked already.
  func markBranchForLayout() {
    branchAwaitsLayout = true
    var above = superview
    while let view = above, !view.branchAwaitsLayout {
      view.branchAwaitsLayout = true
      above = view.superview
    }
  }

  /// Lays out what awaits it in the branch, superviews before their subviews. What is asked for meanwhile above the view
  /// at hand waits for the next pass.
  func layOutBranch() {
    guard branchAwaitsLayout else { return }
    branchAwaitsLayout = false
    if awaitsLayout {
      awaitsLayout = false
      viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
    }
    for child in children { child.layOutBranch() }
  }

  func layOutFromTop() {
    var top = self
    while let above = top.superview, above.awaitsLayout { top = above }
    top.layOutBranch()
  }

  func takeFittingSize() {
    let size = sizeThatFits(bounds.size)
    if transform.isIdentity {
      frame = CGRect(origin: frame.origin, size: size)
    } else {
      bounds = CGRect(origin: bounds.origin, size: size)
    }
  }

  /// Follows a change of the superview's size as the autoresizing mask says.
  func follow(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let mask = autoresizingMask
    var box = untransformedFrame
    (box.origin.x, box.size.width) = Self.share(
      new.width - old.width, start: box.origin.x, length: box.width, room: old.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
      ))
    (box.origin.y, box.size.height) = Self.share(
      new.height - old.height, start: box.origin.y, length: box.height, room: old.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
      ))
    if transform.isIdentity {
      frame = box
    } else {
      center = CGPoint(x: box.minX + box.width * anchorPoint.x, y: box.minY + box.height * anchorPoint.y)
      bounds = CGRect(origin: bounds.origin, size: box.size)
    }
  }

  /// Shares the growth among the flexible parts of one axis by their length; evenly where they have none.
  private static func share(
    _ growth: CGFloat, start: CGFloat, length: CGFloat, room: CGFloat, flexible: (Bool, Bool, Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let parts = [(flexible.0, start), (flexible.1, length), (flexible.2, room - start - length)]
    let flexibleParts = parts.filter(\.0)
    let total = flexibleParts.reduce(0) { $0 + $1.1 }
    func share(of part: (isFlexible: Bool, length: CGFloat)) -> CGFloat {
      guard part.isFlexible else { return 0 }
      return total == 0 ? growth / CGFloat(flexibleParts.count) : growth * part.length / total
    }
    return (start + share(of: parts[0]), max(0, length + share(of: parts[1])))
  }
}
