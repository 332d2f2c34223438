import Foundation
import HeadlessUIKit
import Testing

/// Group V: where a flow layout puts items, and how a collection asks a layout.
@MainActor struct CollectionLayoutTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  private func flow(_ sizes: [CGSize], _ change: (UICollectionViewFlowLayout) -> Void = { _ in }) -> [CGRect] {
    let phone = Phone.forGestures()
    let layout = UICollectionViewFlowLayout()
    change(layout)
    let keeper = Sizes(sizes)
    phone.keep(keeper)
    let collection = UICollectionView(frame: phone.window.bounds, collectionViewLayout: layout)
    collection.dataSource = keeper
    collection.delegate = keeper
    phone.window.addSubview(collection)
    return sizes.indices.compactMap { collection.layoutAttributesForItem(at: path($0))?.frame }
  }

  @Test("V24 a line takes what fits, is spread from side to side, and a grid's last line keeps the columns")
  func grid() {
    let frames = flow(Array(repeating: CGSize(width: 60, height: 40), count: 5))
    #expect(frames.map(\.minX) == [0, 70, 140, 0, 70])
    #expect(frames.map(\.minY) == [0, 0, 0, 50, 50])
    let tight = flow(Array(repeating: CGSize(width: 61, height: 40), count: 3))
    #expect(tight.map(\.minX) == [0, 139, 0])
  }

  @Test(
    "V150 other bounds ask a layout for a context, and both methods that invalidate it are called, in that order")
  func contexts() throws {
    final class Context: UICollectionViewFlowLayoutInvalidationContext {}
    final class Telling: UICollectionViewFlowLayout {
      var heard: [String] = []
      override class var invalidationContextClass: AnyClass { Context.self }
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
      override func invalidationContext(
        forBoundsChange newBounds: CGRect
      ) -> UICollectionViewLayoutInvalidationContext {
        heard.append("asked for \(Int(newBounds.minY))")
        return super.invalidationContext(forBoundsChange: newBounds)
      }
      override func invalidateLayout() {
        heard.append("invalid")
        super.invalidateLayout()
      }
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        heard.append("invalid with \(type(of: context))")
        super.invalidateLayout(with: context)
      }
      override func prepare() {
        heard.append("prepared")
        super.prepare()
      }
    }
    let phone = Phone.forGestures()
    let (collection, _) = phone.collection(items: [40])
    let layout = Telling()
    collection.collectionViewLayout = layout
    phone.window.layoutIfNeeded()
    layout.heard = []
    collection.contentOffset.y = 30
    phone.window.layoutIfNeeded()
    #expect(layout.heard == ["asked for 30", "invalid", "invalid with Context", "prepared"])
    layout.heard = []
    let context = Context()
    context.invalidateItems(at: [path(1)])
    context.invalidateItems(at: [path(2)])
    #expect(context.invalidatedItemIndexPaths == [path(1), path(2)])
    layout.invalidateLayout(with: context)
    #expect(layout.heard == ["invalid with Context"])
  }

  @Test("V1317 a context names each item once, and an empty list of items names none")
  func named() {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [])
    #expect(context.invalidatedItemIndexPaths == nil)
    context.invalidateItems(at: [path(1), path(2), path(1)])
    context.invalidateItems(at: [path(2), path(0)])
    #expect(context.invalidatedItemIndexPaths == [path(1), path(2), path(0)])
    context.invalidateSupplementaryElements(ofKind: "a", at: [])
    context.invalidateSupplementaryElements(ofKind: "b", at: [path(3), path(3)])
    context.invalidateSupplementaryElements(ofKind: "b", at: [path(3), path(1)])
    #expect(context.invalidatedSupplementaryIndexPaths == ["a": [], "b": [path(3), path(1)]])
  }

  @Test(
    "V151 a layout says where an item that is moved goes and how it looks, and hears of each place and of the end")
  func movedItem() throws {
    final class Lifting: UICollectionViewFlowLayout {
      var heard: [String] = []
      override func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
      ) -> UICollectionViewLayoutAttributes {
        let lifted = super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
        lifted.alpha = 0.5
        return lifted
      }
      override func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
      ) -> IndexPath {
        let found = super.targetIndexPath(forInteractivelyMovingItem: previousIndexPath, withPosition: position)
        return found.item == 3 ? IndexPath(item: 2, section: 0) : found
      }
      override func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
      ) -> UICollectionViewLayoutInvalidationContext {
        heard.append("\(previousIndexPaths.map(\.item)) to \(targetIndexPaths.map(\.item))")
        return super.invalidationContext(
          forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
          previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
      }
      override func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
      ) -> UICollectionViewLayoutInvalidationContext {
        heard.append("ends at \(indexPaths.map(\.item))\(movementCancelled ? ", cancelled" : "")")
        return super.invalidationContextForEndingInteractiveMovementOfItems(
          toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
          movementCancelled: movementCancelled)
      }
    }
    let phone = Phone.forGestures()
    let (collection, _) = phone.collection(items: [4])
    let layout = Lifting()
    layout.itemSize = CGSize(width: 90, height: 90)
    collection.collectionViewLayout = layout
    phone.window.layoutIfNeeded()
    let cell = try #require(collection.cellForItem(at: path(0)))
    #expect(collection.beginInteractiveMovementForItem(at: path(0)))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 150))
    phone.window.layoutIfNeeded()
    #expect(cell.center == CGPoint(x: 150, y: 150) && cell.alpha == 0.5)
    collection.cancelInteractiveMovement()
    phone.window.layoutIfNeeded()
    #expect(cell.alpha == 1 && cell.center == CGPoint(x: 45, y: 45))
    #expect(collection.beginInteractiveMovementForItem(at: path(0)))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 45))
    collection.endInteractiveMovement()
    #expect(layout.heard == ["[0] to [2]", "ends at [0], cancelled", "[0] to [1]", "ends at [1]"])
    #expect(phone.journal.take() == ["moved 0-0 to 0-1"])
  }

  @Test("V113 a transform in space that a layout gives an item is its cell's layer's; touches see its plane")
  func space() throws {
    final class Turning: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect) ?? []
        for each in all { each.transform3D = CATransform3DMakeRotation(.pi / 3, 0, 1, 0) }
        return all
      }
    }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path(0))
    attributes.transform3D = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    #expect(abs(attributes.transform.a - 0.5) < 1e-9 && attributes.transform3D.m11 == attributes.transform.a)
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    #expect(copy.transform3D.m13 == attributes.transform3D.m13 && copy.transform3D.m13 != 0)
    attributes.transform = .identity
    #expect(CATransform3DIsIdentity(attributes.transform3D))

    let phone = Phone.forGestures()
    let layout = Turning()
    layout.itemSize = CGSize(width: 100, height: 100)
    let keeper = Sizes([CGSize(width: 100, height: 100)])
    phone.keep(keeper)
    let collection = UICollectionView(frame: phone.window.bounds, collectionViewLayout: layout)
    collection.dataSource = keeper
    collection.delegate = keeper
    phone.window.addSubview(collection)
    phone.window.layoutIfNeeded()
    let cell = try #require(collection.cellForItem(at: path(0)))
    #expect(cell.layer.transform.m13 != 0 && abs(cell.frame.width - 50) < 1e-9)
  }

  @Test("V24 items of several sizes stand in the middle of their line, and at the beginning of the last one")
  func mixed() {
    let frames = flow([
      CGSize(width: 120, height: 20), CGSize(width: 60, height: 40), CGSize(width: 150, height: 30),
      CGSize(width: 80, height: 10), CGSize(width: 50, height: 10),
    ])
    #expect(frames[0] == CGRect(x: 0, y: 10, width: 120, height: 20))
    #expect(frames[1] == CGRect(x: 140, y: 0, width: 60, height: 40))
    // Alone in a line that another follows.
    #expect(frames[2] == CGRect(x: 25, y: 50, width: 150, height: 30))
    #expect(frames[3].minX == 0 && frames[4].minX == 90)
  }

  @Test("V24 where lines take one item each, the last one and the only one stand in the middle as the others do")
  func oneALine() {
    let size = CGSize(width: 150, height: 40)
    #expect(flow([size, size, size]).map(\.minX) == [25, 25, 25])
    #expect(flow([size]).map(\.minX) == [25])
    let low = CGSize(width: 60, height: 120)
    let across = flow([low, low]) { $0.scrollDirection = .horizontal }
    #expect(across.map(\.minY) == [40, 40])
    #expect(flow([CGSize(width: 90, height: 40)]).map(\.minX) == [0], "two would fit")
  }

  @Test("V24 scrolling across, lines go down")
  func horizontal() {
    let frames = flow(Array(repeating: CGSize(width: 60, height: 95), count: 3)) {
      $0.scrollDirection = .horizontal
      $0.minimumInteritemSpacing = 4
    }
    #expect(frames.map(\.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 105), CGPoint(x: 70, y: 0)])
  }

  @Test("V25 the delegate stands over the layout's properties, and insets and headers move the items")
  func delegate() {
    let frames = flow([CGSize(width: 30, height: 30)]) {
      $0.itemSize = CGSize(width: 77, height: 77)
      $0.sectionInset = UIEdgeInsets(top: 5, left: 7, bottom: 0, right: 0)
      $0.headerReferenceSize = CGSize(width: 0, height: 20)
    }
    #expect(frames == [CGRect(x: 7, y: 25, width: 30, height: 30)])
  }

  @Test(
    "V19 pinned headers stay in sight with their section, and nobody is asked for sizes anew to have them do so")
  func pinnedHeaders() throws {
    let phone = Phone.forGestures()
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    let keeper = Sizes(Array(repeating: CGSize(width: 200, height: 90), count: 10))
    phone.keep(keeper)
    let collection = UICollectionView(frame: phone.window.bounds, collectionViewLayout: layout)
    let kind = UICollectionView.elementKindSectionHeader
    collection.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    collection.dataSource = keeper
    collection.delegate = keeper
    phone.window.addSubview(collection)
    phone.window.layoutIfNeeded()
    let asked = keeper.asked
    let header = try #require(collection.supplementaryView(forElementKind: kind, at: path(0)))
    #expect(header.frame == CGRect(x: 0, y: 0, width: 200, height: 30) && asked > 0)
    collection.contentOffset.y = 120
    phone.window.layoutIfNeeded()
    #expect(header.frame.minY == 120 && header.superview === collection && keeper.asked == asked)
    #expect(phone.window.hitTest(CGPoint(x: 100, y: 10), with: nil) === header)
    collection.frame.size.width = 150
    phone.window.layoutIfNeeded()
    #expect(keeper.asked == asked)
    layout.invalidateLayout()
    phone.window.layoutIfNeeded()
    #expect(keeper.asked > asked)
  }

  @Test("V26 a layout chooses where content comes to rest that a finger lets go")
  func target() {
    let phone = Phone.forGestures()
    let collection = UICollectionView(frame: phone.window.bounds, collectionViewLayout: Snapping())
    let keeper = Sizes(Array(repeating: .zero, count: 20))
    phone.keep(keeper)
    collection.dataSource = keeper
    phone.window.addSubview(collection)
    phone.window.layoutIfNeeded()
    phone.pull((0, -80))
    phone.up(1)
    phone.wait(5)
    #expect(collection.contentOffset.y == 300)
  }

  @Test("V28 a layout is prepared once for each time it is invalidated, and asked at every change of bounds")
  func invalidation() {
    let phone = Phone.forGestures()
    let layout = Snapping()
    let collection = UICollectionView(frame: phone.window.bounds, collectionViewLayout: layout)
    let keeper = Sizes(Array(repeating: .zero, count: 20))
    phone.keep(keeper)
    collection.dataSource = keeper
    phone.window.addSubview(collection)
    phone.window.layoutIfNeeded()
    #expect(layout.prepared == 1 && collection.contentSize.height == 2000)
    collection.contentOffset.y = 30
    phone.window.layoutIfNeeded()
    #expect(layout.prepared == 1 && layout.asked.map(\.minY) == [30])
    layout.isSensitive = true
    collection.contentOffset.y = 40
    phone.window.layoutIfNeeded()
    #expect(layout.prepared == 2)
    collection.frame.size.width = 100
    phone.window.layoutIfNeeded()
    #expect(layout.prepared == 3)
  }

  @Test("V389 a flow layout that sets its values as it prepares is prepared again where they change, and no more")
  func valuesSetInPreparing() {
    final class Carousel: UICollectionViewFlowLayout {
      var prepared = 0
      override func prepare() {
        super.prepare()
        prepared += 1
        scrollDirection = .horizontal
        itemSize = CGSize(width: 100, height: 80)
        minimumLineSpacing = 20
        sectionInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 50)
      }
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    }
    let phone = Phone.forGestures()
    let layout = Carousel()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 100), collectionViewLayout: layout)
    let keeper = Sizes(Array(repeating: .zero, count: 5))
    phone.keep(keeper)
    collection.dataSource = keeper
    phone.window.addSubview(collection)
    phone.window.layoutIfNeeded()
    #expect(layout.prepared == 2 && collection.contentSize == CGSize(width: 680, height: 100))
    #expect(collection.cellForItem(at: path(1))?.frame.minX == 170)
    collection.contentOffset.x = 120
    phone.window.layoutIfNeeded()
    #expect(layout.prepared == 3)
    #expect(collection.indexPathForItem(at: CGPoint(x: 220, y: 50)) == path(1))
  }

  @Test("V223 pinned footers stay in sight with their section")
  func pinnedFooters() throws {
    let phone = Phone.forGestures()
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionFootersPinToVisibleBounds = true
    let keeper = Sizes(Array(repeating: CGSize(width: 200, height: 90), count: 10))
    phone.keep(keeper)
    let collection = UICollectionView(frame: phone.window.bounds, collectionViewLayout: layout)
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    }
    collection.dataSource = keeper
    collection.delegate = keeper
    phone.window.addSubview(collection)
    phone.window.layoutIfNeeded()
    let kind = UICollectionView.elementKindSectionFooter
    let footer = try #require(collection.supplementaryView(forElementKind: kind, at: path(0)))
    #expect(footer.frame == CGRect(x: 0, y: 180, width: 200, height: 20))
    #expect(phone.window.hitTest(CGPoint(x: 100, y: 190), with: nil) === footer)
    collection.contentOffset.y = 50
    phone.window.layoutIfNeeded()
    #expect(footer.frame.minY == 230)
    collection.contentOffset.y = collection.contentSize.height - 200
    phone.window.layoutIfNeeded()
    #expect(footer.frame.maxY == collection.contentSize.height)
  }
}

/// Items of given sizes.
private final class Sizes: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private let sizes: [CGSize]
  private(set) var asked = 0
  init(_ sizes: [CGSize]) { self.sizes = sizes }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sizes.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.plainCell(for: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    asked += 1
    return sizes[indexPath.item]
  }
}

/// One item of 100 points below the other; comes to rest at 300.
private final class Snapping: UICollectionViewLayout {
  private(set) var prepared = 0
  private(set) var asked: [CGRect] = []
  var isSensitive = false

  override func prepare() { prepared += 1 }

  override var collectionViewContentSize: CGSize {
    CGSize(width: 200, height: 100 * (collectionView?.numberOfItems(inSection: 0) ?? 0))
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: $0, section: 0))
      attributes.frame = CGRect(x: 0, y: $0 * 100, width: 200, height: 100)
      return attributes
    }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    asked.append(newBounds)
    return isSensitive
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { CGPoint(x: 0, y: 300) }
}
