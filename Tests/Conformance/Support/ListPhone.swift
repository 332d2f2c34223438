import Foundation
import HeadlessUIKit

extension Phone {
  /// A table that fills the window of 200 × 200 points, with rows of 50 points unless told otherwise.
  func table(
    rows: [Int] = [20], style: UITableView.Style = .plain, rowHeight: CGFloat = 50
  ) -> (table: UITableView, keeper: TableKeeper) {
    let keeper = TableKeeper(rows: rows, journal)
    let table = UITableView(frame: window.bounds, style: style)
    table.accessibilityIdentifier = "list"
    table.rowHeight = rowHeight
    table.register(TestCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = keeper
    table.delegate = keeper
    keep(keeper)
    window.addSubview(table)
    window.layoutIfNeeded()
    return (table, keeper)
  }

  /// A collection that fills the window of 200 × 200 points, with items of 90 × 90 points in two columns.
  func collection(items: [Int] = [20]) -> (collection: UICollectionView, keeper: CollectionKeeper) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 90)
    let keeper = CollectionKeeper(items: items, journal)
    let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    collection.accessibilityIdentifier = "list"
    collection.register(TestItem.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = keeper
    collection.delegate = keeper
    keep(keeper)
    window.addSubview(collection)
    window.layoutIfNeeded()
    return (collection, keeper)
  }

  /// Lands, rests until the list has heard of it, and lifts.
  func press(at place: (Double, Double)) {
    down(1, at: place)
    wait(0.2)
    up(1)
  }

  /// What the list decided about its items, as `selects 0-3`.
  var listDecisions: [String] {
    decisions.filter {
      $0.hasPrefix("list selects") || $0.hasPrefix("list deselects") || $0.hasPrefix("list refuses")
    }
    .map { String($0.dropFirst("list ".count)) }
  }
}

extension UICollectionView {
  /// One of no class of its own, which needs no registration before.
  func plainCell(for indexPath: IndexPath) -> UICollectionViewCell {
    register(UICollectionViewCell.self, forCellWithReuseIdentifier: "plain")
    return dequeueReusableCell(withReuseIdentifier: "plain", for: indexPath)
  }
}

/// A cell that counts its new lives.
final class TestCell: UITableViewCell {
  private(set) var lives = 1
  private(set) var styleGiven: CellStyle?

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    styleGiven = style
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    lives += 1
  }
}

/// An item that counts its new lives, and writes down what becomes of its state.
final class TestItem: UICollectionViewCell {
  private(set) var lives = 1
  var states: [String] = []
  override var isSelected: Bool { didSet { states.append(isSelected ? "selected" : "not selected") } }
  override var isHighlighted: Bool { didSet { states.append(isHighlighted ? "highlighted" : "not highlighted") } }

  override func prepareForReuse() {
    super.prepareForReuse()
    lives += 1
  }
}

private func text(_ place: IndexPath) -> String { "\(place.section)-\(place.item)" }

/// A table's data source and delegate: writes down what it is asked and told, and answers as told.
final class TableKeeper: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows: [Int]
  let journal: Journal
  var highlights = true
  var select: (IndexPath) -> IndexPath? = { $0 }
  var deselect: (IndexPath) -> IndexPath? = { $0 }
  var prepare: (UITableViewCell, IndexPath) -> Void = { _, _ in }
  var headers: [Int: String] = [:]
  var footers: [Int: String] = [:]
  /// Of the index beside the rows.
  var titles: [String]?

  init(rows: [Int], _ journal: Journal) {
    self.rows = rows
    self.journal = journal
  }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section] }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { headers[section] }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footers[section] }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.accessibilityIdentifier = "cell\(text(indexPath))"
    cell.contentView.accessibilityIdentifier = "content\(text(indexPath))"
    prepare(cell, indexPath)
    return cell
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    journal.note("should highlight \(text(indexPath))?")
    return highlights
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    journal.note("highlighted \(text(indexPath))")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    journal.note("unhighlighted \(text(indexPath))")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    journal.note("will select \(text(indexPath))")
    return select(indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    journal.note("selected \(text(indexPath))")
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    journal.note("will deselect \(text(indexPath))")
    return deselect(indexPath)
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    journal.note("deselected \(text(indexPath))")
  }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    journal.note("accessory of \(text(indexPath))")
  }
}

/// A collection's data source and delegate: writes down what it is asked and told, and answers as told.
final class CollectionKeeper: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var items: [Int]
  let journal: Journal
  var highlights = true
  var selects = true
  var deselects = true
  var canMove = true
  var whenSelected: () -> Void = {}

  init(items: [Int], _ journal: Journal) {
    self.items = items
    self.journal = journal
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.accessibilityIdentifier = "cell\(text(indexPath))"
    cell.contentView.accessibilityIdentifier = "content\(text(indexPath))"
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    journal.note("should highlight \(text(indexPath))?")
    return highlights
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    journal.note("highlighted \(text(indexPath))")
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    journal.note("unhighlighted \(text(indexPath))")
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    journal.note("should select \(text(indexPath))?")
    return selects
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    journal.note("selected \(text(indexPath))")
    whenSelected()
  }
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    journal.note("should deselect \(text(indexPath))?")
    return deselects
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    journal.note("deselected \(text(indexPath))")
  }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { canMove }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    journal.note("moved \(text(sourceIndexPath)) to \(text(destinationIndexPath))")
  }
}
