import Foundation
import HeadlessUIKit
import Testing

/// Group V: rows as high as their cells make themselves.
@MainActor struct SelfSizingTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func table(
    _ heights: [CGFloat], _ kind: UITableViewCell.Type = HighCell.self
  ) -> (phone: Phone, table: UITableView, source: HeightSource) {
    let phone = Phone.forGestures()
    let table = UITableView(frame: phone.window.bounds)
    table.separatorStyle = .none
    table.register(kind, forCellReuseIdentifier: "cell")
    let source = HeightSource(heights)
    table.dataSource = source
    phone.keep(source)
    phone.window.addSubview(table)
    phone.window.layoutIfNeeded()
    return (phone, table, source)
  }

  @Test("V1138 rows that constraints make high have room for a line, a pixel high, in a table with separators")
  func separators() {
    let (phone, table, _) = table([70, 30])
    #expect(table.rectForRow(at: path(1)) == CGRect(x: 0, y: 70, width: 200, height: 30))
    table.separatorStyle = .singleLine
    phone.window.layoutIfNeeded()
    let pixel = 1 / table.traitCollection.displayScale
    #expect(pixel < 1 && table.rectForRow(at: path(0)).height == 70 + pixel)
    let cell = table.cellForRow(at: path(1))
    for height in [cell?.frame.height, cell?.contentView.frame.height] {
      #expect(height.map { abs($0 - 30 - pixel) < 0.0001 } == true)
    }
  }

  @Test("V100 rows are as high as their cells' constraints, and a finger finds them there")
  func constraints() {
    let (phone, table, _) = table([70, 30, 90, 60, 44])
    #expect(table.rectForRow(at: path(0)) == CGRect(x: 0, y: 0, width: 200, height: 70))
    #expect(table.rectForRow(at: path(1)).minY == 70 && table.rectForRow(at: path(2)).minY == 100)
    #expect(table.cellForRow(at: path(2))?.frame.height == 90)
    phone.tap(at: (100, 95))
    #expect(table.indexPathForSelectedRow == path(1))
    phone.tap(at: (100, 105))
    #expect(table.indexPathForSelectedRow == path(2))
  }

  @Test("V100 a constraint that says how high the cell itself is counts like one of its content's")
  func ownHeight() {
    let (phone, table, _) = table([0, 0, 0], RuledCell.self)
    #expect(table.rectForRow(at: path(0)).height == 90 && table.rectForRow(at: path(1)).minY == 90)
    #expect(table.cellForRow(at: path(1))?.frame == CGRect(x: 0, y: 90, width: 200, height: 90))
    phone.tap(at: (100, 85))
    #expect(table.indexPathForSelectedRow == path(0))
  }

  @Test("V100 rows out of sight count as estimated, and are measured when they come; no cell is made for nothing")
  func estimates() {
    let (phone, table, source) = table(Array(repeating: 100, count: 10))
    #expect(source.made == [0, 1] && table.contentSize.height == 552)
    table.estimatedRowHeight = 60
    table.reloadData()
    phone.window.layoutIfNeeded()
    #expect(table.contentSize.height == 680)
    table.contentOffset.y = 150
    phone.window.layoutIfNeeded()
    #expect(table.contentSize.height == 760)
    #expect(table.indexPathsForVisibleRows == (1...3).map(path))
  }

  @Test("V100 with an estimate of 0, or a height that somebody chose, cells are not measured")
  func chosen() {
    let (phone, table, _) = table([100, 100])
    table.estimatedRowHeight = 0
    table.reloadData()
    phone.window.layoutIfNeeded()
    #expect(table.rectForRow(at: path(1)).minY == 44)
    table.estimatedRowHeight = UITableView.automaticDimension
    table.rowHeight = 50
    phone.window.layoutIfNeeded()
    #expect(table.rectForRow(at: path(1)).minY == 50)
  }

  @Test("V100 a cell's own sizeThatFits counts where there are no constraints")
  func manual() {
    let (_, table, _) = table([0, 0], ManualCell.self)
    #expect(table.rectForRow(at: path(1)) == CGRect(x: 0, y: 55, width: 200, height: 55))
  }

  @Test("V395 an item without constraints is asked for the size that fits, and keeps its own without an answer")
  func itemWithoutConstraints() {
    final class Sized: UICollectionViewCell {
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
      ) -> CGSize { CGSize(width: 80, height: 30) }
    }
    final class Items: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }
    let (phone, items) = (Phone.forGestures(), Items())
    for (kind, size) in [
      (Sized.self, CGSize(width: 80, height: 30)), (UICollectionViewCell.self, CGSize(width: 40, height: 40)),
    ] {
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 40, height: 40)
      let collection = UICollectionView(frame: phone.window.bounds, collectionViewLayout: layout)
      collection.register(kind, forCellWithReuseIdentifier: "cell")
      collection.dataSource = items
      phone.window.addSubview(collection)
      phone.window.layoutIfNeeded()
      #expect(collection.visibleCells.map(\.frame.size) == [size, size])
      collection.removeFromSuperview()
    }
  }

  @Test("V120 rows in sight take their cells' new heights with every batch of changes, also an empty one")
  func growing() throws {
    let (phone, table, _) = table([50, 50, 50])
    let cell = try #require(table.cellForRow(at: path(0)) as? HighCell)
    cell.height.constant = 120
    #expect(table.rectForRow(at: path(1)).minY == 50)
    table.beginUpdates()
    table.endUpdates()
    #expect(table.rectForRow(at: path(1)).minY == 120 && table.cellForRow(at: path(0)) === cell)
    phone.tap(at: (100, 115))
    #expect(table.indexPathForSelectedRow == path(0))
    cell.height.constant = 30
    table.performBatchUpdates(nil)
    phone.tap(at: (100, 45))
    #expect(table.indexPathForSelectedRow == path(1))
  }

  @Test("V120 a row that is reconfigured takes its cell's height, and so does one that comes back into sight")
  func reconfigured() {
    let (phone, table, source) = table(Array(repeating: 50, count: 12))
    source.heights[1] = 90
    table.reconfigureRows(at: [path(1)])
    phone.window.layoutIfNeeded()
    #expect(table.rectForRow(at: path(2)).minY == 140)
    table.contentOffset.y = 250
    phone.window.layoutIfNeeded()
    source.heights[0] = 20
    table.contentOffset.y = 0
    phone.window.layoutIfNeeded()
    #expect(table.rectForRow(at: path(1)).minY == 20)
  }

  @Test(
    "V120 items in sight take their cells' sizes when their layout is invalidated, in a batch, and reconfigured")
  func items() throws {
    let phone = Phone.forGestures()
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let collection = UICollectionView(frame: phone.window.bounds, collectionViewLayout: layout)
    collection.register(HighItem.self, forCellWithReuseIdentifier: "cell")
    let source = HeightSource([50, 50, 50])
    collection.dataSource = source
    phone.keep(source)
    phone.window.addSubview(collection)
    phone.window.layoutIfNeeded()
    let cell = try #require(collection.cellForItem(at: path(0)) as? HighItem)
    func second() -> CGFloat? {
      phone.window.layoutIfNeeded()
      return collection.cellForItem(at: path(1))?.frame.minY
    }
    #expect(second() == 50)
    cell.height.constant = 120
    #expect(second() == 50)
    layout.invalidateLayout()
    #expect(second() == 120 && collection.cellForItem(at: path(0)) === cell)
    cell.height.constant = 30
    collection.performBatchUpdates(nil)
    #expect(second() == 30)
    source.heights[0] = 70
    collection.reconfigureItems(at: [path(0)])
    #expect(second() == 70 && collection.cellForItem(at: path(0)) === cell)
    cell.height.constant = 20
    collection.contentOffset.y = 1
    #expect(second() == 70)
  }

  @Test("V100 rows that stay keep their heights through changes, and are measured anew at another width")
  func changes() {
    let (phone, table, source) = table([70, 30])
    source.heights = [50, 70, 30]
    table.insertRows(at: [path(0)], with: .none)
    #expect(table.rectForRow(at: path(0)).height == 50)
    #expect(table.rectForRow(at: path(2)) == CGRect(x: 0, y: 120, width: 200, height: 30))
    table.frame.size.width = 100
    phone.window.layoutIfNeeded()
    #expect(table.rectForRow(at: path(1)) == CGRect(x: 0, y: 50, width: 100, height: 70))
  }

  @Test("V100 a section's header with constraints is as high as they make it")
  func headers() {
    let (phone, table, source) = table([50])
    table.delegate = source
    table.reloadData()
    phone.window.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0).height == 66 && table.rectForRow(at: path(0)).minY == 22 + 66)
  }
}

/// A cell with a bar in it, as high as told, that its content view's edges hold to.
/// Keeps a row's place, with nothing in it.
private final class RuledCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    heightAnchor.constraint(equalToConstant: 90).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

private final class HighCell: UITableViewCell {
  private(set) lazy var height = bar.heightAnchor.constraint(equalToConstant: 0)
  private let bar = UIView()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    HighCell.hold(bar, in: contentView)
    height.isActive = true
  }

  required init?(coder: NSCoder) { nil }

  static func hold(_ bar: UIView, in view: UIView) {
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.topAnchor), bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}

private final class HighItem: UICollectionViewCell {
  private(set) lazy var height = bar.heightAnchor.constraint(equalToConstant: 0)
  private let bar = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    HighCell.hold(bar, in: contentView)
    height.isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

private final class ManualCell: UITableViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 55) }
}

private final class HeightSource: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
  var heights: [CGFloat]
  private(set) var made: [Int] = []
  private let header = UIView()

  init(_ heights: [CGFloat]) {
    self.heights = heights
    super.init()
    let bar = UIView()
    HighCell.hold(bar, in: header)
    bar.heightAnchor.constraint(equalToConstant: 66).isActive = true
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    made.append(indexPath.row)
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? HighCell)?.height.constant = heights[indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    heights.count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? HighItem)?.height.constant = heights[indexPath.item]
    return cell
  }
}
