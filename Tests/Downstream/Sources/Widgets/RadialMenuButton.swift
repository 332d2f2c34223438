import UIKit

/// A round button that spreads items around itself, outside of its bounds.
class RadialMenuButton: UIButton {
  private(set) var items: [UIButton] = []
  private(set) var isOpen = false
  var didSelectItem: ((Int) -> Void)?
  private let distance: CGFloat = 90

  override init(frame: CGRect) {
    super.init(frame: frame)
    setImage(UIImage(systemName: "plus"), for: .normal)
    addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func addItem(image: UIImage?) {
    let item = UIButton(type: .custom)
    item.setImage(image, for: .normal)
    item.bounds.size = CGSize(width: 44, height: 44)
    item.center = CGPoint(x: bounds.midX, y: bounds.midY)
    item.alpha = 0
    let index = items.count
    item.addAction(
      UIAction { [weak self] _ in
        self?.didSelectItem?(index)
        self?.toggle()
      }, for: .primaryActionTriggered)
    items.append(item)
    insertSubview(item, at: 0)
  }

  func toggle() {
    isOpen.toggle()
    for (index, item) in items.enumerated() {
      UIView.animate(
        withDuration: 0.3, delay: Double(index) * 0.05, options: .allowUserInteraction,
        animations: {
          item.alpha = self.isOpen ? 1 : 0
          item.center = self.isOpen ? self.place(of: index) : CGPoint(x: self.bounds.midX, y: self.bounds.midY)
        }, completion: nil)
    }
  }

  private func place(of index: Int) -> CGPoint {
    let angle = .pi + .pi / 2 * CGFloat(index) / CGFloat(max(1, items.count - 1))
    return CGPoint(x: bounds.midX + cos(angle) * distance, y: bounds.midY + sin(angle) * distance)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if isOpen, isUserInteractionEnabled, !isHidden {
      for item in items.reversed() {
        if let hit = item.hitTest(item.convert(point, from: self), with: event) { return hit }
      }
    }
    return super.hitTest(point, with: event)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let radius = bounds.width / 2 + (isOpen ? distance + 22 : 0)
    return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
  }
}
