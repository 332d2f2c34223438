import Foundation
import HeadlessUIKit
import Testing

/// Rule V1099: who looks on at a list, as a trace does that names what it shows, changes nothing.
@MainActor struct WatchedListTests {
  @Test("V1099 a list that is to be loaded anew is not loaded by who looks on, and its cells stay")
  func awaited() throws {
    let phone = Phone.forGestures()
    let (collection, items) = phone.collection(items: [4, 2])
    let item = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
    items.items = [4]
    collection.reloadData()
    #expect(collection.showsSections && collection.element(shownBy: item)?.place == IndexPath(item: 0, section: 0))
    #expect(item.window != nil)
    phone.application.endTurn()
    #expect(!collection.showsSections)
  }

  @Test("V1099 so a finger that is held as another one selects lands in a cell, and is over as the cell goes")
  func heldMeanwhile() throws {
    let phone = Phone.forGestures()
    let (collection, keeper) = phone.collection(items: [4, 2])
    keeper.whenSelected = { [unowned collection] in collection.reloadData() }
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 1, section: 0)))
    let control = LoudControl("control", CGRect(x: 0, y: 0, width: 50, height: 50), phone.journal)
    cell.contentView.addSubview(control)
    let watcher = NamingWatcher(phone, collection)
    Decisions.observer = watcher
    phone.down(1, at: (20, 20))
    phone.down(2, at: (130, 20))
    _ = phone.journal.take()
    phone.up(1)
    #expect(phone.journal.take().filter { $0.hasPrefix("control") } == ["control down", "control cancel"])
    #expect(!control.isTracking && watcher.names > 0)
    phone.up(2)
  }
}

/// Names what a collection shows whenever something is decided, as a trace does.
@MainActor private final class NamingWatcher: DecisionObserver {
  private let phone: Phone
  private let collection: UICollectionView
  private(set) var names = 0

  init(_ phone: Phone, _ collection: UICollectionView) { (self.phone, self.collection) = (phone, collection) }

  func decided(_ decision: Decision) {
    phone.decided(decision)
    for case let cell as UICollectionViewCell in collection.subviews
    where collection.showsSections && collection.element(shownBy: cell) != nil {
      names += 1
    }
  }
}
