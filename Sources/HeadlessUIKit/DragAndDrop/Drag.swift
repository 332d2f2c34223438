import Foundation

/// One drag: what a finger has lifted, from its resting on a view until the items are dropped, or back.
///
/// It goes by the finger, not by a recognizer: once it has begun, the view that gave the items may go.
@MainActor final class Drag {
  /// Lifted items wait for the finger to move on; dragged ones are over views.
  enum Stage { case lifted, dragging, ending }
  /// What became of the finger since the last step.
  private enum FingerEnd { case lifted, lost }

  private(set) var stage = Stage.lifted
  let source: UIDragInteraction
  let touch: UITouch
  let session: DragSession
  private unowned let application: UIApplication
  /// Those that items are from, each once.
  private var contributors: [UIDragInteraction]
  private let start: CGPoint
  private var fingerEnd: FingerEnd?
  private(set) var drop: DragDestinations
  private var springs: SpringRests
  /// Of the lift: how that ended is known when the drag begins, or is called off.
  private let liftAnimator = DragAnimator()

  init(of source: UIDragInteraction, by touch: UITouch, _ session: DragSession) {
    (self.source, self.touch, self.session) = (source, touch, session)
    application = UIApplication.shared
    contributors = [source]
    start = touch.screenLocation
    drop = DragDestinations(of: session, by: touch, in: application)
    springs = SpringRests(of: session, by: touch)
  }

  private func tell(_ decision: @autoclosure () -> DragDecision) {
    if let view = source.view { Decisions.tell(.drag(view, touch, decision())) }
  }

  // MARK: The finger

  /// Notes how its finger ends.
  /// - Parameter fingers: all that are down.
  /// - Returns: whether there is something to do at the end of the turn.
  func hear(of fingers: [UITouch]) -> Bool {
    guard fingerEnd == nil else { return false }
    guard fingers.holds(touch) else {
      fingerEnd = .lost
      return true
    }
    switch touch.phase {
    case .ended: fingerEnd = .lifted
    case .cancelled: fingerEnd = .lost
    default: return touch.screenLocation != session.place
    }
    return true
  }

  func loseFinger() { fingerEnd = .lost }

  /// What the finger has done since the last step.
  func goOn() {
    guard stage != .ending else { return }
    if fingerEnd != .lost, touch.screenLocation != session.place {
      session.place = touch.screenLocation
      if stage == .lifted, (session.place - start).length >= source.way { begin() }
      if stage == .dragging { move() }
    }
    switch (stage, fingerEnd) {
    case (.ending, _), (_, nil): break
    case (.lifted, _): callOff()
    case (.dragging, .lifted): end()
    case (.dragging, .lost):
      drop.leave()
      end()
    }
  }

  // MARK: Lifting

  func lift() {
    application.ownDrags.add(self)
    tell(.lifts(items: session.items.count))
    guard let delegate = source.delegate else { return }
    for item in session.items { _ = delegate.dragInteraction(source, previewForLifting: item, session: session) }
    tellCells()
    delegate.dragInteraction(source, willAnimateLiftWith: liftAnimator, session: session)
  }

  /// It is over before it began.
  func callOff() {
    guard stage == .lifted else { return }
    stage = .ending
    tell(.callsOff)
    liftAnimator.finish(at: .start)
    putBack()
    tellCells()
    application.ownDrags.remove(self)
  }

  private func begin() {
    // Somebody else has recognized the finger that was let to.
    if source.allowsSimultaneousRecognitionDuringLift, source.isOutdone { return callOff() }
    stage = .dragging
    for case let press as UILongPressGestureRecognizer in touch.attached ?? [] {
      (press.delegate as? UIContextMenuInteraction)?.dismissMenu()
    }
    tell(.begins)
    liftAnimator.finish()
    guard let delegate = source.delegate else { return }
    delegate.dragInteraction(source, sessionWillBegin: session)
    session.allowsMoveOperation = delegate.dragInteraction(source, sessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication = delegate.dragInteraction(
      source, sessionIsRestrictedToDraggingApplication: session)
    _ = delegate.dragInteraction(source, prefersFullSizePreviewsFor: session)
    tellCells()
  }

  private func move() {
    source.delegate?.dragInteraction(source, sessionDidMove: session)
    lookAround()
  }

  /// The finger has moved, or what is under it.
  private func lookAround() {
    let hit = Decisions.quietly { application.view(at: session.place) }
    drop.move(over: hit)
    springs.move(over: hit)
  }

  /// A list has scrolled under the finger.
  func contentHasMoved() {
    if stage == .dragging { lookAround() }
  }

  // MARK: More items

  func add(_ items: [UIDragItem], from adding: UIDragInteraction) {
    if let view = adding.view { Decisions.tell(.drag(view, touch, .adds(items: items.count))) }
    if !contributors.contains(where: { $0 === adding }) { contributors.append(adding) }
    session.items += items
    for contributor in contributors {
      contributor.delegate?.dragInteraction(contributor, session: session, willAdd: items, for: adding)
    }
    tellCells()
    guard stage == .dragging else { return }
    drop.itemsHaveChanged(over: Decisions.quietly { application.view(at: session.place) })
  }

  // MARK: The end

  /// The finger has lifted, or is lost: then nobody is there to take the items.
  private func end() {
    stage = .ending
    springs.end()
    let operation = drop.operation
    source.delegate?.dragInteraction(source, session: session, willEndWith: operation)
    if operation.takesItems { drop.perform() } else { putBack() }
    drop.end()
    tellCells()
    tell(.ends(operation))
    application.ownDrags.remove(self)
    source.delegate?.dragInteraction(source, session: session, didEndWith: operation)
    if operation.takesItems { source.delegate?.dragInteraction(source, sessionDidTransferItems: session) }
  }

  /// Each item goes back to where it was.
  private func putBack() {
    guard let delegate = source.delegate else { return }
    for item in session.items {
      // Without a place in a window there is none to go back to.
      if let view = source.view, view.window != nil {
        _ = delegate.dragInteraction(
          source, previewForCancelling: item, withDefault: UITargetedDragPreview(view: view))
      }
      let animator = DragAnimator()
      delegate.dragInteraction(source, item: item, willAnimateCancelWith: animator)
      animator.finish()
    }
  }
}

extension UIDropOperation {
  var takesItems: Bool { self == .copy || self == .move }
}
