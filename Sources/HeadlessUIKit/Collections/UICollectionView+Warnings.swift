import Foundation

/// Fingers that a device would make something else of: those that go over a list's row with swipe actions, and that
/// rest on an item which has a menu.
extension UICollectionView {
  /// Ends the press where a device would show swipe actions of the list's row, and warns of them, once.
  func followSwipe(_ touches: Set<UITouch>) {
    guard let press, !press.hasSwiped, touches.contains(press.touch),
      let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      layout.sections.indices.contains(press.place.section)
    else { return }
    let end = press.touch.location(in: self)
    let (across, along) = (end.x - press.start.x, end.y - press.start.y)
    guard abs(across) > UIApplication.shared.thresholds.gestures.panHysteresis, abs(across) > abs(along) else {
      return
    }
    self.press?.hasSwiped = true
    let section = layout.sections[press.place.section].section
    let provider = across < 0 ? section.trailingSwipeActions : section.leadingSwipeActions
    guard let count = provider?(press.place)?.actions.count, count > 0 else { return }
    stopPress()
    let words = "swipe actions are not modelled: \(count) would show in row \(press.place.item)"
    ListWarnings.tell(words, of: self, once: &warnings.swipes)
  }

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
