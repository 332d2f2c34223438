import Foundation
import HeadlessUIKit
import Testing

/// Rule V469: what has the first responder in it goes out of a list's sight, and comes back.
@MainActor @Suite("V: editing out of sight") struct KeptEditorTests {
  private final class RowCell: UITableViewCell {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(field)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class ItemCell: UICollectionViewCell {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(field)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Keeper: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
    var counts = [60, 60]
    var heard: [String] = []
    let headers = (0..<2).map { _ in UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 20)) }

    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 20 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let header = UIView()
      header.addSubview(headers[section])
      return header
    }
    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { if indexPath == [0, 0] { heard.append("ends") } }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[0]
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  private func table(_ style: UITableView.Style = .plain) -> (Phone, UITableView, Keeper) {
    let (phone, keeper) = (Phone.forGestures(), Keeper())
    let table = UITableView(frame: phone.window.bounds, style: style)
    table.register(RowCell.self, forCellReuseIdentifier: "cell")
    (table.rowHeight, table.sectionHeaderTopPadding) = (20, 0)
    (table.dataSource, table.delegate) = (keeper, keeper)
    phone.keep(keeper)
    phone.window.addSubview(table)
    phone.window.layoutIfNeeded()
    return (phone, table, keeper)
  }

  private func scroll(_ list: UIScrollView, to y: CGFloat, _ phone: Phone) {
    list.contentOffset.y = y
    phone.application.endTurn()
  }

  @Test("V469 a row's field stays first responder out of sight, and comes back with its cell")
  func row() throws {
    let (phone, table, keeper) = table()
    let cell = try #require(table.cellForRow(at: [0, 0]) as? RowCell)
    #expect(cell.field.becomeFirstResponder())
    scroll(table, to: 600, phone)
    #expect(cell.field.isFirstResponder && cell.superview === table && keeper.heard == ["ends"])
    #expect(table.cellForRow(at: [0, 0]) == nil && table.indexPath(for: cell) == nil)
    #expect(!table.visibleCells.contains(cell))
    keeper.counts[0] = 61
    table.insertRows(at: [[0, 0]], with: .none)
    #expect(cell.field.isFirstResponder && cell.frame.minY == 40)
    scroll(table, to: 0, phone)
    #expect(table.cellForRow(at: [0, 1]) === cell && cell.field.isFirstResponder)
  }

  @Test("V469 when another field is edited the cell out of sight may be used again, and so when its row goes")
  func over() throws {
    let (phone, table, keeper) = table()
    let cell = try #require(table.cellForRow(at: [0, 0]) as? RowCell)
    cell.field.becomeFirstResponder()
    scroll(table, to: 300, phone)
    let other = try #require(table.visibleCells.first as? RowCell)
    #expect(other.field.becomeFirstResponder() && !cell.field.isFirstResponder)
    scroll(table, to: 600, phone)
    #expect(cell.superview == nil || table.visibleCells.contains(cell))
    #expect(other.field.isFirstResponder)
    keeper.counts = [0, 0]
    table.reloadData()
    phone.application.endTurn()
    #expect(!other.field.isFirstResponder && other.superview == nil)
  }

  @Test("V469 so it is with the field of a table's header")
  func header() {
    let (phone, table, keeper) = table(.grouped)
    let field = keeper.headers[0]
    #expect(field.becomeFirstResponder())
    scroll(table, to: 1_300, phone)
    #expect(field.isFirstResponder && table.headerView(forSection: 0) == nil)
    scroll(table, to: 0, phone)
    #expect(field.isFirstResponder && field.window != nil)
    phone.window.endEditing(true)
    scroll(table, to: 1_300, phone)
    #expect(field.window == nil)
  }

  @Test("V469 and with an item's")
  func item() throws {
    let (phone, keeper) = (Phone.forGestures(), Keeper())
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 40)
    layout.minimumLineSpacing = 0
    let collection = UICollectionView(frame: phone.window.bounds, collectionViewLayout: layout)
    collection.register(ItemCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = keeper
    phone.window.addSubview(collection)
    phone.window.layoutIfNeeded()
    let cell = try #require(collection.cellForItem(at: [0, 0]) as? ItemCell)
    #expect(cell.field.becomeFirstResponder())
    scroll(collection, to: 600, phone)
    #expect(cell.field.isFirstResponder && cell.superview === collection)
    #expect(collection.cellForItem(at: [0, 0]) == nil && !collection.visibleCells.contains(cell))
    keeper.counts[0] = 61
    collection.insertItems(at: [[0, 0]])
    #expect(cell.field.isFirstResponder && cell.frame.minY == 40)
    scroll(collection, to: 0, phone)
    #expect(collection.cellForItem(at: [0, 1]) === cell && cell.field.isFirstResponder)
    scroll(collection, to: 600, phone)
    keeper.counts[0] = 60
    collection.deleteItems(at: [[0, 1]])
    #expect(!cell.field.isFirstResponder)
  }
}
