import Foundation
import HeadlessUIKit
import Testing

/// Group V: sections that scroll across the layout's way, and what their handlers say. The collection has 200 × 200
/// points.
@MainActor struct SectionRowTests: ComposedTests {
  @Test("V103 a section that scrolls across does so under a finger, and its cells are hit where they show")
  func across() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(120), .absolute(80)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 15, bottom: 0, trailing: 15)
    section.orthogonalScrollingBehavior = .groupPaging
    let (phone, collection) = collection(UICollectionViewCompositionalLayout(section: section), items: [6, 2])
    #expect(collection.contentSize.height == 160 && collection.cellForItem(at: path(3)) == nil)
    let row = try #require(collection.cellForItem(at: path(0))?.superview as? UIScrollView)
    #expect(row !== collection && row.frame == box(0, 0, 200, 80) && row.contentSize.width == 800)
    phone.drag(1, from: (150, 40), to: (110, 40))
    phone.wait(3)
    #expect(row.contentOffset.x == 130 && collection.contentOffset == .zero)
    #expect(collection.cellForItem(at: path(3)) == nil && collection.cellForItem(at: path(2)) != nil)
    phone.tap(at: (75, 40))
    #expect(collection.indexPathsForSelectedItems == [path(1)])
    #expect(collection.indexPathForItem(at: CGPoint(x: 75, y: 120)) == path(0, 1))
    collection.scrollToItem(at: path(5), at: .left, animated: false)
    #expect(row.contentOffset.x == 600)
  }

  @Test("V481 centered groups stand in the middle, the first from the beginning and the last one, too")
  func centered() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(0.8), .absolute(80)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    var offsets: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { _, offset, _ in offsets.append(offset.x) }
    let (phone, collection) = collection(UICollectionViewCompositionalLayout(section: section), items: [3])
    func place(_ index: Int) -> CGFloat? {
      phone.window.layoutIfNeeded()
      return collection.cellForItem(at: path(index)).map { $0.convert($0.bounds, to: nil).minX }
    }
    #expect(place(0) == 20 && offsets.last == -20)
    phone.tap(at: (10, 40))
    #expect(collection.indexPathsForSelectedItems?.isEmpty != false)
    for (way, index) in [(-40.0, 1), (-40, 2), (-40, 2), (40, 1), (40, 0), (40, 0)] {
      phone.drag(1, from: (100, 40), to: (100 + way, 40))
      phone.wait(3)
      #expect(place(index) == 20)
    }
    collection.scrollToItem(at: path(2), at: .centeredHorizontally, animated: false)
    #expect(place(2) == 20)
    collection.reloadData()
    #expect(place(2) == 20)
  }

  @Test("V103 a handler changes what shows of a section that scrolls across")
  func handler() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(100), .absolute(80)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      for item in items where item.frame.midX - offset.x > environment.container.contentSize.width / 2 {
        item.alpha = 0.5
      }
    }
    let (_, collection) = collection(UICollectionViewCompositionalLayout(section: section), items: [4])
    #expect(collection.cellForItem(at: path(0))?.alpha == 1 && collection.cellForItem(at: path(1))?.alpha == 0.5)
  }

  @Test("V103 a handler that says which cell is in front is heard again after the row has scrolled")
  func carousel() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(100), .absolute(80)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = -60
    section.orthogonalScrollingBehavior = .continuous
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      for item in items { item.zIndex = -Int(abs(item.frame.midX - offset.x - 100)) }
    }
    let (phone, collection) = collection(UICollectionViewCompositionalLayout(section: section), items: [20])
    let row = try #require(collection.cellForItem(at: path(0))?.superview as? UIScrollView)
    func middle() -> IndexPath? {
      phone.window.layoutIfNeeded()
      let content = phone.window.hitTest(CGPoint(x: 100, y: 40), with: nil)
      return (content?.superview as? UICollectionViewCell).flatMap(collection.indexPath)
    }
    row.contentOffset.x = 70
    #expect(middle() == path(3))
    row.contentOffset.x = 190
    #expect(middle() == path(6))
    row.contentOffset.x = 150
    #expect(middle() == path(5))
  }

  @Test("V103 a section that doesn't scroll across has its handler called, too")
  func handlerOfColumn() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(80)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(80)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      for item in items where item.frame.minY < offset.y { item.isHidden = true }
    }
    let (phone, collection) = collection(UICollectionViewCompositionalLayout(section: section), items: [6])
    phone.tap(at: (100, 10))
    #expect(collection.indexPathsForSelectedItems == [path(0)])
    collection.contentOffset.y = 90
    phone.window.layoutIfNeeded()
    phone.tap(at: (100, 10))
    #expect(collection.indexPathsForSelectedItems == [path(0)])
    #expect(collection.cellForItem(at: path(1))?.isHidden == true)
    #expect(collection.cellForItem(at: path(2))?.isHidden == false)
  }
}
