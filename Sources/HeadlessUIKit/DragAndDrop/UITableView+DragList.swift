import Foundation

/// The drags and drops that delegates have for rows.
extension UITableView: DragList {
  func setUpDragging() {
    if dragging == nil, dragDelegate != nil || dropDelegate != nil { dragging = ListDragging(of: self) }
  }

  var hasDropDelegate: Bool { dropDelegate != nil }

  func placeOfItem(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  /// A row's place, but the one after the section's last for the lower half of that, unless the table's own rows
  /// are dragged, and for the section's footer. Rows that go from a section don't count in it.
  func destination(at point: CGPoint, own: [IndexPath]) -> IndexPath? {
    if let row = indexPathForRow(at: point) {
      let isLast = row.row == numberOfRows(inSection: row.section) - 1
      guard isLast, own.isEmpty, point.y >= rectForRow(at: row).midY else { return row }
      return IndexPath(row: row.row + 1, section: row.section)
    }
    let section = (0..<numberOfSections).first { rectForFooter(inSection: $0).contains(point) }
    return section.map { section in
      let going = Set(own).filter { $0.section == section }.count
      return IndexPath(row: max(0, numberOfRows(inSection: section) - going), section: section)
    }
  }

  // MARK: Drags

  func items(beginning session: any UIDragSession, at place: IndexPath) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: place) ?? []
  }

  func items(addingTo session: any UIDragSession, at place: IndexPath, point: CGPoint) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForAddingTo: session, at: place, point: point) ?? []
  }

  func previewsDrag(at place: IndexPath) {
    _ = dragDelegate?.tableView(self, dragPreviewParametersForRowAt: place)
  }

  func dragBegins(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionWillBegin: session) }
  func dragEnds(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionDidEnd: session) }

  func allowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func isRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  // MARK: Drops

  func canHandle(_ session: any UIDropSession) -> Bool {
    dropDelegate?.tableView(self, canHandle: session) ?? false
  }

  func dropEnters(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnter: session) }
  func dropExits(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidExit: session) }
  func dropEnds(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnd: session) }

  func proposal(for session: any UIDropSession, at destination: IndexPath?) -> ListDropProposal {
    guard let dropDelegate else {
      return ListDropProposal(proposal: UIDropProposal(operation: .cancel), isInsertion: false)
    }
    let said = dropDelegate.tableView(
      self, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
    let meant = UITableViewDropProposal(operation: said.operation, intent: intent(said, session, destination))
    (meant.isPrecise, meant.prefersFullSizePreview) = (said.isPrecise, said.prefersFullSizePreview)
    return ListDropProposal(proposal: meant, isInsertion: meant.intent == .insertAtDestinationIndexPath)
  }

  /// What is meant by a proposal: nothing without a place; with the choice left to the table, into a row in its
  /// middle half, and to its place above and below that.
  private func intent(
    _ said: UITableViewDropProposal, _ session: any UIDropSession, _ destination: IndexPath?
  ) -> UITableViewDropProposal.Intent {
    guard let destination else { return .unspecified }
    guard said.intent == .automatic else { return said.intent }
    let row = rectForRow(at: destination)
    let isWithin = row.insetBy(dx: 0, dy: row.height / 4).contains(session.location(in: self))
    return isWithin ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath
  }

  func perform(_ drop: ListDrop) {
    dropDelegate?.tableView(self, performDropWith: TableDropCoordinator(drop, of: self))
  }

  func mayMove(_ place: IndexPath) -> Bool {
    guard let dataSource else { return false }
    return DefaultAnswers.ask(dataSource) { dataSource.tableView(self, canMoveRowAt: place) } ?? true
  }

  func moves(_ place: IndexPath, to destination: IndexPath) -> Bool {
    guard mayMove(place), let dataSource else { return false }
    let target =
      delegate?.tableView(self, targetIndexPathForMoveFromRowAt: place, toProposedIndexPath: destination)
      ?? destination
    // A delegate may say anything, and may have changed the rows.
    guard target != place, loadedGeometry.isTarget(target, of: place) else { return true }
    let changes = dragging?.changes
    guard DefaultAnswers.ask(dataSource, { dataSource.tableView(self, moveRowAt: place, to: target) }) != nil else {
      return false
    }
    // A data source may have had the rows changed, or loaded anew, itself.
    if dragging?.changes == changes { moveRow(at: place, to: target) }
    return true
  }

  func countOfItems(in section: Int) -> Int? {
    (0..<numberOfSections).contains(section) ? numberOfRows(inSection: section) : nil
  }

  func insertItem(at place: IndexPath) { insertRows(at: [place], with: .automatic) }
}
