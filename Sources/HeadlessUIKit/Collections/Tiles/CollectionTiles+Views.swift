import Foundation

/// Making the views of elements, having them stand in their places, and burying them.
extension CollectionTiles {
  /// In which the view stands.
  func host(of attributes: UICollectionViewLayoutAttributes) -> UIView {
    attributes.row.flatMap(rows.row) ?? collection
  }

  /// The view stands where the layout says.
  func place(_ view: UICollectionReusableView, as attributes: UICollectionViewLayoutAttributes) {
    let row = attributes.row.flatMap(rows.row)
    attributes.give(to: view, movedBy: row.map { $0.contentOffset - $0.frame.origin } ?? .zero)
    if view.superview != nil, view.superview !== row ?? collection { (row ?? collection).addSubview(view) }
  }

  /// A row's content keeps out of what the safe area takes of the collection's sides.
  /// - Parameter insets: the collection's safe area; asked for where the view is a row.
  func keepClear(
    _ view: UICollectionReusableView, as attributes: UICollectionViewLayoutAttributes,
    of insets: @autoclosure () -> UIEdgeInsets
  ) {
    guard let row = view as? UICollectionViewListCell else { return }
    let (safe, frame) = (collection.bounds.inset(by: insets()), attributes.frame)
    row.clear = UIEdgeInsets(
      top: 0, left: max(0, safe.minX - frame.minX), bottom: 0, right: max(0, frame.maxX - safe.maxX))
  }

  /// Nil where nobody makes one.
  func make(
    _ element: CollectionElement, as attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    switch element.category {
    case .cell: makeCell(at: element.place, as: attributes)
    case .supplementaryView:
      knowingRegistrations {
        collection.collectionSource.flatMap {
          UICollectionViewDataSourceCalls.CollectionView(delegate: $0)(
            collection, viewForSupplementaryElementOfKind: element.kind, at: element.place)
        }
      }
    case .decorationView:
      collection.collectionViewLayout.decoration(ofKind: element.kind)?.make(registeredWith: attributes.frame)
    }
  }

  /// Traps where the data source's cell was not dequeued, as UIKit does.
  private func makeCell(
    at place: IndexPath, as attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewCell? {
    let outer = making
    making = (place, attributes)
    defer { making = outer }
    let cell = knowingRegistrations {
      collection.collectionSource?.collectionView(collection, cellForItemAt: place)
    }
    precondition(
      cell?.reuseIdentifier != nil || cell == nil,
      "\(type(of: collection)): the cell for \(place.section)-\(place.item) has no reuseIdentifier: cells must be "
        + "dequeued")
    return cell
  }

  /// The view shows nothing any more, and may be used again.
  func bury(_ view: UICollectionReusableView, of element: CollectionElement) {
    leave(view)
    end(view, of: element)
    rest(view, of: element)
  }

  /// The view is out of sight.
  func end(_ view: UICollectionReusableView, of element: CollectionElement) {
    if let cell = view as? UICollectionViewCell, element.category == .cell {
      collection.collectionDelegate?.collectionView(collection, didEndDisplaying: cell, forItemAt: element.place)
      if cell.isHighlighted { cell.isHighlighted = false }
    } else if element.category == .supplementaryView {
      collection.collectionDelegate?.collectionView(
        collection, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind, at: element.place)
    }
  }

  private func leave(_ view: UIView) {
    if view.superview === collection || view.superview is SectionRow { view.removeFromSuperview() }
  }

  /// The view may be used again.
  func rest(_ view: UICollectionReusableView, of element: CollectionElement) {
    leave(view)
    view.given = nil
    pool.rest(view, view.reuseIdentifier.map { CollectionTiles.poolKey($0, element.kind) })
  }

  func rest(_ kept: KeptResponder<CollectionElement, UICollectionReusableView>.Kept?) {
    if let kept { rest(kept.view, of: kept.place) }
  }

  /// What is out of sight with the first responder stands where its element would.
  func layOutKept() {
    if let kept = kept.present, let attributes = attributes(of: kept.place) { place(kept.view, as: attributes) }
  }

  private func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: attributes(ofItemAt: element.place)
    case .supplementaryView:
      collection.preparedLayout.turnedSupplementaryView(ofKind: element.kind, at: element.place)
    case .decorationView:
      collection.preparedLayout.turnedDecorationView(ofKind: element.kind, at: element.place)
    }
  }

  /// Cells are of no kind.
  static func poolKey(_ identifier: String, _ kind: String) -> String { "\(kind)/\(identifier)" }
}
