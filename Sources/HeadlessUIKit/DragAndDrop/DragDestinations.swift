import Foundation

/// The views that a drag comes to, and the one on which it would be dropped.
@MainActor final class DragDestinations {
  /// An interaction that was asked, and what it said.
  @MainActor private final class Visit {
    let interaction: UIDropInteraction
    var handles = false
    var hasEntered = false
    var proposal = UIDropProposal(operation: .cancel)
    /// As told last, since the drag entered.
    var told: UIDropOperation?

    init(of interaction: UIDropInteraction) { self.interaction = interaction }
  }

  let session: DropSession
  private let drag: DragSession
  private let touch: UITouch
  private unowned let application: UIApplication
  /// In the order in which they were asked.
  private var visits: [Visit] = []
  private var present: Visit?

  init(of drag: DragSession, by touch: UITouch, in application: UIApplication) {
    (self.drag, self.touch, self.application) = (drag, touch, application)
    session = DropSession(of: drag)
  }

  /// On which the items would be dropped now.
  var target: UIDropInteraction? { present?.interaction }

  /// What would become of the items now.
  var operation: UIDropOperation {
    guard let present, present.interaction.view?.window != nil else { return .cancel }
    return present.proposal.operation == .move && !drag.allowsMoveOperation
      ? .forbidden : present.proposal.operation
  }

  private func tell(_ interaction: UIDropInteraction, _ decision: @autoclosure () -> DragDecision) {
    if let view = interaction.view { Decisions.tell(.drag(view, touch, decision())) }
  }

  // MARK: On the way

  /// - Parameter hit: the view under the finger.
  func move(over hit: UIView?) {
    let found = visit(above: hit)
    if found !== present {
      leave()
      if let found { enter(found) }
    }
    update()
  }

  /// Those that could not handle the drag are asked once more.
  func itemsHaveChanged(over hit: UIView?) {
    visits.removeAll { !$0.handles }
    move(over: hit)
  }

  func leave() {
    guard let present else { return }
    self.present = nil
    tell(present.interaction, .leaves)
    present.interaction.delegate?.dropInteraction(present.interaction, sessionDidExit: session)
  }

  private func enter(_ visit: Visit) {
    (present, visit.hasEntered, visit.told) = (visit, true, nil)
    tell(visit.interaction, .enters)
    visit.interaction.delegate?.dropInteraction(visit.interaction, sessionDidEnter: session)
  }

  private func update() {
    guard let present, let delegate = present.interaction.delegate else { return }
    present.proposal = delegate.dropInteraction(present.interaction, sessionDidUpdate: session)
    // Who was asked may have taken the view away.
    guard self.present === present, present.told != operation else { return }
    present.told = operation
    tell(present.interaction, .proposes(operation))
  }

  /// The deepest view's that can handle the drag, from the one that is hit up.
  private func visit(above hit: UIView?) -> Visit? {
    var next = hit
    while let view = next {
      for interaction in view.dropInteractions {
        if let visit = visit(of: interaction), visit.handles { return visit }
      }
      next = view.superview
    }
    return nil
  }

  private func visit(of interaction: UIDropInteraction) -> Visit? {
    guard let delegate = interaction.delegate else { return nil }
    if let known = visits.first(where: { $0.interaction === interaction }) {
      return known === present || isFree(interaction) ? known : nil
    }
    guard isFree(interaction) else { return nil }
    let new = Visit(of: interaction)
    visits.append(new)
    new.handles = delegate.dropInteraction(interaction, canHandle: session)
    if !new.handles { tell(interaction, .declines) }
    return new
  }

  /// Whether no other drag is over it, or several may be.
  private func isFree(_ interaction: UIDropInteraction) -> Bool {
    interaction.allowsSimultaneousDropSessions
      || !application.ownDrags.live.contains { $0.drop !== self && $0.drop.target === interaction }
  }

  // MARK: The end

  /// The view gets the items.
  func perform() {
    guard let interaction = present?.interaction, let view = interaction.view, let delegate = interaction.delegate
    else { return }
    // A list says more.
    if !(delegate is ListDragging) { tell(interaction, .takes(operation)) }
    delegate.dropInteraction(interaction, performDrop: session)
    for item in session.items {
      // Whoever took the items may have taken the view out.
      if view.window != nil {
        let place = UIDragPreviewTarget(container: view, center: session.location(in: view))
        let preview = UITargetedDragPreview(view: UIView(), parameters: UIDragPreviewParameters(), target: place)
        _ = delegate.dropInteraction(interaction, previewForDropping: item, withDefault: preview)
      }
      let animator = DragAnimator()
      delegate.dropInteraction(interaction, item: item, willAnimateDropWith: animator)
      animator.finish()
    }
    delegate.dropInteraction(interaction, concludeDrop: session)
    present = nil
  }

  /// Everyone that the drag ever entered hears that it is over.
  func end() {
    leave()
    for visit in visits where visit.hasEntered {
      visit.interaction.delegate?.dropInteraction(visit.interaction, sessionDidEnd: session)
    }
    visits = []
  }
}

extension UIView {
  /// On which something could be dropped; a text's own, or that of what pastes, comes last.
  var dropInteractions: [UIDropInteraction] {
    let added = interactions.compactMap { $0 as? UIDropInteraction }
    guard let own = (self as? any UITextDroppable)?.textDropInteraction ?? PasteConfigurations.drops(on: self),
      !added.contains(where: { $0 === own })
    else { return added }
    return added + [own]
  }
}
