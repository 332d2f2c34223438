public import Foundation

/// How a dragged text looks; never drawn.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextdragoptions>
public struct UITextDragOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1 << 0)
}

/// A text that can be dragged.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextdraggable>
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
  /// Asked and told about drags. Not retained.
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  /// Lifts what is selected, where it is enabled.
  var textDragInteraction: UIDragInteraction? { get }
  /// Whether a finger has something in hand that it lifted from the text.
  var isTextDragActive: Bool { get }
  /// Kept.
  var textDragOptions: UITextDragOptions { get set }
}

/// Asked and told about a drag of text.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextdragdelegate>
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {
  /// Asked when a finger has rested on what is selected. Without items nothing is lifted.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem]
  /// Asked about each item that is lifted; nothing is drawn of it.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// The items are lifted. What is added to the animator is done at once.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession)
  /// The finger moves on with the items.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
  /// The drag is over.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation)
}

extension UITextDragDelegate {
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem] { DefaultAnswers.give(dragRequest.suggestedItems, for: self) }
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { DefaultAnswers.give(nil, for: self) }
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
