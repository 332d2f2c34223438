import Foundation
import Testing

@testable import HeadlessUIKit

/// What a flow layout finds in a rectangle, held against asking every item.
@MainActor struct FlowLayoutTests {
  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var spacing: CGFloat = 0
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 500 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      CGSize(width: 20 + indexPath.item * 7 % 31, height: 10 + indexPath.item * 13 % 29)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { spacing }
  }

  @Test(arguments: [0, 4, -8, -30], [UICollectionView.ScrollDirection.vertical, .horizontal])
  func `all that lies in it, in the order of the items`(spacing: Int, direction: UICollectionView.ScrollDirection) {
    let (layout, source) = (UICollectionViewFlowLayout(), Source())
    layout.scrollDirection = direction
    source.spacing = CGFloat(spacing)
    let box = CGRect(x: 0, y: 0, width: 200, height: 200)
    let collection = UICollectionView(frame: box, collectionViewLayout: layout)
    (collection.dataSource, collection.delegate) = (source, source)
    layout.prepare()
    let all = (0..<500).compactMap { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    #expect(all.count == 500)
    for step in 0..<40 {
      let place = CGFloat(step) * 37 - 90
      let rect = CGRect(
        x: direction == .horizontal ? place : 30, y: direction == .horizontal ? 30 : place, width: 90, height: 90)
      let found = layout.layoutAttributesForElements(in: rect)?.map(\.indexPath)
      #expect(found == all.filter { $0.frame.overlaps(rect) }.map(\.indexPath), "at \(place)")
    }
  }
}
