import Foundation

/// What is dropped on a list.
extension ListDragging: UIDropInteractionDelegate {
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    hover = ListHover()
    guard let list else { return false }
    return list.hasDropDelegate ? list.canHandle(session) : ownMovable(session) != nil
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    list?.dropEnters(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let list else { return UIDropProposal(operation: .cancel) }
    let point = session.location(in: list)
    edgeScroll?.follow(point)
    let found = list.destination(at: point, own: ownPlaces(session))
    // Between items one that the list moves stays where it has got.
    let stays = gap?.origin != nil && reordering(session) != nil
    hover.destination = found ?? (stays ? hover.destination : nil)
    let proposal = proposal(session, in: list)
    hover.proposal = proposal
    if let item = proposal.destination { hover.destination = item }
    open(gap(for: session))
    return proposal.proposal
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    leave()
    list?.dropExits(session)
  }

  /// A list's own item is moved by its data source, where that moves items; everything else is the delegate's.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let list, let proposal = hover.proposal else { return }
    let (move, destination, isSure) = (reordering(session), hover.destination, hover.ownMove == .yes)
    leave()
    if let move, reorder(move, in: list, isSure: isSure, session) { return }
    guard list.hasDropDelegate else {
      // Otherwise its rows have changed since.
      if move != nil {
        Decisions.tell(.warns(list, "its data source doesn't move rows: a device would let nothing drop here"))
      }
      return
    }
    tell(.takes(proposal.proposal.operation), session)
    let items = session.items.map {
      ListDropItem($0, from: origin(of: $0, in: session.localDragSession), size: .zero)
    }
    list.perform(
      ListDrop(
        session: session, destination: destination, proposal: proposal.proposal, items: items, dragging: self))
  }

  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    finishAnimations()
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    leave()
    hover = ListHover()
    list?.dropEnds(session)
  }

  /// False, with nothing done, where it turns out that the data source doesn't move items.
  private func reorder(
    _ move: (from: IndexPath, to: IndexPath), in list: any DragList, isSure: Bool, _ session: any UIDropSession
  ) -> Bool {
    let decision = DragDecision.reorders(from: move.from, to: move.to)
    if move.from == move.to {
      if isSure || !list.hasDropDelegate { tell(decision, session) }
      return isSure || !list.hasDropDelegate
    }
    if isSure { tell(decision, session) }
    guard list.moves(move.from, to: move.to) else { return false }
    if !isSure { tell(decision, session) }
    return true
  }

  private func tell(_ decision: DragDecision, _ session: any UIDropSession) {
    let drag = UIApplication.shared.drags?.live.first { $0.drop.session === session }
    if let list, let drag { Decisions.tell(.drag(list, drag.touch, decision)) }
  }

  private func leave() {
    edgeScroll?.stop()
    open(nil)
    hover.target = nil
  }

  // MARK: What would become of it

  /// Where the one own item was that is dragged, if the data source moves it.
  private func ownMovable(_ session: any UIDropSession) -> IndexPath? {
    guard let list, let place = own(session) else { return nil }
    let move = hover.ownMove ?? list.ownMove(of: place)
    hover.ownMove = move
    return move == .no ? nil : place
  }

  private func proposal(_ session: any UIDropSession, in list: any DragList) -> ListDropProposal {
    let said = list.hasDropDelegate ? list.proposal(for: session, at: hover.destination) : nil
    if let said, !said.isDefault || ownMovable(session) == nil || hover.ownMove != .yes { return said }
    return ListDropProposal(
      proposal: UIDropProposal(operation: hover.destination == nil ? .cancel : .move), isInsertion: true)
  }

  /// Which of the list's own items the data source would move, and where to; nil where it is not for it to do.
  func reordering(_ session: any UIDropSession) -> (from: IndexPath, to: IndexPath)? {
    guard isMove, let destination = hover.destination, let place = ownMovable(session) else { return nil }
    return (place, target(of: place, at: destination))
  }

  private var isMove: Bool {
    hover.proposal.map { $0.isInsertion && $0.proposal.operation == .move } ?? false
  }

  /// The delegate is asked as the destination becomes another one; an answer that is no place counts as none.
  private func target(of place: IndexPath, at destination: IndexPath) -> IndexPath {
    let known = hover.target ?? (place, place)
    guard known.proposed != destination else { return known.allowed }
    let wanted = list?.target(of: place, from: known.allowed, proposed: destination) ?? destination
    let isPlace = list.map { ItemGap(origin: place, place: wanted).fits($0.itemCounts) } ?? false
    let allowed = isPlace ? wanted : known.allowed
    hover.target = (allowed, destination)
    return allowed
  }

  /// The room that the list makes for the drag: for what gets places of its own there, as they will be after the
  /// drop. For several items of its own it makes none.
  private func gap(for session: any UIDropSession) -> ItemGap? {
    guard let list, let proposal = hover.proposal, proposal.isInsertion, let destination = hover.destination,
      proposal.proposal.operation.takesItems, !isMove || session.allowsMoveOperation
    else { return nil }
    let own = ownPlaces(session)
    if isMove, let place = own.first, own.count == 1 {
      let to = reordering(session)?.to ?? destination
      return ItemGap(origin: place, place: to)
    }
    guard own.count < 2 else { return nil }
    let gap = ItemGap(origin: nil, place: destination)
    if list.canMakeRoom { return gap }
    ListWarnings.tell(
      "items make no room for a drop in a layout of the application's own, as they do on a device", of: list,
      once: &list.warnings.rooms)
    return nil
  }
}
