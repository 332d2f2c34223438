/// The long press by which a collection's controller has its items moved after the finger.
@MainActor final class ItemReordering {
  private let recognizer = UILongPressGestureRecognizer()

  init(in collection: UICollectionView) {
    recognizer.addHandler { [weak collection] press in
      if let collection { Self.follow(press, in: collection) }
    }
    collection.addGestureRecognizer(recognizer)
  }

  func leave() { recognizer.view?.removeGestureRecognizer(recognizer) }

  private static func follow(_ press: UILongPressGestureRecognizer, in collection: UICollectionView) {
    let place = press.location(in: collection)
    switch press.state {
    case .began:
      guard let item = collection.indexPathForItem(at: place) else { return }
      collection.beginInteractiveMovementForItem(at: item)
    case .changed: collection.updateInteractiveMovementTargetPosition(place)
    case .ended: collection.endInteractiveMovement()
    default: collection.cancelInteractiveMovement()
    }
  }
}
