import Foundation

/// The menus that a delegate has for items, and for the room between them.
extension UICollectionView: MenuList {
  func placeOfMenu(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  /// With an item that is selected all others that are go along.
  func placesOfMenu(at point: CGPoint) -> [IndexPath] {
    guard let place = placeOfMenu(at: point) else { return [] }
    return tiles.selected.contains(place) ? tiles.selected : [place]
  }

  func menu(of places: [IndexPath], at point: CGPoint) -> UIContextMenuConfiguration? {
    collectionDelegate?.collectionView(self, contextMenuConfigurationForItemsAt: places, point: point)
      ?? placeOfMenu(at: point).flatMap {
        collectionDelegate?.collectionView(self, contextMenuConfigurationForItemAt: $0, point: point)
      }
  }

  func menuComes(
    _ configuration: UIContextMenuConfiguration, at places: [IndexPath],
    with animator: (any UIContextMenuInteractionAnimating)?
  ) {
    let previews = places.compactMap {
      collectionDelegate?.collectionView(
        self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: $0)
    }
    if previews.isEmpty, !places.isEmpty {
      _ = collectionDelegate?.collectionView(
        self, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    collectionDelegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
  }

  func menuGoes(
    _ configuration: UIContextMenuConfiguration, at places: [IndexPath],
    with animator: (any UIContextMenuInteractionAnimating)?
  ) {
    let previews = places.compactMap {
      collectionDelegate?.collectionView(
        self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: $0)
    }
    if previews.isEmpty, !places.isEmpty {
      _ = collectionDelegate?.collectionView(
        self, previewForDismissingContextMenuWithConfiguration: configuration)
    }
    collectionDelegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator)
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
