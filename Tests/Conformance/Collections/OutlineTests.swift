import Foundation
import HeadlessUIKit
import Testing

/// Group V: rows that open and close, and rows that fingers move, of a data source that shows snapshots. Each row
/// has 200 × 44 points.
@MainActor struct OutlineTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, Int>

  /// 1 has 10 and 11 in it, and 2 nothing.
  private func list(
    _ accessories: [UICellAccessory], headers: UICollectionLayoutListConfiguration.HeaderMode = .none
  ) -> (phone: Phone, collection: UICollectionView, source: Source) {
    let phone = Phone.forGestures()
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    (configuration.headerMode, configuration.headerTopPadding) = (headers, 0)
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    let collection = UICollectionView(frame: phone.window.bounds, collectionViewLayout: layout)
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      cell.accessories = item < 10 ? accessories : []
    }
    let source = Source(collectionView: collection) { collection, place, item in
      collection.dequeueConfiguredReusableCell(using: row, for: place, item: item)
    }
    phone.keep(source)
    phone.window.addSubview(collection)
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([1, 2])
    outline.append([10, 11], to: 1)
    source.apply(outline, to: "all")
    phone.window.layoutIfNeeded()
    return (phone, collection, source)
  }

  private func shown(_ source: Source) -> [Int] { source.snapshot().itemIdentifiers }

  @Test("V155 the button opens and closes, and a tap beside it selects")
  func button() {
    let (phone, collection, source) = list([.outlineDisclosure()])
    #expect(shown(source) == [1, 2])
    phone.tap(at: (180, 22))
    phone.window.layoutIfNeeded()
    #expect(shown(source) == [1, 10, 11, 2])
    phone.tap(at: (50, 22))
    #expect(shown(source) == [1, 10, 11, 2] && collection.indexPathsForSelectedItems?.count == 1)
    phone.tap(at: (180, 22))
    #expect(shown(source) == [1, 2])
  }

  @Test(
    "V155 with a header's style a tap on the row opens and closes, and selects nothing; handlers have their say")
  func header() {
    let (phone, collection, source) = list([.outlineDisclosure(options: .init(style: .header))])
    var told: [String] = []
    source.sectionSnapshotHandlers.willExpandItem = { told.append("opens \($0)") }
    source.sectionSnapshotHandlers.shouldCollapseItem = { _ in !told.contains("stay") }
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, old in
      var new = old
      if item == 1 { new.append([12]) }
      return new
    }
    phone.tap(at: (50, 22))
    phone.window.layoutIfNeeded()
    #expect(shown(source) == [1, 10, 11, 12, 2] && told == ["opens 1"])
    #expect(collection.indexPathsForSelectedItems ?? [] == [])
    told.append("stay")
    phone.tap(at: (50, 22))
    #expect(shown(source).count == 5)
    told = []
    phone.tap(at: (50, 22))
    #expect(shown(source) == [1, 2])
    phone.window.layoutIfNeeded()
    phone.tap(at: (50, 66))
    #expect(collection.indexPathsForSelectedItems ?? [] == [])
  }

  @Test("V1132 a tap on the row that is its section's header opens and closes by an automatic accessory")
  func automaticHeader() {
    let (phone, collection, source) = list([.outlineDisclosure()], headers: .firstItemInSection)
    phone.tap(at: (50, 22))
    phone.window.layoutIfNeeded()
    #expect(shown(source) == [1, 10, 11, 2] && collection.indexPathsForSelectedItems == [])
    phone.tap(at: (50, 154))
    #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
    let cells = list([.outlineDisclosure(options: .init(style: .cell))], headers: .firstItemInSection)
    cells.phone.tap(at: (50, 22))
    #expect(shown(cells.source) == [1, 2] && cells.collection.indexPathsForSelectedItems?.count == 1)
  }

  @Test("V1133 a row is as far indented as its item is deep in its section's outline, accessories with it")
  func indented() throws {
    let (phone, collection, source) = list([.outlineDisclosure()])
    var outline = source.snapshot(for: "all")
    outline.append([100], to: 10)
    outline.expand([1, 10])
    source.apply(outline, to: "all")
    phone.window.layoutIfNeeded()
    let cells = collection.visibleCells.compactMap { $0 as? UICollectionViewListCell }
    #expect(cells.map(\.indentationLevel) == [0, 1, 2, 1, 0])
    let deep = try #require(cells.dropFirst(2).first)
    #expect(deep.contentView.frame.minX == 20)
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    deep.accessories = [
      .customView(
        configuration: .init(customView: mark, placement: .leading(), maintainsFixedSize: true))
    ]
    phone.window.layoutIfNeeded()
    #expect(mark.frame.minX == 36 && deep.contentView.frame.minX == 46)
    deep.indentsAccessories = false
    phone.window.layoutIfNeeded()
    #expect(mark.frame.minX == 16 && deep.contentView.frame.minX == 46)
  }

  @Test("V155 what a handler applies as an item is about to open is in it when it has opened")
  func filledLate() {
    let (phone, collection, source) = list([.outlineDisclosure(options: .init(style: .header))])
    source.sectionSnapshotHandlers.willExpandItem = { [unowned source] item in
      var outline = source.snapshot(for: "all")
      outline.append([item * 100], to: item)
      source.apply(outline, to: "all")
    }
    phone.tap(at: (50, 22))
    phone.window.layoutIfNeeded()
    #expect(shown(source) == [1, 10, 11, 100, 2])
    phone.keep(collection)
  }

  @Test("V155 buttons that delete and insert are there while the collection is edited, and call their handlers")
  func editing() {
    var told: [String] = []
    let (phone, collection, _) = list([
      .delete { told.append("deletes") }, .outlineDisclosure { told.append("opens") }, .reorder(), .multiselect(),
    ])
    phone.tap(at: (180, 22))
    #expect(told == ["opens"])
    collection.isEditing = true
    phone.window.layoutIfNeeded()
    let cell = collection.cellForItem(at: IndexPath(item: 0, section: 0))
    let delete = cell?.subviews.first { $0.accessibilityIdentifier == "delete" }
    #expect(delete != nil)
    if let delete {
      let place = delete.convert(CGPoint(x: delete.bounds.midX, y: delete.bounds.midY), to: phone.window)
      phone.tap(at: (place.x, place.y))
    }
    #expect(told == ["opens", "deletes"])
  }

  @Test("V155 a finger may move the items that the handler says, and it hears of each move")
  func reordering() {
    let (phone, collection, source) = list([])
    func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
    #expect(!collection.beginInteractiveMovementForItem(at: path(0)))
    var told: [[Int]] = []
    source.reorderingHandlers.canReorderItem = { $0 == 1 }
    source.reorderingHandlers.didReorder = {
      told.append($0.finalSnapshot.itemIdentifiers)
      #expect($0.initialSnapshot.itemIdentifiers == [1, 2] && $0.sectionTransactions.count == 1)
    }
    #expect(!collection.beginInteractiveMovementForItem(at: path(1)))
    #expect(collection.beginInteractiveMovementForItem(at: path(0)))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 66))
    collection.endInteractiveMovement()
    #expect(told == [[2, 1]] && shown(source) == [2, 1])
    phone.window.layoutIfNeeded()
  }
}
