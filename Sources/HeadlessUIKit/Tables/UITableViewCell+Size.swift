import Foundation

extension UITableViewCell {
  /// As high as its content is at that width; nil where constraints to the cell itself say it.
  func fitting(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    func isRuled(_ view: UIView) -> Bool { !view.translatesAutoresizingMaskIntoConstraints }
    if subviews.contains(where: isRuled) || hasRuleOfHeight { return nil }
    guard contentConfiguration != nil || contentView.subviews.contains(where: isRuled) else {
      return CGSize(width: target.width, height: sizeThatFits(target).height)
    }
    let beside = parts.widthBeside(of: self)
    let height = contentView.heightAsContent(
      at: max(0, target.width - beside), horizontal: horizontal, vertical: vertical)
    return CGSize(width: target.width, height: height)
  }

  /// Whether a constraint says how high the cell itself is, as of one that keeps the place of a row that is moved.
  private var hasRuleOfHeight: Bool {
    constraintHold?.constraints.contains {
      $0.firstItem === self && $0.firstAttribute == .height && $0.secondItem == nil
    } ?? false
  }
}
