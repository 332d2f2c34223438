import Foundation

final class OtherPlainRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
}

final class OtherPlainItems: NSObject, UICollectionViewDataSource {
  func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
  func collectionView(_ list: UICollectionView, cellForItemAt place: IndexPath) -> UICollectionViewCell {
    .init()
  }
}
