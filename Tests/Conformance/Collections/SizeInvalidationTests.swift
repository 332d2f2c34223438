import Foundation
import HeadlessUIKit
import Testing

/// Rule V473: of what cells in sight have their sizes asked for anew.
@MainActor @Suite("V: cells that ask for other sizes") struct SizeInvalidationTests {
  private final class RowCell: UITableViewCell {
    let label = UILabel()
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      SizeInvalidationTests.fill(contentView, with: label)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class ItemCell: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      SizeInvalidationTests.fill(contentView, with: label)
    }
    required init?(coder: NSCoder) { nil }
  }

  private static func fill(_ content: UIView, with label: UILabel) {
    (label.numberOfLines, label.text) = (0, "short")
    label.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(label)
    for edge in [NSLayoutConstraint.Attribute.top, .bottom, .leading, .trailing] {
      NSLayoutConstraint(
        item: label, attribute: edge, relatedBy: .equal, toItem: content, attribute: edge, multiplier: 1,
        constant: 0
      ).isActive = true
    }
  }

  private final class Three: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  private let long = String(repeating: "many words ", count: 10)

  private func table(on phone: Phone) -> UITableView {
    let three = Three()
    phone.keep(three)
    let table = UITableView(frame: phone.window.bounds)
    table.register(RowCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = three
    phone.window.addSubview(table)
    phone.window.layoutIfNeeded()
    return table
  }

  private func collection(on phone: Phone) -> UICollectionView {
    let three = Three()
    phone.keep(three)
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let collection = UICollectionView(frame: phone.window.bounds, collectionViewLayout: layout)
    collection.register(ItemCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = three
    phone.window.addSubview(collection)
    phone.window.layoutIfNeeded()
    return collection
  }

  @Test("V473 a row is as high as its cell has become, when that says so; not where the table forbids it")
  func row() throws {
    let phone = Phone.forGestures()
    let table = table(on: phone)
    let cell = try #require(table.cellForRow(at: [0, 0]) as? RowCell)
    let height = cell.frame.height
    cell.label.text = long
    phone.application.endTurn()
    #expect(cell.frame.height == height)
    table.selfSizingInvalidation = .disabled
    cell.invalidateIntrinsicContentSize()
    phone.application.endTurn()
    #expect(cell.frame.height == height)
    table.selfSizingInvalidation = .enabled
    cell.invalidateIntrinsicContentSize()
    phone.application.endTurn()
    #expect(cell.frame.height > 2 * height && table.rectForRow(at: [0, 1]).minY == cell.frame.height)
    phone.tap(at: (100, Double(cell.frame.height) - 5))
    #expect(table.indexPathForSelectedRow == [0, 0])
    cell.label.text = "short"
    cell.contentView.invalidateIntrinsicContentSize()
    phone.application.endTurn()
    #expect(abs(cell.frame.height - height) < 1e-9 && table.cellForRow(at: [0, 0]) === cell)
  }

  @Test("V473 another configuration has it asked for, in a table and in a collection")
  func configuration() throws {
    let phone = Phone.forGestures()
    let (table, collection) = (table(on: phone), collection(on: phone))
    let row = try #require(table.cellForRow(at: [0, 1]))
    let item = try #require(collection.cellForItem(at: [0, 1]))
    var content = UIListContentConfiguration.cell()
    content.text = "short"
    (row.contentConfiguration, item.contentConfiguration) = (content, content)
    phone.application.endTurn()
    let heights = (row.frame.height, item.frame.height)
    content.text = long
    (row.contentConfiguration, item.contentConfiguration) = (content, content)
    phone.application.endTurn()
    #expect(row.frame.height > 2 * heights.0 && item.frame.height > 2 * heights.1)
    #expect(table.rectForRow(at: [0, 2]).minY == row.frame.maxY)
    let next = try #require(collection.layoutAttributesForItem(at: [0, 2]))
    #expect(abs(next.frame.minY - item.frame.maxY) < 1e-9)
  }

  @Test("V473 where the list says so, whatever rules place anew in a cell has it asked for")
  func constraints() throws {
    let phone = Phone.forGestures()
    let (table, collection) = (table(on: phone), collection(on: phone))
    let row = try #require(table.cellForRow(at: [0, 0]) as? RowCell)
    let item = try #require(collection.cellForItem(at: [0, 0]) as? ItemCell)
    let height = item.frame.height
    (row.label.text, item.label.text) = (long, long)
    phone.application.endTurn()
    #expect(item.frame.height == height)
    table.selfSizingInvalidation = .enabledIncludingConstraints
    collection.selfSizingInvalidation = .enabledIncludingConstraints
    (row.label.text, item.label.text) = (long + long, long + long)
    phone.application.endTurn()
    #expect(row.frame.height > 4 * height && item.frame.height > 4 * height)
    #expect(table.rectForRow(at: [0, 1]).minY == row.frame.maxY)
    let next = try #require(collection.layoutAttributesForItem(at: [0, 1]))
    #expect(abs(next.frame.minY - item.frame.maxY) < 1e-6)
  }
}
