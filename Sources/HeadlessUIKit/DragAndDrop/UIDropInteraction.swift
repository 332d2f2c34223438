public import Foundation

/// Would have things dropped on a view. Nothing is dragged here: a trace warns of a view that has one.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidropinteraction>
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// Not retained, and never asked.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view that it was added to.
  open private(set) weak var view: UIView?
  /// Kept.
  open var allowsSimultaneousDropSessions = false

  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    Decisions.tell(.warns(view, "dropping is not modelled: nothing is let go over it"))
  }
}

/// What is asked and told of a drop.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidropinteractiondelegate>
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Never asked.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// Never called.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// Never asked.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// Never called.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Never called.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Never called.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// Never called.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
  /// Never asked.
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// Never called.
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
}

extension UIDropInteractionDelegate {
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    true
  }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
  public func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) {}
}

/// What should become of items that are let go.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidropproposal>
@preconcurrency @MainActor
open class UIDropProposal: NSObject, NSCopying {
  /// Whether they are taken, and how.
  public let operation: UIDropOperation
  /// Kept.
  open var isPrecise = false
  /// Kept, never drawn.
  open var prefersFullSizePreview = false

  @preconcurrency public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  /// The same.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
