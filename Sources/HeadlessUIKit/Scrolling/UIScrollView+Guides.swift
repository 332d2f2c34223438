import Foundation

/// A scroll view's two rectangles, for constraints to say which is meant.
extension UIScrollView {
  /// The content: rules about all of its edges make the content's size.
  public var contentLayoutGuide: UILayoutGuide { guide(.scrollContent) }
  /// The view itself, which stands still while the content moves.
  public var frameLayoutGuide: UILayoutGuide { guide(.scrollFrame) }

  /// What stands still in the content's coordinates moves when the content does.
  func contentDidMove() {
    guard let guides = constraintHold?.ownGuides, !guides.isEmpty else { return }
    let still: [UILayoutGuide.Kind] = [.scrollFrame, .safeArea, .margins, .readable]
    if still.contains(where: { guides[$0] != nil }) { constraintsDidChange() }
  }
}
