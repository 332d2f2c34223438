import Foundation
import HeadlessUIKit
import Testing

/// Rules V440, V441, V448, V449: what a collection's views are made with, and where a flow layout says they lie.
@MainActor struct CollectionViewsMadeTests {
  @Test("V440 cells, headers and decorations are made with the frames that the layout gives them")
  func frames() {
    let keeper = Keeper()
    let layout = Striped()
    let collection = keeper.show(layout)
    let item = CGRect(x: 40, y: 40, width: 120, height: 60)
    #expect(keeper.made["cell"]?.first == item)
    #expect(keeper.made["header"]?.first == CGRect(x: 0, y: 0, width: 200, height: 40))
    #expect(keeper.made["stripe"]?.first == CGRect(x: 5, y: 6, width: 100, height: 70))
    #expect(collection.cellForItem(at: [0, 0])?.frame == item)
  }

  @Test("V440 a cell that is used again is made no more, and has the size of its new item")
  func again() {
    let keeper = Keeper()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 60)
    let collection = keeper.show(layout)
    let count = keeper.made["cell"]?.count
    layout.itemSize = CGSize(width: 150, height: 60)
    collection.reloadData()
    collection.layoutIfNeeded()
    #expect(keeper.made["cell"]?.count == count && keeper.made["cell"]?.last?.width == 120)
    #expect(collection.cellForItem(at: [0, 0])?.frame.width == 150)
  }

  @Test("V448 where the data source has no method for headers, their room stays empty")
  func headless() {
    final class Plain: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }
    let (keeper, plain) = (Keeper(), Plain())
    let collection = keeper.show(UICollectionViewFlowLayout(), of: plain)
    #expect(collection.cellForItem(at: [0, 0])?.frame.minY == 40)
    let kind = UICollectionView.elementKindSectionHeader
    #expect(collection.supplementaryView(forElementKind: kind, at: [0, 0]) == nil)
  }

  @Test("V449 a section's only item stands in the middle where items choose their sizes, else at the beginning")
  func onlyItem() {
    for choosing in [true, false] {
      let keeper = Keeper()
      keeper.count = 1
      let layout = UICollectionViewFlowLayout()
      if choosing { layout.estimatedItemSize = CGSize(width: 50, height: 50) }
      let cell = keeper.show(layout).cellForItem(at: [0, 0])
      #expect(cell?.frame == CGRect(x: choosing ? 75 : 0, y: 40, width: 50, height: 50))
    }
  }

  @Test("V441 what a flow layout says of a rectangle, overrides of what it says of a place don't change")
  func overrides() {
    let keeper = Keeper()
    let collection = keeper.show(Moved())
    let header = collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    #expect(header?.frame.minY == 7 && collection.cellForItem(at: [0, 0])?.frame.minY == 47)
    #expect(collection.layoutAttributesForItem(at: [0, 0])?.frame.minY == 47)
  }

  @Test("V441 an override may look for its item among all of a rectangle")
  func amongAll() {
    let keeper = Keeper()
    let collection = keeper.show(Seeking())
    #expect(collection.layoutAttributesForItem(at: [0, 1])?.frame == collection.cellForItem(at: [0, 1])?.frame)
  }
}

/// Writes down with which frames views are made.
@MainActor private final class Keeper: NSObject, UICollectionViewDataSource {
  var made: [String: [CGRect]] = [:]
  var count = 2
  private static weak var present: Keeper?
  private var window: UIWindow?

  static func note(_ name: String, _ frame: CGRect) { present?.made[name, default: []].append(frame) }

  func show(
    _ layout: UICollectionViewFlowLayout, of source: (any UICollectionViewDataSource)? = nil
  ) -> UICollectionView {
    Keeper.present = self
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    collection.contentInsetAdjustmentBehavior = .never
    collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
    collection.register(
      Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collection.dataSource = source ?? self
    window.addSubview(collection)
    window.isHidden = false
    collection.layoutIfNeeded()
    self.window = window
    return collection
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

private final class Cell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    Keeper.note("cell", frame)
  }
  required init?(coder: NSCoder) { nil }
}

private final class Header: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    Keeper.note("header", frame)
  }
  required init?(coder: NSCoder) { nil }
}

private final class Stripe: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    Keeper.note("stripe", frame)
  }
  required init?(coder: NSCoder) { nil }
}

/// With a stripe behind the items.
private final class Striped: UICollectionViewFlowLayout {
  override func prepare() {
    itemSize = CGSize(width: 120, height: 60)
    register(Stripe.self, forDecorationViewOfKind: "stripe")
    super.prepare()
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let stripe = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "stripe", with: [0, 0])
    stripe.frame = CGRect(x: 5, y: 6, width: 100, height: 70)
    return (super.layoutAttributesForElements(in: rect) ?? []) + [stripe]
  }
}

/// Moves everything down, wherever it is asked.
private final class Moved: UICollectionViewFlowLayout {
  private func move(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    attributes?.frame.origin.y += 7
    return attributes
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    move(super.layoutAttributesForItem(at: indexPath))
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    move(super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.compactMap(move)
  }
}

/// Finds one item among all.
private final class Seeking: UICollectionViewFlowLayout {
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 200, height: 200))?
      .first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }
}
