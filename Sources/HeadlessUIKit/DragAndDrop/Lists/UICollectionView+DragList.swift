import Foundation

/// The drags and drops that delegates have for items, and drags of items that the data source moves.
extension UICollectionView: DragList {
  func setUpDragging() {
    let mayReorder = dragInteractionEnabled && collectionSource != nil
    if dragging == nil, mayReorder || dragDelegate != nil || dropDelegate != nil {
      dragging = ListDragging(of: self)
    } else {
      dragging?.update()
    }
  }

  var hasDragDelegate: Bool { dragDelegate != nil }
  var itemCounts: [Int] { loadedCounts }
  var hasDropDelegate: Bool { dropDelegate != nil }

  func placeOfItem(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  /// The place under the finger, but the one after the section's last item for the farther half of that, unless the
  /// collection's own items are dragged; none between items.
  func destination(at point: CGPoint, own: [IndexPath]) -> IndexPath? {
    guard let stand = stand(at: point) else { return nil }
    guard let item = indexPathForItem(at: point), item.item == numberOfItems(inSection: item.section) - 1,
      own.isEmpty, let frame = layoutAttributesForItem(at: item)?.frame, isBehindMiddle(point, of: frame)
    else { return tiles.stands?.place(of: stand) ?? stand }
    return IndexPath(item: item.item + 1, section: item.section)
  }

  /// An item that is wider than half of the collection has the next one below it, another beside it (ours).
  private func isBehindMiddle(_ point: CGPoint, of frame: CGRect) -> Bool {
    frame.width > bounds.width / 2
      ? point.y >= frame.midY : (point.x >= frame.midX) == (tiles.turnedWidth == nil)
  }

  // MARK: Drags

  func items(beginning session: any UIDragSession, at place: IndexPath) -> [UIDragItem] {
    if movement != nil { return [] }
    let given = dragDelegate?.collectionView(self, itemsForBeginning: session, at: place) ?? []
    return given.isEmpty && ownMove(of: place) == .yes ? [UIDragItem(itemProvider: NSItemProvider())] : given
  }

  func items(addingTo session: any UIDragSession, at place: IndexPath, point: CGPoint) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForAddingTo: session, at: place, point: point) ?? []
  }

  func previewsDrag(at place: IndexPath) {
    _ = dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: place)
  }

  func cellOfItem(at place: IndexPath) -> (any DraggedCell)? { cellForItem(at: place) }

  func dragBegins(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }
  func dragEnds(_ session: any UIDragSession) { dragDelegate?.collectionView(self, dragSessionDidEnd: session) }

  func allowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func isRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  // MARK: Drops

  func canHandle(_ session: any UIDropSession) -> Bool {
    dropDelegate?.collectionView(self, canHandle: session) ?? false
  }

  func dropEnters(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }
  func dropExits(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidExit: session) }
  func dropEnds(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnd: session) }

  func proposal(for session: any UIDropSession, at destination: IndexPath?) -> ListDropProposal {
    guard let dropDelegate else {
      return ListDropProposal(proposal: UIDropProposal(operation: .cancel), isInsertion: false)
    }
    let said = dropDelegate.collectionView(
      self, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
    let meant = UICollectionViewDropProposal(
      operation: said.operation, intent: destination == nil ? .unspecified : said.intent)
    (meant.isPrecise, meant.prefersFullSizePreview) = (said.isPrecise, said.prefersFullSizePreview)
    return ListDropProposal(
      proposal: meant, isDefault: said.isLeftToList, isInsertion: meant.intent == .insertAtDestinationIndexPath)
  }

  func perform(_ drop: ListDrop) {
    dropDelegate?.collectionView(self, performDropWith: CollectionDropCoordinator(drop, of: self))
  }

  /// Where the data source says so itself: nothing tells whether another one moves items.
  func ownMove(of place: IndexPath) -> OwnMove {
    guard let dataSource = collectionSource, !isReorderedByController else { return .no }
    let said = DefaultAnswers.ask(dataSource, method: "collectionView(_:canMoveItemAt:)") {
      dataSource.collectionView(self, canMoveItemAt: place)
    }
    return said == true ? .yes : .no
  }

  func moves(_ place: IndexPath, to destination: IndexPath) -> Bool {
    let changes = dragging?.changes
    collectionSource?.collectionView(self, moveItemAt: place, to: destination)
    // A data source may have brought the collection up to date itself.
    if dragging?.changes == changes { moveItem(at: place, to: destination) }
    return true
  }

  func target(of place: IndexPath, from current: IndexPath, proposed: IndexPath) -> IndexPath? {
    collectionDelegate?.collectionView(
      self, targetIndexPathForMoveOfItemFromOriginalIndexPath: place, atCurrentIndexPath: current,
      toProposedIndexPath: proposed)
  }

  var canMakeRoom: Bool { collectionViewLayout.makesRoom }

  func standOtherwise(_ change: () -> Void) {
    let old = tiles.stands
    change()
    if tiles.gap != nil, reorderingCadence != .immediate {
      ListWarnings.tell(
        "items make room at once, whatever reorderingCadence says", of: self, once: &warnings.cadence)
    }
    tiles.carrySizes(from: old, to: tiles.stands)
    collectionViewLayout.invalidateLayout()
  }

  func countOfItems(in section: Int) -> Int? {
    (0..<numberOfSections).contains(section) ? numberOfItems(inSection: section) : nil
  }

  func rest(_ placeholder: ListPlaceholder) { tiles.rest(placeholder) }

  func insertItem(at place: IndexPath) { insertItems(at: [place]) }
}
