import Foundation
import HeadlessUIKit
import TouchReplay

/// A title with items at its right. Two taps on it, beside the items, ask for the top of the page.
final class TitleBar: UIView {
  /// Told which item was pressed, counted from the left.
  var onItem: (Int) -> Void = { _ in }
  var onTop: () -> Void = {}
  private let titleLabel = UILabel()
  private let items: [BarItem]
  private let hairline = UIView()

  init(title: String, items titles: [String]) {
    items = titles.map(BarItem.init(title:))
    super.init(frame: .zero)
    titleLabel.text = title
    hairline.isUserInteractionEnabled = false
    [titleLabel, hairline].forEach(addSubview)
    for (place, item) in items.enumerated() {
      item.onPress = { [unowned self] in onItem(place) }
      addSubview(item)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    titleLabel.frame = CGRect(x: 20, y: 47, width: 160, height: 44)
    for (place, item) in items.enumerated() {
      let fromRight = CGFloat(items.count - place) * 64
      item.frame = CGRect(x: bounds.width - fromRight - 8, y: 47, width: 64, height: 44)
    }
    hairline.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard touches.first?.tapCount == 2 else { return }
    StageTrace.note("goes to the top")
    onTop()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A word that can be pressed: what counts is where the finger lifts.
final class BarItem: UIView {
  var onPress: () -> Void = {}
  private let label = UILabel()

  init(title: String) {
    super.init(frame: .zero)
    label.text = title
    accessibilityIdentifier = title.lowercased().replacingOccurrences(of: " ", with: "-")
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() { label.frame = bounds }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, point(inside: touch.location(in: self), with: event) else { return }
    onPress()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
