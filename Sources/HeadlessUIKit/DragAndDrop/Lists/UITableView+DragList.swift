import Foundation

/// The drags and drops that delegates have for rows.
extension UITableView: DragList {
  func setUpDragging() {
    if dragging == nil, dragDelegate != nil || dropDelegate != nil {
      dragging = ListDragging(of: self)
    } else {
      dragging?.update()
    }
  }

  var hasDragDelegate: Bool { dragDelegate != nil }
  var itemCounts: [Int] { loadedGeometry.counts }
  var hasDropDelegate: Bool { dropDelegate != nil }

  func placeOfItem(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  /// A row's place, but the one after the section's last for the lower half of that, unless the table's own rows
  /// are dragged, and for the section's footer. Rows that go from a section don't count in it.
  func destination(at point: CGPoint, own: [IndexPath]) -> IndexPath? {
    if let stand = stand(at: point) {
      guard let row = indexPathForRow(at: point), row.row == numberOfRows(inSection: row.section) - 1, own.isEmpty,
        point.y >= rectForRow(at: row).midY
      else { return tiles.stands?.place(of: stand) ?? stand }
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

  func cellOfItem(at place: IndexPath) -> (any DraggedCell)? { cellForRow(at: place) }

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
    let row = said.intent == .automatic ? rowEntered(by: session) : nil
    let intent: UITableViewDropProposal.Intent =
      switch said.intent {
      case _ where destination == nil: .unspecified
      case .automatic: row == nil ? .insertAtDestinationIndexPath : .insertIntoDestinationIndexPath
      default: said.intent
      }
    let meant = UITableViewDropProposal(operation: said.operation, intent: intent)
    (meant.isPrecise, meant.prefersFullSizePreview) = (said.isPrecise, said.prefersFullSizePreview)
    return ListDropProposal(
      proposal: meant, isDefault: said.isLeftToList, isInsertion: intent == .insertAtDestinationIndexPath,
      destination: row)
  }

  /// Where the choice is the table's, a drop goes into the row in whose middle half it is, and else beside it.
  private func rowEntered(by session: any UIDropSession) -> IndexPath? {
    let point = session.location(in: self)
    guard let row = indexPathForRow(at: point), row != tiles.gap?.origin else { return nil }
    let box = rectForRow(at: row)
    return box.insetBy(dx: 0, dy: box.height / 4).contains(point) ? row : nil
  }

  func perform(_ drop: ListDrop) {
    dropDelegate?.tableView(self, performDropWith: TableDropCoordinator(drop, of: self))
  }

  /// A data source that doesn't say so may have the method that moves rows.
  func ownMove(of place: IndexPath) -> OwnMove {
    guard let dataSource = tableSource else { return .no }
    let said = DefaultAnswers.ask(dataSource, method: "tableView(_:canMoveRowAt:)") {
      dataSource.tableView(self, canMoveRowAt: place)
    }
    return said.map { $0 ? .yes : .no } ?? .perhaps
  }

  func moves(_ place: IndexPath, to destination: IndexPath) -> Bool {
    guard let dataSource = tableSource else { return false }
    let changes = dragging?.changes
    let done: Void? = DefaultAnswers.ask(dataSource, method: "tableView(_:moveRowAt:to:)") {
      dataSource.tableView(self, moveRowAt: place, to: destination)
    }
    guard done != nil else { return false }
    // A data source may have had the rows changed, or loaded anew, itself.
    if dragging?.changes == changes { moveRow(at: place, to: destination) }
    return true
  }

  func target(of place: IndexPath, from current: IndexPath, proposed: IndexPath) -> IndexPath? {
    tableDelegate?.tableView(self, targetIndexPathForMoveFromRowAt: place, toProposedIndexPath: proposed)
  }

  var canMakeRoom: Bool { true }
  func standOtherwise(_ change: () -> Void) {
    change()
    tiles.rowsStandElsewhere()
  }

  func countOfItems(in section: Int) -> Int? {
    (0..<numberOfSections).contains(section) ? numberOfRows(inSection: section) : nil
  }

  func rest(_ placeholder: ListPlaceholder) { tiles.rest(placeholder) }

  func insertItem(at place: IndexPath) { insertRows(at: [place], with: .automatic) }
}
