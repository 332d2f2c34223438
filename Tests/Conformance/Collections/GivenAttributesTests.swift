import Foundation
import HeadlessUIKit
import Testing

/// Rule V468: when a collection's views are given their layout attributes.
@MainActor @Suite("V: attributes that are given") struct GivenAttributesTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// Items in a row of which each shows a mark of its own, and counts how often it was given attributes.
  private final class Marked: UICollectionViewLayoutAttributes {
    var mark = 0

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Marked)?.mark = mark
      return copy
    }

    nonisolated override func isEqual(_ object: Any?) -> Bool {
      guard super.isEqual(object), let other = object as? Marked else { return false }
      return MainActor.assumeIsolated { mark == other.mark }
    }
  }

  private final class MarkedCell: UICollectionViewCell {
    var marks: [Int] = []
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      marks.append((layoutAttributes as? Marked)?.mark ?? -1)
    }
  }

  private final class Row: UICollectionViewLayout {
    var mark = 1
    var width: CGFloat = 50
    private lazy var kept = (0..<20).map { Marked(forCellWith: IndexPath(item: $0, section: 0)) }

    override var collectionViewContentSize: CGSize { CGSize(width: 20 * width, height: 50) }
    override func prepare() {
      for (place, attributes) in kept.enumerated() {
        attributes.frame = CGRect(x: CGFloat(place) * width, y: 0, width: width, height: 50)
        attributes.mark = mark
      }
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      kept.filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      kept[indexPath.item]
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  }

  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var whenScrolled: () -> Void = {}
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { whenScrolled() }
  }

  private func show(_ layout: UICollectionViewLayout) -> (Phone, UICollectionView, Source) {
    let (phone, source) = (Phone.forGestures(), Source())
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 50), collectionViewLayout: layout)
    collection.register(MarkedCell.self, forCellWithReuseIdentifier: "cell")
    (collection.dataSource, collection.delegate) = (source, source)
    phone.keep(source)
    phone.window.addSubview(collection)
    phone.window.layoutIfNeeded()
    return (phone, collection, source)
  }

  @Test("V468 cells that code makes smaller and paler while a finger scrolls stay so, until they show other items")
  func carousel() throws {
    let flow = UICollectionViewFlowLayout()
    (flow.itemSize, flow.scrollDirection) = (CGSize(width: 50, height: 50), .horizontal)
    flow.minimumLineSpacing = 0
    for layout in [flow, Row()] {
      let (phone, collection, source) = show(layout)
      let small = CGAffineTransform(scaleX: 0.5, y: 0.5)
      source.whenScrolled = { [unowned collection] in
        for cell in collection.visibleCells { (cell.transform, cell.alpha) = (small, 0.5) }
      }
      phone.drag(from: (180, 25), to: (120, 25))
      collection.setNeedsLayout()
      phone.application.endTurn()
      #expect(collection.contentOffset.x > 0)
      let cells = collection.visibleCells
      #expect(cells.dropLast().allSatisfy { $0.transform == small && $0.alpha == 0.5 })
      source.whenScrolled = {}
      collection.contentOffset.x = 600
      phone.application.endTurn()
      #expect(collection.visibleCells.allSatisfy { $0.transform.isIdentity && $0.alpha == 1 })
      #expect(collection.visibleCells.contains { cell in cells.contains { $0 === cell } })
      let cell = try #require(collection.cellForItem(at: path(13)))
      #expect(cell.frame == CGRect(x: 650, y: 0, width: 50, height: 50))
    }
  }

  @Test(
    "V468 attributes are given when they differ, also where a layout changes its own, and by what overrides compare"
  )
  func changed() throws {
    let layout = Row()
    let (phone, collection, _) = show(layout)
    let cell = try #require(collection.cellForItem(at: path(1)) as? MarkedCell)
    #expect(cell.marks == [1])
    layout.invalidateLayout()
    collection.contentOffset.x = 20
    phone.application.endTurn()
    #expect(cell.marks == [1])
    layout.mark = 2
    layout.invalidateLayout()
    phone.application.endTurn()
    #expect(cell.marks == [1, 2])
    layout.width = 40
    layout.invalidateLayout()
    phone.application.endTurn()
    #expect(cell.marks == [1, 2, 2] && cell.frame == CGRect(x: 40, y: 0, width: 40, height: 50))
  }

  @Test("V468 attributes are equal that say the same of the same place")
  func equality() throws {
    func attributes(_ item: Int, _ change: (UICollectionViewLayoutAttributes) -> Void = { _ in })
      -> UICollectionViewLayoutAttributes
    {
      let made = UICollectionViewLayoutAttributes(forCellWith: path(item))
      made.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      change(made)
      return made
    }
    let one = attributes(0)
    #expect(one == attributes(0) && one.hash == attributes(0).hash && one.copy() as? NSObject == one)
    #expect(one != attributes(1))
    #expect(one != attributes(0) { $0.center.x += 1 })
    #expect(one != attributes(0) { $0.size.width += 1 })
    #expect(one != attributes(0) { $0.transform = CGAffineTransform(rotationAngle: 1) })
    #expect(one != attributes(0) { $0.transform3D.m34 = 0.1 })
    #expect(one != attributes(0) { $0.alpha = 0 })
    #expect(one != attributes(0) { $0.zIndex = 1 })
    #expect(one != attributes(0) { $0.isHidden = true })
    #expect(one != UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "beside", with: path(0)))
  }

  @Test("V468 an item that is moved by hand goes back to its place, also where that is the one that it had")
  func movedByHand() throws {
    let phone = Phone.forGestures()
    let (collection, _) = phone.collection(items: [4])
    let cell = try #require(collection.cellForItem(at: path(0)))
    let frame = cell.frame
    collection.beginInteractiveMovementForItem(at: path(0))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 60))
    phone.application.endTurn()
    #expect(cell.frame != frame)
    collection.cancelInteractiveMovement()
    phone.application.endTurn()
    #expect(cell.frame == frame)
  }
}
