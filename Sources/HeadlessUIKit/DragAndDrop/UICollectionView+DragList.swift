import Foundation

/// The drags and drops that delegates have for items.
extension UICollectionView: DragList {
  func setUpDragging() {
    if dragging == nil, dragDelegate != nil || dropDelegate != nil { dragging = ListDragging(of: self) }
  }

  var hasDropDelegate: Bool { dropDelegate != nil }

  func placeOfItem(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  /// The place of the item under the finger; none between items.
  func destination(at point: CGPoint, own: [IndexPath]) -> IndexPath? { indexPathForItem(at: point) }

  // MARK: Drags

  func items(beginning session: any UIDragSession, at place: IndexPath) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: place) ?? []
  }

  func items(addingTo session: any UIDragSession, at place: IndexPath, point: CGPoint) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForAddingTo: session, at: place, point: point) ?? []
  }

  func previewsDrag(at place: IndexPath) {
    _ = dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: place)
  }

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
    return ListDropProposal(proposal: meant, isInsertion: meant.intent == .insertAtDestinationIndexPath)
  }

  func perform(_ drop: ListDrop) {
    dropDelegate?.collectionView(self, performDropWith: CollectionDropCoordinator(drop, of: self))
  }

  /// Only by its delegates: no data source moves what was dropped.
  func mayMove(_ place: IndexPath) -> Bool { false }
  func moves(_ place: IndexPath, to destination: IndexPath) -> Bool { false }

  func countOfItems(in section: Int) -> Int? {
    (0..<numberOfSections).contains(section) ? numberOfItems(inSection: section) : nil
  }

  func insertItem(at place: IndexPath) { insertItems(at: [place]) }
}
