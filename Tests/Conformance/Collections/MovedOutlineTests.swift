import Foundation
import HeadlessUIKit
import Testing

/// Rules V1277 and V1279: outlines whose items fingers move, and what outlines say of themselves.
@MainActor struct MovedOutlineTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, String>
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  /// Two heads, the first of them open, and a section of no outline.
  private func list() -> (phone: Phone, list: UICollectionView, source: Source) {
    let phone = Phone.forGestures()
    phone.window.frame = CGRect(x: 0, y: 0, width: 200, height: 600)
    let list = UICollectionView(
      frame: phone.window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      cell.accessories = item.hasPrefix("H") ? [.outlineDisclosure(options: .init(style: .header))] : []
    }
    let source = Source(collectionView: list) { list, place, item in
      list.dequeueConfiguredReusableCell(using: row, for: place, item: item)
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    phone.keep(source)
    phone.window.addSubview(list)
    var outline = Outline()
    outline.append(["H1", "H2"])
    outline.append(["a", "b", "c"], to: "H1")
    outline.append(["d"], to: "H2")
    outline.append(["x"], to: "b")
    outline.expand(["H1"])
    source.apply(outline, to: "outline")
    var flat = Outline()
    flat.append(["p", "q"])
    source.apply(flat, to: "flat")
    phone.window.layoutIfNeeded()
    return (phone, list, source)
  }

  /// Each item with what it is in.
  private func tree(_ outline: Outline) -> [String] {
    outline.items.map { item in (outline.parent(of: item).map { "\($0)/" } ?? "") + item }
  }

  private func move(
    _ list: UICollectionView, _ source: Source, _ item: String, to end: IndexPath
  ) throws {
    let start = try #require(source.indexPath(for: item))
    source.collectionView(list, moveItemAt: start, to: end)
  }

  @Test("V1277 an item that is moved within what it is in stays there, and the outline still opens and closes")
  func within() throws {
    let (phone, list, source) = list()
    var told: [(before: [String], after: [String])] = []
    source.reorderingHandlers.didReorder = { change in
      told += change.sectionTransactions.map { (tree($0.initialSnapshot), tree($0.finalSnapshot)) }
    }
    #expect(list.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    list.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 110))
    list.endInteractiveMovement()
    phone.window.layoutIfNeeded()
    let after = ["H1", "H1/b", "b/x", "H1/a", "H1/c", "H2", "H2/d"]
    #expect(tree(source.snapshot(for: "outline")) == after)
    #expect(told.map(\.before) == [["H1", "H1/a", "H1/b", "b/x", "H1/c", "H2", "H2/d"]])
    #expect(told.map(\.after) == [after])
    phone.tap(at: (50, 22))
    #expect(source.snapshot().itemIdentifiers(inSection: "outline") == ["H1", "H2"])
    phone.window.layoutIfNeeded()
    phone.tap(at: (50, 22))
    #expect(source.snapshot().itemIdentifiers(inSection: "outline") == ["H1", "b", "a", "c", "H2"])
  }

  @Test("V1277 one comes first into an open item that it is put behind, else beside what is there")
  func elsewhere() throws {
    let (phone, list, source) = list()
    defer { withExtendedLifetime(phone) {} }
    try move(list, source, "c", to: IndexPath(item: 1, section: 0))
    #expect(tree(source.snapshot(for: "outline")) == ["H1", "H1/c", "H1/a", "H1/b", "b/x", "H2", "H2/d"])
    try move(list, source, "c", to: IndexPath(item: 4, section: 0))
    #expect(tree(source.snapshot(for: "outline")) == ["H1", "H1/a", "H1/b", "b/x", "H2", "H2/d", "c"])
    try move(list, source, "c", to: IndexPath(item: 0, section: 0))
    #expect(tree(source.snapshot(for: "outline")) == ["c", "H1", "H1/a", "H1/b", "b/x", "H2", "H2/d"])
    try move(list, source, "H2", to: IndexPath(item: 2, section: 0))
    #expect(tree(source.snapshot(for: "outline")) == ["c", "H1", "H1/H2", "H2/d", "H1/a", "H1/b", "b/x"])
  }

  @Test("V1277 it takes along what is in it to another section; one that is open leaves nothing in any other")
  func away() throws {
    let (phone, list, source) = list()
    defer { withExtendedLifetime(phone) {} }
    try move(list, source, "b", to: IndexPath(item: 1, section: 1))
    #expect(tree(source.snapshot(for: "outline")) == ["H1", "H1/a", "H1/c", "H2", "H2/d"])
    #expect(tree(source.snapshot(for: "flat")) == ["p", "b", "b/x", "q"])
    #expect(source.snapshot().itemIdentifiers(inSection: "flat") == ["p", "b", "q"])
    try move(list, source, "H1", to: IndexPath(item: 3, section: 0))
    #expect(tree(source.snapshot(for: "outline")) == ["a", "c", "H2", "H1"])
  }

  @Test("V1279 an outline is written with Apple's signs, and says which items are expanded")
  func signs() {
    let (_, _, source) = list()
    let outline = source.snapshot(for: "outline")
    #expect(outline.expandedItems == ["H1"])
    #expect(
      outline.visualDescription().split(separator: "\n") == [
        "*+ H1", "  *  a", "  *- b", "       x", "  *  c", "*- H2", "     d",
      ])
  }

  @Test("V1279 items of several levels and parents are deleted together, with what is in them")
  func deleting() {
    var outline = list().source.snapshot(for: "outline")
    outline.delete(["x", "b", "none", "d", "a"])
    #expect(tree(outline) == ["H1", "H1/c", "H2"])
    outline.delete(["H1", "c"])
    #expect(tree(outline) == ["H2"] && !outline.contains("c"))
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems([1, 2, 3], toSection: 0)
    snapshot.appendItems([4, 5], toSection: 1)
    snapshot.deleteItems([5, 2, 9, 2, 1])
    #expect(snapshot.itemIdentifiers(inSection: 0) == [3] && snapshot.itemIdentifiers(inSection: 1) == [4])
    #expect(snapshot.indexOfItem(2) == nil && snapshot.sectionIdentifier(containingItem: 5) == nil)
  }
}
