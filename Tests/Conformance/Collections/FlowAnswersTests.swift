import Foundation
import HeadlessUIKit
import Testing

/// Rule V766: when a flow layout asks its delegate anew.
@MainActor @Suite("V: what a flow layout's delegate says") struct FlowAnswersTests {
  /// Four items, each half as wide as the collection.
  private final class Halves: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var asked = 0
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      asked += 1
      return CGSize(width: max(1, collectionView.bounds.width / 2 - 10), height: 30)
    }
  }

  private func show(
    _ layout: UICollectionViewFlowLayout, width: CGFloat = 200
  ) -> (phone: Phone, collection: UICollectionView, halves: Halves) {
    let (phone, halves) = (Phone.forGestures(), Halves())
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 200), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (collection.dataSource, collection.delegate) = (halves, halves)
    phone.keep(halves)
    phone.window.addSubview(collection)
    phone.window.layoutIfNeeded()
    return (phone, collection, halves)
  }

  private func widths(_ collection: UICollectionView) -> [CGFloat] {
    collection.layoutIfNeeded()
    return collection.visibleCells.map(\.frame.width)
  }

  @Test("V766 with other bounds or insets lines break elsewhere, and items keep the sizes that the delegate said")
  func resized() {
    let layout = UICollectionViewFlowLayout()
    let (_, collection, halves) = show(layout)
    #expect(widths(collection) == [90, 90, 90, 90] && collection.contentSize.height == 70)
    halves.asked = 0
    collection.frame.size.width = 160
    #expect(widths(collection) == [90, 90, 90, 90] && collection.contentSize.height == 150)
    collection.contentInset.left = 10
    #expect(widths(collection) == [90, 90, 90, 90] && halves.asked == 0)
    layout.invalidateLayout()
    #expect(widths(collection) == [70, 70, 70, 70] && halves.asked == 4)
    collection.frame.size.width = 200
    collection.reloadData()
    #expect(widths(collection) == [90, 90, 90, 90])
  }

  @Test("V766 a layout's own context may have it asked, as it is said to")
  func context() {
    final class Asking: UICollectionViewFlowLayout {
      override func invalidationContext(
        forBoundsChange newBounds: CGRect
      ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics =
          newBounds.size != collectionView?.bounds.size
        return context
      }
    }
    let (phone, collection, _) = show(Asking())
    collection.frame.size.width = 160
    #expect(widths(collection) == [70, 70, 70, 70])
    withExtendedLifetime(phone) {}
  }

  @Test("V766 a context of other bounds says that attributes are invalid where they are others, and no sizes")
  func said() {
    let layout = UICollectionViewFlowLayout()
    let (_, collection, _) = show(layout)
    func said(_ bounds: CGRect) -> [Bool?] {
      let context = layout.invalidationContext(forBoundsChange: bounds)
      let flow = context as? UICollectionViewFlowLayoutInvalidationContext
      return [flow?.invalidateFlowLayoutAttributes, flow?.invalidateFlowLayoutDelegateMetrics]
    }
    #expect(said(collection.bounds) == [false, false])
    #expect(said(collection.bounds.offsetBy(dx: 0, dy: 10)) == [true, false])
    #expect(said(CGRect(x: 0, y: 0, width: 250, height: 200)) == [true, false])
  }

  @Test("V766 what is said of a collection without a size holds no longer than that")
  func empty() {
    let (phone, collection, _) = show(UICollectionViewFlowLayout(), width: 0)
    _ = collection.contentSize
    collection.frame.size.width = 200
    #expect(widths(collection) == [90, 90, 90, 90])
    withExtendedLifetime(phone) {}
  }
}
