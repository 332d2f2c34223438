import Foundation

/// The menus that a delegate has for items.
extension UICollectionView: MenuList {
  func placeOfMenu(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  func menu(of place: IndexPath, at point: CGPoint) -> UIContextMenuConfiguration? {
    collectionDelegate?.collectionView(self, contextMenuConfigurationForItemsAt: [place], point: point)
      ?? collectionDelegate?.collectionView(self, contextMenuConfigurationForItemAt: place, point: point)
  }

  func menuComes(_ configuration: UIContextMenuConfiguration, at place: IndexPath) {
    _ =
      collectionDelegate?.collectionView(
        self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: place)
      ?? collectionDelegate?.collectionView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    collectionDelegate?.collectionView(self, willDisplayContextMenu: configuration, animator: MenuAnimator())
  }

  func menuGoes(_ configuration: UIContextMenuConfiguration, at place: IndexPath) {
    _ =
      collectionDelegate?.collectionView(
        self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: place)
      ?? collectionDelegate?.collectionView(self, previewForDismissingContextMenuWithConfiguration: configuration)
    collectionDelegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: MenuAnimator())
  }

  func cellOfMenu(at place: IndexPath) -> UIView? { cellForItem(at: place) }
  func showsEdits(of place: IndexPath) -> Bool {
    collectionDelegate?.collectionView(self, shouldShowMenuForItemAt: place) ?? false
  }
  func canPerform(_ edit: Selector, at place: IndexPath, for sender: Any) -> Bool {
    collectionDelegate?.collectionView(self, canPerformAction: edit, forItemAt: place, withSender: sender) ?? false
  }
  func perform(_ edit: Selector, at place: IndexPath, for sender: Any) {
    collectionDelegate?.collectionView(self, performAction: edit, forItemAt: place, withSender: sender)
  }
}
