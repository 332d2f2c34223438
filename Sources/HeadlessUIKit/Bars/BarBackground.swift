import Foundation

/// UIKit's name for what lies behind a bar's buttons, and is its first subview: code fades it, or counts from it.
/// It takes no touches.
final class _UIBarBackground: UIView {
  static func make() -> _UIBarBackground {
    let background = _UIBarBackground(frame: .zero)
    background.isUserInteractionEnabled = false
    return background
  }

  /// What fills the bar, and the line at its edge.
  override func makeInnerViews() { putInside(UIView(), UIImageView()) }
}

/// UIKit's name for a tab's image.
final class UITabBarSwappableImageView: UIImageView {}
/// UIKit's name for a tab's title.
final class UITabBarButtonLabel: UILabel {}
