import Foundation

/// A view that arranges its subviews by rules which no `NSLayoutConstraint` stands for.
@MainActor protocol LayoutRules: UIView {
  func addLayoutRules(to system: LayoutSystem)
}

/// A view with a text.
@MainActor protocol LaidOutText: UIView {
  /// Whether the text has several lines, and so is higher where it is narrower.
  var heightFollowsWidth: Bool { get }
  /// Of the first line from the top, and of the last line from the bottom.
  var baselines: (first: CGFloat, last: CGFloat) { get }
  /// The width that a layout comes to, while it asks for the content's size; an override's super goes by it.
  var widthInLayout: CGFloat? { get set }
}

extension UIView {
  /// What the content asks for in a layout.
  /// - Parameter width: what the layout has come to; nil at first.
  func contentSize(inLayoutOf width: CGFloat?) -> CGSize {
    guard let width, let text = self as? any LaidOutText else { return intrinsicContentSize }
    text.widthInLayout = width
    defer { text.widthInLayout = nil }
    return intrinsicContentSize
  }
}
