import Foundation
import HeadlessUIKit
import Testing

/// Rules V1273 and V1282: the sizes that cells have chosen. Each is 90 points high by its constraints, and the
/// window has 200 × 200 points.
@MainActor struct KeptChoicesTests: ComposedTests {
  private final class Tall: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
      // A list's rows are as wide as the list.
      let width = view.widthAnchor.constraint(equalToConstant: 150)
      width.priority = .defaultHigh
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: contentView.topAnchor),
        view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        view.heightAnchor.constraint(equalToConstant: 90), width,
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Keeper: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "tall", for: indexPath) }
  }

  private func list(_ layout: UICollectionViewLayout) -> (phone: Phone, list: UICollectionView) {
    let (phone, keeper) = (Phone.forGestures(), Keeper())
    let list = UICollectionView(frame: phone.window.bounds, collectionViewLayout: layout)
    list.register(Tall.self, forCellWithReuseIdentifier: "tall")
    list.dataSource = keeper
    phone.keep(keeper)
    phone.window.addSubview(list)
    phone.window.layoutIfNeeded()
    return (phone, list)
  }

  private var rows: UICollectionViewCompositionalLayout {
    .list(using: UICollectionLayoutListConfiguration(appearance: .plain))
  }

  private func scrollOn(_ phone: Phone, _ list: UICollectionView) {
    for _ in 1...10 {
      list.contentOffset.y += 90
      phone.window.layoutIfNeeded()
    }
  }

  private func first(_ list: UICollectionView) -> Int? { list.indexPathsForVisibleItems.first?.item }

  @Test("V1273 a list that becomes lower or higher shows the rows that it did")
  func height() {
    let (phone, list) = list(rows)
    scrollOn(phone, list)
    let before = first(list)
    #expect(before == 10)
    for height in [80.0, 200, 140] {
      list.frame.size.height = height
      phone.window.layoutIfNeeded()
      #expect(first(list) == before && list.contentOffset.y == 900)
    }
  }

  @Test("V1273 so it does on its way to another layout; with another width rows choose anew")
  func otherwise() {
    let (phone, list) = list(rows)
    scrollOn(phone, list)
    let transition = list.startInteractiveTransition(to: rows)
    phone.window.layoutIfNeeded()
    func left() -> CGRect? { transition.currentLayout.layoutAttributesForItem(at: path(12))?.frame }
    let before = left()
    list.frame.size.height = 150
    phone.window.layoutIfNeeded()
    #expect(before != nil && left() == before)
    list.cancelInteractiveTransition()
    phone.window.layoutIfNeeded()
    list.frame.size.width = 180
    phone.window.layoutIfNeeded()
    #expect(list.layoutAttributesForItem(at: path(1))?.frame.height != 90)
  }

  private final class Counting: UICollectionViewFlowLayout {
    var prepared = 0
    override func prepare() {
      prepared += 1
      super.prepare()
    }
  }

  @Test("V1282 a layout is not prepared anew for each of several cells that choose their sizes")
  func preparations() {
    let layout = Counting()
    layout.estimatedItemSize = CGSize(width: 150, height: 10)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let (phone, list) = list(layout)
    defer { withExtendedLifetime(phone) {} }
    #expect(list.visibleCells.count == 3 && list.visibleCells.allSatisfy { $0.bounds.height == 90 })
    #expect(layout.prepared <= 6)
  }
}
