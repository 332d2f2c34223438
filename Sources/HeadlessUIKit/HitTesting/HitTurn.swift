import Foundation

/// How a turned or scaled view lies in its superview.
struct HitTurn {
  /// From the superview's coordinates, about the anchor.
  private let inverse: CGAffineTransform
  /// In the superview's coordinates.
  private let position: CGPoint
  /// In the view's own coordinates.
  private let anchor: CGPoint
  /// What of the superview it covers; nil where sums about it may be off by more than `slack`.
  let box: HitBox?

  /// - Parameter view: its transform has an inverse.
  @MainActor init(of view: UIView) {
    inverse = view.turning.inverted()
    (position, anchor) = (view.position, view.anchor)
    let frame = view.boundingFrame
    let isModest = view.turning.isModest && inverse.isModest && view.area.isModest && frame.isModest
    box = isModest ? HitBox(frame.insetBy(dx: -Self.slack, dy: -Self.slack)) : nil
  }

  /// A point of the superview's coordinates in the view's own.
  func inside(_ point: HitPoint) -> HitPoint {
    let (x, y) = (point.x - position.x, point.y - position.y)
    return HitPoint(
      x: x * inverse.a + y * inverse.c + inverse.tx + anchor.x,
      y: x * inverse.b + y * inverse.d + inverse.ty + anchor.y)
  }

  /// In points: more than going to and fro can lose among modest numbers.
  private static let slack: CGFloat = 0x1p-8
}

extension CGAffineTransform {
  /// Neither grows nor shrinks anything beyond what screens do.
  fileprivate var isModest: Bool {
    max(abs(a), abs(b), max(abs(c), abs(d))) <= 0x1p3 && max(abs(tx), abs(ty)) <= 0x1p20
  }
}

extension CGRect {
  fileprivate var isModest: Bool {
    max(abs(minX), abs(minY)) <= 0x1p20 && max(width, height) <= 0x1p20
  }
}
