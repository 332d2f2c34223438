import Foundation
import HeadlessUIKit
import Testing

/// Group V: what fingers do to the items of a collection, and where a flow layout puts them.
@MainActor struct CollectionTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test("V504 where a collection lets no item be selected, code selects and deselects none")
  func unselectable() {
    let phone = Phone()
    let (collection, _) = phone.collection()
    let (first, second) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0))
    collection.selectItem(at: first, animated: false, scrollPosition: [])
    collection.allowsSelection = false
    collection.selectItem(at: second, animated: false, scrollPosition: [])
    collection.deselectItem(at: first, animated: false)
    #expect(collection.indexPathsForSelectedItems == [first])
    collection.allowsSelection = true
    collection.deselectItem(at: first, animated: false)
    #expect(collection.indexPathsForSelectedItems == [])
  }

  @Test("V1 a finger hits an item's content view, and its touches climb to the cell and the collection")
  func hit() {
    let phone = Phone.forGestures()
    _ = phone.collection()
    phone.down(1, at: (45, 45))
    phone.wait(0.2)
    #expect(phone.hops == ["content0-0 began 1", "cell0-0 began 1", "list began 1"])
  }

  @Test("V3 between items nothing is selected")
  func between() {
    let phone = Phone.forGestures()
    let (collection, _) = phone.collection()
    phone.tap(at: (100, 45))
    #expect(phone.listDecisions == [] && collection.indexPathsForSelectedItems == [])
    phone.tap(at: (110, 45))
    #expect(collection.indexPathsForSelectedItems == [path(1)])
  }

  @Test("V419 where nothing is selected a collection's selected index paths are empty, and a table has none")
  func nothingSelected() {
    #expect(Phone.forGestures().collection().0.indexPathsForSelectedItems == [])
    #expect(UITableView().indexPathsForSelectedRows == nil)
  }

  @Test("V4 with allowsSelection off an item is highlighted, and not selected (ours)")
  func selectionOff() {
    let phone = Phone.forGestures()
    let (collection, _) = phone.collection()
    collection.allowsSelection = false
    phone.tap(at: (45, 45))
    #expect(phone.listDecisions == ["refuses 0-0 notAllowed"])
    #expect(phone.journal.take() == ["should highlight 0-0?", "highlighted 0-0", "unhighlighted 0-0"])
  }

  @Test("V5 an item that must not be highlighted is not selected either")
  func shouldHighlight() {
    let phone = Phone.forGestures()
    let (_, keeper) = phone.collection()
    keeper.highlights = false
    phone.tap(at: (45, 45))
    #expect(phone.journal.take() == ["should highlight 0-0?"])
  }

  @Test("V9 a collection's delegate hears of highlight, selection, and the highlight's end, in this order")
  func order() throws {
    let phone = Phone.forGestures()
    let (collection, _) = phone.collection()
    phone.tap(at: (45, 45))
    #expect(
      phone.journal.take() == [
        "should highlight 0-0?", "highlighted 0-0", "should select 0-0?", "selected 0-0", "unhighlighted 0-0",
      ])
    phone.tap(at: (155, 45))
    #expect(
      phone.journal.take() == [
        "should highlight 0-1?", "highlighted 0-1", "should select 0-1?", "deselected 0-0", "selected 0-1",
        "unhighlighted 0-1",
      ])
    let cell = try #require(collection.cellForItem(at: path(1)) as? TestItem)
    #expect(cell.states == ["highlighted", "selected", "not highlighted"])
  }

  @Test("V9 where selecting an item moves it or takes it away, its highlight ends where it is then, and once")
  func changedBySelecting() {
    let phone = Phone.forGestures()
    let (collection, keeper) = phone.collection()
    keeper.whenSelected = { [unowned keeper, unowned collection] in
      keeper.items = [21]
      collection.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    phone.tap(at: (45, 45))
    #expect(phone.journal.take().suffix(2) == ["selected 0-0", "unhighlighted 0-1"])
    #expect(collection.visibleCells.allSatisfy { !$0.isHighlighted })
    keeper.whenSelected = { [unowned keeper, unowned collection] in
      keeper.items = []
      collection.reloadData()
    }
    phone.tap(at: (45, 45))
    #expect(phone.journal.take().suffix(3) == ["deselected 0-1", "selected 0-0", "unhighlighted 0-0"])
    phone.window.layoutIfNeeded()
    #expect(collection.visibleCells.isEmpty && collection.indexPathsForSelectedItems == [])
  }

  @Test("V7 an item that must not be selected is not")
  func shouldSelect() {
    let phone = Phone.forGestures()
    let (collection, keeper) = phone.collection()
    keeper.selects = false
    phone.tap(at: (45, 45))
    #expect(phone.listDecisions == ["refuses 0-0 selectionSaidNo"])
    #expect(collection.indexPathsForSelectedItems == [])
  }

  @Test("V8, V10 with multiple selection a tap on a selected item deselects it, if it may be")
  func several() {
    let phone = Phone.forGestures()
    let (collection, keeper) = phone.collection()
    collection.allowsMultipleSelection = true
    phone.tap(at: (45, 45))
    phone.tap(at: (155, 45))
    #expect(collection.indexPathsForSelectedItems == [path(0), path(1)])
    keeper.deselects = false
    phone.tap(at: (45, 45))
    #expect(phone.listDecisions.last == "refuses 0-0 deselectionSaidNo")
    keeper.deselects = true
    _ = phone.journal.take()
    phone.tap(at: (45, 45))
    #expect(phone.journal.take().suffix(3) == ["should deselect 0-0?", "deselected 0-0", "unhighlighted 0-0"])
    #expect(collection.indexPathsForSelectedItems == [path(1)])
  }

  @Test("V12 a finger that scrolls takes the touch from its item")
  func scrolling() {
    let phone = Phone.forGestures()
    _ = phone.collection()
    phone.down(1, at: (45, 145))
    phone.wait(0.2)
    _ = phone.journal.take()
    phone.move(1, to: (45, 100))
    phone.up(1)
    #expect(phone.journal.take() == ["unhighlighted 0-2"])
  }

  @Test("V18 a registered class is made with a frame, and used again")
  func reuse() throws {
    let phone = Phone.forGestures()
    let (collection, _) = phone.collection()
    let first = try #require(collection.cellForItem(at: path(0)) as? TestItem)
    #expect(collection.visibleCells.count == 4 && first.reuseIdentifier == "cell")
    collection.contentOffset.y = 110
    phone.window.layoutIfNeeded()
    #expect(collection.indexPath(for: first).map { $0.item > 3 } == true && first.lives == 2)
    #expect(collection.indexPathsForVisibleItems == (2...7).map { path($0) })
  }

  @Test("V22 items that come and go take cells and selection with them")
  func changes() throws {
    let phone = Phone.forGestures()
    let (collection, keeper) = phone.collection(items: [3])
    phone.tap(at: (45, 45))
    let cell = try #require(collection.cellForItem(at: path(0)))
    keeper.items = [4]
    collection.insertItems(at: [path(0)])
    phone.window.layoutIfNeeded()
    #expect(collection.indexPath(for: cell) == path(1) && cell.frame.minX == 110)
    #expect(collection.indexPathsForSelectedItems == [path(1)])
  }

  @Test("V22 a finger stays on its item when items come before it")
  func changesUnderFinger() throws {
    let phone = Phone.forGestures()
    let (collection, keeper) = phone.collection(items: [4])
    let cell = try #require(collection.cellForItem(at: path(0)))
    phone.down(1, at: (45, 45))
    phone.wait(0.2)
    _ = phone.journal.take()
    keeper.items = [5]
    collection.insertItems(at: [path(0)])
    phone.window.layoutIfNeeded()
    #expect(cell.isHighlighted && collection.indexPath(for: cell) == path(1))
    phone.up(1)
    #expect(phone.journal.take() == ["unhighlighted 0-1"])
    #expect(!cell.isHighlighted && collection.indexPathsForSelectedItems == [])
  }

  @Test("V29 an item that is being moved stays the one that is moved when others come (ours)")
  func movementAmongChanges() {
    let phone = Phone.forGestures()
    let (collection, keeper) = phone.collection(items: [4])
    #expect(collection.beginInteractiveMovementForItem(at: path(0)))
    keeper.items = [5]
    collection.insertItems(at: [path(0)])
    phone.window.layoutIfNeeded()
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 150))
    collection.endInteractiveMovement()
    #expect(phone.journal.take() == ["moved 0-1 to 0-3"])
    #expect(collection.beginInteractiveMovementForItem(at: path(0)))
    keeper.items = [4]
    collection.deleteItems(at: [path(0)])
    collection.endInteractiveMovement()
    #expect(phone.journal.take() == [])
  }

  @Test("V23 a collection whose items fit can't be pulled")
  func bounces() {
    let phone = Phone.forGestures()
    let (collection, _) = phone.collection(items: [1])
    phone.down(1, at: (45, 150))
    phone.move(1, from: (45, 150), to: (45, 190))
    #expect(!collection.isDragging)
  }

  @Test("V29 an item moved by hand follows, and goes where it was let go; the data source hears of it (ours)")
  func movement() throws {
    let phone = Phone.forGestures()
    let (collection, keeper) = phone.collection(items: [4])
    let cell = try #require(collection.cellForItem(at: path(0)))
    keeper.canMove = false
    #expect(!collection.beginInteractiveMovementForItem(at: path(0)))
    keeper.canMove = true
    #expect(collection.beginInteractiveMovementForItem(at: path(0)))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 150))
    #expect(cell.center == CGPoint(x: 150, y: 150) && collection.subviews.last === cell)
    collection.endInteractiveMovement()
    phone.window.layoutIfNeeded()
    #expect(phone.journal.take() == ["moved 0-0 to 0-3"])
    #expect(collection.indexPath(for: cell) == path(3) && cell.frame.origin == CGPoint(x: 110, y: 100))
  }

  @Test("V112 holding an item of a controller that moves items takes it along; others have no such recognizer")
  func reordering() {
    class Grid: UICollectionViewController {
      override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    final class Sorted: Grid {
      var moves: [String] = []
      override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
      ) { moves.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)") }
    }
    let phone = Phone.forGestures()
    func layout() -> UICollectionViewFlowLayout {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 90, height: 90)
      return layout
    }
    func show<Shown: Grid>(_ grid: Shown) -> Shown {
      grid.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      grid.collectionView.contentInsetAdjustmentBehavior = .never
      phone.window.rootViewController = grid
      phone.window.layoutIfNeeded()
      return grid
    }
    func drag(for seconds: TimeInterval) {
      phone.down(1, at: (45, 45))
      phone.wait(seconds)
      for step in 1...10 { phone.move(1, to: (45 + 11 * Double(step), 45)) }
      phone.up(1)
    }
    let sorted = show(Sorted(collectionViewLayout: layout()))
    drag(for: 0.6)
    #expect(sorted.moves == ["0 to 1"])
    drag(for: 0.2)
    sorted.installsStandardGestureForInteractiveMovement = false
    drag(for: 0.6)
    #expect(sorted.moves == ["0 to 1"])
    let fixed = show(Grid(collectionViewLayout: layout()))
    #expect(fixed.installsStandardGestureForInteractiveMovement)
    #expect(
      fixed.collectionView.gestureRecognizers?.contains { type(of: $0) == UILongPressGestureRecognizer.self }
        == false)
  }
}
