import Foundation
import HeadlessUIKit
import Testing

/// Rules V1280 and V1281: who hears of a finger on an item and changes the items. Rows have 200 × 44 points.
@MainActor struct PressedSnapshotTests {
  private typealias Source = UICollectionViewDiffableDataSource<Int, String>

  private final class Hearer: NSObject, UICollectionViewDelegate {
    var heard: [String] = []
    var name: (IndexPath) -> String = { "\($0.item)" }
    var asked: () -> Void = {}
    var selecting: () -> Void = {}
    var highlighted: () -> Void = {}
    var unhighlighted: () -> Void = {}
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
      asked()
      return true
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
      heard.append("highlighted \(name(indexPath))")
      highlighted()
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
      heard.append("unhighlighted \(name(indexPath))")
      unhighlighted()
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
      selecting()
      return true
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      heard.append("selected \(name(indexPath))")
    }
  }

  private func snapshot(_ items: [String]) -> NSDiffableDataSourceSnapshot<Int, String> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  private func list() -> (phone: Phone, list: UICollectionView, source: Source, hearer: Hearer) {
    let (phone, hearer) = (Phone.forGestures(), Hearer())
    let list = UICollectionView(
      frame: phone.window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source(collectionView: list) { list, place, _ in
      list.dequeueReusableCell(withReuseIdentifier: "cell", for: place)
    }
    hearer.name = { [unowned source] in source.itemIdentifier(for: $0) ?? "none" }
    list.delegate = hearer
    phone.keep(source)
    phone.keep(hearer)
    phone.window.addSubview(list)
    source.apply(snapshot(["a", "b", "c"]))
    phone.window.layoutIfNeeded()
    return (phone, list, source, hearer)
  }

  private func rest(_ phone: Phone, at y: Double) {
    phone.down(1, at: (100, y))
    phone.wait(0.3)
  }

  @Test("V1280 a snapshot that is applied as a highlight ends, because another one takes the item away, shows")
  func nested() {
    let (phone, list, source, hearer) = list()
    hearer.unhighlighted = { source.apply(snapshot(["c"])) }
    rest(phone, at: 66)
    source.apply(snapshot(["a", "c", "d"]))
    phone.window.layoutIfNeeded()
    #expect(hearer.heard == ["highlighted b", "unhighlighted b"])
    #expect(source.snapshot().itemIdentifiers == ["a", "c", "d"] && list.visibleCells.count == 3)
    phone.up(1)
    #expect(list.indexPathsForSelectedItems == [])
  }

  private final class Reloader: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var count = 3
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.plainCell(for: indexPath) }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
      count = 1
      collectionView.reloadData()
    }
  }

  @Test("V1280 so do items that are loaded anew then, of a batch that takes the item away")
  func reloaded() {
    let (phone, reloader) = (Phone.forGestures(), Reloader())
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 44)
    let list = UICollectionView(frame: phone.window.bounds, collectionViewLayout: layout)
    (list.dataSource, list.delegate) = (reloader, reloader)
    phone.keep(reloader)
    phone.window.addSubview(list)
    phone.window.layoutIfNeeded()
    rest(phone, at: 20)
    reloader.count = 2
    list.deleteItems(at: [IndexPath(item: 0, section: 0)])
    phone.window.layoutIfNeeded()
    #expect(list.numberOfItems(inSection: 0) == 1 && list.visibleCells.count == 1)
    phone.up(1)
  }

  @Test("V1281 an item that moves as it is asked whether it may be highlighted is the one that is, and selected")
  func asked() {
    let (phone, list, source, hearer) = list()
    hearer.asked = { source.apply(snapshot(["new", "a", "b", "c"])) }
    rest(phone, at: 66)
    let highlighted = list.indexPathsForVisibleItems.filter { list.cellForItem(at: $0)?.isHighlighted == true }
    #expect(highlighted.map(hearer.name) == ["b"])
    phone.move(1, to: (100, 110))
    phone.up(1)
    #expect(hearer.heard == ["highlighted b", "selected b", "unhighlighted b"])
    #expect(list.visibleCells.allSatisfy { !$0.isHighlighted })
  }

  @Test("V1281 nobody hears that an item was selected which was loaded away as that was asked")
  func loadedAway() {
    let (phone, list, source, hearer) = list()
    hearer.selecting = { source.applySnapshotUsingReloadData(snapshot(["a"])) }
    phone.tap(at: (100, 66))
    phone.window.layoutIfNeeded()
    #expect(source.snapshot().itemIdentifiers == ["a"])
    #expect(!hearer.heard.contains { $0.hasPrefix("selected") } && list.indexPathsForSelectedItems == [])
  }

  @Test("V1281 the look that a finger took comes back where several items may be selected by then")
  func look() {
    let (phone, list, _, hearer) = list()
    let first = IndexPath(item: 0, section: 0)
    list.selectItem(at: first, animated: false, scrollPosition: [])
    hearer.highlighted = { list.allowsMultipleSelection = true }
    rest(phone, at: 66)
    phone.report(.lose(1))
    #expect(hearer.heard == ["highlighted b", "unhighlighted b"])
    #expect(list.indexPathsForSelectedItems == [first] && list.cellForItem(at: first)?.isSelected == true)
  }
}
