import Foundation
import HeadlessUIKit
import Testing

/// Rules V1136 and V1137: sections that scroll across, and what their handlers are told of. The collection has
/// 200 × 200 points, each item 100 × 100.
@MainActor struct SectionScrollingTests: ComposedTests {
  private func section(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior)
    -> NSCollectionLayoutSection
  {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(100), .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  private func row(_ collection: UICollectionView) -> UIScrollView? {
    collection.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }

  @Test("V1136 a section bounces as it says: where its content is larger, never, or always")
  func bouncing() {
    func pulled(_ bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce, items: Int) -> CGFloat? {
      let section = section(.continuous)
      section.orthogonalScrollingProperties.bounce = bounce
      let (phone, collection) = collection(UICollectionViewCompositionalLayout(section: section), items: [items])
      phone.pull((60, 0), from: (50, 50))
      return row(collection)?.contentOffset.x
    }
    #expect(pulled(.automatic, items: 5).map { $0 < -10 } == true && pulled(.never, items: 5) == 0)
    #expect(pulled(.automatic, items: 1) == 0 && pulled(.always, items: 1).map { $0 < -10 } == true)
  }

  @Test("V1136 a section slows down as it says, else as the collection does, or fast by groups")
  func slowing() {
    let section = section(.continuous)
    let layout = UICollectionViewCompositionalLayout(section: section)
    let (phone, collection) = collection(layout, items: [5])
    func rate() -> UIScrollView.DecelerationRate? {
      layout.invalidateLayout()
      phone.window.layoutIfNeeded()
      return row(collection)?.decelerationRate
    }
    #expect(rate() == .normal)
    collection.decelerationRate = .fast
    #expect(rate() == .fast)
    section.orthogonalScrollingProperties.decelerationRate = .normal
    #expect(rate() == .normal)
    section.orthogonalScrollingProperties.decelerationRate = .automatic
    section.orthogonalScrollingBehavior = .groupPaging
    collection.decelerationRate = .normal
    #expect(rate() == .fast)
  }

  @Test("V1137 a section's handler is told of headers, too, after the items, and changes them")
  func headers() {
    let section = section(.continuous)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(40)), elementKind: "header", alignment: .top)
    ]
    var told: [(kind: String?, frame: CGRect)] = []
    section.visibleItemsInvalidationHandler = { items, _, _ in
      told = items.map { ($0.representedElementKind, $0.frame) }
      for item in items where item.representedElementCategory == .supplementaryView { item.alpha = 0.5 }
    }
    let (phone, collection) = collection(UICollectionViewCompositionalLayout(section: section), items: [5, 5, 5])
    #expect(collection.supplementaryView(forElementKind: "header", at: path(0))?.alpha == 0.5)
    collection.contentOffset.y = 10
    row(collection)?.contentOffset.x = 150
    phone.window.layoutIfNeeded()
    told = []
    let low = CGRect(x: 0, y: 20, width: 200, height: 100)
    _ = collection.collectionViewLayout.layoutAttributesForElements(in: low)
    #expect(told.map(\.kind) == [nil, nil, nil, "header"])
    #expect(told.map(\.frame.minX) == [100, 200, 300, 0] && told.last?.frame == box(0, 0, 200, 40))
    collection.contentOffset.y = 60
    _ = collection.collectionViewLayout.layoutAttributesForElements(in: low)
    #expect(told.map(\.kind) == [nil, nil, nil])
  }
}
