import Foundation

/// What a finger that goes across a list's row opens.
extension UICollectionView: SwipedList {
  /// From now on fingers open rows: a list has actions.
  func openRowsBySwiping() {
    guard rowSwipe == nil else { return }
    let swipe = RowSwipe(for: self)
    rowSwipe = swipe
    addGestureRecognizer(swipe)
  }

  func swipeActions(_ across: CGFloat, at place: IndexPath) -> UISwipeActionsConfiguration? {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      layout.sections.indices.contains(place.section)
    else { return nil }
    let section = layout.sections[place.section].section
    let isTrailing = (across < 0) == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    return isTrailing ? section.trailingSwipeActions?(place) : section.leadingSwipeActions?(place)
  }

  func frameOfRow(at place: IndexPath) -> CGRect { layoutAttributesForItem(at: place)?.frame ?? .zero }

  func rowBeginsToOpen(at place: IndexPath) {}

  func row(at place: IndexPath, isOpen: Bool, trailing: Bool) { cellForItem(at: place)?.isSwiped = isOpen }

  func rowHasClosed(at place: IndexPath) {}

  /// What a delete accessory without a handler does: the row's trailing actions show.
  func showTrailingActions(of cell: UICollectionViewCell) {
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    guard let place = indexPath(for: cell), let configuration = swipeActions(isLeftToRight ? -1 : 1, at: place),
      !configuration.actions.isEmpty
    else { return }
    rowActions?.close()
    RowActions(configuration, at: place, of: self, trailing: isLeftToRight).show()
  }
}
