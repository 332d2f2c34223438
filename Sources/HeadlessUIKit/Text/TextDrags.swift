import Foundation

/// What a finger drags out of a text: what is selected, where it rests on that.
@MainActor final class TextDrags: NSObject {
  typealias Text = any UIView & UITextDraggable

  private weak var text: (any UIView & UITextDraggable)?
  private(set) lazy var interaction = UIDragInteraction(delegate: self)

  init(of text: Text) {
    self.text = text
    super.init()
    text.addInteraction(interaction)
  }

  var isActive: Bool { interaction.lifted != nil }

  /// What is selected, if the point lies on it.
  private func range(at point: CGPoint, in text: Text) -> UITextRange? {
    guard let selected = text.selectedTextRange, !selected.isEmpty, let under = text.characterRange(at: point)
    else { return nil }
    let isWithin =
      text.compare(under.start, to: selected.start) != .orderedAscending
      && text.compare(under.end, to: selected.end) != .orderedDescending
    return isWithin ? selected : nil
  }

  private func items(_ session: any UIDragSession, at point: CGPoint) -> [UIDragItem] {
    guard let text, let range = range(at: point, in: text), let words = text.text(in: range),
      (text as? UITextField)?.isSecureTextEntry != true
    else { return [] }
    let request = TextDragRequest(of: words, in: range, session)
    return text.textDragDelegate?.textDraggableView(text, itemsForDrag: request) ?? request.suggestedItems
  }
}

extension TextDrags: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { text.map { items(session, at: session.location(in: $0)) } ?? [] }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] { items(session, at: point) }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let text else { return nil }
    return text.textDragDelegate?.textDraggableView(text, dragPreviewForLiftingItem: item, session: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {
    if let text { text.textDragDelegate?.textDraggableView(text, willAnimateLiftWith: animator, session: session) }
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    if let text { text.textDragDelegate?.textDraggableView(text, dragSessionWillBegin: session) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    if let text { text.textDragDelegate?.textDraggableView(text, dragSessionDidEnd: session, with: operation) }
  }
}

/// What of a text would be dragged.
final class TextDragRequest: NSObject, UITextDragRequest {
  let dragRange: UITextRange
  let suggestedItems: [UIDragItem]
  let existingItems: [UIDragItem]
  let dragSession: any UIDragSession

  init(of words: String, in range: UITextRange, _ session: any UIDragSession) {
    (dragRange, dragSession, existingItems) = (range, session, session.items)
    suggestedItems = [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: words)))]
    super.init()
  }

  /// It always is: a finger drags nothing else.
  var isSelected: Bool { true }
}
