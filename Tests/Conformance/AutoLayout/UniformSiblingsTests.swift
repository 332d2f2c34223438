import Foundation
import HeadlessUIKit
import Testing

/// Rule V261: items as large as the largest of their group. The collection has 200 × 200 points.
@MainActor struct UniformSiblingsTests: ComposedTests {
  /// A cell that says how high it wants to be.
  private final class Tall: UICollectionViewCell {
    var height: CGFloat = 0
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = height
      return layoutAttributes
    }
  }

  private final class TallKeeper: NSObject, UICollectionViewDataSource {
    var heights: [CGFloat]
    init(_ heights: [CGFloat]) { self.heights = heights }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      heights.count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tall", for: indexPath)
      (cell as? Tall)?.height = heights[indexPath.item]
      return cell
    }
  }

  @Test("V261 siblings of a uniform dimension are as large as the largest of their group prefers")
  func uniform() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 10)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(10)), subitems: [item])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let phone = Phone.forGestures()
    let collection = UICollectionView(frame: phone.window.bounds, collectionViewLayout: layout)
    collection.register(Tall.self, forCellWithReuseIdentifier: "tall")
    let keeper = TallKeeper([30, 60, 40, 20])
    collection.dataSource = keeper
    phone.window.addSubview(collection)
    phone.window.layoutIfNeeded()
    #expect(
      frames(collection, 4) == [
        box(0, 0, 100, 60), box(100, 0, 100, 60), box(0, 60, 100, 40), box(100, 60, 100, 40),
      ])
    phone.tap(at: (50, 50))
    #expect(collection.indexPathsForSelectedItems == [path(0)])
    keeper.heights = [30, 20, 40, 20]
    collection.reloadData()
    phone.window.layoutIfNeeded()
    #expect(frames(collection, 4).map(\.height) == [30, 30, 40, 40])
    let dimension = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 10)
    #expect(dimension.isUniformAcrossSiblings && !dimension.isEstimated && dimension.dimension == 10)
  }
}
