import Foundation

/// A scroll view's two rectangles, for constraints to say which is meant.
extension UIScrollView {
  /// What stands still while the content moves has another place in it then: guides of the frame, and what rules
  /// from above pin to something outside (W120).
  func contentDidMove() {
    guard let hold = constraintHold else { return }
    let still: [UILayoutGuide.Kind] = [.scrollFrame, .safeArea, .margins, .readable]
    if hold.pinsFromOutside > 0 || still.contains(where: { hold.ownGuides[$0] != nil }) { constraintsDidChange() }
  }
}
