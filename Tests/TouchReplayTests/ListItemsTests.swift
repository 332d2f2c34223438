import Foundation
import HeadlessUIKit
import Testing

@testable import TouchReplay

private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections = 1
  var rowsInSection = 30
  var title: String?
  func numberOfSections(in tableView: UITableView) -> Int { sections }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowsInSection }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    title == nil ? nil : tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    title == nil ? 0 : 30
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}

private final class ShelfViewController: UIViewController {
  let list = UITableView()
  override func viewDidLoad() {
    list.frame = view.bounds
    list.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    list.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    view.addSubview(list)
  }
}

/// One section of thirty cards in a row.
private final class CardsViewController: UIViewController, UICollectionViewDataSource {
  private(set) lazy var shelf = UICollectionView(frame: view.bounds, collectionViewLayout: layout)

  private var layout: UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, _ in
      let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .continuous
      return section
    }
  }

  override func viewDidLoad() {
    shelf.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
    shelf.dataSource = self
    view.addSubview(shelf)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
  }
}

@MainActor struct ListItemsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let shelf = ShelfViewController()
  private let rows = Rows()

  /// In an application of the test's own, while no replay runs.
  private func named(_ body: (Subjects) throws -> Void) async throws {
    try await ReplayGate.alone {
      UIApplication.start(UIApplication())
      shelf.loadViewIfNeeded()
      (shelf.list.dataSource, shelf.list.delegate) = (rows, rows)
      window.rootViewController = shelf
      window.isHidden = false
      window.layoutIfNeeded()
      try body(Subjects(mainWindow: window, delegate: nil))
    }
  }

  @Test func `a cell is called by its row, also when it shows another one`() async throws {
    try await named { subjects in
      let cell = try #require(shelf.list.cellForRow(at: IndexPath(row: 0, section: 0)))
      #expect(subjects.name(of: cell) == "shelf/list/row0")
      #expect(subjects.name(of: cell.contentView) == "shelf/list/row0/contentView")
      // Out of sight it is kept for the next row that comes into it.
      for offset in [44.0, 88] {
        shelf.list.contentOffset.y = offset
        window.layoutIfNeeded()
      }
      let row = try #require(shelf.list.indexPath(for: cell)?.row)
      #expect(row > 0)
      #expect(subjects.name(of: cell.contentView) == "shelf/list/row\(row)/contentView")
    }
  }

  @Test func `in a list of several sections the section is named, too`() async throws {
    rows.sections = 2
    try await named { subjects in
      let cell = try #require(shelf.list.visibleCells.first)
      #expect(subjects.name(of: cell) == "shelf/list/row0-0")
    }
  }

  @Test func `a header is called by its section, also when it is used again for another`() async throws {
    rows.sections = 40
    rows.rowsInSection = 1
    rows.title = "A"
    try await named { subjects in
      let header = try #require(shelf.list.headerView(forSection: 1))
      #expect(subjects.name(of: header) == "shelf/list/header1")
      for _ in 0..<40 where shelf.list.headerView(forSection: 1) === header {
        shelf.list.contentOffset.y += 44
        window.layoutIfNeeded()
      }
      #expect(shelf.list.headerView(forSection: 1) == nil)
      let shown = (0..<40).compactMap { section in shelf.list.headerView(forSection: section).map { (section, $0) }
      }
      #expect(!shown.isEmpty)
      for (section, view) in shown { #expect(subjects.name(of: view) == "shelf/list/header\(section)") }
    }
  }

  @Test func `a cell of a section that scrolls across is called by its item, also when it shows another one`()
    async throws
  {
    try await ReplayGate.alone {
      UIApplication.start(UIApplication())
      let cards = CardsViewController()
      window.rootViewController = cards
      window.isHidden = false
      window.layoutIfNeeded()
      let subjects = Subjects(mainWindow: window, delegate: nil)
      let cell = try #require(cards.shelf.cellForItem(at: IndexPath(item: 0, section: 0)))
      let row = try #require(cell.superview as? UIScrollView)
      #expect(subjects.name(of: cell).hasSuffix("/item0"))
      for _ in 0..<20 where cards.shelf.indexPath(for: cell)?.item == 0 {
        row.contentOffset.x += 100
        window.layoutIfNeeded()
      }
      for _ in 0..<20 where cards.shelf.indexPath(for: cell) == nil {
        row.contentOffset.x += 100
        window.layoutIfNeeded()
      }
      let item = try #require(cards.shelf.indexPath(for: cell)?.item)
      #expect(item > 0 && subjects.name(of: cell).hasSuffix("/item\(item)"))
    }
  }

  @Test func `a cell out of sight keeps its name`() async throws {
    try await named { subjects in
      let cell = try #require(shelf.list.visibleCells.first)
      _ = subjects.name(of: cell)
      shelf.list.removeFromSuperview()
      cell.removeFromSuperview()
      #expect(subjects.name(of: cell) == "shelf/list/row0")
    }
  }
}
