import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// Photos that a finger picks up by resting on one, and puts down among the others; one that doesn't rest scrolls.
enum ArrangeStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = PhotosViewController() }

  // Three photos of 120 points a row, from 0 on.
  private static let onFirst = CGPoint(x: 60, y: 60)
  private static let onFifth = CGPoint(x: 195, y: 190)

  static let recordings = [
    ExampleRecording("rest-and-move", on: ArrangeStage.self) {
      Finger().down(at: onFirst).hold(0.7).move(to: onFifth, for: 0.5).hold(0.3).up().wait(1)
    },
    ExampleRecording("move-at-once", on: ArrangeStage.self) {
      Finger().drag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 60, y: 200), for: 0.3).wait(3)
    },
    ExampleRecording("picked-up-and-taken-away", on: ArrangeStage.self) {
      Finger().down(at: onFirst).hold(0.7).move(to: onFifth, for: 0.5).cancel().wait(1)
    },
  ]
}

private final class PhotosViewController: UICollectionViewController {
  private var photos = Array(0..<60)

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 120)
    layout.minimumInteritemSpacing = 10
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    photos.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let photo = photos.remove(at: sourceIndexPath.item)
    photos.insert(photo, at: destinationIndexPath.item)
    StageTrace.note("photo \(photo) is number \(destinationIndexPath.item)")
  }
}
