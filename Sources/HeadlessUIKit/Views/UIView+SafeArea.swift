import Foundation

/// What of a view is covered by bars and by the screen's own edges, and who hears of it.
extension UIView {
  var inheritedSafeArea: UIEdgeInsets {
    guard let viewController else { return surroundingSafeArea }
    return surroundingSafeArea.adding(viewController.additionalSafeAreaInsets)
  }

  /// Without what the view's controller adds.
  var surroundingSafeArea: UIEdgeInsets {
    guard let superview = holder else { return .zero }
    var outer = SafeAreaPass.insets(of: superview) ?? superview.safeAreaInsets
    if outer == .zero { return .zero }
    outer = superview.safeAreaForSubviews(outer)
    let (room, box) = (superview.bounds, frame)
    /// As far as the superview's inset reaches into the view, and no further where the view stands out of it;
    /// nothing where the superview has none.
    func reach(_ inset: CGFloat, _ margin: CGFloat) -> CGFloat {
      inset > 0 ? min(inset, max(0, inset - margin)) : 0
    }
    return UIEdgeInsets(
      top: reach(outer.top, box.minY - room.minY), left: reach(outer.left, box.minX - room.minX),
      bottom: reach(outer.bottom, room.maxY - box.maxY), right: reach(outer.right, room.maxX - box.maxX))
  }

  /// The branch came into a window, or bars around it came or went.
  func safeAreaDidChange() {
    PlaceChanges.note()
    tellBranchOfSafeArea()
  }

  private func tellBranchOfSafeArea() {
    guard branchNews.mindsSafeArea else { return }
    let changes = PlaceChanges.count
    let insets = safeAreaInsets
    let told = layoutState.toldInsets
    guard insets != .zero || told != .zero || branchNews.contains(.moves) else { return }
    if insets != told { tellSafeArea(insets) }
    if children.isEmpty { return }
    SafeAreaPass.enter(self, insets, changes)
    for child in children { child.tellBranchOfSafeArea() }
    SafeAreaPass.leave()
  }

  /// The view was moved, or has another size.
  func followSafeArea() {
    let insets = safeAreaInsets
    if insets != layoutState.toldInsets { tellSafeArea(insets) }
    for child in children where child.branchNews.contains(.moves) { child.followSafeArea() }
  }

  private func tellSafeArea(_ insets: UIEdgeInsets) {
    layoutState.toldInsets = insets
    safeAreaChanges()
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { tellMargins() }
    if constraintHold?.usedInsets != nil { ruledPartsDidChange() }
  }
}

/// The views whose branches are being told of their safe area, with their own, the innermost last: each of their
/// subviews would ask for that, and so all that it is in, up to the window.
@MainActor private enum SafeAreaPass {
  private struct Stop {
    let view: ObjectIdentifier
    let insets: UIEdgeInsets
    /// Of `PlaceChanges`, when these were its insets.
    let changes: UInt
  }
  @exclusivity(unchecked) private static var stops: [Stop] = []

  static func enter(_ view: UIView, _ insets: UIEdgeInsets, _ changes: UInt) {
    stops.append(Stop(view: ObjectIdentifier(view), insets: insets, changes: changes))
  }

  static func leave() { stops.removeLast() }

  /// Nil where it has to be asked: something may have moved since.
  static func insets(of view: UIView) -> UIEdgeInsets? {
    guard let stop = stops.last, stop.view == ObjectIdentifier(view), stop.changes == PlaceChanges.count else {
      return nil
    }
    return stop.insets
  }
}

extension UIEdgeInsets {
  /// What is left where that much is taken; never less than nothing.
  func without(_ taken: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(0, top - taken.top), left: max(0, left - taken.left), bottom: max(0, bottom - taken.bottom),
      right: max(0, right - taken.right))
  }

  func adding(_ more: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + more.top, left: left + more.left, bottom: bottom + more.bottom, right: right + more.right)
  }
}
