import Foundation
import HeadlessUIKit

/// Tests of collections with a compositional layout, which fill a window of 200 × 200 points.
@MainActor protocol ComposedTests {}

extension ComposedTests {
  func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  func collection(
    _ layout: UICollectionViewLayout, items: [Int]
  ) -> (phone: Phone, collection: UICollectionView) {
    let phone = Phone.forGestures()
    let collection = UICollectionView(frame: phone.window.bounds, collectionViewLayout: layout)
    collection.register(TestItem.self, forCellWithReuseIdentifier: "cell")
    collection.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
    let keeper = HeadedKeeper(items: items)
    (collection.dataSource, collection.delegate) = (keeper, keeper)
    phone.keep(keeper)
    phone.window.addSubview(collection)
    phone.window.layoutIfNeeded()
    return (phone, collection)
  }

  func frames(_ collection: UICollectionView, _ count: Int, in section: Int = 0) -> [CGRect] {
    (0..<count).compactMap { collection.layoutAttributesForItem(at: path($0, section))?.frame }
  }

  func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }
}

private final class HeadedKeeper: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  private let items: [Int]
  init(items: [Int]) { self.items = items }
  func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items[section]
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}
