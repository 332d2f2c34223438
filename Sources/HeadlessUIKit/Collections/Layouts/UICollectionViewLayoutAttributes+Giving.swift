import Foundation

/// Having a view stand as its layout says.
extension UICollectionViewLayoutAttributes {
  /// Nothing is done where the view has equal ones already: what code has made of it since stays.
  /// - Parameter way: from the collection's coordinates to those of what the view stands in.
  func give(to view: UICollectionReusableView, movedBy way: CGPoint = .zero) {
    let standing = way == .zero ? self : moved(by: way)
    if let given = view.given, standing.isEqual(given), !view.isPlacedByConstraints { return }
    let wasSpatial = view.given?.spatial != nil
    let depth = view.givenDepth
    view.givenDepth = zIndex
    // A layout may change its own, and give them again.
    view.given = way == .zero ? copy() as? UICollectionViewLayoutAttributes : standing
    if let spatial {
      view.layer.transform = spatial
    } else if wasSpatial || view.transform != transform {
      view.transform = transform
    }
    if view.bounds.size != size { view.bounds.size = size }
    view.center = standing.center
    view.alpha = alpha
    if view.isHidden != isHidden { view.isHidden = isHidden }
    #if !canImport(Darwin)
      if depth != zIndex { view.layer.zPosition = CGFloat(zIndex) }
    #endif
    view.apply(self)
  }

  private func moved(by way: CGPoint) -> UICollectionViewLayoutAttributes {
    guard let moved = copy() as? UICollectionViewLayoutAttributes else { return self }
    moved.center = center + way
    return moved
  }
}
