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
}
