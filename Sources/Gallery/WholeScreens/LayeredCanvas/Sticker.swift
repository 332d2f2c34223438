import Foundation
import HeadlessUIKit
import TouchReplay

/// One finger moves it, two turn and stretch it as well. A third finger is kept and does nothing.
final class Sticker: UIView {
  private static let scales: ClosedRange<CGFloat> = 0.5...4
  /// Fingers on the sticker, in the order of their landing.
  private var fingers: [UITouch] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { fingers += touches }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let board = superview, let first = fingers.first else { return }
    guard fingers.count > 1 else {
      let (old, new) = (first.previousLocation(in: board), first.location(in: board))
      return move(from: old, to: new, in: board)
    }
    let second = fingers[1]
    let old = Span(first.previousLocation(in: board), second.previousLocation(in: board))
    let new = Span(first.location(in: board), second.location(in: board))
    move(from: old.middle, to: new.middle, in: board)
    turn(by: new.angle - old.angle, scale: old.length > 1 ? new.length / old.length : 1)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers.removeAll(where: touches.contains)
    if fingers.isEmpty { StageTrace.note("the sticker is at \(place)") }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers.removeAll(where: touches.contains)
  }

  // MARK: Geometry

  private struct Span {
    let middle: CGPoint
    let angle: CGFloat
    let length: CGFloat

    init(_ one: CGPoint, _ other: CGPoint) {
      middle = CGPoint(x: (one.x + other.x) / 2, y: (one.y + other.y) / 2)
      angle = atan2(other.y - one.y, other.x - one.x)
      length = hypot(other.x - one.x, other.y - one.y)
    }
  }

  /// Its centre stays on the board.
  private func move(from old: CGPoint, to new: CGPoint, in board: UIView) {
    center = CGPoint(
      x: min(max(center.x + new.x - old.x, 0), board.bounds.width),
      y: min(max(center.y + new.y - old.y, 0), board.bounds.height))
  }

  private func turn(by angle: CGFloat, scale wanted: CGFloat) {
    let present = self.scale
    let scale = min(max(present * wanted, Self.scales.lowerBound), Self.scales.upperBound) / present
    transform = transform.rotated(by: angle).scaledBy(x: scale, y: scale)
  }

  private var scale: CGFloat { hypot(transform.a, transform.b) }

  private var place: String {
    let degrees = atan2(transform.b, transform.a) * 180 / .pi
    let numbers = [center.x, center.y, scale * 100, degrees].map(Rounded.init(whole:))
    return "\(numbers[0]),\(numbers[1]), \(numbers[2]) %, turned by \(numbers[3])°"
  }
}
