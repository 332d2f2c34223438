import Foundation

/// How far an invalidation context moves a collection's content, and by how much it grows.
struct ContentAdjustment: Equatable {
  var offset = CGPoint.zero
  var size = CGSize.zero

  /// None.
  init() {}

  @MainActor init(_ context: UICollectionViewLayoutInvalidationContext) {
    (offset, size) = (context.contentOffsetAdjustment, context.contentSizeAdjustment)
  }

  /// One and then the other.
  mutating func add(_ other: ContentAdjustment) {
    offset = offset + other.offset
    size = CGSize(width: size.width + other.size.width, height: size.height + other.size.height)
  }
}

/// Content that moves and grows before its layout is worked out.
extension UICollectionView {
  /// The content is as large, and stands where, the adjustment says, until its layout is worked out. It goes no
  /// further than to its end, unless something else moves it: that brings it back.
  ///
  /// While other bounds are being set it waits for those.
  func adjust(by adjustment: ContentAdjustment) {
    if adjustment == ContentAdjustment() { return }
    if awaitedAdjustment != nil {
      awaitedAdjustment?.add(adjustment)
      return
    }
    var place = contentOffset + adjustment.offset
    if adjustment.size != .zero {
      contentSize = CGSize(
        width: contentSize.width + adjustment.size.width, height: contentSize.height + adjustment.size.height)
    }
    if adjustment.offset == .zero { return }
    if drag == nil, motion == nil, !isCaught {
      place = CGPoint(x: ranges.x.clamp(place.x), y: ranges.y.clamp(place.y))
    }
    if place != contentOffset { contentOffset = place }
  }
}
