import Foundation

/// A view that arranges its subviews by rules which no `NSLayoutConstraint` stands for.
@MainActor protocol LayoutRules: UIView {
  func addLayoutRules(to system: LayoutSystem)
}

/// A view that may be higher where it is narrower, by a text in it.
@MainActor protocol WrappingContent: UIView {
  /// Whether the text may have several lines.
  var heightFollowsWidth: Bool { get }
  /// Whether it may have more of them at that width than where it has all the room that it needs.
  func isBroken(at width: CGFloat) -> Bool
  /// The width that a layout comes to, while it asks for the content's size; an override's super goes by it.
  var widthInLayout: CGFloat? { get set }
}

extension WrappingContent {
  func isBroken(at width: CGFloat) -> Bool { heightFollowsWidth }
}

/// A view that is a text.
@MainActor protocol LaidOutText: WrappingContent {
  /// Of the first line from the top, and of the last line from the bottom.
  var baselines: (first: CGFloat, last: CGFloat) { get }
  /// Of its letters, from a baseline.
  var lineReach: (above: CGFloat, below: CGFloat) { get }
}

extension UIView {
  /// What the content asks for in a layout.
  /// - Parameter width: what the layout has come to; nil at first.
  func contentSize(inLayoutOf width: CGFloat?) -> CGSize {
    guard let width, let text = self as? any WrappingContent else { return intrinsicContentSize }
    text.widthInLayout = width
    defer { text.widthInLayout = nil }
    return intrinsicContentSize
  }
}
