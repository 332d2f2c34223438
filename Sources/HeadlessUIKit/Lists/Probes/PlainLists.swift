import Foundation

// Data sources with nothing but what they must have. Others of the kind are in a file of their own: of what is the
// same within one the compiler keeps one.

final class PlainRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
}

final class PlainItems: NSObject, UICollectionViewDataSource {
  func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(_ list: UICollectionView, cellForItemAt place: IndexPath) -> UICollectionViewCell {
    .init()
  }
}
