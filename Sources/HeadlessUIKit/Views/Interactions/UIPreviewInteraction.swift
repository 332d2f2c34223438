public import Foundation

/// Follows how hard a finger presses a view, as phones with 3D Touch told. It is kept, and its delegate is told
/// nothing: no phone that runs the system of today does.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipreviewinteraction>
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
  /// Not retained.
  open private(set) weak var view: UIView?
  /// Told nothing. Not retained.
  open weak var delegate: (any UIPreviewInteractionDelegate)?

  public init(view: UIView) {
    self.view = view
    super.init()
  }

  /// The view's middle: no finger presses.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint {
    guard let view else { return .zero }
    let middle = view.bounds.middle
    return coordinateSpace.map { view.convert(middle, to: $0) } ?? middle
  }
  /// Nothing was under way.
  open func cancel() {}
}

/// Told how hard a finger presses; never, here.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipreviewinteractiondelegate>
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  /// Never called.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
  /// Never called.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
  /// Never asked.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  /// Never called.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
}

extension UIPreviewInteractionDelegate {
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
  ) {}
}
