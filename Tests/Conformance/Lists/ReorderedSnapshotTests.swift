import Foundation
import HeadlessUIKit
import Testing

/// Snapshots that are applied while a list is told that an item was moved.
@MainActor @Suite("Snapshots applied as an item was moved") struct ReorderedSnapshotTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private var snapshot: NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<6))
    return snapshot
  }

  @Test("V880 a snapshot that a reordering handler applies finds the item where it was moved", arguments: [0, 1])
  func collection(handler: Int) {
    let phone = Phone()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
      collection, place, item in
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: place)
      cell.tag = item
      return cell
    }
    phone.window.addSubview(collection)
    source.apply(snapshot, animatingDifferences: false)
    source.reorderingHandlers.canReorderItem = { _ in true }
    let apply = { (change: NSDiffableDataSourceTransaction<Int, Int>) in
      source.apply(change.finalSnapshot, animatingDifferences: false)
    }
    if handler == 0 {
      source.reorderingHandlers.willReorder = apply
    } else {
      source.reorderingHandlers.didReorder = apply
    }
    phone.application.endTurn()
    #expect(collection.beginInteractiveMovementForItem(at: path(1)))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 200))
    collection.endInteractiveMovement()
    phone.application.endTurn()
    let items = source.snapshot().itemIdentifiers
    #expect(items != Array(0..<6))
    #expect(items.indices.map { collection.cellForItem(at: path($0))?.tag } == items)
  }

  private final class Reapplying: UITableViewDiffableDataSource<Int, Int> {
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
      super.tableView(tableView, moveRowAt: source, to: destination)
      apply(snapshot(), animatingDifferences: false)
    }
  }

  @Test("V880 so it is in a table whose data source calls super first")
  func table() {
    let phone = Phone.forGestures()
    let table = UITableView(frame: phone.window.bounds)
    table.rowHeight = 30
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = Reapplying(tableView: table) { table, place, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: place)
      cell.tag = item
      cell.showsReorderControl = true
      return cell
    }
    phone.window.addSubview(table)
    source.apply(snapshot, animatingDifferences: false)
    table.isEditing = true
    phone.application.endTurn()
    phone.down(1, at: (180, 45))
    for y in stride(from: 50.0, through: 140, by: 5) { phone.move(1, to: (180, y)) }
    phone.up(1)
    phone.wait(1)
    phone.application.endTurn()
    let items = source.snapshot().itemIdentifiers
    #expect(items != Array(0..<6))
    #expect(items.indices.map { table.cellForRow(at: path($0))?.tag } == items)
  }
}
