import Foundation

/// What a finger drags out of a text: what is selected, where it rests on that.
@MainActor final class TextDrags: NSObject {
  typealias Text = any UIView & UITextDraggable

  private weak var text: (any UIView & UITextDraggable)?
  private(set) lazy var interaction = UIDragInteraction(delegate: self)
  /// What was lifted last.
  private(set) var lifted: (range: UITextRange, words: String)?

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

  /// Whether a finger that rests there lifts something.
  func lifts(at point: CGPoint) -> Bool {
    guard interaction.isEnabled, let text, !isSecret(text) else { return false }
    return range(at: point, in: text) != nil
  }

  private func isSecret(_ text: Text) -> Bool { (text as? UITextField)?.isSecureTextEntry == true }

  /// For a move within the text whose words are not here yet: the drag is over when they come.
  func keepForMove() -> ((String, UITextRange) -> Void)? {
    guard let moved = lifted else { return nil }
    lifted = nil
    return { [weak self] words, part in
      self?.lifted = moved
      self?.move(words, over: part)
    }
  }

  /// Somebody else moves what was lifted.
  func leaveAlone() { lifted = nil }

  /// What was lifted has gone elsewhere. Where the text has changed since, it stays.
  private func cut() {
    guard let text, text.isTypedInto, let lifted, text.text(in: lifted.range) == lifted.words else { return }
    text.replace(lifted.range, withText: "")
  }

  /// What was lifted goes to another part of the same text, and the caret behind it. Within itself nothing happens.
  func move(_ words: String, over part: UITextRange) {
    guard let text, let moved = lifted else { return }
    lifted = nil
    let (from, to) = (moved.range.units, part.units)
    if from.lowerBound <= to.lowerBound, to.upperBound <= from.upperBound { return }
    text.replace(part, withText: words)
    let count = words.utf16.count
    let new = to.lowerBound..<to.lowerBound + count
    // A delegate may have refused it.
    guard text.text(in: TextPart(new)) == words, !to.overlaps(from) else { return }
    let isBefore = to.upperBound <= from.lowerBound
    let shift = isBefore ? count - to.count : 0
    let old = TextPart(from.lowerBound + shift..<from.upperBound + shift)
    guard text.text(in: old) == moved.words else { return }
    text.replace(old, withText: "")
    let isCut = text.text(in: old) != moved.words
    let caret = new.upperBound - (isBefore || !isCut ? 0 : from.count)
    text.selectedTextRange = TextPart(caret..<caret)
  }

  private func items(_ session: any UIDragSession, at point: CGPoint) -> [UIDragItem] {
    guard let text, let range = range(at: point, in: text), let words = text.text(in: range),
      !isSecret(text)
    else { return [] }
    let request = TextDragRequest(of: words, in: range, session)
    lifted = (range, words)
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
    if operation == .move { cut() }
    lifted = nil
    if let text { text.textDragDelegate?.textDraggableView(text, dragSessionDidEnd: session, with: operation) }
  }

  /// What nobody could type into can't be moved away.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { text.map { $0.isTypedInto } ?? false }
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
