import Foundation
import HeadlessUIKit
import Testing

/// Rule V1274: what a collection's delegate is asked for a menu of. Items have 60 × 60 points, two in a row of 200.
@MainActor struct PlacedMenuTests {
  private final class Keeper: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var heard: [String] = []
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.plainCell(for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      heard.append("asked for \(indexPaths.map(\.item))")
      return UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Open") { _ in }])
      })
    }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
      highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      heard.append("preview of \(indexPath.item)")
      return nil
    }
    func collectionView(
      _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { heard.append("comes") }
  }

  private func collection() -> (phone: Phone, collection: UICollectionView, keeper: Keeper) {
    let (phone, keeper) = (Phone.forGestures(), Keeper())
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 60)
    layout.minimumInteritemSpacing = 50
    let collection = UICollectionView(frame: phone.window.bounds, collectionViewLayout: layout)
    (collection.dataSource, collection.delegate) = (keeper, keeper)
    phone.keep(keeper)
    phone.window.addSubview(collection)
    phone.window.layoutIfNeeded()
    return (phone, collection, keeper)
  }

  @Test("V1274 a finger that rests between the items, or beside them, asks for the menu of none")
  func none() {
    for place in [(100.0, 30.0), (100, 190)] {
      let (phone, _, keeper) = collection()
      phone.hold(0.6, at: place)
      #expect(keeper.heard == ["asked for []", "comes"])
    }
  }

  @Test("V1274 one on an item that is selected with others asks for the menu of all of them, else of its own")
  func several() {
    let (phone, collection, keeper) = collection()
    collection.allowsMultipleSelection = true
    for item in [1, 0] {
      collection.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    phone.hold(0.6, at: (30, 30))
    #expect(keeper.heard == ["asked for [1, 0]", "preview of 1", "preview of 0", "comes"])
    phone.tap(at: (190, 195))
    keeper.heard = []
    phone.hold(0.6, at: (30, 100))
    #expect(keeper.heard == ["asked for [2]", "preview of 2", "comes"])
  }
}
