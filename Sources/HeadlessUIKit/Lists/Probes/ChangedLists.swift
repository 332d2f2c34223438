import Foundation

// Data sources that have one method each besides what they must have.

final class CommittedRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
}

final class MovedRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

final class MovedItems: NSObject, UICollectionViewDataSource {
  func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
  func collectionView(_ list: UICollectionView, cellForItemAt place: IndexPath) -> UICollectionViewCell {
    .init()
  }
  func collectionView(_ list: UICollectionView, moveItemAt place: IndexPath, to destination: IndexPath) {}
}

final class ShownItems: NSObject, UICollectionViewDataSource {
  func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionView(_ list: UICollectionView, cellForItemAt place: IndexPath) -> UICollectionViewCell {
    .init()
  }
  func collectionView(_ list: UICollectionView, canMoveItemAt place: IndexPath) -> Bool { true }
}
