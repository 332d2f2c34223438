import Foundation
import HeadlessUIKit
import Testing

/// Rules V398, V399, V450, V454, V542 and V1318: what layouts keep, leave out, and ask of their cells.
@MainActor struct OwnLayoutTests {
  private func collection(_ layout: UICollectionViewLayout, _ cell: UICollectionViewCell.Type) -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
    collection.register(cell, forCellWithReuseIdentifier: "cell")
    return collection
  }

  private final class Three: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  @Test("V398 a flow layout whose override of prepare leaves super out shows its items all the same")
  func unprepared() {
    final class Forgetful: UICollectionViewFlowLayout { override func prepare() {} }
    let (phone, source, layout) = (Phone.forGestures(), Three(), Forgetful())
    layout.itemSize = CGSize(width: 60, height: 60)
    let collection = collection(layout, UICollectionViewCell.self)
    collection.dataSource = source
    phone.window.addSubview(collection)
    phone.window.layoutIfNeeded()
    #expect(collection.visibleCells.count == 3 && collection.contentSize.height == 60)
    layout.itemSize = CGSize(width: 60, height: 90)
    layout.invalidateLayout()
    phone.window.layoutIfNeeded()
    #expect(collection.contentSize.height == 90)
  }

  @Test("V399 a cell that changes the attributes it is asked with changes none that its layout keeps")
  func keptAttributes() {
    final class Tall: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.frame.size.height = 30
        return layoutAttributes
      }
    }
    let (phone, source, layout) = (Phone.forGestures(), Three(), KeepingLayout())
    let collection = collection(layout, Tall.self)
    collection.dataSource = source
    phone.window.addSubview(collection)
    phone.window.layoutIfNeeded()
    #expect(layout.kept.map(\.frame.minY) == [0, 30, 60] && layout.kept.allSatisfy { $0.frame.height == 30 })
    #expect(collection.contentSize.height == 90)
  }

  @Test("V542 a flow layout asks cells for their sizes only where it has estimated them", arguments: [true, false])
  func askedBySize(estimates: Bool) {
    final class Asked: UICollectionViewCell {
      var count = 0
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        count += 1
        return layoutAttributes
      }
    }
    let (phone, source, layout) = (Phone.forGestures(), Three(), UICollectionViewFlowLayout())
    if estimates { layout.estimatedItemSize = CGSize(width: 60, height: 60) }
    let collection = collection(layout, Asked.self)
    collection.dataSource = source
    phone.window.addSubview(collection)
    phone.window.layoutIfNeeded()
    collection.performBatchUpdates(nil)
    let counts = collection.visibleCells.map { ($0 as? Asked)?.count ?? 0 }
    #expect(counts.count == 3 && counts.allSatisfy { ($0 > 0) == estimates })
  }

  /// A cell with 25 points of content, which may be as wide as it likes.
  private final class Ruled: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let content = UIView()
      content.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(content)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: contentView.topAnchor),
        content.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        content.heightAnchor.constraint(equalToConstant: 25),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test("V450 cells prefer the size of their constraints in a layout of the application's own, which may take it")
  func constraints() {
    final class Deaf: KeepingLayout {
      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
        withOriginalAttributes original: UICollectionViewLayoutAttributes
      ) -> Bool { false }
    }
    for (layout, height) in [(KeepingLayout(), 25), (Deaf(), 10)] {
      let (phone, source) = (Phone.forGestures(), Three())
      let collection = collection(layout, Ruled.self)
      collection.dataSource = source
      phone.window.addSubview(collection)
      phone.window.layoutIfNeeded()
      #expect(collection.visibleCells.map(\.bounds.size.height) == Array(repeating: CGFloat(height), count: 3))
      let given = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
      given.size = CGSize(width: 90, height: 70)
      let preferred = collection.visibleCells[0].preferredLayoutAttributesFitting(given)
      #expect(preferred.size == CGSize(width: 90, height: 25) && given.size.height == 70)
    }
  }

  @Test("V1318 the data source is not asked for the cell of an item that its layout shows and it doesn't count")
  func uncounted() {
    final class Two: NSObject, UICollectionViewDataSource {
      var asked: [Int] = []
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        asked.append(indexPath.item)
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let (phone, source, layout) = (Phone.forGestures(), Two(), KeepingLayout())
    let collection = collection(layout, UICollectionViewCell.self)
    collection.dataSource = source
    phone.window.addSubview(collection)
    collection.layoutIfNeeded()
    #expect(layout.kept.count == 3 && source.asked == [0, 1] && collection.visibleCells.count == 2)
  }

  @Test("V454 the index by which a view is in front is its layer's depth, until code sets that")
  func depth() {
    let (phone, source, layout) = (Phone.forGestures(), Three(), KeepingLayout())
    let collection = collection(layout, UICollectionViewCell.self)
    collection.dataSource = source
    phone.window.addSubview(collection)
    collection.layoutIfNeeded()
    let cell = collection.visibleCells[1]
    #expect(cell.layer.zPosition == 0)
    layout.kept[1].zIndex = 7
    collection.setNeedsLayout()
    collection.layoutIfNeeded()
    #expect(cell.layer.zPosition == 7 && collection.subviews.last === cell)
    cell.layer.zPosition = 0
    collection.setNeedsLayout()
    collection.layoutIfNeeded()
    #expect(cell.layer.zPosition == 0)
  }
}

/// Rows of 10 points, which grow by what their cells prefer to what they had.
private class KeepingLayout: UICollectionViewLayout {
  private(set) var kept: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    guard kept.isEmpty else { return }
    kept = (0..<3).map { row in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: row, section: 0))
      attributes.frame = CGRect(x: 0, y: row * 10, width: 200, height: 10)
      return attributes
    }
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 200, height: kept.last?.frame.maxY ?? 0) }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { kept }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    kept[indexPath.item]
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool {
    let growth = preferred.size.height - original.size.height
    guard growth != 0 else { return false }
    for attributes in kept[preferred.indexPath.item...] {
      if attributes.indexPath == preferred.indexPath {
        attributes.frame.size.height += growth
      } else {
        attributes.frame.origin.y += growth
      }
    }
    return true
  }
}
