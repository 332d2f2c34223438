import Foundation

/// Fingers that a device would make something else of: those that rest on an item which has a menu.
extension UICollectionView {
  func noteMenu(of place: IndexPath, under touch: UITouch) {
    guard !warnings.menus, let delegate else { return }
    let point = touch.location(in: self)
    let menu =
      delegate.collectionView(self, contextMenuConfigurationForItemsAt: [place], point: point)
      ?? delegate.collectionView(self, contextMenuConfigurationForItemAt: place, point: point)
    guard menu != nil else { return }
    let words = "items' menus are not modelled: the finger that rested on item \(place.item) selects it"
    ListWarnings.tell(words, of: self, once: &warnings.menus)
  }
}
