public import Foundation

// Nothing is dragged out of texts or dropped into them: what code sets for it is kept, and nobody is asked.

/// How a dragged text would look.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextdragoptions>
public struct UITextDragOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1 << 0)
}

/// A text that could be dragged.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextdraggable>
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
  /// Never asked. Not retained.
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  /// Nil: nothing is dragged.
  var textDragInteraction: UIDragInteraction? { get }
  /// False: nothing is dragged.
  var isTextDragActive: Bool { get }
  /// Kept.
  var textDragOptions: UITextDragOptions { get set }
}

/// Asked and told of a drag of text; never, here.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextdragdelegate>
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {
  /// Never asked.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem]
  /// Never asked.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// Never called.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession)
  /// Never called.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
  /// Never called.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation)
}

extension UITextDragDelegate {
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem] { dragRequest.suggestedItems }
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {}
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
  ) {}
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation
  ) {}
}

/// What of a text would be dragged.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextdragrequest>
@preconcurrency @MainActor
public protocol UITextDragRequest: NSObjectProtocol {
  /// Where it is.
  var dragRange: UITextRange { get }
  /// What the text would give.
  var suggestedItems: [UIDragItem] { get }
  /// What the drag has already.
  var existingItems: [UIDragItem] { get }
  /// Whether it is selected.
  var isSelected: Bool { get }
  /// The drag.
  var dragSession: any UIDragSession { get }
}
