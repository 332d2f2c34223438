public import Foundation

/// Rules of layouts on views, and what to make them with.
extension UIView {
  func setPlacedByFrame(_ isPlacedByFrame: Bool) {
    guard isPlacedByFrame != translatesAutoresizingMaskIntoConstraints else { return }
    layoutHold.isPlacedByFrame = isPlacedByFrame
    layoutHold.solved = nil
    superview?.constraintsDidChange()
    constraintsDidChange()
  }

  // MARK: Contents

  func setHugging(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal {
      layoutHold.hugging.horizontal = priority
    } else {
      layoutHold.hugging.vertical = priority
    }
    constraintsDidChange()
  }

  func setResistance(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal {
      layoutHold.resistance.horizontal = priority
    } else {
      layoutHold.resistance.vertical = priority
    }
    constraintsDidChange()
  }

  func contentSizeDidChange() {
    if isPlacedByConstraints { constraintsDidChange() }
    holder?.contentSizeDidChange(of: self)
  }

  // MARK: Asking for a size

  /// As small as its rules let it be.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// As large as its rules let it be.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// What its rules and its content say, along an axis of which they say nothing the size that it has.
  var saidSize: CGSize {
    let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(
      width: fitting.width > 0 ? fitting.width : bounds.width,
      height: fitting.height > 0 ? fitting.height : bounds.height)
  }

  func fittingSize(_ target: LayoutSystem.Fitting) -> CGSize {
    updateConstraintsIfNeeded()
    return LayoutSystem.solve(self, fitting: target).frame(of: self).size
  }

  // MARK: Making rules late

  /// - Parameter news: branches in which nobody hears of it are left out; their layout takes it for done.
  func updateConstraintsInBranch(whoHears news: BranchNews = []) {
    guard layoutState.branchAwaitsLayout, branchNews.isSuperset(of: news) else { return }
    for child in children { child.updateConstraintsInBranch(whoHears: news) }
    guard layoutState.awaitsConstraints else { return }
    layoutState.awaitsConstraints = false
    if let viewController {
      viewController.update(.constraints) { viewController.updateViewConstraints() }
    } else {
      update(.constraints) { updateConstraints() }
    }
  }
}
