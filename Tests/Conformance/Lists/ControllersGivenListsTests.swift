import Foundation
import HeadlessUIKit
import Testing

/// Rules V710, V712 and V1316: a collection's controller that is given a collection, and a table's as it appears.
@MainActor @Suite("V: controllers that are given lists") struct ControllersGivenListsTests {
  private final class Grid: UICollectionViewController {
    var fills = false
    override func loadView() {
      if fills { collectionView = Self.list() } else { super.loadView() }
    }
    static func list() -> UICollectionView {
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }
  }

  @Test("V710 a collection that its controller is given as the view is being made fills that")
  func collection() throws {
    let making = Grid(collectionViewLayout: UICollectionViewFlowLayout())
    making.fills = true
    let filled = try #require(making.collectionView)
    #expect(filled.superview === making.view && making.view.subviews.count == 1)
    #expect(filled.frame == making.view.bounds)
  }

  private final class Items: UICollectionViewController {
    var chosen: [Int] = []
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      2
    }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.plainCell(for: indexPath) }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      chosen.append(indexPath.item)
    }
  }

  @Test(
    "V1316 a collection that its controller is given has it for data source and delegate, and the old one hasn't")
  func answered() throws {
    let (phone, items) = (Phone.forGestures(), Items(collectionViewLayout: UICollectionViewFlowLayout()))
    phone.window.rootViewController = items
    phone.window.layoutIfNeeded()
    let (old, new) = (try #require(items.collectionView), Grid.list())
    items.collectionView = new
    #expect(old.dataSource == nil && old.delegate == nil && old.superview == nil)
    #expect(new.dataSource === items && new.delegate === items)
    #expect(new.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    phone.window.layoutIfNeeded()
    #expect(new.visibleCells.count == 2)
    phone.press(at: (25, 25))
    #expect(items.chosen == [0])
    items.collectionView = nil
    phone.window.layoutIfNeeded()
    #expect(new.dataSource == nil && new.delegate == nil)
  }

  @Test("V1316 so has one that it is given before its view is made, and a data source that code has set stays")
  func answeredEarly() {
    let (early, other) = (Items(collectionViewLayout: UICollectionViewFlowLayout()), Items())
    let list = Grid.list()
    list.dataSource = other
    early.collectionView = list
    #expect(early.isViewLoaded && list.dataSource === other && list.delegate === early)
  }

  private final class Flashing: UITableView {
    var flashes = 0
    override func flashScrollIndicators() {
      super.flashScrollIndicators()
      flashes += 1
    }
  }

  @Test("V712 a table's scroll indicators flash when it has appeared")
  func flashes() {
    let (phone, controller, table) = (Phone.forGestures(), UITableViewController(), Flashing())
    controller.tableView = table
    phone.window.rootViewController = controller
    phone.window.layoutIfNeeded()
    phone.application.endTurn()
    #expect(table.flashes == 1)
  }
}
