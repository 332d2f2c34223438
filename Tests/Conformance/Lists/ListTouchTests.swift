import Foundation
import HeadlessUIKit
import Testing

/// Rules V195 to V197, V199 and V245: two fingers that select, primary actions, the index beside rows, and rows of
/// lists in a finger's hand.
@MainActor @Suite("V: fingers on lists") struct ListTouchTests {
  /// What both kinds of lists ask and tell.
  private final class Keeper: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegate
  {
    var heard: [String] = []
    var rows = [20]
    var sweeps = true
    var isPrimary = true
    var movesItself = false
    var titles: [String]?
    var section: (Int) -> Int = { $0 }
    var selects = true
    var accessories: [UICellAccessory] = []
    var hasMenus = false

    func take() -> [String] {
      defer { heard = [] }
      return heard
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
      if hasMenus { heard.append("highlights \(indexPath.item)?") }
      return true
    }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard hasMenus else { return nil }
      heard.append("menu")
      return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Open") { _ in }])
      })
    }

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      heard.append("titles?")
      return titles
    }
    func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
      heard.append("\(title) \(index)")
      return section(index)
    }
    func tableView(
      _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      heard.append("sweeps \(indexPath.row)? \(tableView.isEditing)")
      return sweeps
    }
    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
      heard.append("begins \(indexPath.row) \(tableView.isEditing)")
    }
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { heard.append("ends") }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      selects ? indexPath : nil
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      heard.append("selects \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      heard.append("deselects \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
      isPrimary
    }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
      heard.append("performs \(indexPath.row)")
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows[0] }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? UICollectionViewListCell)?.accessories = accessories
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      heard.append("sweeps \(indexPath.item)? \(collectionView.isEditing)")
      return sweeps
    }
    func collectionView(
      _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { heard.append("begins \(indexPath.item) \(collectionView.isEditing)") }
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
      heard.append("ends")
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
      selects
    }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
      selects
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      heard.append("selects \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      heard.append("deselects \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
      heard.append("performs \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      heard.append("moved \(sourceIndexPath.item) to \(destinationIndexPath.item)")
      if movesItself { collectionView.moveItem(at: sourceIndexPath, to: destinationIndexPath) }
    }
  }

  /// Rows of 40 points.
  private func table(_ keeper: Keeper, style: UITableView.Style = .plain) -> (phone: Phone, table: UITableView) {
    let phone = Phone.forGestures()
    let table = UITableView(frame: phone.window.bounds, style: style)
    table.rowHeight = 40
    (table.dataSource, table.delegate) = (keeper, keeper)
    phone.window.addSubview(table)
    phone.keep(keeper)
    phone.window.layoutIfNeeded()
    _ = keeper.take()
    return (phone, table)
  }

  /// Rows of 44 points.
  private func list(_ keeper: Keeper) -> (phone: Phone, list: UICollectionView) {
    let phone = Phone.forGestures()
    let list = UICollectionView(
      frame: phone.window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    (list.dataSource, list.delegate) = (keeper, keeper)
    phone.window.addSubview(list)
    phone.keep(keeper)
    phone.window.layoutIfNeeded()
    return (phone, list)
  }

  private func sweep(_ phone: Phone, from start: Double, to end: Double, steps: Int = 8) {
    for step in 1...steps {
      let y = start + (end - start) * Double(step) / Double(steps)
      phone.report(.move(1, to: (60, y)), .move(2, to: (100, y)))
    }
  }

  private func land(_ phone: Phone, at y: Double) { phone.report(.down(1, at: (60, y)), .down(2, at: (100, y))) }

  // MARK: Two fingers

  @Test("V195 two fingers that go over rows select them, and what they leave again is not; the table is edited")
  func sweeping() {
    let keeper = Keeper()
    let (phone, table) = table(keeper)
    table.allowsMultipleSelectionDuringEditing = true
    land(phone, at: 20)
    sweep(phone, from: 20, to: 100)
    #expect(
      keeper.take() == [
        "sweeps 0? false", "begins 0 true", "selects 0", "selects 1", "selects 2",
      ])
    sweep(phone, from: 100, to: 60, steps: 4)
    phone.report(.up(1), .up(2))
    #expect(keeper.take() == ["deselects 2", "ends"])
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [0, 1] && table.contentOffset == .zero)
    land(phone, at: 60)
    sweep(phone, from: 60, to: 20)
    phone.report(.up(1), .up(2))
    #expect(table.indexPathsForSelectedRows == nil, "the first one was selected")
  }

  @Test("V195 where the delegate doesn't allow it, or several can't be selected, two fingers scroll")
  func refused() {
    let keeper = Keeper()
    keeper.sweeps = false
    let (phone, table) = table(keeper)
    for allows in [true, false] {
      table.allowsMultipleSelectionDuringEditing = allows
      table.contentOffset = .zero
      land(phone, at: 150)
      sweep(phone, from: 150, to: 50)
      phone.report(.up(1), .up(2))
      #expect(table.contentOffset.y > 50)
    }
    #expect(keeper.take() == ["sweeps 3? false"] && !table.isEditing)
  }

  @Test("V195 one finger scrolls as ever, and in a collection two fingers select likewise")
  func collection() {
    let keeper = Keeper()
    let (phone, list) = list(keeper)
    list.allowsMultipleSelectionDuringEditing = true
    phone.drag(from: (60, 150), to: (60, 50))
    #expect(list.contentOffset.y > 50 && keeper.take() == [])
    phone.wait(5)
    list.contentOffset = .zero
    phone.window.layoutIfNeeded()
    land(phone, at: 20)
    sweep(phone, from: 20, to: 100)
    phone.report(.up(1), .up(2))
    #expect(
      keeper.take() == ["sweeps 0? false", "begins 0 true", "selects 0", "selects 1", "selects 2", "ends"])
  }

  // MARK: Primary actions

  @Test(
    "V196 a tap on a row is its primary action, after selecting it, also where that is refused or adds to others")
  func primary() {
    let keeper = Keeper()
    let (phone, table) = table(keeper)
    phone.press(at: (60, 20))
    #expect(keeper.take() == ["selects 0", "performs 0"])
    keeper.selects = false
    phone.press(at: (60, 60))
    #expect(keeper.take() == ["performs 1"])
    (keeper.selects, table.allowsMultipleSelection) = (true, true)
    phone.press(at: (60, 60))
    #expect(keeper.take() == ["selects 1", "performs 1"], "it adds to what is selected")
    keeper.isPrimary = false
    table.allowsMultipleSelection = false
    phone.press(at: (60, 100))
    #expect(keeper.take().last == "selects 2")
  }

  @Test("V196 so it is in a collection where code has selected an item, and fingers select and deselect none")
  func grid() {
    let keeper = Keeper()
    let (phone, list) = list(keeper)
    keeper.selects = false
    list.allowsMultipleSelection = true
    list.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    for y in [66.0, 22] { phone.press(at: (60, y)) }
    #expect(keeper.take() == ["performs 1", "performs 0"])
    #expect(list.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
  }

  @Test("V196 a list that is edited has no primary actions, unless its delegate says otherwise")
  func edited() {
    let keeper = Keeper()
    let (phone, list) = list(keeper)
    phone.press(at: (60, 20))
    #expect(keeper.take() == ["selects 0", "performs 0"])
    (list.isEditing, list.allowsSelectionDuringEditing) = (true, true)
    phone.press(at: (60, 60))
    #expect(keeper.take() == ["deselects 0", "selects 1"])
  }

  // MARK: The index

  @Test("V197 a finger on a title beside the rows scrolls to its section, and on to others as it moves")
  func index() {
    let keeper = Keeper()
    keeper.rows = [5, 5, 5, 5]
    keeper.titles = ["A", "B", "C", "D"]
    let (phone, table) = table(keeper)
    // Four titles of 15 points around the middle of 200.
    phone.down(1, at: (195, 90))
    #expect(table.contentOffset.y == 200 && keeper.take() == ["B 1"])
    phone.move(1, to: (195, 95))
    phone.move(1, to: (195, 105))
    #expect(table.contentOffset.y == 400 && keeper.take() == ["C 2"])
    phone.move(1, to: (20, 5))
    phone.move(1, to: (20, 199))
    phone.up(1)
    #expect(table.contentOffset.y == 600 && keeper.take() == ["A 0", "D 3"])
    #expect(table.indexPathForSelectedRow == nil)
    keeper.section = { _ in NSNotFound }
    phone.tap(at: (195, 75))
    #expect(table.contentOffset.y == 600 && keeper.take() == ["A 0"])
  }

  @Test("V197 titles are asked for with the rows, or by code; a table that isn't plain, or has few rows, has none")
  func titles() {
    let keeper = Keeper()
    keeper.titles = ["A"]
    let (phone, plain) = table(keeper)
    func indexes(_ table: UITableView) -> Int {
      phone.window.layoutIfNeeded()
      return table.subviews.filter { "\(type(of: $0))" == "UITableViewIndex" }.count
    }
    #expect(indexes(plain) == 1 && keeper.take() == [])
    plain.sectionIndexMinimumDisplayRowCount = 21
    #expect(indexes(plain) == 0)
    plain.sectionIndexMinimumDisplayRowCount = 0
    #expect(indexes(plain) == 1)
    keeper.titles = nil
    plain.reloadSectionIndexTitles()
    #expect(indexes(plain) == 0)
    keeper.titles = ["A", "B"]
    plain.reloadData()
    #expect(indexes(plain) == 1)
    let (_, grouped) = table(keeper, style: .grouped)
    #expect(indexes(grouped) == 0)
  }

  // MARK: Rows of lists

  @Test("V199 a list's reordering accessory takes the row along at once, and the data source moves it")
  func reordering() {
    let keeper = Keeper()
    keeper.accessories = [.reorder()]
    let (phone, list) = list(keeper)
    list.isEditing = true
    phone.window.layoutIfNeeded()
    phone.down(1, at: (162, 22))
    phone.move(1, from: (162, 22), to: (162, 112), steps: 6)
    #expect(list.contentOffset == .zero)
    #expect(list.cellForItem(at: IndexPath(item: 0, section: 0))?.center.y == 112)
    phone.up(1)
    #expect(keeper.take() == ["moved 0 to 2"])
    #expect(!phone.decisions.contains { $0.hasPrefix("warns") })
  }

  @Test("V199 a finger that rests on the accessory opens no menu, and highlights no cell")
  func restingOnGrip() {
    let keeper = Keeper()
    (keeper.accessories, keeper.hasMenus) = ([.reorder()], true)
    let (phone, list) = list(keeper)
    list.isEditing = true
    phone.window.layoutIfNeeded()
    phone.down(1, at: (162, 22))
    phone.wait(1)
    phone.move(1, from: (162, 22), to: (162, 112), steps: 6)
    phone.up(1)
    #expect(keeper.take() == ["moved 0 to 2"])
    phone.down(1, at: (60, 22))
    phone.wait(1)
    phone.up(1)
    #expect(keeper.take() == ["highlights 0?", "menu"])
  }

  @Test("V199 a collection loaded anew calls the movement off; an item that its data source moves is moved once")
  func interrupted() {
    let keeper = Keeper()
    keeper.accessories = [.reorder(displayed: .always)]
    let (phone, list) = list(keeper)
    phone.down(1, at: (162, 22))
    phone.move(1, from: (162, 22), to: (162, 112), steps: 6)
    keeper.rows = [1]
    list.reloadData()
    phone.up(1)
    #expect(keeper.take().isEmpty)
    keeper.rows = [20]
    keeper.movesItself = true
    list.reloadData()
    phone.window.layoutIfNeeded()
    let moved = list.cellForItem(at: IndexPath(item: 0, section: 0))
    phone.down(1, at: (162, 22))
    phone.move(1, from: (162, 22), to: (162, 112), steps: 6)
    phone.up(1)
    #expect(keeper.take() == ["moved 0 to 2"])
    #expect(moved != nil && list.cellForItem(at: IndexPath(item: 2, section: 0)) === moved)
  }

  @Test("V199 an accessory that inserts calls its handler, and a tap on the mark of selection selects the row")
  func accessories() {
    let keeper = Keeper()
    var inserted = 0
    keeper.accessories = [.multiselect(), .insert { inserted += 1 }]
    let (phone, list) = list(keeper)
    (list.isEditing, list.allowsMultipleSelectionDuringEditing) = (true, true)
    phone.window.layoutIfNeeded()
    for y in [22.0, 66] { phone.press(at: (26, y)) }
    #expect(list.indexPathsForSelectedItems?.map(\.item) == [0, 1])
    phone.tap(at: (74, 22))
    #expect(inserted == 1 && list.indexPathsForSelectedItems?.count == 2)
  }

  @Test("V245 an item near the edge of what shows has the collection scroll")
  func scrolling() {
    let keeper = Keeper()
    keeper.accessories = [.reorder(displayed: .always)]
    let (phone, list) = list(keeper)
    phone.down(1, at: (162, 22))
    phone.move(1, from: (162, 22), to: (162, 190), steps: 6)
    phone.wait(0.5)
    phone.up(1)
    let place = list.contentOffset.y
    #expect(place > 100 && place < 200)
    phone.wait(1)
    #expect(list.contentOffset.y == place)
    #expect(keeper.take().last?.hasPrefix("moved 0 to ") == true)
  }

  @Test("V537 a list that is reloaded as a row is highlighted takes the next finger")
  func reloadedInHighlight() {
    final class Reloader: NSObject, UITableViewDelegate {
      var isDone = false
      var heard: [String] = []
      func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        heard.append("highlights \(indexPath.row)")
        if !isDone { tableView.reloadData() }
        isDone = true
      }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        heard.append("selects \(indexPath.row)")
      }
    }
    let (phone, reloader) = (Phone.forGestures(), Reloader())
    let (table, _) = phone.table()
    table.delegate = reloader
    phone.window.layoutIfNeeded()
    for y in [25.0, 75, 125] {
      phone.press(at: (100, y))
      phone.application.endTurn()
    }
    #expect(reloader.heard == ["highlights 0", "highlights 1", "selects 1", "highlights 2", "selects 2"])
  }
}
