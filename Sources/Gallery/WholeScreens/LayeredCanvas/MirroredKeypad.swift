import Foundation
import HeadlessUIKit
import TouchReplay

/// Twelve keys, shown in a mirror by the keypad's transform: 1 is at the right. Each key takes one finger, and only
/// when no other key has one.
final class MirroredKeypad: UIView {
  private let keys: [Key]

  override init(frame: CGRect) {
    keys = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "*", "0", "#"].map(Key.init(name:))
    super.init(frame: frame)
    keys.forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    let (width, height) = (bounds.width / 3, bounds.height / 4)
    for (place, key) in keys.enumerated() {
      let (row, column) = place.quotientAndRemainder(dividingBy: 3)
      key.frame = CGRect(x: CGFloat(column) * width, y: CGFloat(row) * height, width: width, height: height)
        .insetBy(dx: 2, dy: 2)
    }
  }

  /// Between the keys.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// An exclusive key.
final class Key: UIView {
  private let name: String

  init(name: String) {
    self.name = name
    super.init(frame: .zero)
    accessibilityIdentifier = "key\(name)"
    isExclusiveTouch = true
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { StageTrace.note("key \(name)") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
