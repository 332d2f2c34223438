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

  @Test("V1088 an accessory made without a frame has its content's size, and takes touches there")
  func contentSize() {
    var taps = 0
    let (button, label) = (UIButton(), UILabel())
    button.setImage(UIImage(systemName: "circle"), for: .normal)
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    label.text = "7"
    let (phone, _, cell) = cell([own(button, .leading()), own(label, .trailing()), .disclosureIndicator()])
    let width = button.intrinsicContentSize.width
    #expect(width > 0 && button.frame.size == button.intrinsicContentSize && button.frame.midY == 22)
    #expect(cell?.contentView.frame.minX == 16 + width && label.frame.size == label.intrinsicContentSize)
    phone.tap(at: (Double(button.frame.midX), 22))
    #expect(taps == 1)
    let (before, end) = (label.frame.width, cell?.contentView.frame.maxX ?? 0)
    label.text = "7,777"
    phone.window.layoutIfNeeded()
    #expect(label.frame.width > before && cell?.contentView.frame.maxX == end + before - label.frame.width)
  }

  @Test(
    "V1088 a frame counts where the size is to be fixed, or nothing else says one; constraints and what fits do")
  func otherSizes() {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 24, height: 12) }
    }
    let (fixed, sized, plain) = (
      UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20)), UILabel(), view("plain")
    )
    (fixed.text, sized.text, sized.frame) = ("a", "a", fixed.frame)
    let (ruled, child, fitting) = (UIView(), UIView(), Fitting())
    child.translatesAutoresizingMaskIntoConstraints = false
    ruled.addSubview(child)
    NSLayoutConstraint.activate([
      child.widthAnchor.constraint(equalToConstant: 18), child.heightAnchor.constraint(equalToConstant: 14),
      child.leadingAnchor.constraint(equalTo: ruled.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: ruled.trailingAnchor),
      child.topAnchor.constraint(equalTo: ruled.topAnchor),
      child.bottomAnchor.constraint(equalTo: ruled.bottomAnchor),
    ])
    let (phone, _, _) = cell([
      .customView(configuration: .init(customView: fixed, placement: .leading(), maintainsFixedSize: true)),
      own(sized, .leading()), own(plain, .leading()), own(ruled, .trailing()), own(fitting, .trailing()),
    ])
    #expect(fixed.frame.size == CGSize(width: 50, height: 20) && sized.frame.size == sized.intrinsicContentSize)
    #expect(plain.frame.size == CGSize(width: 30, height: 30) && ruled.frame.size == CGSize(width: 18, height: 14))
    #expect(child.frame.size == ruled.frame.size && fitting.frame.size == CGSize(width: 24, height: 12))
    phone.window.layoutIfNeeded()
    #expect(plain.frame.size == CGSize(width: 30, height: 30))
  }

  @Test("V122 an accessory for editing shows as long as the collection is edited, and one for the rest only then")
  func editing() {
    let (phone, collection, cell) = cell([
      own(view("editing"), .leading(displayed: .whenEditing)),
      own(view("resting"), .trailing(displayed: .whenNotEditing)), .disclosureIndicator(),
    ])
    #expect(phone.hit(30, 22) != "editing" && phone.hit(133, 22) == "resting")
    #expect(cell?.contentView.frame.minX == 0 && cell?.configurationState.isEditing == false)
    collection.isEditing = true
    phone.window.layoutIfNeeded()
    #expect(phone.hit(30, 22) == "editing" && phone.hit(133, 22) != "resting")
    #expect(cell?.contentView.frame.minX == 46 && cell?.configurationState.isEditing == true)
    collection.isEditing = false
    phone.window.layoutIfNeeded()
    #expect(phone.hit(30, 22) != "editing" && phone.hit(133, 22) == "resting")
  }

  @Test(
    "V122 the system's stand in an order of their own; the application's go where they say, one after the other")
  func order() {
    let (phone, _, _) = cell([
      own(view("last"), .trailing(at: { $0.count })), .disclosureIndicator(), .checkmark(),
      own(view("first"), .trailing(at: { _ in 0 })),
      own(view("before"), .trailing(at: UICellAccessory.Placement.position(before: .disclosureIndicator()))),
    ])
    // From the right: 30, a mark of 20, 30, a mark of 20, 30, each with 16 before it.
    #expect([169, 87, 5].map { phone.hit($0, 22) } == ["last", "before", "first"])
  }

  /// A plain list of three rows, each with what `list` says.
  private func list(
    _ list: UICollectionLayoutListConfiguration, accessories: [UICellAccessory] = []
  ) -> (phone: Phone, collection: UICollectionView, keeper: AccessoryKeeper) {
    let phone = Phone.forGestures()
    let collection = UICollectionView(
      frame: phone.window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    let keeper = AccessoryKeeper()
    keeper.accessories = accessories
    phone.keep(keeper)
    (collection.dataSource, collection.delegate) = (keeper, keeper)
    phone.window.addSubview(collection)
    phone.window.layoutIfNeeded()
    return (phone, collection, keeper)
  }

  private func swipe(_ phone: Phone, from start: Double, to end: Double) {
    phone.down(1, at: (start, 20))
    phone.wait(0.2)
    phone.move(1, from: (start, 20), to: (end, 20), steps: 14)
    phone.up(1)
  }

  @Test("V200 a finger that goes across a list's row opens its actions, as in a table; a tap performs one")
  func swiping() {
    var heard: [String] = []
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    let mark = UIContextualAction(style: .normal, title: "Mark") { _, _, done in
      heard.append("mark")
      done(true)
    }
    configuration.trailingSwipeActionsConfigurationProvider = { place in
      heard.append("asked \(place.item)")
      return UISwipeActionsConfiguration(actions: [mark])
    }
    let (phone, collection, _) = list(configuration)
    let cell = collection.cellForItem(at: IndexPath(item: 0, section: 0))
    var states: [Bool] = []
    cell?.configurationUpdateHandler = { _, state in
      if state.isSwiped != states.last { states.append(state.isSwiped) }
    }
    phone.window.layoutIfNeeded()
    swipe(phone, from: 150, to: 90)
    phone.window.layoutIfNeeded()
    #expect(heard == ["asked 0"] && states == [false, true])
    phone.tap(at: (180, 20))
    phone.window.layoutIfNeeded()
    #expect(heard == ["asked 0", "mark"] && states == [false, true, false])
    swipe(phone, from: 190, to: 20)
    #expect(heard.suffix(2) == ["asked 0", "mark"], "beyond the middle")
    #expect(collection.indexPathsForSelectedItems == [])
    swipe(phone, from: 50, to: 150)
    #expect(heard.count == 4 && collection.indexPathsForSelectedItems?.count == 1, "nothing leads")
    #expect(!phone.decisions.contains { $0.hasPrefix("warns") })
  }

  @Test("V200 a list's row closes when the list is changed, edited, scrolled, or touched elsewhere")
  func closing() {
    var marked = 0
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.leadingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Mark") { _, _, _ in marked += 1 }
      ])
    }
    let (phone, collection, _) = list(configuration)
    let ways: [(UICollectionView) -> Void] = [
      { $0.reloadData() }, { $0.isEditing = true }, { $0.performBatchUpdates(nil) },
      { _ in phone.tap(at: (100, 66)) },
    ]
    for close in ways {
      swipe(phone, from: 50, to: 130)
      close(collection)
      collection.isEditing = false
      phone.window.layoutIfNeeded()
      phone.tap(at: (20, 20))
    }
    #expect(marked == 0)
  }

  @Test("V200 a delete accessory without a handler shows the row's trailing actions")
  func deleting() {
    var deleted = 0
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          deleted += 1
          done(true)
        }
      ])
    }
    let (phone, collection, _) = list(configuration, accessories: [.delete()])
    collection.isEditing = true
    phone.window.layoutIfNeeded()
    phone.tap(at: (26, 22))
    #expect(deleted == 0)
    phone.tap(at: (180, 20))
    #expect(deleted == 1)
  }

  @Test("V122 one of the system's accessories twice stops the program")
  func twice() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UICollectionViewListCell(frame: .zero).accessories = [.checkmark(), .checkmark()] }
    }
  }
}

private final class AccessoryKeeper: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  var accessories: [UICellAccessory] = []
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? UICollectionViewListCell)?.accessories = accessories
    return cell
  }
}
