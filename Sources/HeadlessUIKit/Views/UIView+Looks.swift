public import Foundation

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}

/// What follows from a view's looks.
extension UIView {
  /// What a content asks for along an axis of which it says nothing.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// Which limits of text sizes hold here, by whom they are set, the innermost first; to be read by people.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiview/appliedcontentsizecategorylimitsdescription>
  public var appliedContentSizeCategoryLimitsDescription: String {
    let limits = sequence(first: self, next: \.superview).compactMap { view -> String? in
      let (least, most) = (view.minimumContentSizeCategory, view.maximumContentSizeCategory)
      if least == nil, most == nil { return nil }
      return "\(type(of: view)): \(least?.rawValue ?? "no minimum") to \(most?.rawValue ?? "no maximum")"
    }
    return limits.isEmpty ? "no limits" : limits.joined(separator: "\n")
  }

  /// Left to right, unless the attribute forces the other one.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Whether what it lays out itself begins at the right.
  var readsFromTheRight: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  /// The direction, unless the attribute forces another one, or is for what is the same everywhere.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }
  /// By its older name.
  public func forBaselineLayout() -> UIView { forLastBaselineLayout }
}
