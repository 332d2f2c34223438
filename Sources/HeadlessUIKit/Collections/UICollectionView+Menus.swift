import Foundation

/// The menus that a delegate has for items.
extension UICollectionView: MenuList {
  func placeOfMenu(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  func menu(of place: IndexPath, at point: CGPoint) -> UIContextMenuConfiguration? {
    delegate?.collectionView(self, contextMenuConfigurationForItemsAt: [place], point: point)
      ?? delegate?.collectionView(self, contextMenuConfigurationForItemAt: place, point: point)
  }

  func menuComes(_ configuration: UIContextMenuConfiguration, at place: IndexPath) {
    _ =
      delegate?.collectionView(self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: place)
      ?? delegate?.collectionView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: MenuAnimator())
  }

  func menuGoes(_ configuration: UIContextMenuConfiguration, at place: IndexPath) {
    _ =
      delegate?.collectionView(self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: place)
      ?? delegate?.collectionView(self, previewForDismissingContextMenuWithConfiguration: configuration)
    delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: MenuAnimator())
  }

  func cellOfMenu(at place: IndexPath) -> UIView? { cellForItem(at: place) }
  func showsEdits(of place: IndexPath) -> Bool {
    delegate?.collectionView(self, shouldShowMenuForItemAt: place) ?? false
  }
  func canPerform(_ edit: Selector, at place: IndexPath, for sender: Any) -> Bool {
    delegate?.collectionView(self, canPerformAction: edit, forItemAt: place, withSender: sender) ?? false
  }
  func perform(_ edit: Selector, at place: IndexPath, for sender: Any) {
    delegate?.collectionView(self, performAction: edit, forItemAt: place, withSender: sender)
  }
}
