public import Foundation

/// A view as the system would show it in an effect; none is shown.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitargetedpreview>
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, @preconcurrency NSCopying {
  /// The view.
  public let view: UIView
  /// Kept.
  public let parameters: UIPreviewParameters
  /// Where it would be shown.
  public let target: UIPreviewTarget
  /// The view's.
  open var size: CGSize { view.bounds.size }

  /// Where the view is. Stops, as UIKit does, where that is in no window.
  public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    precondition(
      view.window != nil, "a preview of \(type(of: view)), which is in no window: name a target beside it")
    let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
    self.init(view: view, parameters: parameters, target: target)
  }

  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// The same view, to be shown elsewhere.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// The same: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
