import Foundation

/// What is dropped on a text: it goes where the finger is, as if it was typed there.
@MainActor final class TextDrops: NSObject {
  typealias Text = any UIView & UITextDroppable

  private weak var text: (any UIView & UITextDroppable)?
  private(set) lazy var interaction = UIDropInteraction(delegate: self)
  private(set) var isActive = false
  private var proposal: UITextDropProposal?

  init(of text: Text) {
    self.text = text
    super.init()
    interaction.didMove(to: text)
  }

  private func request(_ session: any UIDropSession) -> TextDropRequest? {
    text.map { TextDropRequest(on: $0, session) }
  }
}

extension TextDrops: UIDropInteractionDelegate {
  /// A text that can't be typed into asks its delegate.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    guard let text, let request = request(session), session.canLoadObjects(ofClass: String.self) else {
      return false
    }
    if text.isTypedInto { return true }
    let said = text.textDropDelegate?.textDroppableView(text, willBecomeEditableForDrop: request)
    return said ?? .no != .no
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    isActive = true
    if let text { text.textDropDelegate?.textDroppableView(text, dropSessionDidEnter: session) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let text, let request = request(session) else { return UIDropProposal(operation: .cancel) }
    text.textDropDelegate?.textDroppableView(text, dropSessionDidUpdate: session)
    let new = text.textDropDelegate?.textDroppableView(text, proposalForDrop: request) ?? request.suggestedProposal
    proposal = new
    return new
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    isActive = false
    if let text { text.textDropDelegate?.textDroppableView(text, dropSessionDidExit: session) }
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let text, let request = request(session), let proposal else { return }
    text.textDropDelegate?.textDroppableView(text, willPerformDrop: request)
    let drags = request.isSameView ? (text as? any TextTraitsKeeper)?.keptTraits.drags : nil
    if proposal.dropPerformer == .delegate {
      drags?.leaveAlone()
      return
    }
    guard let range = range(of: proposal, request, in: text) else { return }
    let isMove = proposal.operation == .move
    if let drags, let words = drags.lifted?.words, proposal.useFastSameViewOperations {
      return isMove ? drags.move(words, over: range) : text.replace(range, withText: words)
    }
    if !isMove, TextPaste.begin(session.items, into: text, over: range) { return }
    let moves = isMove ? drags?.keepForMove() : nil
    session.loadObjects(ofClass: String.self) { [weak text] words in
      let words = words.joined(separator: "\n")
      if let moves { moves(words, range) } else { text?.replace(range, withText: words) }
    }
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    (isActive, proposal) = (false, nil)
    if let text { text.textDropDelegate?.textDroppableView(text, dropSessionDidEnd: session) }
  }

  private func range(of proposal: UITextDropProposal, _ request: TextDropRequest, in text: Text) -> UITextRange? {
    switch proposal.dropAction {
    case .insert: text.textRange(from: request.dropPosition, to: request.dropPosition)
    case .replaceSelection: text.selectedTextRange
    case .replaceAll: text.textRange(from: text.beginningOfDocument, to: text.endOfDocument)
    }
  }
}

/// What would be dropped into a text, and where.
final class TextDropRequest: NSObject, UITextDropRequest {
  let dropPosition: UITextPosition
  let dropSession: any UIDropSession
  let isSameView: Bool

  init(on text: TextDrops.Text, _ session: any UIDropSession) {
    let end = text.endOfDocument
    dropPosition = text.closestPosition(to: session.location(in: text)) ?? end
    dropSession = session
    let source = UIApplication.shared.drags?.live.first { $0.session === session.localDragSession }?.source
    isSameView = source?.view === text
    super.init()
  }

  /// Put in where the finger is: moved there in the same view, else copied.
  var suggestedProposal: UITextDropProposal {
    UITextDropProposal(operation: isSameView && dropSession.allowsMoveOperation ? .move : .copy)
  }
}

extension UIView {
  /// Whether it is a text that can be typed into.
  var isTypedInto: Bool {
    (self as? UITextField)?.isEnabled ?? (self as? UITextView)?.isEditable ?? false
  }
}
