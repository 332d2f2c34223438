import Foundation

/// The sizes that views choose, where a layout leaves them to that.
extension CollectionTiles {
  /// The view may prefer another size: it is asked with the next layout. Those that come are asked anyway.
  func awaitSize(of view: UICollectionReusableView) {
    if isLayingOut { return }
    view.awaitsMeasuring = true
    collection.setNeedsLayout()
    LayoutPass.asksAgain = true
  }

  /// A view that prefers another size may have it.
  func takeSize(of view: UICollectionReusableView, as attributes: UICollectionViewLayoutAttributes) {
    let layout = collection.collectionViewLayout
    view.awaitsMeasuring = false
    guard layout.asksForSizes else { return }
    let stood = (view.center, view.bounds)
    // Code that measures its view as it would stand leaves it there.
    defer { if stood != (view.center, view.bounds) { view.given = nil } }
    // A copy for the view, which may change it, and one that stays what it was: the layout may keep its own.
    guard let given = attributes.copy() as? UICollectionViewLayoutAttributes,
      let original = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return }
    let preferred = view.preferredLayoutAttributesFitting(given)
    guard
      layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return }
    layout.take(preferred.size, of: CollectionElement(attributes))
    let context = layout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    context.isOfChosenSize = true
    layout.invalidateLayout(with: context)
  }
}
