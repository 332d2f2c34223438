import Foundation
import HeadlessUIKit
import Testing

/// Rules V1275 and V1278: a finger that moves an item, and what becomes of that meanwhile. Rows have 200 × 44
/// points.
@MainActor struct GripTests {
  private typealias Source = UICollectionViewDiffableDataSource<Int, String>

  private func list() -> (phone: Phone, list: UICollectionView, source: Source) {
    let phone = Phone.forGestures()
    let list = UICollectionView(
      frame: phone.window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, _ in
      cell.accessories = [.reorder()]
    }
    let source = Source(collectionView: list) { list, place, item in
      list.dequeueConfiguredReusableCell(using: row, for: place, item: item)
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    phone.keep(source)
    phone.window.addSubview(list)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c", "d"])
    source.apply(snapshot)
    list.isEditing = true
    phone.window.layoutIfNeeded()
    return (phone, list, source)
  }

  @Test("V1275 a row that is configured anew stays in the hand that moves it")
  func reconfigured() {
    let (phone, list, source) = list()
    phone.down(1, at: (162, 66))
    phone.move(1, from: (162, 66), to: (162, 90), steps: 3)
    var again = source.snapshot()
    again.reconfigureItems(["b"])
    source.apply(again)
    phone.window.layoutIfNeeded()
    phone.move(1, from: (162, 90), to: (162, 154), steps: 4)
    phone.up(1)
    #expect(source.snapshot().itemIdentifiers == ["a", "c", "d", "b"] && !list.hasUncommittedUpdates)
  }

  @Test("V1275 a row whose grip goes under the finger goes back, and the next finger moves its own")
  func gone() {
    let (phone, list, source) = list()
    phone.down(1, at: (162, 66))
    phone.move(1, from: (162, 66), to: (162, 130), steps: 4)
    #expect(list.hasUncommittedUpdates)
    list.isEditing = false
    phone.window.layoutIfNeeded()
    #expect(!list.hasUncommittedUpdates)
    phone.up(1)
    list.isEditing = true
    phone.window.layoutIfNeeded()
    phone.down(1, at: (162, 22))
    phone.move(1, from: (162, 22), to: (162, 68), steps: 4)
    phone.up(1)
    #expect(source.snapshot().itemIdentifiers == ["b", "a", "c", "d"])
  }

  @Test("V1275 another finger on another row's grip does nothing")
  func second() {
    let (phone, list, source) = list()
    phone.down(1, at: (162, 22))
    phone.move(1, from: (162, 22), to: (162, 40), steps: 3)
    phone.down(2, at: (162, 154))
    phone.move(2, from: (162, 154), to: (162, 70), steps: 4)
    #expect(list.cellForItem(at: IndexPath(item: 0, section: 0))?.center.y == 40)
    phone.up(2)
    #expect(list.hasUncommittedUpdates && source.snapshot().itemIdentifiers == ["a", "b", "c", "d"])
    phone.move(1, from: (162, 40), to: (162, 68), steps: 3)
    phone.up(1)
    #expect(source.snapshot().itemIdentifiers == ["b", "a", "c", "d"])
  }

  private final class Ender: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.plainCell(for: indexPath) }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if scrollView.contentOffset.y > 50 { (scrollView as? UICollectionView)?.cancelInteractiveMovement() }
    }
  }

  @Test("V1278 a collection whose movement ends as it scrolls by itself scrolls no further")
  func edge() {
    let (phone, ender) = (Phone.forGestures(), Ender())
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 40)
    let list = UICollectionView(frame: phone.window.bounds, collectionViewLayout: layout)
    (list.dataSource, list.delegate) = (ender, ender)
    phone.keep(ender)
    phone.window.addSubview(list)
    phone.window.layoutIfNeeded()
    #expect(list.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    list.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 190))
    phone.wait(2)
    #expect(list.contentOffset.y > 50 && list.contentOffset.y < 60 && !list.hasUncommittedUpdates)
  }
}
