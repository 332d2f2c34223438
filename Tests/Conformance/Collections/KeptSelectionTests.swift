import Foundation
import HeadlessUIKit
import Testing

/// Rule V1135: what stays selected in a collection, and what is not chosen any more. Items have 90 × 90 points.
@MainActor struct KeptSelectionTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test("V1135 what editing has selected stays where the property for the time outside of it is set to false")
  func whileEdited() {
    let collection = Phone().collection().collection
    (collection.isEditing, collection.allowsSelectionDuringEditing) = (true, true)
    collection.allowsMultipleSelectionDuringEditing = true
    for item in 0..<3 { collection.selectItem(at: path(item), animated: false, scrollPosition: []) }
    collection.allowsMultipleSelection = false
    #expect(collection.indexPathsForSelectedItems == [path(0), path(1), path(2)])
    collection.allowsMultipleSelection = true
    collection.allowsMultipleSelection = false
    #expect(collection.indexPathsForSelectedItems == [path(0), path(1), path(2)])
  }

  @Test("V1135 an item that goes as the one before it is deselected is not selected")
  func goneMeanwhile() {
    let (phone, items) = (Phone.forGestures(), Items())
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 90)
    let collection = UICollectionView(frame: phone.window.bounds, collectionViewLayout: layout)
    (collection.dataSource, collection.delegate) = (items, items)
    phone.window.addSubview(collection)
    phone.window.layoutIfNeeded()
    phone.tap(at: (45, 45))
    phone.tap(at: (155, 45))
    #expect(items.chosen == [0] && items.count == 1 && collection.indexPathsForSelectedItems == [])
  }

  private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var (count, chosen) = (2, [Int]())
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.plainCell(for: indexPath) }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      chosen.append(indexPath.item)
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      count = 1
      collectionView.deleteItems(at: [IndexPath(item: 1, section: 0)])
    }
  }
}
