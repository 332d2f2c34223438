public import Foundation

/// A place in a view.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipreviewtarget>
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// What it is in.
  public let container: UIView
  /// In its coordinates.
  public let center: CGPoint
  /// Kept: nothing is shown.
  public let transform: CGAffineTransform

  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }
}
