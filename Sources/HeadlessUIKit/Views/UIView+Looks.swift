public import Foundation

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}

/// What follows from a view's looks.
extension UIView {
  /// What a content asks for along an axis of which it says nothing.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// Whether what it lays out itself begins at the right.
  var readsFromTheRight: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  /// By its older name.
  public func forBaselineLayout() -> UIView { forLastBaselineLayout }
}
