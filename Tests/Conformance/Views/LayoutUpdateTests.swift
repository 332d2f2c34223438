import Foundation
import HeadlessUIKit
import Testing

/// Rules V401, V402, V404, V425 to V427: what a layout hears of changes, of sizes and of another layout, and says.
@MainActor struct LayoutUpdateTests {
  /// Writes down what it hears, and keeps what shows where it is when items come above it.
  private final class Telling: UICollectionViewFlowLayout {
    var heard: [String] = []
    var keepsPlace = false
    private var above: CGFloat = 0

    override func prepare() {
      super.prepare()
      heard.append("prepared")
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      heard.append("updates " + updateItems.map { text($0) }.joined(separator: ", "))
      guard keepsPlace else { return }
      let coming = updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate)
      above = coming.compactMap { layoutAttributesForItem(at: $0)?.frame.height }.reduce(0, +)
    }
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
      heard.append("asked where to")
      return CGPoint(x: 0, y: proposedContentOffset.y + above)
    }
    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      heard.append("final")
      above = 0
    }

    func take() -> [String] {
      defer { heard = [] }
      return heard
    }

    private func text(_ item: UICollectionViewUpdateItem) -> String {
      "\(item.updateAction) \(text(item.indexPathBeforeUpdate)) \(text(item.indexPathAfterUpdate))"
    }
    private func text(_ place: IndexPath?) -> String {
      guard let place else { return "-" }
      return place.item == NSNotFound ? "\(place.section)" : "\(place.section).\(place.item)"
    }
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  private func list(_ items: [Int]) -> (Phone, UICollectionView, CollectionKeeper, Telling) {
    let phone = Phone.forGestures()
    let (collection, keeper) = phone.collection(items: items)
    let layout = Telling()
    layout.itemSize = CGSize(width: 200, height: 50)
    layout.minimumLineSpacing = 0
    collection.collectionViewLayout = layout
    phone.window.layoutIfNeeded()
    _ = layout.take()
    return (phone, collection, keeper, layout)
  }

  @Test("V425 attributes are of the class that the layout says, of cells and of headers")
  func attributesClass() throws {
    final class Marked: UICollectionViewLayoutAttributes { var mark = 0 }
    final class Flow: UICollectionViewFlowLayout {
      override class var layoutAttributesClass: AnyClass { Marked.self }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect) as? [Marked]
        for attributes in all ?? [] { attributes.mark = attributes.indexPath.item + 1 }
        return all
      }
    }
    let phone = Phone.forGestures()
    let (collection, _) = phone.collection(items: [3])
    let layout = Flow()
    layout.itemSize = CGSize(width: 40, height: 40)
    collection.collectionViewLayout = layout
    phone.application.endTurn()
    #expect(collection.visibleCells.count == 3)
    layout.headerReferenceSize = CGSize(width: 10, height: 20)
    layout.prepare()
    let first = IndexPath(item: 0, section: 0)
    #expect(layout.layoutAttributesForItem(at: first) is Marked)
    let header = layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: first)
    #expect(header is Marked && header?.representedElementCategory == .supplementaryView)
  }

  @Test("V426 contexts say what is invalid")
  func contexts() {
    final class Flow: UICollectionViewFlowLayout {
      var heard: [String] = []
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        heard.append("\(context.invalidateEverything) \(context.invalidateDataSourceCounts)")
        super.invalidateLayout(with: context)
      }
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    }
    let phone = Phone.forGestures()
    let (collection, keeper) = phone.collection(items: [40])
    let layout = Flow()
    collection.collectionViewLayout = layout
    #expect(layout.heard == ["true false"])
    phone.application.endTurn()
    layout.heard = []
    collection.contentOffset.y = 10
    #expect(layout.heard == ["false false"])
    layout.invalidateLayout()
    layout.invalidateLayout(with: UICollectionViewFlowLayoutInvalidationContext())
    collection.reloadData()
    #expect(layout.heard.dropFirst() == ["false false", "false false", "true true"])
    phone.application.endTurn()
    layout.heard = []
    keeper.items = [41]
    collection.insertItems(at: [IndexPath(item: 0, section: 0)])
    #expect(layout.heard == ["false true"])
  }

  @Test("V427 a cell's content view follows the cell's size, and has the item's when it is filled")
  func contentSize() {
    final class Filler: NSObject, UICollectionViewDataSource {
      var heard: [CGSize] = []
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        heard.append(cell.contentView.bounds.size)
        return cell
      }
    }
    let (phone, filler, layout) = (Phone.forGestures(), Filler(), UICollectionViewFlowLayout())
    layout.itemSize = CGSize(width: 150, height: 70)
    let collection = UICollectionView(frame: phone.window.bounds, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = filler
    phone.window.addSubview(collection)
    phone.application.endTurn()
    #expect(filler.heard == [layout.itemSize])
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    cell.frame.size = CGSize(width: 300, height: 200)
    #expect(cell.contentView.bounds.size == cell.bounds.size)
  }

  @Test(
    "V401 a layout hears of changes when it is prepared for them, says where the content is to stand, and hears last"
  )
  func changes() {
    let (phone, collection, keeper, layout) = list([9])
    keeper.items = [8, 2]
    collection.performBatchUpdates {
      collection.deleteItems(at: [path(3), path(1)])
      collection.insertItems(at: [path(0)])
      collection.reloadItems(at: [path(5)])
      collection.moveItem(at: path(7), to: path(2))
      collection.insertSections([1])
    }
    let told = "insert - 1, delete 0.1 -, delete 0.3 -, reload 0.5 0.5, insert - 0.0, move 0.7 0.2"
    #expect(layout.take() == ["prepared", "updates \(told)", "asked where to", "final"])
    keeper.items = [8]
    collection.deleteSections([1])
    #expect(layout.take() == ["prepared", "updates delete 1 -", "asked where to", "final"])
    #expect(collection.window === phone.window)
  }

  @Test("V401 a layout that answers by what came above keeps what shows under the finger")
  func place() {
    let (phone, collection, keeper, layout) = list([20])
    layout.keepsPlace = true
    collection.contentOffset.y = 300
    phone.window.layoutIfNeeded()
    let cell = collection.cellForItem(at: path(7))
    keeper.items = [23]
    collection.insertItems(at: [path(0), path(1), path(2)])
    #expect(collection.contentOffset.y == 450 && collection.cellForItem(at: path(10)) === cell)
    phone.press(at: (100, 60))
    #expect(collection.indexPathsForSelectedItems == [path(10)])
  }

  @Test("V401 a layout hears of nothing outside of a window")
  func away() {
    let (phone, collection, keeper, layout) = list([9])
    collection.removeFromSuperview()
    keeper.items = [8]
    collection.deleteItems(at: [path(3)])
    #expect(layout.take() == [])
    phone.window.addSubview(collection)
    phone.window.layoutIfNeeded()
    #expect(layout.take() == ["prepared"])
  }

  @Test("V401 of a snapshot that takes another's place a layout hears as of a batch that leads to it")
  func snapshots() {
    let phone = Phone.forGestures()
    let layout = Telling()
    layout.itemSize = CGSize(width: 200, height: 20)
    let collection = UICollectionView(frame: phone.window.bounds, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) { list, place, _ in
      list.dequeueReusableCell(withReuseIdentifier: "cell", for: place)
    }
    phone.keep(source)
    phone.window.addSubview(collection)
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b", "c"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5, 6], toSection: "b")
    snapshot.appendItems([7], toSection: "c")
    source.apply(snapshot)
    phone.window.layoutIfNeeded()
    _ = layout.take()
    snapshot.deleteItems([2])
    snapshot.insertItems([9], beforeItem: 1)
    snapshot.moveItem(6, beforeItem: 4)
    snapshot.deleteSections(["c"])
    snapshot.insertSections(["d"], beforeSection: "b")
    snapshot.appendItems([8], toSection: "d")
    snapshot.reloadItems([3])
    source.apply(snapshot)
    let told = "delete 2 -, insert - 1, delete 0.1 -, reload 0.2 0.2, insert - 0.0, move 1.2 2.0"
    #expect(layout.take() == ["prepared", "updates \(told)", "asked where to", "final"])
    snapshot = source.snapshot()
    snapshot.moveSection("a", afterSection: "b")
    source.apply(snapshot)
    #expect(layout.take() == ["prepared", "updates move 0 2", "asked where to", "final"])
    snapshot.moveItem(9, afterItem: 8)
    source.apply(snapshot)
    #expect(layout.take() == ["prepared", "updates move 2.0 0.1", "asked where to", "final"])
  }

  /// Lies as its layout wants it, as cells do that are in a list and in a grid.
  private final class Turning: UICollectionViewCell {
    var heard: [String] = []
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(button)
    }
    required init?(coder: NSCoder) { nil }
    override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
      heard.append("will be \(size(newLayout)) after \(size(oldLayout)), \(Int(bounds.width)) wide")
      button.frame.origin.x = 30
    }
    override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
      heard.append("is \(size(newLayout)) after \(size(oldLayout)), \(Int(bounds.width)) wide")
    }
    private func size(_ layout: UICollectionViewLayout) -> Int {
      Int((layout as? UICollectionViewFlowLayout)?.itemSize.width ?? 0)
    }
  }

  private final class Changing: UICollectionViewFlowLayout {
    var heard: [String] = []
    var aim: CGFloat?
    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
      heard.append("goes \(collectionView != nil)")
    }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
      heard.append("comes \(collectionView != nil)")
    }
    override func finalizeLayoutTransition() { heard.append("final") }
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
      CGPoint(x: 0, y: aim ?? proposedContentOffset.y)
    }
  }

  @Test("V404 views in sight and both layouts hear that a layout takes another's place, and that it has")
  func anotherLayout() {
    let phone = Phone.forGestures()
    let (collection, _) = phone.collection(items: [30])
    let (grid, rows) = (Changing(), Changing())
    grid.itemSize = CGSize(width: 50, height: 50)
    rows.itemSize = CGSize(width: 200, height: 40)
    rows.minimumLineSpacing = 0
    rows.aim = 120
    collection.register(Turning.self, forCellWithReuseIdentifier: "cell")
    collection.collectionViewLayout = grid
    phone.window.layoutIfNeeded()
    grid.heard = []
    let cell = collection.cellForItem(at: path(4)) as? Turning
    cell?.heard = []
    collection.setCollectionViewLayout(rows, animated: true)
    #expect(cell?.heard == ["will be 200 after 50, 50 wide"])
    #expect(grid.heard == ["goes true"] && rows.heard == ["comes true"])
    phone.window.layoutIfNeeded()
    #expect(cell?.heard == ["will be 200 after 50, 50 wide", "is 200 after 50, 200 wide"])
    #expect(grid.heard == ["goes true", "final"] && rows.heard == ["comes true", "final"])
    #expect(collection.contentOffset.y == 120 && collection.cellForItem(at: path(4)) === cell)
    #expect(phone.window.hitTest(CGPoint(x: 35, y: 45), with: nil) === cell?.button)
    collection.collectionViewLayout = rows
    phone.window.layoutIfNeeded()
    #expect(rows.heard == ["comes true", "final"] && cell?.heard.count == 2)
  }

  /// Rows of 20 points until a cell has said how high it is; worked out once for each time it is invalidated.
  private final class Rows: UICollectionViewLayout {
    var heights: [Int: CGFloat] = [:]
    private var made: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
      guard made.isEmpty, let collectionView else { return }
      var top: CGFloat = 0
      for item in 0..<collectionView.numberOfItems(inSection: 0) {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = CGRect(x: 0, y: top, width: 200, height: heights[item] ?? 20)
        top = attributes.frame.maxY
        made.append(attributes)
      }
    }
    override var collectionViewContentSize: CGSize { CGSize(width: 200, height: made.last?.frame.maxY ?? 0) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      made.filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      made[indexPath.item]
    }
    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { preferredAttributes.size != originalAttributes.size }
    override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      heights[preferredAttributes.indexPath.item] = preferredAttributes.size.height
      return super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      made = []
    }
  }

  private final class HighItem: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 60
      return layoutAttributes
    }
  }

  @Test("V402 a layout that takes a cell's size is asked for a context of it, and hears that it is invalid")
  func sizes() {
    let phone = Phone.forGestures()
    let collection = UICollectionView(frame: phone.window.bounds, collectionViewLayout: Rows())
    collection.register(HighItem.self, forCellWithReuseIdentifier: "cell")
    let keeper = CollectionKeeper(items: [30], phone.journal)
    phone.keep(keeper)
    (collection.dataSource, collection.delegate) = (keeper, keeper)
    phone.window.addSubview(collection)
    phone.window.layoutIfNeeded()
    let frames = [0, 1, 2].map { collection.cellForItem(at: path($0))?.frame }
    #expect(frames == [0, 60, 120].map { CGRect(x: 0, y: $0, width: 200, height: 60) })
    phone.press(at: (100, 130))
    #expect(collection.indexPathsForSelectedItems == [path(2)])
  }
}
