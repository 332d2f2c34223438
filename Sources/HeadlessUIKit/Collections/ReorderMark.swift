import Foundation

/// What a list cell's reordering accessory shows: a finger takes the row along as soon as it lands there.
///
/// A control, which keeps its touches: the cell is not highlighted, and shows no menu.
final class ReorderMark: UIControl {
  /// From the finger to the middle of the cell.
  private var grip = CGPoint.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(GripPress(name: "reorder") { [weak self] press in self?.follow(press) })
  }

  required init?(coder: NSCoder) { nil }

  private func follow(_ press: GripPress) {
    guard
      let cell = sequence(first: self as UIView, next: \.superview).first(where: { $0 is UICollectionViewCell }),
      let cell = cell as? UICollectionViewCell,
      let list = sequence(first: cell as UIView, next: \.superview).first(where: { $0 is UICollectionView }),
      let list = list as? UICollectionView
    else { return }
    let finger = press.location(in: list)
    switch press.state {
    case .began:
      guard let place = list.indexPath(for: cell), list.beginInteractiveMovementForItem(at: place) else { return }
      grip = cell.center - finger
    case .changed: list.updateInteractiveMovementTargetPosition(finger + grip)
    case .ended: list.endInteractiveMovement()
    case .cancelled: list.cancelInteractiveMovement()
    case .possible, .failed: break
    }
  }
}
