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
      (Self.turns(start.x, control.x, end.x) + Self.turns(start.y, control.y, end.y)).map { t in
        CGPoint(
          x: Self.value(start.x, control.x, end.x, at: t), y: Self.value(start.y, control.y, end.y, at: t))
      }
    case .cubic(let first, let second, let end):
      (Self.turns(start.x, first.x, second.x, end.x) + Self.turns(start.y, first.y, second.y, end.y)).map { t in
        CGPoint(
          x: Self.value(start.x, first.x, second.x, end.x, at: t),
          y: Self.value(start.y, first.y, second.y, end.y, at: t))
      }
    }
  }

  private static func value(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, at t: CGFloat) -> CGFloat {
    let rest = 1 - t
    return a * rest * rest + 2 * b * rest * t + c * t * t
  }

  private static func value(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, at t: CGFloat) -> CGFloat {
    let rest = 1 - t
    return a * rest * rest * rest + 3 * b * rest * rest * t + 3 * c * rest * t * t + d * t * t * t
  }

  /// The shares of the way, between its ends, at which a coordinate neither grows nor falls.
  private static func turns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
    underway([(a - b) / (a - 2 * b + c)])
  }

  /// Neither root takes two numbers of about the same size from each other, of which nothing but rounding would be
  /// left where the curve is nearly a quadratic one.
  private static func turns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
    let (square, linear, constant) = (d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a)
    let inside = linear * linear - 4 * square * constant
    guard inside >= 0 else { return [] }
    let sum = -(linear + CGFloat(signOf: linear, magnitudeOf: inside.squareRoot())) / 2
    return underway([sum / square, constant / sum])
  }

  /// Without those of a division by 0, which is where a coordinate turns nowhere.
  private static func underway(_ shares: [CGFloat]) -> [CGFloat] { shares.filter { $0 > 0 && $0 < 1 } }
}
