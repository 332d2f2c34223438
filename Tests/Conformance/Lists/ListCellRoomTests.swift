import Foundation
import HeadlessUIKit
import Testing

/// Rule V1276: list cells beside a safe area. The window has 200 × 200 points.
@MainActor struct ListCellRoomTests {
  private final class List: UICollectionViewController {
    init() {
      super.init(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain)))
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      2
    }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      guard let row = cell as? UICollectionViewListCell else { return cell }
      var content = row.defaultContentConfiguration()
      content.text = "a text of some words that has lines"
      row.contentConfiguration = content
      let mark = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      row.accessories = [
        .customView(configuration: .init(customView: mark, placement: .trailing(), maintainsFixedSize: true))
      ]
      return row
    }
  }

  private func list(_ insets: UIEdgeInsets) -> (phone: Phone, list: List) {
    let (phone, list) = (Phone.forGestures(), List())
    list.additionalSafeAreaInsets = insets
    phone.window.rootViewController = list
    phone.window.layoutIfNeeded()
    return (phone, list)
  }

  private func row(_ list: List, _ item: Int = 0) -> UICollectionViewListCell? {
    list.collectionView.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
  }

  private func mark(_ list: List) -> UIView? {
    row(list).flatMap { cell in cell.subviews.first { $0.bounds.width == 20 } }
  }

  @Test("V1276 a list cell's content and accessories keep clear of the safe area at the sides")
  func beside() {
    let (phone, list) = list(UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 30))
    defer { withExtendedLifetime(phone) {} }
    #expect(row(list)?.frame.minX == 0 && row(list)?.frame.width == 200)
    #expect(row(list)?.contentView.frame.minX == 50 && row(list)?.contentView.frame.maxX == 134)
    #expect(mark(list)?.frame.minX == 134 && mark(list)?.frame.maxX == 154)
  }

  @Test("V1276 its height counts the width that is left; both follow a safe area that becomes another one")
  func height() {
    let narrow = row(list(UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 30)).list)?.frame.height ?? 0
    let (phone, list) = list(.zero)
    let wide = row(list)?.frame.height ?? 0
    #expect(wide > 0 && narrow > wide)
    list.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 30)
    phone.window.layoutIfNeeded()
    #expect(row(list)?.contentView.frame.minX == 50 && row(list)?.frame.height == narrow)
    let gap = (row(list, 1)?.frame.minY ?? 0) - (row(list)?.frame.maxY ?? 0)
    #expect(abs(gap) < 1e-6)
  }

  @Test("V1276 a row that is read from the right keeps as clear")
  func mirrored() {
    let (phone, list) = list(UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 30))
    row(list)?.semanticContentAttribute = .forceRightToLeft
    row(list)?.setNeedsLayout()
    phone.window.layoutIfNeeded()
    #expect(row(list)?.contentView.frame.maxX == 170 && row(list)?.contentView.frame.minX == 86)
    #expect(mark(list)?.frame.minX == 66)
  }
}
