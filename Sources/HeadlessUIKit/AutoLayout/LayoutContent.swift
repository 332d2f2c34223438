import Foundation

/// A view that arranges its subviews by rules which no `NSLayoutConstraint` stands for.
@MainActor protocol LayoutRules: UIView {
  func addLayoutRules(to system: LayoutSystem)
}

/// A view with a text.
@MainActor protocol LaidOutText: UIView {
  /// Whether the text has several lines, and so is higher where it is narrower.
  var heightFollowsWidth: Bool { get }
  /// How large the text is; one of several lines at that width, or in as few as it has itself.
  func contentSize(within width: CGFloat?) -> CGSize
  /// Of the first line from the top, and of the last line from the bottom.
  var baselines: (first: CGFloat, last: CGFloat) { get }
}
