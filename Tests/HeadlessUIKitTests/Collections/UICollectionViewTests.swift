import Foundation
import HeadlessUIKit
import Testing

@MainActor struct UICollectionViewTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  // MARK: Changes

  @Test func `items are deleted, moved and made anew`() {
    let bench = Bench(items: [4])
    let collection = bench.collection
    let cells = collection.visibleCells
    #expect(cells.count == 4)
    bench.keeper.items = [3]
    collection.deleteItems(at: [path(1)])
    bench.window.layoutIfNeeded()
    #expect(collection.visibleCells == [cells[0], cells[2], cells[3]])
    collection.moveItem(at: path(0), to: path(2))
    bench.window.layoutIfNeeded()
    #expect(collection.visibleCells == [cells[2], cells[3], cells[0]])
    let made = bench.keeper.made
    collection.reloadItems(at: [path(1)])
    bench.window.layoutIfNeeded()
    #expect(bench.keeper.made == made + 1 && collection.cellForItem(at: path(2)) === cells[0])
  }

  // MARK: Selection and scrolling

  @Test func `code selects beside or in place of others, and tells the delegate nothing`() {
    let bench = Bench(items: [20])
    let collection = bench.collection
    collection.selectItem(at: path(0), animated: false, scrollPosition: [])
    collection.selectItem(at: path(10), animated: false, scrollPosition: .top)
    #expect(collection.indexPathsForSelectedItems == [path(10)] && collection.contentOffset.y == 500)
    bench.window.layoutIfNeeded()
    #expect(collection.cellForItem(at: path(10))?.isSelected == true)
    collection.allowsMultipleSelection = true
    collection.selectItem(at: path(11), animated: false, scrollPosition: [])
    collection.deselectItem(at: path(10), animated: false)
    #expect(collection.indexPathsForSelectedItems == [path(11)])
    collection.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == [] && bench.keeper.selected == [])
  }

  @Test func `an item is scrolled to the place that is asked for, as far as the content goes`() {
    let collection = Bench(items: [20]).collection
    collection.scrollToItem(at: path(10), at: .bottom, animated: false)
    #expect(collection.contentOffset.y == 390)
    collection.scrollToItem(at: path(10), at: .centeredVertically, animated: false)
    #expect(collection.contentOffset.y == 445)
    collection.scrollToItem(at: path(0), at: .bottom, animated: false)
    #expect(collection.contentOffset.y == 0)
  }

  // MARK: Views beside the items

  @Test func `headers and footers stand around a section's items, and are used again`() throws {
    let bench = Bench(items: [4, 4, 4])
    let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
    for kind in kinds {
      bench.collection.register(Beside.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "beside")
    }
    bench.layout.headerReferenceSize = CGSize(width: 0, height: 20)
    bench.layout.footerReferenceSize = CGSize(width: 0, height: 30)
    bench.window.layoutIfNeeded()
    let header = try #require(bench.collection.supplementaryView(forElementKind: kinds[0], at: path(0)) as? Beside)
    #expect(header.frame == CGRect(x: 0, y: 0, width: 200, height: 20))
    let footer = bench.collection.layoutAttributesForSupplementaryElement(ofKind: kinds[1], at: path(0))
    #expect(footer?.frame == CGRect(x: 0, y: 210, width: 200, height: 30))
    #expect(bench.collection.cellForItem(at: path(0))?.frame.minY == 20)
    bench.collection.contentOffset.y = 240
    bench.window.layoutIfNeeded()
    #expect(bench.collection.indexPathsForVisibleSupplementaryElements(ofKind: kinds[0]) == [path(0, 1)])
    #expect(bench.collection.visibleSupplementaryViews(ofKind: kinds[0]) == [header] && header.lives == 2)
  }

  @Test func `a layout's decoration lies where its attributes say, behind the items by its index`() throws {
    let layout = Decorated()
    layout.register(Beside.self, forDecorationViewOfKind: "back")
    let bench = Bench(items: [2], layout: layout)
    let decoration = try #require(bench.collection.subviews.first as? Beside)
    #expect(decoration.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(bench.window.hitTest(CGPoint(x: 20, y: 20), with: nil)?.superview is UICollectionViewCell)
  }

  @Test func `a new layout takes effect with the next layout pass`() {
    let bench = Bench(items: [4])
    let wide = UICollectionViewFlowLayout()
    wide.itemSize = CGSize(width: 200, height: 40)
    bench.collection.setCollectionViewLayout(wide, animated: false)
    bench.window.layoutIfNeeded()
    #expect(bench.collection.visibleCells.map(\.frame.minY) == [0, 50, 100, 150])
    #expect(bench.layout.collectionView == nil && wide.collectionView === bench.collection)
  }

  // MARK: Cells

  @Test func `a registration makes cells of its class and has them show the item`() throws {
    let bench = Bench(items: [2])
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, place, item in
      cell.accessibilityIdentifier = "\(item) \(place.item)"
    }
    bench.keeper.make = { collection, place in
      collection.dequeueConfiguredReusableCell(using: registration, for: place, item: "item")
    }
    bench.collection.reloadData()
    bench.window.layoutIfNeeded()
    #expect(bench.collection.visibleCells.map(\.accessibilityIdentifier) == ["item 0", "item 1"])
  }
}

/// A collection of 200 × 200 points with items of 90 × 90 in two columns, in a window of its own application.
@MainActor private struct Bench {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let layout: UICollectionViewFlowLayout
  let collection: UICollectionView
  let keeper: Keeper

  init(items: [Int], layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()) {
    UIApplication.start(UIApplication())
    self.layout = layout
    layout.itemSize = CGSize(width: 90, height: 90)
    keeper = Keeper(items: items)
    collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = keeper
    collection.delegate = keeper
    window.addSubview(collection)
    window.isHidden = false
    window.layoutIfNeeded()
  }
}

@MainActor private final class Keeper: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var items: [Int]
  private(set) var made = 0
  private(set) var selected: [IndexPath] = []
  var make: ((UICollectionView, IndexPath) -> UICollectionViewCell)?
  init(items: [Int]) { self.items = items }

  func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items[section]
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    made += 1
    return make?(collectionView, indexPath)
      ?? collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "beside", for: indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath)
  }
}

private final class Beside: UICollectionReusableView {
  private(set) var lives = 1
  override func prepareForReuse() {
    super.prepareForReuse()
    lives += 1
  }
}

/// Items in lines, with a view behind them that fills what shows.
private final class Decorated: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let back = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "back", with: IndexPath(item: 0, section: 0))
    back.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    back.zIndex = -1
    return (super.layoutAttributesForElements(in: rect) ?? []) + [back]
  }
}
