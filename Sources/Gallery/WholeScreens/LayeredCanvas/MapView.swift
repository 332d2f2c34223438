import Foundation
import HeadlessUIKit
import TouchReplay

/// A plan larger than its view: a finger drags the bounds' origin, and so everything in it. Starts scrolled.
final class MapView: UIView {
  private static let extent = CGSize(width: 3000, height: 3000)
  private let pins: [MapPin]

  override init(frame: CGRect) {
    pins = (0..<100).map(MapPin.init(number:))
    super.init(frame: frame)
    clipsToBounds = true
    bounds.origin = CGPoint(x: 500, y: 600)
    pins.forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    for (place, pin) in pins.enumerated() {
      let (row, column) = place.quotientAndRemainder(dividingBy: 10)
      pin.frame = CGRect(x: 60 + CGFloat(column) * 300, y: 60 + CGFloat(row) * 300, width: 44, height: 44)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let superview else { return }
    let (old, new) = (touch.previousLocation(in: superview), touch.location(in: superview))
    bounds.origin = CGPoint(
      x: min(max(bounds.origin.x + old.x - new.x, 0), Self.extent.width - bounds.width),
      y: min(max(bounds.origin.y + old.y - new.y, 0), Self.extent.height - bounds.height))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    StageTrace.note("the map shows from \(Rounded(whole: bounds.origin.x)),\(Rounded(whole: bounds.origin.y))")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A place on the map. Says its number, and passes the touch on, so that the map can be dragged by its pins.
final class MapPin: UIView {
  private let number: Int

  init(number: Int) {
    self.number = number
    super.init(frame: .zero)
    accessibilityIdentifier = "pin\(number)"
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    StageTrace.note("pin \(number)")
    super.touchesBegan(touches, with: event)
  }
}
