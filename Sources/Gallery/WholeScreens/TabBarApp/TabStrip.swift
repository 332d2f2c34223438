import Foundation
import HeadlessUIKit

/// Items side by side at the bottom. Takes all touches itself, several at a time: each finger picks the item that
/// it lifts from.
final class TabStrip: UIView {
  /// Told which item was picked, counted from the left.
  var onPick: (Int) -> Void = { _ in }
  private let items: [TabStripItem]

  init(titles: [String]) {
    items = titles.map(TabStripItem.init(title:))
    super.init(frame: .zero)
    isMultipleTouchEnabled = true
    items.forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    let width = bounds.width / CGFloat(items.count)
    for (place, item) in items.enumerated() {
      item.frame = CGRect(x: CGFloat(place) * width, y: 0, width: width, height: 49)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      if let place = items.firstIndex(where: { $0.frame.contains(touch.location(in: self)) }) { onPick(place) }
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A picture, a word and a badge; touches pass it by.
final class TabStripItem: UIView {
  private let icon = UIImageView()
  private let label = UILabel()
  private let badge = UIView()

  init(title: String) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.text = title
    badge.isHidden = true
    [icon, label, badge].forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    icon.frame = CGRect(x: bounds.midX - 14, y: 4, width: 28, height: 28)
    label.frame = CGRect(x: 0, y: 33, width: bounds.width, height: 14)
    badge.frame = CGRect(x: bounds.midX + 8, y: 2, width: 16, height: 16)
  }
}
