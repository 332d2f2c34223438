import Foundation
import HeadlessUIKit
import Testing

/// Rule V1313: collections that reach under what the safe area leaves out. The screen has 390 × 844 points.
@MainActor struct ClearCollectionTests {
  /// Two items, in a view of a controller that is in no navigation controller.
  private func shown(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, _ direction: UICollectionView.ScrollDirection
  ) -> (phone: Phone, collection: UICollectionView) {
    let (phone, page) = (Phone.forGestures(), UIViewController())
    phone.window.frame = UIScreen.main.bounds
    let (collection, _) = phone.collection(items: [2])
    (collection.collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection = direction
    collection.contentInsetAdjustmentBehavior = behavior
    page.view.addSubview(UIView())
    page.view.addSubview(collection)
    phone.window.rootViewController = page
    phone.window.layoutIfNeeded()
    return (phone, collection)
  }

  @Test("V1313 few items begin below the status bar, also those that go across")
  func few() {
    for direction in [UICollectionView.ScrollDirection.vertical, .horizontal] {
      let (phone, collection) = shown(.automatic, direction)
      #expect(collection.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      #expect(collection.contentOffset == CGPoint(x: 0, y: -47))
      #expect(phone.hit(10, 30) == "list")
    }
    let (phone, _) = shown(.automatic, .vertical)
    #expect(phone.hit(10, 60) == "content0-0")
  }

  @Test("V1313 they don't where the collection says so", arguments: [false, true])
  func otherwise(never: Bool) {
    let (phone, collection) = shown(never ? .never : .scrollableAxes, .vertical)
    #expect(collection.adjustedContentInset == .zero && collection.contentOffset == .zero)
    #expect(phone.hit(10, 30) == "content0-0")
  }
}
