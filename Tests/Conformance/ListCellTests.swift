import Foundation
import HeadlessUIKit
import Testing

/// Group V: what stands beside a list cell's content. The cell has 200 × 44 points.
@MainActor struct ListCellTests {
  private func cell(
    _ accessories: [UICellAccessory]
  ) -> (phone: Phone, collection: UICollectionView, cell: UICollectionViewListCell?) {
    let phone = Phone.forGestures()
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let collection = UICollectionView(frame: phone.window.bounds, collectionViewLayout: layout)
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
      cell.accessories = accessories
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
      collection, place, item in
      collection.dequeueConfiguredReusableCell(using: row, for: place, item: item)
    }
    phone.keep(source)
    phone.window.addSubview(collection)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    source.apply(snapshot)
    phone.window.layoutIfNeeded()
    let cell = collection.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell
    return (phone, collection, cell)
  }

  private func view(_ name: String) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    view.accessibilityIdentifier = name
    return view
  }

  private func own(
    _ view: UIView, _ placement: UICellAccessory.Placement, isHidden: Bool? = nil
  ) -> UICellAccessory {
    .customView(configuration: .init(customView: view, placement: placement, isHidden: isHidden))
  }

  @Test("V122 a hidden accessory keeps its room, and no finger hits it")
  func hidden() {
    var taps = 0
    let (phone, _, cell) = cell([
      own(view("hidden"), .leading(), isHidden: true), .detail(options: .init(isHidden: true)) { taps += 1 },
    ])
    #expect(cell?.contentView.frame.minX == 46 && cell?.contentView.frame.maxX == 140)
    #expect(phone.hit(30, 22) != "hidden")
    phone.tap(at: (162, 22))
    #expect(taps == 0)
  }

  @Test("V122 an accessory for editing shows as long as the collection is edited, and one for the rest only then")
  func editing() {
    let (phone, collection, cell) = cell([
      own(view("editing"), .leading(displayed: .whenEditing)),
      own(view("resting"), .trailing(displayed: .whenNotEditing)), .disclosureIndicator(),
    ])
    #expect(phone.hit(30, 22) != "editing" && phone.hit(169, 22) == "resting")
    #expect(cell?.contentView.frame.minX == 0 && cell?.configurationState.isEditing == false)
    collection.isEditing = true
    phone.window.layoutIfNeeded()
    #expect(phone.hit(30, 22) == "editing" && phone.hit(169, 22) != "resting")
    #expect(cell?.contentView.frame.minX == 46 && cell?.configurationState.isEditing == true)
    collection.isEditing = false
    phone.window.layoutIfNeeded()
    #expect(phone.hit(30, 22) != "editing" && phone.hit(169, 22) == "resting")
  }

  @Test(
    "V122 the system's stand in an order of their own; the application's go where they say, one after the other")
  func order() {
    let (phone, _, _) = cell([
      own(view("last"), .trailing()), .disclosureIndicator(), .checkmark(),
      own(view("first"), .trailing(at: { _ in 0 })),
      own(view("before"), .trailing(at: UICellAccessory.Placement.position(before: .disclosureIndicator()))),
    ])
    // From the right: 30, a mark of 20, 30, a mark of 20, 30, each with 16 before it.
    #expect([169, 87, 5].map { phone.hit($0, 22) } == ["last", "before", "first"])
  }

  @Test("V129 swipe actions of a list's row, and menus of items, are warned of, once each")
  func unmodelled() {
    let phone = Phone.forGestures()
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Mark") { $2(true) }])
    }
    let collection = UICollectionView(
      frame: phone.window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    let keeper = MenuKeeper()
    phone.keep(keeper)
    (collection.dataSource, collection.delegate) = (keeper, keeper)
    phone.window.addSubview(collection)
    phone.window.layoutIfNeeded()
    func warnings() -> [String] { phone.decisions.filter { $0.hasPrefix("warns") } }
    for _ in 0..<2 {
      phone.down(1, at: (150, 20))
      phone.wait(0.2)
      phone.move(1, from: (150, 20), to: (80, 20), steps: 14)
      phone.up(1)
    }
    #expect(warnings() == ["warns swipe actions are not modelled: 1 would show in row 0"])
    #expect(collection.indexPathsForSelectedItems == nil)
    for held in [0.3, 0.8, 0.8] {
      phone.down(1, at: (150, 20))
      phone.wait(held)
      phone.up(1)
    }
    #expect(
      warnings().dropFirst() == ["warns items' menus are not modelled: the finger that rested on item 0 selects it"]
    )
  }

  @Test("V122 one of the system's accessories twice stops the program")
  func twice() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UICollectionViewListCell(frame: .zero).accessories = [.checkmark(), .checkmark()] }
    }
  }
}

private final class MenuKeeper: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in nil }
  }
}
