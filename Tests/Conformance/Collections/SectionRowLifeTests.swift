import Foundation
import HeadlessUIKit
import Testing

/// Rules V1270 and V1272: sections that scroll across, as sections come and go, and beside a safe area. Each item
/// has 100 × 60 points, and the window 200 × 200.
@MainActor struct SectionRowLifeTests: ComposedTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, String>

  private func section(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior)
    -> NSCollectionLayoutSection
  {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(100), .absolute(60)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  private func row(_ collection: UICollectionView) -> UIScrollView? {
    collection.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }

  private func snapshot(_ sections: [String]) -> NSDiffableDataSourceSnapshot<String, String> {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for section in sections {
      snapshot.appendSections([section])
      snapshot.appendItems((0..<6).map { "\(section)\($0)" })
    }
    return snapshot
  }

  private func shown(
    _ layout: UICollectionViewLayout, _ sections: [String]
  ) -> (phone: Phone, collection: UICollectionView, source: Source) {
    let phone = Phone.forGestures()
    let collection = UICollectionView(frame: phone.window.bounds, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source(collectionView: collection) { collection, place, _ in
      collection.dequeueReusableCell(withReuseIdentifier: "cell", for: place)
    }
    phone.keep(source)
    phone.window.addSubview(collection)
    source.apply(snapshot(sections))
    phone.window.layoutIfNeeded()
    return (phone, collection, source)
  }

  /// Whether what shows is in the window, at the places that the layout says.
  private func standsRight(_ collection: UICollectionView) -> Bool {
    collection.layoutIfNeeded()
    let places = collection.indexPathsForVisibleItems
    return !places.isEmpty
      && places.allSatisfy { place in
        let cell = collection.cellForItem(at: place)
        guard let cell, cell.window != nil else { return false }
        return cell.convert(cell.bounds, to: collection) == collection.layoutAttributesForItem(at: place)?.frame
      }
  }

  @Test("V1270 where a section goes that scrolls across, all others' cells stay in the window, and take touches")
  func gone() {
    let (phone, collection, source) = shown(
      UICollectionViewCompositionalLayout(section: section(.continuous)), ["A", "B", "C"])
    source.apply(snapshot(["B", "C"]))
    #expect(standsRight(collection) && collection.visibleCells.count == 4)
    phone.tap(at: (50, 90))
    #expect(collection.indexPathsForSelectedItems == [path(0, 1)])
  }

  @Test("V1270 the same cells stand in the collection where their section scrolls across no more")
  func another() {
    var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous
    let layout = UICollectionViewCompositionalLayout { _, _ in section(behavior) }
    let (phone, collection, _) = shown(layout, ["A"])
    let cell = collection.cellForItem(at: path(0))
    behavior = .none
    layout.invalidateLayout()
    #expect(standsRight(collection) && collection.cellForItem(at: path(0)) === cell)
    phone.tap(at: (50, 90))
    #expect(collection.indexPathsForSelectedItems == [path(1)])
    behavior = .continuous
    layout.invalidateLayout()
    #expect(standsRight(collection))
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 90, height: 90)
    collection.setCollectionViewLayout(flow, animated: false)
    #expect(standsRight(collection) && cell?.superview === collection)
  }

  @Test("V1270 a section that stays is scrolled as it was, and one that comes shows its beginning")
  func scrolled() {
    let (phone, collection, source) = shown(
      UICollectionViewCompositionalLayout(section: section(.continuous)), ["A", "B"])
    defer { withExtendedLifetime(phone) {} }
    func start(_ section: String) -> CGFloat? {
      collection.layoutIfNeeded()
      let place = source.index(for: section).map { path(0, $0) }
      return place.flatMap(collection.layoutAttributesForItem)?.frame.minX
    }
    row(collection)?.contentOffset.x = 150
    #expect(start("A") == -150 && start("B") == 0)
    source.apply(snapshot(["N", "A", "B"]))
    #expect(start("N") == 0 && start("A") == -150 && start("B") == 0)
    source.apply(snapshot(["B", "A"]))
    #expect(start("A") == -150 && start("B") == 0)
    var reloaded = source.snapshot()
    reloaded.reloadSections(["A"])
    source.apply(reloaded)
    #expect(start("A") == -150 && standsRight(collection))
    source.apply(snapshot(["M", "B"]))
    #expect(start("M") == 0 && start("B") == 0 && standsRight(collection))
  }

  @Test("V1272 a section that scrolls across counts the safe area at its sides once", arguments: [false, true])
  func safeArea(none: Bool) {
    let section = section(.groupPaging)
    if none { section.contentInsetsReference = .none }
    let (phone, collection, _) = shown(UICollectionViewCompositionalLayout(section: section), ["A"])
    let page = UIViewController()
    page.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 30)
    page.view.addSubview(collection)
    phone.window.rootViewController = page
    phone.window.layoutIfNeeded()
    collection.frame = page.view.bounds
    phone.window.layoutIfNeeded()
    #expect(collection.safeAreaInsets.left == 50)
    #expect(row(collection)?.contentOffset == .zero && row(collection)?.adjustedContentInset == .zero)
    #expect(collection.layoutAttributesForItem(at: path(0))?.frame.minX == (none ? 0 : 50))
  }
}
