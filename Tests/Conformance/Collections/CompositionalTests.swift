import Foundation
import HeadlessUIKit
import Testing

/// Group V: sections of groups of items. The collection has 200 × 200 points.
@MainActor struct CompositionalTests: ComposedTests {
  @Test("V102 a row repeats its items until no more fits, within insets, with spacing between groups")
  func grid() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 2, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 15, trailing: 20)
    let (phone, collection) = collection(UICollectionViewCompositionalLayout(section: section), items: [3])
    #expect(frames(collection, 3) == [box(24, 7, 72, 56), box(104, 7, 72, 56), box(24, 77, 72, 56)])
    #expect(collection.contentSize == CGSize(width: 200, height: 150))
    phone.tap(at: (120, 30))
    #expect(collection.indexPathsForSelectedItems == [path(1)])
  }

  @Test("V102 counted items share a group's length, or keep their own; flexible spacing takes what is left")
  func counted() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(30), .absolute(40)))
    func layout(_ group: NSCollectionLayoutGroup) -> UICollectionViewCompositionalLayout {
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
    let whole = size(.fractionalWidth(1), .absolute(40))
    let equal = NSCollectionLayoutGroup.horizontal(layoutSize: whole, subitem: item, count: 3)
    equal.interItemSpacing = .fixed(10)
    #expect(frames(collection(layout(equal), items: [3]).collection, 3).map(\.width) == [60, 60, 60])
    let own = NSCollectionLayoutGroup.horizontal(layoutSize: whole, repeatingSubitem: item, count: 3)
    own.interItemSpacing = .flexible(5)
    #expect(frames(collection(layout(own), items: [3]).collection, 3).map(\.minX) == [0, 85, 170])
    let spaced = NSCollectionLayoutItem(layoutSize: size(.absolute(50), .absolute(40)))
    spaced.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(10), top: .fixed(5), trailing: nil, bottom: nil)
    let row = NSCollectionLayoutGroup.horizontal(layoutSize: whole, subitems: [spaced])
    #expect(frames(collection(layout(row), items: [4]).collection, 4).map(\.origin.x) == [10, 70, 130, 10])
  }

  @Test("V1004 a custom group whose length is estimated reaches as far as its items, and the list scrolls to them")
  func customLength() {
    let item = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .estimated(200))) { _ in
      (0..<3).map { NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: $0 * 150, width: 60, height: 140)) }
    }
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 0, bottom: 7, trailing: 0)
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: item))
    #expect(collection(layout, items: [3]).collection.contentSize == CGSize(width: 200, height: 452))
    let exact = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(200))) { _ in
      [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 300, width: 60, height: 140))]
    }
    let fixed = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: exact))
    #expect(collection(fixed, items: [1]).collection.contentSize.height == 200)
  }

  @Test("V1004 a custom group's length is what a group that divides its own among its parts has for it")
  func sharedCustomLength() {
    let custom = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .estimated(50))) { _ in
      [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 60, height: 300))]
    }
    let divided = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(200)), subitem: custom, count: 2)
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: divided))
    let (_, list) = collection(layout, items: [2])
    #expect(frames(list, 2).map(\.minY) == [0, 100] && list.contentSize.height == 200)
  }

  @Test("V1004 the spacing on both sides of an item, across its line, is part of a group whose length is estimated")
  func spacingAcross() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(150), .absolute(50)))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: .fixed(10), trailing: nil, bottom: .fixed(5))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(20)), subitems: [item])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let (_, list) = collection(layout, items: [2])
    #expect(frames(list, 2).map(\.minY) == [10, 75] && list.contentSize.height == 130)
  }

  @Test("V102 groups nest: a large item beside two small ones")
  func nested() {
    let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.6), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)), subitems: [small])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)), subitems: [large, pair])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let (_, collection) = collection(layout, items: [5])
    #expect(
      frames(collection, 5) == [
        box(0, 0, 120, 100), box(120, 0, 80, 50), box(120, 50, 80, 50), box(0, 100, 120, 100),
        box(120, 100, 80, 50),
      ])
  }

  @Test("V102 groups that a group divides its length among lay out what is in them within their share")
  func divided() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let inner = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), subitems: [item])
    let outer = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(80)), subitem: inner, count: 2)
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: outer))
    let (phone, collection) = collection(layout, items: [4])
    #expect(
      frames(collection, 4) == [
        box(0, 0, 100, 40), box(0, 40, 100, 40), box(100, 0, 100, 40), box(100, 40, 100, 40),
      ])
    phone.tap(at: (150, 20))
    #expect(collection.indexPathsForSelectedItems == [path(2)])
  }

  @Test("V121 items are laid out anew in the room that a collection's insets leave, as soon as they leave another")
  func insets() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), subitems: [item])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 60, height: 30)
    (flow.minimumInteritemSpacing, flow.minimumLineSpacing) = (0, 0)
    let (phone, composed) = collection(layout, items: [2])
    #expect(frames(composed, 2) == [box(0, 0, 200, 100), box(0, 100, 200, 100)])
    composed.contentInset = UIEdgeInsets(top: 50, left: 30, bottom: 50, right: 30)
    phone.window.layoutIfNeeded()
    #expect(composed.visibleCells.map(\.frame) == [box(0, 0, 140, 50), box(0, 50, 140, 50)])
    let (other, flowing) = collection(flow, items: [3])
    #expect(frames(flowing, 3).map(\.minY) == [0, 0, 0])
    flowing.contentInset.left = 120
    other.window.layoutIfNeeded()
    #expect(flowing.visibleCells.map(\.frame.minY) == [0, 30, 60])
  }

  @Test("V102 headers extend their section, stand within its insets, and may stay in sight")
  func headers() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(50)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 0, trailing: 20)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 7
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let (phone, collection) = collection(layout, items: [4, 1])
    #expect(frames(collection, 1) == [box(20, 40, 160, 50)])
    #expect(frames(collection, 1, in: 1).first?.minY == 287)
    #expect(collection.supplementaryView(forElementKind: "header", at: path(0))?.frame == box(20, 0, 160, 30))
    collection.contentOffset.y = 60
    phone.window.layoutIfNeeded()
    #expect(collection.supplementaryView(forElementKind: "header", at: path(0))?.frame.minY == 60)
    phone.tap(at: (100, 15))
    #expect(collection.indexPathsForSelectedItems == [])
  }

  @Test("V104 where lengths are estimated, cells choose them by their constraints when they come into sight")
  func estimated() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(30)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .estimated(30)), subitems: [item])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let phone = Phone.forGestures()
    let collection = UICollectionView(frame: phone.window.bounds, collectionViewLayout: layout)
    let high = UICollectionView.CellRegistration<HighItem, Int> { cell, _, height in
      cell.height.constant = CGFloat(height)
    }
    let heights = [70, 50, 90, 40, 60]
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
      collection, place, height in
      collection.dequeueConfiguredReusableCell(using: high, for: place, item: height)
    }
    phone.keep(source)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(heights)
    phone.window.addSubview(collection)
    source.apply(snapshot)
    phone.window.layoutIfNeeded()
    #expect(
      frames(collection, 3).map(\.minY) == [0, 70, 120] && frames(collection, 3).map(\.height) == [70, 50, 90])
    phone.tap(at: (100, 115))
    #expect(collection.indexPathsForSelectedItems == [path(1)])
  }

  @Test("V104 a flow layout with an estimated size leaves sizes to its cells")
  func flow() {
    let phone = Phone.forGestures()
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.minimumInteritemSpacing = 10
    let collection = UICollectionView(frame: phone.window.bounds, collectionViewLayout: layout)
    collection.register(HighItem.self, forCellWithReuseIdentifier: "cell")
    let keeper = HeightKeeper()
    collection.dataSource = keeper
    phone.keep(keeper)
    phone.window.addSubview(collection)
    phone.window.layoutIfNeeded()
    #expect(frames(collection, 2).map(\.size) == [CGSize(width: 80, height: 20), CGSize(width: 80, height: 40)])
  }

  @Test(
    "V55 a list's padding lies above its headers, or first items: 22 points in a plain one that says nothing",
    arguments: [
      PaddedList(.plain, .supplementary, nil, header: 22, item: 50),
      PaddedList(.plain, .supplementary, 10, header: 10, item: 38),
      PaddedList(.grouped, .supplementary, 5, header: 5, item: 43),
      PaddedList(.plain, .firstItemInSection, nil, header: nil, item: 22),
      PaddedList(.plain, .none, 10, header: nil, item: 0),
    ])
  func headerPadding(_ list: PaddedList) {
    let (phone, collection) = collection(UICollectionViewFlowLayout(), items: [2, 2])
    let kind = UICollectionView.elementKindSectionHeader
    collection.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    var configuration = UICollectionLayoutListConfiguration(appearance: list.appearance)
    (configuration.headerMode, configuration.headerTopPadding) = (list.mode, list.padding)
    collection.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
    phone.window.layoutIfNeeded()
    let layout = collection.collectionViewLayout
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path(0))?.frame.minY == list.header)
    #expect(frames(collection, 1).first?.minY == list.item)
    #expect(collection.cellForItem(at: path(0))?.frame.minY == list.item)
  }

  @Test("V105 a list's rows are as high as their contents, with accessories that have touches of their own")
  func list() throws {
    let phone = Phone.forGestures()
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let collection = UICollectionView(frame: phone.window.bounds, collectionViewLayout: layout)
    var taps = 0
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(item)"
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator(), .detail { taps += 1 }]
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
      collection, place, item in
      collection.dequeueConfiguredReusableCell(using: row, for: place, item: item)
    }
    phone.keep(source)
    phone.window.addSubview(collection)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot)
    phone.window.layoutIfNeeded()
    #expect(frames(collection, 3).map(\.minY) == [0, 44, 88] && frames(collection, 1).first?.width == 200)
    let content = phone.window.hitTest(CGPoint(x: 40, y: 60), with: nil)
    #expect(content is UIListContentView && content === collection.cellForItem(at: path(1))?.contentView)
    phone.tap(at: (140, 22))
    #expect(taps == 1 && collection.indexPathsForSelectedItems == [])
    phone.tap(at: (40, 60))
    #expect(collection.indexPathsForSelectedItems == [path(1)])
  }

  @Test("V105 a content of the application's own is made once, given anew, and updated for the cell's state")
  func ownContent() throws {
    let phone = Phone.forGestures()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    phone.window.addSubview(cell)
    cell.contentConfiguration = Note(text: "one")
    let view = try #require(cell.contentView as? NoteView)
    cell.contentConfiguration = Note(text: "two")
    #expect(cell.contentView === view && view.shown.text == "two" && view.superview === cell)
    cell.isSelected = true
    #expect(!view.shown.isOn)
    phone.window.layoutIfNeeded()
    #expect(view.shown.isOn)
    #expect(phone.window.hitTest(CGPoint(x: 10, y: 10), with: nil) === view && view.frame == cell.bounds)
    cell.contentConfiguration = nil
    #expect(cell.contentView !== view && view.superview == nil)
  }
}

private final class HeightKeeper: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? HighItem)?.height.constant = CGFloat(indexPath.item + 1) * 20
    return cell
  }
}

/// A cell that holds a bar of 80 points' width, as high as told, where the width is its choice.
private final class HighItem: UICollectionViewCell {
  let height: NSLayoutConstraint

  override init(frame: CGRect) {
    let bar = UIView()
    height = bar.heightAnchor.constraint(equalToConstant: 0)
    super.init(frame: frame)
    bar.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(bar)
    let width = bar.widthAnchor.constraint(equalToConstant: 80)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: contentView.topAnchor),
      bar.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      bar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), height, width,
    ])
  }

  required init?(coder: NSCoder) { nil }
}

private struct Note: UIContentConfiguration {
  var text: String
  var isOn = false
  func makeContentView() -> any UIView & UIContentView { NoteView(self) }
  func updated(for state: any UIConfigurationState) -> Note {
    var copy = self
    copy.isOn = (state as? UICellConfigurationState)?.isSelected == true
    return copy
  }
}

private final class NoteView: UIView, UIContentView {
  var shown: Note
  var configuration: any UIContentConfiguration {
    get { shown }
    set { if let note = newValue as? Note { shown = note } }
  }
  init(_ note: Note) {
    shown = note
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
}

/// A list, and where its first header and item are to begin.
struct PaddedList: CustomTestStringConvertible, Sendable {
  let appearance: UICollectionLayoutListConfiguration.Appearance
  let mode: UICollectionLayoutListConfiguration.HeaderMode
  let padding: CGFloat?
  let header: CGFloat?
  let item: CGFloat

  init(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ mode: UICollectionLayoutListConfiguration.HeaderMode, _ padding: CGFloat?, header: CGFloat?, item: CGFloat
  ) {
    (self.appearance, self.mode, self.padding) = (appearance, mode, padding)
    (self.header, self.item) = (header, item)
  }

  var testDescription: String { "\(appearance), \(mode), \(padding.map { "\($0)" } ?? "its own")" }
}
