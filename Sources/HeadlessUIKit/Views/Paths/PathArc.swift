import Foundation

/// A part of a circle, as cubic curves of a quarter of a turn at most.
struct PathArc {
  let center: CGPoint
  let radius: CGFloat
  /// In radians; 0 points to the right.
  let start: CGFloat
  /// How far it goes on from there; negative the other way round.
  private let sweep: CGFloat

  /// - Parameter isGrowing: whether angles grow along it: clockwise on a screen. Angles that are a turn or more
  ///   apart are a whole turn, whichever of them is the greater: so people draw holes.
  init(center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat, isGrowing: Bool) {
    self.center = center
    self.radius = radius
    self.start = start
    let way = isGrowing ? end - start : start - end
    let turn = 2 * CGFloat.pi
    var length = abs(way) >= turn ? turn : way.truncatingRemainder(dividingBy: turn)
    if length < 0 { length += turn }
    sweep = way.isFinite ? (isGrowing ? length : -length) : 0
  }

  func point(at angle: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }

  var curves: [PathElement] {
    let count = Int((abs(sweep) / (.pi / 2)).rounded(.up))
    guard count > 0 else { return [] }
    let step = sweep / CGFloat(count)
    let reach = 4 / 3 * tan(step / 4) * radius
    return (0..<count).map { index in
      let (from, to) = (start + CGFloat(index) * step, start + CGFloat(index + 1) * step)
      let (a, b) = (point(at: from), point(at: to))
      return .cubic(
        CGPoint(x: a.x - reach * sin(from), y: a.y + reach * cos(from)),
        CGPoint(x: b.x + reach * sin(to), y: b.y - reach * cos(to)), to: b)
    }
  }
}
