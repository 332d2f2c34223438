import Foundation

/// Content that moves and grows before its layout is worked out.
extension UICollectionView {
  /// The content is as large, and stands where, the context says, until its layout is worked out. It goes no
  /// further than to its end, unless something else moves it: that brings it back.
  func adjust(by context: UICollectionViewLayoutInvalidationContext) {
    let (offset, size) = (context.contentOffsetAdjustment, context.contentSizeAdjustment)
    // Content that shrinks may move, too: the adjustment counts from where it stands.
    var place = contentOffset + offset
    if size != .zero {
      contentSize = CGSize(width: contentSize.width + size.width, height: contentSize.height + size.height)
    }
    if offset == .zero { return }
    if isAtRest {
      place = CGPoint(x: ranges.x.clamp(place.x), y: ranges.y.clamp(place.y))
    }
    if place != contentOffset { contentOffset = place }
  }
}
