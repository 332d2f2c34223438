import Foundation
import HeadlessUIKit
import Testing

/// Rules V850 and V851: collections where people read from the right. They have 200 × 200 points.
@MainActor struct TurnedLayoutTests: ComposedTests {
  private final class Turned: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  private func flow(_ layout: UICollectionViewFlowLayout, _ size: CGSize) -> (Phone, UICollectionView) {
    (layout.itemSize, layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (size, 10, 10)
    let (phone, collection) = collection(layout, items: [6])
    collection.semanticContentAttribute = .forceRightToLeft
    phone.window.layoutIfNeeded()
    return (phone, collection)
  }

  @Test("V850 a layout that says so is mirrored, and fingers find its items there; another one isn't")
  func mirrored() {
    let (phone, collection) = flow(Turned(), CGSize(width: 60, height: 60))
    #expect(frames(collection, 4).map(\.minX) == [140, 70, 0, 140])
    #expect((0..<4).compactMap { collection.cellForItem(at: path($0))?.frame } == frames(collection, 4))
    #expect(collection.collectionViewLayout.layoutAttributesForItem(at: path(0))?.frame.minX == 0)
    phone.tap(at: (190, 30))
    #expect(collection.indexPathsForSelectedItems == [path(0)])
    #expect(collection.indexPathForItem(at: CGPoint(x: 10, y: 30)) == path(2))
    collection.semanticContentAttribute = .unspecified
    phone.window.layoutIfNeeded()
    #expect(collection.cellForItem(at: path(0))?.frame.minX == 0)
    let (_, plain) = flow(UICollectionViewFlowLayout(), CGSize(width: 60, height: 60))
    #expect(frames(plain, 3).map(\.minX) == [0, 70, 140])
  }

  @Test("V850 what scrolls across begins at its right end, and what shows stays as more comes")
  func across() {
    let layout = Turned()
    layout.scrollDirection = .horizontal
    let (phone, collection) = flow(layout, CGSize(width: 60, height: 200))
    #expect(collection.contentSize.width == 410 && collection.contentOffset.x == 210)
    #expect(collection.indexPathsForVisibleItems == [path(0), path(1), path(2)])
    #expect(collection.cellForItem(at: path(0))?.frame.minX == 350)
    phone.drag(from: (50, 100), to: (120, 100))
    phone.wait(3)
    #expect(collection.contentOffset.x < 200 && collection.cellForItem(at: path(3)) != nil)
    collection.contentOffset.x = 210
    layout.minimumLineSpacing = 20
    layout.invalidateLayout()
    phone.window.layoutIfNeeded()
    #expect(collection.contentSize.width == 460 && collection.contentOffset.x == 260)
  }

  @Test("V851 a compositional layout counts leading and trailing by the way one reads")
  func composed() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0)
    let (phone, collection) = collection(UICollectionViewCompositionalLayout(section: section), items: [4])
    #expect(frames(collection, 4).map(\.minX) == [40, 80, 120, 160])
    collection.semanticContentAttribute = .forceRightToLeft
    phone.window.layoutIfNeeded()
    #expect(frames(collection, 4).map(\.minX) == [120, 80, 40, 0])
    phone.tap(at: (150, 25))
    #expect(collection.indexPathsForSelectedItems == [path(0)])
  }

  @Test("V851 a section that scrolls across begins at its right end, and rests with its groups there")
  func row() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(120), .absolute(80)),
      subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 15, bottom: 0, trailing: 15)
    section.orthogonalScrollingBehavior = .groupPaging
    let (phone, collection) = collection(UICollectionViewCompositionalLayout(section: section), items: [6])
    collection.semanticContentAttribute = .forceRightToLeft
    phone.window.layoutIfNeeded()
    let row = try #require(collection.cellForItem(at: path(0))?.superview as? UIScrollView)
    func end(_ item: Int) -> CGFloat? {
      collection.cellForItem(at: path(item)).map { $0.convert($0.bounds, to: collection).maxX }
    }
    #expect(row.contentSize.width == 800 && row.contentOffset.x == 600 && end(0) == 185)
    phone.drag(from: (50, 40), to: (90, 40))
    phone.wait(3)
    #expect(row.contentOffset.x == 470 && end(1) == 185 && end(4) == nil)
    phone.tap(at: (150, 40))
    #expect(collection.indexPathsForSelectedItems == [path(1)])
    collection.scrollToItem(at: path(5), at: .left, animated: false)
    #expect(row.contentOffset.x == 15)
  }

  @Test("V851 centered groups stand in the middle there, too, the first from the beginning")
  func centered() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(0.8), .absolute(80)),
      subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    let (phone, collection) = collection(UICollectionViewCompositionalLayout(section: section), items: [3])
    collection.semanticContentAttribute = .forceRightToLeft
    collection.reloadData()
    for (way, index) in [(0.0, 0), (40, 1), (40, 2), (40, 2), (-40, 1)] {
      if way != 0 { phone.drag(from: (100, 40), to: (100 + way, 40)) }
      phone.wait(3)
      phone.window.layoutIfNeeded()
      #expect(collection.cellForItem(at: path(index)).map { $0.convert($0.bounds, to: nil).minX } == 20)
    }
  }
}
