import UIKit

final class PhotoCell: UICollectionViewCell {
  let imageView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.frame = contentView.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(imageView)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var isSelected: Bool {
    didSet { contentView.alpha = isSelected ? 0.5 : 1 }
  }
}

/// Photos in three columns. A tap chooses one, a long press picks one up to move it.
final class PhotoGridViewController: UIViewController {
  private(set) var photos: [String]
  private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private let layout = UICollectionViewFlowLayout()

  init(photos: [String]) {
    self.photos = photos
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.minimumInteritemSpacing = 2
    layout.minimumLineSpacing = 2
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.allowsMultipleSelection = true
    collectionView.alwaysBounceVertical = true
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    view.addSubview(collectionView)

    let press = UILongPressGestureRecognizer()
    press.act { [weak self] in self?.move($0) }
    collectionView.addGestureRecognizer(press)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame = view.bounds
  }

  private func move(_ recognizer: UIGestureRecognizer) {
    let place = recognizer.location(in: collectionView)
    switch recognizer.state {
    case .began:
      guard let indexPath = collectionView.indexPathForItem(at: place) else { return }
      _ = collectionView.beginInteractiveMovementForItem(at: indexPath)
    case .changed:
      collectionView.updateInteractiveMovementTargetPosition(place)
    case .ended:
      collectionView.endInteractiveMovement()
    default:
      collectionView.cancelInteractiveMovement()
    }
  }
}

extension PhotoGridViewController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    photos.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    cell.accessibilityIdentifier = photos[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    photos.insert(photos.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }
}

extension PhotoGridViewController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let side = ((collectionView.bounds.width - 4) / 3).rounded(.down)
    return CGSize(width: side, height: side)
  }
}
