import Foundation
import HeadlessUIKit
import Testing

/// Rules V957, V958, V960 and V961: the index beside a collection's items, which of these are edited, what springs
/// and registrations are made with, and overrides about focus.
@MainActor @Suite("V: indexes of collections") struct CollectionIndexTests {
  private final class Keeper: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var titles: [String]?
    var heard: [String] = []
    func numberOfSections(in collectionView: UICollectionView) -> Int { 4 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }
    func collectionView(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
      heard.append("\(title) \(index)")
      return IndexPath(item: 0, section: index)
    }
    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
      indexPath.item != 1
    }
  }

  private func list(_ titles: [String]? = nil) -> (phone: Phone, collection: UICollectionView, keeper: Keeper) {
    let (phone, keeper) = (Phone.forGestures(), Keeper())
    keeper.titles = titles
    let layout = UICollectionViewFlowLayout()
    (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 200, height: 40), 0)
    let collection = UICollectionView(frame: phone.window.bounds, collectionViewLayout: layout)
    collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    (collection.dataSource, collection.delegate) = (keeper, keeper)
    phone.keep(keeper)
    phone.window.addSubview(collection)
    phone.window.layoutIfNeeded()
    return (phone, collection, keeper)
  }

  @Test("V957 a finger on a title beside a collection's items scrolls to the item that the data source names")
  func index() {
    let (phone, collection, keeper) = list(["A", "B", "C", "D"])
    // Four titles of 15 points around the middle of 200.
    phone.down(1, at: (195, 90))
    #expect(collection.contentOffset.y == 200 && keeper.heard == ["B 1"])
    phone.window.layoutIfNeeded()
    phone.move(1, to: (195, 105))
    phone.up(1)
    #expect(collection.contentOffset.y == 400 && keeper.heard == ["B 1", "C 2"])
    #expect(collection.indexPathsForSelectedItems == [])
    phone.window.layoutIfNeeded()
    phone.tap(at: (195, 75))
    #expect(collection.contentOffset.y == 0, "it lies in front of the items that came")
    keeper.titles = nil
    collection.reloadData()
    phone.window.layoutIfNeeded()
    phone.tap(at: (195, 90))
    #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
  }

  @Test("V958 an item that the delegate keeps from being edited has a cell that isn't, while the collection is")
  func edited() {
    let (phone, collection, _) = list()
    func edited() -> [Bool] { collection.visibleCells.prefix(3).map(\.configurationState.isEditing) }
    #expect(edited() == [false, false, false])
    collection.isEditing = true
    #expect(edited() == [true, false, true])
    collection.reloadData()
    phone.window.layoutIfNeeded()
    #expect(edited() == [true, false, true])
    collection.isEditing = false
    #expect(edited() == [false, false, false])
  }

  private final class Spring: NSObject, UISpringLoadedInteractionBehavior, UISpringLoadedInteractionEffect {
    func shouldAllow(
      _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool { false }
    func interaction(
      _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
    ) {}
  }

  @Test("V960 a spring says what it was made with, the system's where it was nothing; nibs can be registered")
  func names() {
    let own = Spring()
    let spring = UISpringLoadedInteraction(interactionBehavior: own, interactionEffect: own) { _, _ in }
    #expect(spring.interactionBehavior === own && spring.interactionEffect === own)
    let plain = UISpringLoadedInteraction { _, _ in }
    #expect(!(plain.interactionBehavior is Spring) && !(plain.interactionEffect is Spring))
    plain.interactionBehavior.interactionDidFinish?(plain)
    let nib = UINib(nibName: "Cell", bundle: nil)
    _ = UICollectionView.CellRegistration<UICollectionViewCell, Int>(cellNib: nib) { _, _, _ in }
    _ = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      supplementaryNib: nib, elementKind: "header"
    ) { _, _, _ in }
  }
}

/// Overrides about focus, as of applications that are for televisions, too.
private final class FocusedRows: UITableViewController {
  var heard = 0
  weak var other: (any UITableViewDelegate)?
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  override func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    heard += 1
    return other?.tableView?(tableView, shouldUpdateFocusIn: context) ?? true
  }
  override func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    heard += 1
    other?.tableView?(tableView, didUpdateFocusIn: context, with: coordinator)
  }
}

private final class FocusedItems: UICollectionViewController {
  weak var other: (any UICollectionViewDelegate)?
  override func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { other?.collectionView?(collectionView, shouldUpdateFocusIn: context) ?? true }
  override func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { other?.collectionView?(collectionView, didUpdateFocusIn: context, with: coordinator) }
}

extension CollectionIndexTests {
  @Test("V961 delegates of lists and their controllers have what hears of focus, which no finger moves")
  func focus() {
    let (phone, rows) = (Phone.forGestures(), FocusedRows(style: .plain))
    let other = FocusedRows(style: .plain)
    rows.other = other
    phone.window.rootViewController = rows
    phone.window.layoutIfNeeded()
    phone.tap(at: (100, 60))
    #expect(rows.tableView.indexPathForSelectedRow?.row == 1 && rows.heard == 0)
    let items = FocusedItems(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(items.other == nil && rows.other === other)
  }
}
