import Foundation
import HeadlessUIKit
import Testing

/// Rules V306 and V307: what stands beside groups, and what a section's handler does to what shows. The collection
/// has 200 × 200 points.
@MainActor struct GroupSurroundingsTests: ComposedTests {
  @Test("V306 what stands beside a group comes once for each time that it stands, on the group's rectangle")
  func besideGroups() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)), subitem: item, count: 2)
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(10)), elementKind: "header",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .trailing]))
    row.supplementaryItems = [badge]
    #expect(row.supplementaryItems == [badge] && item.supplementaryItems.isEmpty)
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [row])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let (_, collection) = collection(layout, items: [6])
    let all = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 200, height: 200)) ?? []
    let besides = all.filter { $0.representedElementKind == "header" }.sorted { $0.indexPath < $1.indexPath }
    #expect(besides.map(\.indexPath.item) == [0, 2, 4])
    #expect(besides.map(\.frame) == [box(180, 40, 20, 10), box(180, 90, 20, 10), box(180, 140, 20, 10)])
    #expect(collection.visibleSupplementaryViews(ofKind: "header").count == 3)
    let lines: [Substring] = [
      "column 1.0 width by 100.0", "  row 1.0 width by 0.5 height", "    item 0.5 width by 1.0 height",
    ]
    #expect(group.visualDescription().split(separator: "\n") == lines)
  }

  @Test("V307 a section's handler turns what shows in space, too")
  func turnedInSpace() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items { item.transform3D = CATransform3DMakeScale(0.5, 0.5, 1) }
    }
    let (_, collection) = collection(UICollectionViewCompositionalLayout(section: section), items: [1])
    #expect(collection.cellForItem(at: path(0))?.frame == box(50, 25, 100, 50))
  }
}
