import Foundation
import HeadlessUIKit
import Testing

/// Rules V710 and V712: a collection's controller that is given a collection early, and a table's as it appears.
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
