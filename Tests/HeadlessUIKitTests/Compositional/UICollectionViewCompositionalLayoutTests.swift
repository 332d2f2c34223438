import Foundation
import HeadlessUIKit
import Testing

@MainActor struct UICollectionViewCompositionalLayoutTests {
  @Test func `a subclass overrides each initializer, and calls any from one of its own`() {
    final class Rows: UICollectionViewCompositionalLayout {
      init(high height: CGFloat) {
        super.init { _, _ in
          let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
          return NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        }
      }
      override init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        super.init(sectionProvider: { sectionProvider($0 + 1, $1) })
      }
      override init(section: NSCollectionLayoutSection) { super.init(section: section) }
      required init?(coder: NSCoder) { nil }
    }
    UIApplication.start(UIApplication())
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: Rows(high: 30))
    let source = TwoItems()
    collection.dataSource = source
    #expect(collection.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 30)
    var asked: [Int] = []
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: .init(widthDimension: .absolute(1), heightDimension: .absolute(1))
    ) { _ in [] }
    collection.collectionViewLayout = Rows { number, _ in
      asked.append(number)
      return NSCollectionLayoutSection(group: group)
    }
    _ = collection.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    #expect(asked == [1])
    #expect(Rows(section: NSCollectionLayoutSection(group: group)).configuration.interSectionSpacing == 0)
  }

  private final class TwoItems: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
  }

  @Test
  func `what cells choose as they scroll by lies where laying out anew puts it, and nobody is asked again`() {
    let shelf = Shelf(heights: (0..<60).map { 20 + CGFloat($0 * 37 % 50) })
    var top: CGFloat = 0
    while top < shelf.collection.contentSize.height - 200 {
      top += 25
      shelf.collection.contentOffset.y = top
      shelf.window.layoutIfNeeded()
    }
    #expect(shelf.sectionsAsked.isEmpty)
    let (places, size) = (shelf.places, shelf.collection.contentSize)
    let section: CGFloat = shelf.heights.reduce(20) { $0 + $1 + 3 } - 3
    #expect(size.height == section + section)
    shelf.collection.collectionViewLayout.invalidateLayout()
    shelf.window.layoutIfNeeded()
    #expect(shelf.sectionsAsked == [0, 1])
    #expect(shelf.places == places && shelf.collection.contentSize == size)
  }

  /// Everything is one group there.
  @Test func `a collection that has no width yet lays out however many items it has`() {
    UIApplication.start(UIApplication())
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)), subitems: [item])
    let collection = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    let keeper = Keeper(count: 4_000, sections: 1)
    collection.dataSource = keeper
    #expect(collection.contentSize == .zero)
    collection.layoutIfNeeded()
    #expect(collection.contentSize == CGSize(width: 0, height: 44))
  }
}

/// Two sections of rows that choose their heights, with a header of 20 points each, 3 points apart.
@MainActor private final class Shelf {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private(set) var sectionsAsked: [Int] = []
  let heights: [CGFloat]
  private(set) lazy var collection = UICollectionView(
    frame: window.bounds,
    collectionViewLayout: UICollectionViewCompositionalLayout { [unowned self] number, _ in
      sectionsAsked.append(number)
      return section()
    })
  private let keeper: Keeper

  init(heights: [CGFloat]) {
    self.heights = heights
    keeper = Keeper(count: heights.count, sections: 2)
    keeper.dress = { cell, item in (cell as? ChoosingCell)?.height = heights[item] }
    collection.register(ChoosingCell.self, forCellWithReuseIdentifier: "cell")
    collection.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
    collection.dataSource = keeper
    window.addSubview(collection)
    window.layoutIfNeeded()
    sectionsAsked = []
  }

  private func section() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 3
    let fixed = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(layoutSize: fixed, elementKind: "header", alignment: .top)
    ]
    return section
  }

  var places: [CGRect] {
    (0..<2).flatMap { section in
      heights.indices.compactMap {
        collection.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
      }
    }
  }
}

private final class ChoosingCell: UICollectionViewCell {
  var height: CGFloat = 0
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let chosen = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else { return layoutAttributes }
    chosen.size.height = height
    return chosen
  }
}

private final class Keeper: NSObject, UICollectionViewDataSource {
  private let count: Int
  private let sections: Int
  var dress: (UICollectionViewCell, Int) -> Void = { _, _ in }

  init(count: Int, sections: Int = 1) {
    (self.count, self.sections) = (count, sections)
    super.init()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    dress(cell, indexPath.item)
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}
