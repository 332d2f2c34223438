public import Foundation

/// Has things dropped on a view that a finger has lifted from one.
///
/// Of the views under the finger the deepest takes them whose delegate can handle them (V207).
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidropinteraction>
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// Not retained.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view that it was added to.
  open private(set) weak var view: UIView?
  /// Whether the drag of another finger enters, too, while one is over the view.
  open var allowsSimultaneousDropSessions = false

  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// What is asked and told about a drop.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidropinteractiondelegate>
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Asked once for each drag that comes over the view, and again when items are added to one that it refused.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// The items would be dropped on the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// Asked when a drag has entered, and with each event in which its finger moves, what would become of the items.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// The items would be dropped on the view no longer.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// The finger has lifted: the items are the view's.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Called after that, when the items have gone to their places.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// A drag that ever entered is over, whatever became of it.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
  /// Asked about each item that is dropped; nothing is drawn of it.
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// The item goes to its place. What is added to the animator is done at once.
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
}

extension UIDropInteractionDelegate {
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    DefaultAnswers.give(true, for: self)
  }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { DefaultAnswers.give(UIDropProposal(operation: .cancel), for: self) }
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
  /// Whether they are taken, and how. A move that the drag does not allow is forbidden.
  public let operation: UIDropOperation
  /// Kept: the place is the finger's.
  open var isPrecise = false
  /// Kept, never drawn.
  open var prefersFullSizePreview = false
  /// Whether nobody said so: it stands for what a delegate leaves out.
  final var isLeftToList = false

  @preconcurrency public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  /// The same.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
