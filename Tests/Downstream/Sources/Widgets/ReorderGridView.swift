import UIKit

/// Tiles in a grid; a long press lifts one, and the others make room.
final class ReorderGridView: UIView {
  private(set) var tiles: [UIView] = []
  private let columns = 3
  private let gap: CGFloat = 10
  private var lifted: (tile: UIView, offset: CGPoint)?
  private let longPress = UILongPressGestureRecognizer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    longPress.minimumPressDuration = 0.4
    longPress.addHandler { [unowned self] in handle($0) }
    addGestureRecognizer(longPress)
  }

  required init?(coder: NSCoder) { nil }

  func setTiles(_ views: [UIView]) {
    tiles.forEach { $0.removeFromSuperview() }
    tiles = views
    views.forEach(addSubview(_:))
    setNeedsLayout()
  }

  private var side: CGFloat { (bounds.width - gap * CGFloat(columns + 1)) / CGFloat(columns) }

  private func frame(at index: Int) -> CGRect {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    return CGRect(
      x: gap + CGFloat(column) * (side + gap), y: gap + CGFloat(row) * (side + gap), width: side, height: side)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, tile) in tiles.enumerated() where tile !== lifted?.tile {
      tile.frame = frame(at: index)
    }
  }

  private func handle(_ press: UILongPressGestureRecognizer) {
    let point = press.location(in: self)
    switch press.state {
    case .began:
      guard let tile = tiles.first(where: { $0.frame.contains(point) }) else {
        press.isEnabled = false
        press.isEnabled = true
        return
      }
      bringSubviewToFront(tile)
      lifted = (tile, CGPoint(x: tile.center.x - point.x, y: tile.center.y - point.y))
      UIImpactFeedbackGenerator(style: .medium).impactOccurred()
      UIView.animate(withDuration: 0.15) {
        tile.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
        tile.alpha = 0.9
      }
    case .changed:
      guard let lifted else { return }
      lifted.tile.center = CGPoint(x: point.x + lifted.offset.x, y: point.y + lifted.offset.y)
      guard let old = tiles.firstIndex(of: lifted.tile),
        let new = tiles.indices.first(where: { frame(at: $0).contains(lifted.tile.center) }), new != old
      else { return }
      tiles.remove(at: old)
      tiles.insert(lifted.tile, at: new)
      UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction]) {
        self.setNeedsLayout()
        self.layoutIfNeeded()
      }
    case .ended, .cancelled, .failed:
      guard let tile = lifted?.tile else { return }
      lifted = nil
      UIView.animate(withDuration: 0.2) {
        tile.transform = .identity
        tile.alpha = 1
        self.setNeedsLayout()
        self.layoutIfNeeded()
      }
    default: break
    }
  }
}
