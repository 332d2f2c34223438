import Foundation
import HeadlessUIKit

/// Letters in a table or a collection, which a finger drags and drops.
@MainActor final class RoomKeeper: NSObject {
  var items: [String]
  /// What is said to drops: a table's intent, and a collection's.
  var operation = UIDropOperation.copy
  var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
  var takes = true
  /// Whether the data source says that it moves what is dragged.
  var moves = false
  /// How far down an item may go.
  var lowest = Int.max
  /// Of items, where the delegate tells them.
  var sizes: [String: Double] = [:]
  private(set) var heard: [String] = []

  init(_ items: [String]) { self.items = items }

  private func item(_ place: IndexPath) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: items[place.item])))]
  }

  private func note(_ words: String, _ place: IndexPath?) {
    heard.append("\(words) \(place.map { "\($0.section)-\($0.item)" } ?? "nil")")
  }

  private func move(_ start: IndexPath, _ end: IndexPath) {
    heard.append("moves \(start.item) to \(end.item)")
    items.insert(items.remove(at: start.item), at: end.item)
  }

  private func allowed(_ place: IndexPath) -> IndexPath {
    heard.append("to \(place.item)?")
    return IndexPath(item: min(place.item, lowest), section: 0)
  }
}

extension RoomKeeper: UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate, UITableViewDropDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.accessibilityIdentifier = items[indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { moves }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { move(sourceIndexPath, destinationIndexPath) }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { allowed(proposedDestinationIndexPath) }
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { item(indexPath) }
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { item(indexPath) }
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { takes }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    note("at", destinationIndexPath)
    return UITableViewDropProposal(operation: operation, intent: intent)
  }
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    note("drops at", coordinator.destinationIndexPath)
  }
}

extension RoomKeeper: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items.count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.accessibilityIdentifier = items[indexPath.item]
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    if !items.indices.contains(indexPath.item) { heard.append("size of \(indexPath.item)?") }
    guard !sizes.isEmpty, let width = sizes[items[indexPath.item]] else {
      return (layout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    }
    return CGSize(width: width, height: 50)
  }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { moves }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { move(sourceIndexPath, destinationIndexPath) }
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { allowed(proposedIndexPath) }
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { item(indexPath) }
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool { takes }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    note("at", destinationIndexPath)
    return UICollectionViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) { note("drops at", coordinator.destinationIndexPath) }
}
