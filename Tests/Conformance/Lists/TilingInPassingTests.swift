import Foundation
import HeadlessUIKit
import Testing

/// Rule V374: lists that are changed while their views come into sight. A window of 200 points shows four rows.
@MainActor @Suite("V: lists that change as they are laid out") struct TilingInPassingTests {
  private final class Keeper: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegate
  {
    var count = 4
    var whenMade: (Int) -> Void = { _ in }
    var whenShown: (Int) -> Void = { _ in }
    /// Rows that were asked for, and that there are not.
    var beyond: [Int] = []

    private func made(_ place: IndexPath) {
      if place.item >= count { beyond.append(place.item) }
      whenMade(place.item)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      made(indexPath)
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      whenShown(indexPath.row)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      made(indexPath)
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { whenShown(indexPath.item) }
  }

  private let keeper = Keeper()

  private func table(on phone: Phone) -> UITableView {
    let table = UITableView(frame: phone.window.bounds)
    table.rowHeight = 50
    (table.dataSource, table.delegate) = (keeper, keeper)
    phone.window.addSubview(table)
    return table
  }

  private func collection(on phone: Phone) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 200, height: 50), 0)
    let collection = UICollectionView(frame: phone.window.bounds, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (collection.dataSource, collection.delegate) = (keeper, keeper)
    phone.window.addSubview(collection)
    return collection
  }

  /// Cells that stand in the list, shown or forgotten there.
  private func standing(in list: UIScrollView) -> Int {
    list.subviews.count { $0 is UITableViewCell || $0 is UICollectionViewCell }
  }

  @Test("V374 rows that a delegate has loaded anew as one comes are those there are by then", arguments: [1, 9])
  func tableReloads(count: Int) {
    let phone = Phone()
    let table = table(on: phone)
    keeper.whenShown = { [keeper] row in
      guard row == 2, keeper.count == 4 else { return }
      keeper.count = count
      table.reloadData()
    }
    phone.window.layoutIfNeeded()
    phone.application.endTurn()
    #expect(table.visibleCells.count == min(4, count) && standing(in: table) == min(4, count))
    #expect(keeper.beyond == [])
  }

  @Test("V374 a data source that has its table scrolled as it makes a cell leaves none behind")
  func tableScrolls() {
    let phone = Phone()
    let table = table(on: phone)
    keeper.count = 50
    keeper.whenMade = { row in
      if row == 2 { table.scrollToRow(at: IndexPath(row: 30, section: 0), at: .top, animated: false) }
    }
    phone.window.layoutIfNeeded()
    phone.application.endTurn()
    #expect(table.indexPathsForVisibleRows?.map(\.row) == [30, 31, 32, 33] && standing(in: table) == 4)
  }

  @Test(
    "V374 items likewise, whether they are loaded anew, deleted or inserted", arguments: [1, 9], [false, true])
  func collectionChanges(count: Int, bySteps: Bool) {
    let phone = Phone()
    let collection = collection(on: phone)
    keeper.whenShown = { [keeper] item in
      guard item == 2, keeper.count == 4 else { return }
      keeper.count = count
      guard bySteps else { return collection.reloadData() }
      if count > 4 {
        collection.insertItems(at: (4..<count).map { IndexPath(item: $0, section: 0) })
      } else {
        collection.deleteItems(at: (count..<4).map { IndexPath(item: $0, section: 0) })
      }
    }
    phone.window.layoutIfNeeded()
    phone.application.endTurn()
    #expect(collection.visibleCells.count == min(4, count) && standing(in: collection) == min(4, count))
    #expect(keeper.beyond == [])
  }

  @Test("V374 a data source that has its collection scrolled as it makes a cell leaves none behind")
  func collectionScrolls() {
    let phone = Phone()
    let collection = collection(on: phone)
    keeper.count = 50
    keeper.whenMade = { item in
      if item == 2 { collection.scrollToItem(at: IndexPath(item: 30, section: 0), at: .top, animated: false) }
    }
    phone.window.layoutIfNeeded()
    phone.application.endTurn()
    #expect(collection.indexPathsForVisibleItems.map(\.item).sorted() == [30, 31, 32, 33])
    #expect(standing(in: collection) == 4)
  }
}
