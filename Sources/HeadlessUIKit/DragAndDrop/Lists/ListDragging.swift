import Foundation

/// The drags and drops of a list: its own interactions, by which its delegates are asked and told.
@MainActor final class ListDragging: NSObject {
  private(set) weak var list: (any DragList)?
  private(set) lazy var drag = UIDragInteraction(delegate: self)
  private(set) lazy var drop = UIDropInteraction(delegate: self)
  var hover = ListHover()
  /// What the list's items make room for.
  private(set) var gap: ItemGap?
  private(set) lazy var edgeScroll = list.map { list in
    EdgeScroll(of: list) { [weak self] _ in
      UIApplication.shared.drags?.live.first { $0.drop.target === self?.drop }?.contentHasMoved()
    }
  }
  private var animators: [DragAnimator] = []
  /// In order.
  var placeholders: [ListPlaceholder] = []
  /// Whether the item that comes takes a placeholder's place.
  var isCommitting = false
  /// How often the list has changed.
  private(set) var changes = 0

  init(of list: any DragList) {
    self.list = list
    super.init()
    list.addInteraction(drag)
    list.addInteraction(drop)
    update()
  }

  /// `dragInteractionEnabled`, or the drag delegate, was set.
  func update() {
    drag.isEnabled = list?.dragInteractionEnabled ?? false
    drag.update()
  }

  var hasActiveDrag: Bool { drag.lifted != nil }
  var hasActiveDrop: Bool {
    UIApplication.shared.drags?.live.contains { $0.drop.target === drop } ?? false
  }

  /// Whether somebody gives items, and not the list alone.
  var hasDelegate: Bool { list?.hasDragDelegate ?? false }

  /// Items have come, gone or moved: where dragged ones were no longer tells what they are, and nothing is left of
  /// the room that was made.
  func listHasChanged() {
    changes += 1
    hover.target = nil
    open(nil)
  }
  /// Likewise, and placeholders are no longer there.
  func listIsLoadedAnew() {
    listHasChanged()
    removePlaceholders()
  }

  // MARK: Its own items
  // The drag keeps where they were, so that nothing of it outlives the drag.

  private func keep(_ items: [UIDragItem], from place: IndexPath, in session: any UIDragSession) {
    guard let session = session as? DragSession else { return }
    session.origins += items.map { ListItemOrigin(item: $0, place: place, changes: changes, dragging: self) }
  }

  /// Where the list had the item; nil for what is not its own, and after the list has changed.
  func origin(of item: UIDragItem, in session: (any UIDragSession)?) -> IndexPath? {
    guard let session = session as? DragSession else { return nil }
    return session.origins.first { $0.item === item && $0.dragging === self && $0.changes == changes }?.place
  }

  /// Where everything was that is dragged, if all of it is the list's own; else empty.
  func ownPlaces(_ session: any UIDropSession) -> [IndexPath] {
    let places = session.items.compactMap { origin(of: $0, in: session.localDragSession) }
    return places.count == session.items.count ? places : []
  }

  /// The one item that the finger would move within the list.
  func own(_ session: any UIDropSession) -> IndexPath? {
    guard session.items.count == 1, let item = session.items.first else { return nil }
    return origin(of: item, in: session.localDragSession)
  }

  // MARK: Drops

  /// An animator of a dropped item, whose completions come when the drop is over.
  func animate() -> DragAnimator {
    let animator = DragAnimator()
    animators.append(animator)
    return animator
  }

  /// Its completions come when the drop is over.
  func hold(_ animator: DragAnimator) { animators.append(animator) }

  /// The dropped items have arrived.
  func finishAnimations() {
    let due = animators
    animators = []
    for animator in due { animator.finish() }
  }

  /// Has the list's items make room for that, and for nothing else.
  func open(_ new: ItemGap?) {
    guard let list, new != gap else { return }
    list.standOtherwise { gap = new }
  }
}

extension ListDragging: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let list, let place = list.placeOfItem(at: session.location(in: list)) else { return [] }
    let items = list.items(beginning: session, at: place)
    keep(items, from: place, in: session)
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    if let place = origin(of: item, in: session) { list?.previewsDrag(at: place) }
    return nil
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    list?.dragBegins(session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { list?.allowsMove(session) ?? true }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { list?.isRestricted(session) ?? false }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let list, let place = list.placeOfItem(at: point) else { return [] }
    let items = list.items(addingTo: session, at: place, point: point)
    keep(items, from: place, in: session)
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) { list?.dragEnds(session) }
}
