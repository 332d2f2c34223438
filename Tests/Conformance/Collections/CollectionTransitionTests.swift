import Foundation
import HeadlessUIKit
import Testing

/// Rules V260 and V446: a collection between two layouts, and one that gets another. It has 200 × 200 points.
@MainActor struct CollectionTransitionTests: ComposedTests {
  /// Items of 40 points, in a row or in a column, that writes down what it hears.
  private final class Strip: UICollectionViewLayout {
    let isRow: Bool
    var heard: [String] = []
    init(isRow: Bool) {
      self.isRow = isRow
      super.init()
    }
    required init?(coder: NSCoder) { nil }
    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }
    override var collectionViewContentSize: CGSize {
      isRow ? CGSize(width: 50 * count, height: 40) : CGSize(width: 40, height: 50 * count)
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      let way = 50 * indexPath.item
      attributes.frame = CGRect(x: isRow ? way : 0, y: isRow ? 0 : way, width: 40, height: 40)
      return attributes
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.intersects(rect) }
    }
    override func prepareForTransition(to newLayout: UICollectionViewLayout) { heard.append("to") }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) { heard.append("from") }
    override func finalizeLayoutTransition() { heard.append("final") }
  }

  private func between() -> (Phone, UICollectionView, Strip, Strip) {
    let (row, column) = (Strip(isRow: true), Strip(isRow: false))
    let (phone, collection) = collection(row, items: [4])
    return (phone, collection, row, column)
  }

  @Test(
    "V260 items stand between where two layouts put them, as far as the progress says, and fingers find them there")
  func onTheWay() {
    let (phone, collection, _, column) = between()
    let transition = collection.startInteractiveTransition(to: column)
    #expect(collection.collectionViewLayout === transition)
    #expect(
      frames(collection, 4) == [box(0, 0, 40, 40), box(50, 0, 40, 40), box(100, 0, 40, 40), box(150, 0, 40, 40)])
    transition.transitionProgress = 0.5
    phone.window.layoutIfNeeded()
    #expect(frames(collection, 4)[3] == box(75, 75, 40, 40))
    #expect(collection.contentSize == CGSize(width: 120, height: 120))
    phone.tap(at: (95, 95))
    #expect(collection.indexPathsForSelectedItems == [path(3)])
  }

  @Test("V260 finishing puts the next layout in place and cancelling the one before; the completion says which")
  func ending() {
    let (_, collection, row, column) = between()
    var ends: [[Bool]] = []
    collection.startInteractiveTransition(to: column) { ends.append([$0, $1]) }
    collection.finishInteractiveTransition()
    #expect(ends.isEmpty && collection.collectionViewLayout === column)
    UIApplication.shared.endTurn()
    #expect(ends == [[true, true]] && column.collectionView === collection && row.collectionView == nil)
    #expect(frames(collection, 4)[3] == box(0, 150, 40, 40))
    collection.startInteractiveTransition(to: row) { ends.append([$0, $1]) }
    collection.cancelInteractiveTransition()
    UIApplication.shared.endTurn()
    #expect(ends.last == [true, false] && collection.collectionViewLayout === column && row.collectionView == nil)
    #expect(row.heard == ["to", "final", "from", "final"] && column.heard == ["from", "final", "to", "final"])
  }

  @Test("V260 a transition layout that code makes and sets lays out by its progress, too")
  func setByCode() {
    let (phone, collection, row, column) = between()
    let transition = UICollectionViewTransitionLayout(currentLayout: row, nextLayout: column)
    collection.collectionViewLayout = transition
    transition.transitionProgress = 0.5
    phone.window.layoutIfNeeded()
    #expect(frames(collection, 4)[2] == box(50, 50, 40, 40))
    phone.tap(at: (60, 60))
    #expect(collection.indexPathsForSelectedItems == [path(2)])
    collection.collectionViewLayout = transition.nextLayout
    phone.window.layoutIfNeeded()
    #expect(frames(collection, 4)[2] == box(0, 100, 40, 40) && row.collectionView == nil)
  }

  @Test("V260 another layout that is set meanwhile ends the transition without finishing it (ours)")
  func abandoning() {
    let (_, collection, _, column) = between()
    var ends: [[Bool]] = []
    collection.startInteractiveTransition(to: column) { ends.append([$0, $1]) }
    let third = Strip(isRow: false)
    collection.setCollectionViewLayout(third, animated: false)
    UIApplication.shared.endTurn()
    #expect(ends == [[false, false]] && collection.collectionViewLayout === third)
    collection.startInteractiveTransition(to: column)
    collection.cancelInteractiveTransition()
    #expect(collection.collectionViewLayout === third)
  }

  @Test("V260 where no transition goes on none can be finished, nor begun where one does: UIKit raises")
  func trapping() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIApplication.start(UIApplication())
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
          .finishInteractiveTransition()
      }
    }
  }

  @Test("V446 the completion of another layout finds it in its place", arguments: [true, false])
  func setWithCompletion(animated: Bool) {
    let (phone, collection, row, column) = between()
    var found: [CGRect?] = []
    collection.setCollectionViewLayout(column, animated: animated) { _ in
      found.append(collection.cellForItem(at: path(3))?.frame)
    }
    #expect(found == [])
    phone.application.endTurn()
    #expect(found == [box(0, 150, 40, 40)] && collection.contentSize == CGSize(width: 40, height: 200))
    #expect(row.heard == ["to", "final"] && column.heard == ["from", "final"])
  }

  @Test func `items that come meanwhile stand between both layouts, and values are kept by their names`() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 90, height: 90)
    let large = UICollectionViewFlowLayout()
    large.itemSize = CGSize(width: 190, height: 100)
    let (phone, collection) = collection(flow, items: [3])
    let transition = collection.startInteractiveTransition(to: large)
    transition.transitionProgress = 1
    transition.invalidateLayout()
    phone.window.layoutIfNeeded()
    collection.reloadData()
    phone.window.layoutIfNeeded()
    #expect(frames(collection, 3).map(\.height) == [100, 100, 100])
    transition.updateValue(3, forAnimatedKey: "depth")
    #expect(transition.value(forAnimatedKey: "depth") == 3 && transition.value(forAnimatedKey: "none") == 0)
    collection.finishInteractiveTransition()
    #expect(collection.collectionViewLayout === large && collection.contentSize.height > 300)
  }
}
