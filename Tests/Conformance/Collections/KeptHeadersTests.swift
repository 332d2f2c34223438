import Foundation
import HeadlessUIKit
import Testing

/// Rules V465, V466 and V540: which headers, footers and views beside items a batch of changes makes anew.
@MainActor @Suite("V: headers that stay") struct KeptHeadersTests {
  private let phone = Phone.forGestures()

  /// A data source of both kinds of list that counts what it makes.
  private final class Keeper: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
    var rows: [Int]
    var height: CGFloat = 20
    var heard: [String] = []
    init(rows: [Int]) { self.rows = rows }

    func take() -> [String] {
      defer { heard = [] }
      return heard
    }

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { height }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      heard.append("makes \(section)")
      let header = UIView()
      header.addSubview(UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 20)))
      return header
    }
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
      heard.append("ends \(section)")
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      rows[section]
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      heard.append("makes \(kind) \(indexPath.section)-\(indexPath.item)")
      return collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "beside", for: indexPath)
    }
  }

  private func table(_ keeper: Keeper) -> UITableView {
    let table = UITableView(frame: phone.window.bounds)
    (table.rowHeight, table.sectionHeaderTopPadding) = (20, 0)
    (table.dataSource, table.delegate) = (keeper, keeper)
    phone.window.addSubview(table)
    phone.keep(keeper)
    phone.window.layoutIfNeeded()
    return table
  }

  private func header(_ table: UITableView, at y: CGFloat) -> UIView? {
    table.subviews.first {
      $0.frame == CGRect(x: 0, y: y, width: 200, height: $0.frame.height) && $0.subviews.first is UITextField
    }
  }

  @Test("V465 a table's headers stay with their sections while rows come, go and are made anew")
  func rowsChange() {
    let keeper = Keeper(rows: [1, 1])
    let table = table(keeper)
    let (first, second) = (header(table, at: 0), header(table, at: 40))
    let field = first?.subviews.first
    #expect(field?.becomeFirstResponder() == true)
    #expect(keeper.take() == ["makes 0", "makes 1"])
    keeper.rows[0] = 2
    table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(keeper.take() == [] && field?.isFirstResponder == true)
    #expect(header(table, at: 0) === first && header(table, at: 60) === second)
  }

  @Test("V465 an empty batch asks for their heights anew, and makes none; one that gets none has no view")
  func heights() {
    let keeper = Keeper(rows: [1, 1])
    let table = table(keeper)
    let first = header(table, at: 0)
    _ = keeper.take()
    keeper.height = 30
    table.performBatchUpdates(nil)
    #expect(keeper.take() == [] && first?.frame.height == 30)
    keeper.height = 0
    table.beginUpdates()
    table.endUpdates()
    #expect(keeper.take() == ["ends 0", "ends 1"] && first?.superview == nil)
  }

  @Test("V465 they are made anew where their section is, and where everything is, and go along where it moves")
  func sectionsChange() {
    let keeper = Keeper(rows: [1, 1])
    let table = table(keeper)
    let (first, second) = (header(table, at: 0), header(table, at: 40))
    _ = keeper.take()
    table.reloadSections([1], with: .none)
    #expect(keeper.take() == ["makes 1", "ends 1"])
    #expect(header(table, at: 0) === first && header(table, at: 40) !== second)
    keeper.rows = [3, 1, 1]
    table.insertSections([0], with: .none)
    #expect(keeper.take() == ["makes 0"] && header(table, at: 80) === first)
    keeper.rows = [1, 3, 1]
    table.moveSection(1, toSection: 0)
    #expect(keeper.take() == [] && header(table, at: 0) === first)
    table.reloadData()
    table.layoutIfNeeded()
    #expect(keeper.take().filter { $0.hasPrefix("makes") } == ["makes 0", "makes 1", "makes 2"])
  }

  @Test("V540 a cell or a header that is given again for what is made anew stays in the table")
  func givenAgain() {
    final class Static: NSObject, UITableViewDataSource, UITableViewDelegate {
      let (cell, header) = (UITableViewCell(style: .default, reuseIdentifier: "cell"), UIView())
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 20 }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
    }
    let (source, table) = (Static(), UITableView(frame: phone.window.bounds))
    (table.dataSource, table.delegate) = (source, source)
    phone.window.addSubview(table)
    phone.window.layoutIfNeeded()
    table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(source.cell.superview === table && table.dequeueReusableCell(withIdentifier: "cell") == nil)
    table.reloadSections([0], with: .none)
    #expect(source.cell.superview === table && source.header.superview === table)
  }

  private func collection(
    _ layout: UICollectionViewLayout, _ kinds: [String], _ keeper: Keeper
  ) -> UICollectionView {
    let collection = UICollectionView(frame: phone.window.bounds, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in kinds {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "beside")
    }
    collection.dataSource = keeper
    phone.window.addSubview(collection)
    phone.keep(keeper)
    phone.window.layoutIfNeeded()
    return collection
  }

  private let head = UICollectionView.elementKindSectionHeader

  private func lines() -> UICollectionViewFlowLayout {
    let layout = Choosy()
    layout.itemSize = CGSize(width: 200, height: 20)
    (layout.minimumLineSpacing, layout.headerReferenceSize) = (0, CGSize(width: 0, height: 20))
    return layout
  }

  /// A flow layout that may have views beside items go.
  private final class Choosy: UICollectionViewFlowLayout {
    var asked: [String] = []
    var going: [IndexPath] = []
    override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
      asked.append(elementKind)
      return going
    }
  }

  @Test("V466 so do a collection's headers, and are made anew where their section is")
  func collectionHeaders() {
    let keeper = Keeper(rows: [1, 1])
    let collection = collection(lines(), [head], keeper)
    func header(_ section: Int) -> UIView? {
      collection.supplementaryView(forElementKind: head, at: IndexPath(item: 0, section: section))
    }
    let (first, second) = (header(0), header(1))
    _ = keeper.take()
    keeper.rows[0] = 2
    collection.insertItems(at: [IndexPath(item: 1, section: 0)])
    collection.reloadItems(at: [IndexPath(item: 0, section: 0)])
    collection.performBatchUpdates(nil)
    #expect(keeper.take() == [] && header(0) === first && header(1) === second && second?.frame.minY == 60)
    keeper.rows = [1, 2, 1]
    collection.insertSections([0])
    #expect(keeper.take() == ["makes \(head) 0-0"] && header(1) === first && header(2) === second)
    collection.reloadSections([1])
    #expect(keeper.take() == ["makes \(head) 1-0"] && header(1) !== first)
    collection.reloadData()
    collection.layoutIfNeeded()
    #expect(keeper.take().count == 3)
  }

  @Test("V466 where the layout says that they go, they are made anew, too; it is asked once a kind")
  func layoutDeletes() {
    let keeper = Keeper(rows: [1, 1])
    let layout = lines()
    let collection = collection(layout, [head], keeper)
    _ = keeper.take()
    (layout as? Choosy)?.going = [IndexPath(item: 0, section: 1)]
    collection.performBatchUpdates(nil)
    #expect(keeper.take() == ["makes \(head) 1-0"])
    #expect((layout as? Choosy)?.asked == [head])
  }

  @Test("V466 what a compositional layout puts beside an item goes where that goes")
  func badges() {
    func size(_ height: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    }
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(10), heightDimension: .absolute(10)),
      elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let item = NSCollectionLayoutItem(layoutSize: size(20), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size(20), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size(20), elementKind: head, alignment: .top)
    ]
    let keeper = Keeper(rows: [2])
    let collection = collection(
      UICollectionViewCompositionalLayout(section: section), [head, "badge"], keeper)
    func view(_ kind: String, _ item: Int) -> UIView? {
      collection.supplementaryView(forElementKind: kind, at: IndexPath(item: item, section: 0))
    }
    let (header, first) = (view(head, 0), view("badge", 0))
    _ = keeper.take()
    keeper.rows = [3]
    collection.insertItems(at: [IndexPath(item: 0, section: 0)])
    #expect(keeper.take() == ["makes badge 0-0"])
    #expect(view(head, 0) === header && view("badge", 1) === first && first?.frame.minY == 40)
  }

  @Test("V466 a snapshot keeps the headers of the sections that stay, and makes those anew that it reloads")
  func snapshots() {
    let collection = collection(lines(), [head], Keeper(rows: []))
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { collection, place, _ in
      collection.dequeueReusableCell(withReuseIdentifier: "cell", for: place)
    }
    var made = 0
    source.supplementaryViewProvider = { collection, kind, place in
      made += 1
      return collection.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "beside", for: place)
    }
    func show(_ items: [Int], reloading: Bool = false) -> Int {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([7])
      snapshot.appendItems(items)
      if reloading { snapshot.reloadSections([7]) }
      made = 0
      source.apply(snapshot, animatingDifferences: true)
      collection.layoutIfNeeded()
      return made
    }
    #expect(show([1, 2, 3]) == 1)
    #expect(show([2]) == 0)
    #expect(show([2], reloading: true) == 1)
  }
}
