import Foundation

/// The titles beside a collection's items: a finger on one of them scrolls to the item that its data source names.
final class CollectionIndex: ListIndex {}

extension UICollectionView: IndexedList {
  func titlesOfIndex() -> [String] { collectionSource?.indexTitles(for: self) ?? [] }

  func makeIndex(_ titles: [String]) -> ListIndex { CollectionIndex(titles, of: self) }

  func scroll(toTitle title: String, at index: Int) {
    guard let dataSource = collectionSource else { return }
    let place = dataSource.collectionView(self, indexPathForIndexTitle: title, at: index)
    if tiles.contains(place) { scrollToItem(at: place, at: [.top, .left], animated: false) }
  }
}

extension CollectionTiles {
  /// In front of all items, which come and go.
  func layOutIndex() {
    index.layOut(in: collection)
    guard let view = index.view, let place = collection.subviews.firstIndex(of: view) else { return }
    let hosts = Set(shown.values.map { ObjectIdentifier($0) } + rows.all.map { ObjectIdentifier($0) })
    if collection.subviews[place...].contains(where: { hosts.contains(ObjectIdentifier($0)) }) {
      collection.bringSubviewToFront(view)
    }
  }
}
