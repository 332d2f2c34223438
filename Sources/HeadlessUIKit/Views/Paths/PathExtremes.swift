import Foundation

/// How far a path goes: a curve mostly less far than its control points.
extension [PathElement] {
  /// Where its lines and curves begin and end, and where curves go furthest along an axis. A part without any is
  /// none of it.
  var extremes: [CGPoint] {
    var (found, start, place): ([CGPoint], CGPoint?, CGPoint?) = ([], nil, nil)
    for element in self {
      if case .move(let point) = element {
        (start, place) = (point, point)
        continue
      }
      guard let end = element.points.last else {
        place = start
        continue
      }
      let from = place ?? end
      if start == nil { start = from }
      found += [from, end] + element.turns(from: from)
      place = end
    }
    return found
  }
}

extension PathElement {
  /// Where it turns back along an axis, on its way.
  fileprivate func turns(from start: CGPoint) -> [CGPoint] {
    switch self {
    case .move, .line, .close: []
    case .quadratic(let control, let end):
      // As a cubic curve, which goes the same way.
      PathElement.cubic(
        start + (control - start) * (2 / 3), end + (control - end) * (2 / 3), to: end
      ).turns(from: start)
    case .cubic(let first, let second, let end):
      (Self.turns(start.x, first.x, second.x, end.x) + Self.turns(start.y, first.y, second.y, end.y)).map { t in
        CGPoint(
          x: Self.value(start.x, first.x, second.x, end.x, at: t),
          y: Self.value(start.y, first.y, second.y, end.y, at: t))
      }
    }
  }

  private static func value(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, at t: CGFloat) -> CGFloat {
    let rest = 1 - t
    return a * rest * rest * rest + 3 * b * rest * rest * t + 3 * c * rest * t * t + d * t * t * t
  }

  /// The shares of the way, between its ends, at which a coordinate neither grows nor falls.
  private static func turns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
    let (square, linear, constant) = (d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a)
    let found: [CGFloat]
    if abs(square) < .ulpOfOne * (abs(linear) + abs(constant)) {
      found = linear == 0 ? [] : [-constant / linear]
    } else {
      let inside = linear * linear - 4 * square * constant
      guard inside >= 0 else { return [] }
      found = [(-linear + inside.squareRoot()) / (2 * square), (-linear - inside.squareRoot()) / (2 * square)]
    }
    return found.filter { $0 > 0 && $0 < 1 }
  }
}
