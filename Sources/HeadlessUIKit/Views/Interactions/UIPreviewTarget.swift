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

  /// Stops, as UIKit does, where the container is in no window.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    precondition(container.window != nil, "a preview's target is in \(type(of: container)), which is in no window")
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }
}
