import Foundation

/// A scroll view's two rectangles, for constraints to say which is meant.
extension UIScrollView {
  /// What stands still in the content's coordinates moves when the content does.
  func contentDidMove() {
    guard let guides = constraintHold?.ownGuides, !guides.isEmpty else { return }
    let still: [UILayoutGuide.Kind] = [.scrollFrame, .safeArea, .margins, .readable]
    if still.contains(where: { guides[$0] != nil }) { constraintsDidChange() }
  }
}
