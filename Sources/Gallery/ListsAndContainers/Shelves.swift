import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// Shelves of cards, each of which scrolls across in a list that scrolls up and down: the same point is another
/// card after a fling, and traces call it so.
enum ShelvesStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = ShelvesViewController() }

  // Shelves are 160 high, from 0 on; a card is 140 wide with 10 to the next, the first from 20 to 160.
  private static let onFirstCard = CGPoint(x: 90, y: 80)
  private static let onSecondShelf = CGPoint(x: 240, y: 240)

  static let recordings = [
    ExampleRecording("tap-fling-tap", on: ShelvesStage.self) {
      Finger().tap(at: onFirstCard).wait(0.5)
        .drag(from: CGPoint(x: 300, y: 80), to: CGPoint(x: 150, y: 80), for: 0.1).wait(3)
        .tap(at: onFirstCard)
    },
    ExampleRecording("scroll-down-from-a-card", on: ShelvesStage.self) {
      Finger().down(at: onSecondShelf).move(to: CGPoint(x: 240, y: 160), for: 0.2).hold(0.3).up().wait(2)
        .tap(at: onSecondShelf)
    },
    ExampleRecording("tap-a-heart", on: ShelvesStage.self) { Finger().tap(at: CGPoint(x: 140, y: 20)) },
  ]
}

private final class ShelvesViewController: UICollectionViewController {
  private let cell = UICollectionView.CellRegistration<CardCell, Int> { card, indexPath, item in
    card.like = { StageTrace.note("card \(item) of shelf \(indexPath.section) is liked") }
  }

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout { _, _ in
        let whole = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let card = NSCollectionLayoutSize(widthDimension: .absolute(140), heightDimension: .absolute(160))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: card, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        section.orthogonalScrollingBehavior = .groupPaging
        return section
      })
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.contentInsetAdjustmentBehavior = .never
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 8 }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: indexPath.item)
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    StageTrace.note("card \(indexPath.item) of shelf \(indexPath.section) is opened")
  }
}

/// A card with a heart in its upper corner.
private final class CardCell: UICollectionViewCell {
  var like: (() -> Void)?
  private let heartButton = UIButton(frame: CGRect(x: 100, y: 0, width: 40, height: 40))

  override init(frame: CGRect) {
    super.init(frame: frame)
    heartButton.addAction(UIAction { [weak self] _ in self?.like?() }, for: .touchUpInside)
    contentView.addSubview(heartButton)
  }

  required init?(coder: NSCoder) { nil }
}
