import Foundation

extension UITableViewCell {
  /// - Parameter byConstraints: whether something in it was placed anew, as opposed to code that asks for it.
  func awaitMeasuring(byConstraints: Bool = false) {
    guard let table = superview as? UITableView,
      byConstraints
        ? table.selfSizingInvalidation == .enabledIncludingConstraints : table.selfSizingInvalidation != .disabled
    else { return }
    table.tiles.awaitHeight(of: self)
  }

  /// As high as its content is at that width, and as wide as that lets it be; nil where constraints to the cell
  /// itself say it.
  func fitting(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    func isRuled(_ view: UIView) -> Bool { !view.translatesAutoresizingMaskIntoConstraints }
    if subviews.contains(where: isRuled) || hasRuleOfHeight { return nil }
    guard contentConfiguration != nil || contentView.subviews.contains(where: isRuled) else {
      return CGSize(width: target.width, height: sizeThatFits(target).height)
    }
    return contentView.sizeAsContent(
      near: target, beside: parts.widthBeside(of: self), horizontal: horizontal, vertical: vertical)
  }

  /// Whether a constraint says how high the cell itself is, as of one that keeps the place of a row that is moved.
  private var hasRuleOfHeight: Bool {
    constraintHold?.constraints.contains {
      $0.firstItem === self && $0.firstAttribute == .height && $0.secondItem == nil
    } ?? false
  }
}
