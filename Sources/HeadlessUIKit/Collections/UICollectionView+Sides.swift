import Foundation

extension UICollectionView {
  /// What a layout's insets count from at the collection's sides, across the way that it scrolls, beyond what the
  /// content is set in by anyway (V522); by the layout's own direction.
  func sides(by reference: UIContentInsetsReference, along axis: FlowAxis) -> UIEdgeInsets {
    let edges: UIEdgeInsets
    switch reference {
    case .automatic, .none: return .zero
    case .safeArea: edges = safeAreaInsets
    case .layoutMargins: edges = layoutMargins
    case .readableContent:
      let box = readableContentGuide.layoutFrame
      edges = UIEdgeInsets(
        top: box.minY - bounds.minY, left: box.minX - bounds.minX, bottom: bounds.maxY - box.maxY,
        right: bounds.maxX - box.maxX)
    }
    let (all, own) = (adjustedContentInset, contentInset)
    func rest(_ edge: KeyPath<UIEdgeInsets, CGFloat>) -> CGFloat {
      max(0, edges[keyPath: edge] - (all[keyPath: edge] - own[keyPath: edge]))
    }
    return axis.isVertical
      ? collectionViewLayout.isTurned
        ? UIEdgeInsets(top: 0, left: rest(\.right), bottom: 0, right: rest(\.left))
        : UIEdgeInsets(top: 0, left: rest(\.left), bottom: 0, right: rest(\.right))
      : UIEdgeInsets(top: rest(\.top), left: 0, bottom: rest(\.bottom), right: 0)
  }

  /// Has a layout that counts its insets from something else than that has come to be worked out anew.
  func followSides() {
    if tiles.preparedRoom != nil, collectionViewLayout.sides != tiles.preparedSides {
      collectionViewLayout.invalidateRoom()
    }
  }
}
