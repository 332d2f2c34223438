import Foundation
import HeadlessUIKit
import Testing

/// Rule V403: how an invalidation context moves a collection's content.
@MainActor @Suite("V: content that a context moves") struct AdjustedContentTests {
  /// Content of 200 × 1000 points, of which 200 × 200 show.
  private func list() -> (phone: Phone, collection: UICollectionView, layout: UICollectionViewFlowLayout) {
    let phone = Phone.forGestures()
    let (collection, _) = phone.collection(items: [20])
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 50)
    layout.minimumLineSpacing = 0
    collection.collectionViewLayout = layout
    phone.window.layoutIfNeeded()
    return (phone, collection, layout)
  }

  @Test("V403 the content grows and moves by a context's adjustments at once, as far as it goes")
  func adjustments() {
    let (phone, collection, layout) = list()
    collection.contentOffset.y = 100
    let context = UICollectionViewFlowLayoutInvalidationContext()
    (context.contentOffsetAdjustment.y, context.contentSizeAdjustment.height) = (30, 50)
    layout.invalidateLayout(with: context)
    #expect(collection.contentOffset.y == 130 && collection.contentSize.height == 1050)
    layout.invalidateLayout(with: context)
    #expect(collection.contentOffset.y == 160 && collection.contentSize.height == 1100)
    phone.window.layoutIfNeeded()
    #expect(collection.contentOffset.y == 160 && collection.contentSize.height == 1000)
    (context.contentOffsetAdjustment.y, context.contentSizeAdjustment.height) = (5000, 0)
    layout.invalidateLayout(with: context)
    #expect(collection.contentOffset.y == 800)
    collection.contentOffset.y = 500
    phone.window.layoutIfNeeded()
    #expect(collection.contentOffset.y == 500)
  }

  @Test("V403 content that shrinks at its end, and moves by as much, stays at its end")
  func shrinking() {
    let (_, collection, layout) = list()
    collection.contentOffset.y = 800
    let context = UICollectionViewFlowLayoutInvalidationContext()
    (context.contentOffsetAdjustment.y, context.contentSizeAdjustment.height) = (-100, -100)
    layout.invalidateLayout(with: context)
    #expect(collection.contentOffset.y == 700 && collection.contentSize.height == 900)
  }

  @Test("V403 what the context of other bounds says counts from those")
  func adjustedBounds() {
    final class Endless: UICollectionViewFlowLayout {
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
      override func invalidationContext(
        forBoundsChange newBounds: CGRect
      ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if newBounds.minY < 100 { context.contentOffsetAdjustment.y = 300 }
        return context
      }
    }
    let phone = Phone.forGestures()
    let (collection, _) = phone.collection(items: [40])
    collection.collectionViewLayout = Endless()
    phone.window.layoutIfNeeded()
    collection.contentOffset.y = 150
    collection.contentOffset.y = 50
    #expect(collection.contentOffset.y == 350)
    phone.window.layoutIfNeeded()
    #expect(collection.contentOffset.y == 350)
  }
}
