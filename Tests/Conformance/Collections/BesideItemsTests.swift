import Foundation
import HeadlessUIKit
import Testing

/// Rules V767 and V771: what stands beside items, and groups without items. The collection has 200 × 200 points.
@MainActor @Suite("V: beside items") struct BesideItemsTests: ComposedTests {
  /// Two items of 100 × 60 points, each with a badge of 20 × 10.
  private func badges(_ anchor: NSCollectionLayoutAnchor) -> (phone: Phone, collection: UICollectionView) {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(10)), elementKind: "header", containerAnchor: anchor)
    let item = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .absolute(60)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
    return collection(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), items: [2])
  }

  @Test(
    "V767 between two opposite edges it stands in the middle, as where none is named",
    arguments: [[], [.leading, .trailing], [.top, .bottom], .all] as [NSDirectionalRectEdge])
  func opposite(edges: NSDirectionalRectEdge) {
    let (_, collection) = badges(NSCollectionLayoutAnchor(edges: edges))
    #expect(collection.supplementaryView(forElementKind: "header", at: path(0))?.frame == box(40, 25, 20, 10))
  }

  @Test("V767 a badge that stands out of its item lies in front of the next one, and has the touches there")
  func inFront() throws {
    let (phone, collection) = badges(
      NSCollectionLayoutAnchor(edges: [.trailing], fractionalOffset: CGPoint(x: 0.5, y: 0)))
    let badge = try #require(collection.supplementaryView(forElementKind: "header", at: path(0)))
    #expect(badge.frame == box(90, 25, 20, 10))
    #expect(phone.window.hitTest(CGPoint(x: 105, y: 30), with: nil) === badge)
    let attributes = collection.layoutAttributesForSupplementaryElement(ofKind: "header", at: path(0))
    #expect(attributes?.zIndex == 1 && collection.layoutAttributesForItem(at: path(0))?.zIndex == 0)
  }

  @Test("V771 a group that is made of a size alone has no items, and its section shows none")
  func withoutItems() {
    let group = NSCollectionLayoutGroup(layoutSize: size(.absolute(10), .absolute(10)))
    #expect(group.subitems.isEmpty)
    let (_, collection) = collection(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), items: [3])
    #expect(collection.visibleCells.isEmpty && frames(collection, 3).isEmpty && collection.contentSize.height == 0)
  }
}
