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

  /// In which it began to move a row: the mark may be taken away meanwhile.
  private weak var list: UICollectionView?
  /// Whether it is by this mark that a row is moved now.
  var isInHand: Bool { list?.movement?.grip === self }

  /// The mark goes under the finger: the row goes back.
  func letGo() { if isInHand { list?.cancelInteractiveMovement() } }

  private func follow(_ press: GripPress) {
    if press.state == .began { return take(press) }
    guard isInHand, let list else { return }
    switch press.state {
    case .changed: list.updateInteractiveMovementTargetPosition(press.location(in: list) + grip)
    case .ended: list.endInteractiveMovement()
    case .cancelled: list.cancelInteractiveMovement()
    case .possible, .began, .failed: break
    }
  }

  private func take(_ press: GripPress) {
    guard
      let cell = sequence(first: self as UIView, next: \.superview).first(where: { $0 is UICollectionViewCell }),
      let cell = cell as? UICollectionViewCell,
      let list = sequence(first: cell as UIView, next: \.superview).first(where: { $0 is UICollectionView }),
      let list = list as? UICollectionView,
      let place = list.indexPath(for: cell), list.beginInteractiveMovementForItem(at: place)
    else { return }
    self.list = list
    list.movement?.grip = self
    grip = cell.center - press.location(in: list)
  }
}
