import Foundation

/// A path as closed polygons, its curves cut into lines that are nowhere a hundredth of a point off.
struct PathOutline {
  /// A row of points, and whether a line leads from the last back to the first. As what is inside goes, one does in
  /// any case.
  struct Part {
    var points: [CGPoint]
    var isClosed = false
  }

  private(set) var parts: [Part] = []
  var contours: [[CGPoint]] { parts.map(\.points) }

  init(_ elements: [PathElement]) {
    for element in elements {
      switch element {
      case .move(let point): parts.append(Part(points: [point]))
      case .line(let point): add(point)
      case .quadratic(let control, let end):
        cut(pieces: Self.pieces(deviation: deviation(control, control, end))) { start, t in
          let rest = 1 - t
          return Self.sum((start, rest * rest), (control, 2 * rest * t), (end, t * t))
        }
      case .cubic(let first, let second, let end):
        cut(pieces: Self.pieces(deviation: deviation(first, second, end))) { start, t in
          let rest = 1 - t
          return Self.sum(
            (start, rest * rest * rest), (first, 3 * rest * rest * t), (second, 3 * rest * t * t), (end, t * t * t))
        }
      case .close:
        guard let start = parts.last?.points.first else { continue }
        parts[parts.count - 1].isClosed = true
        parts.append(Part(points: [start]))
      }
    }
    parts.removeAll { $0.points.count < 2 }
  }

  /// Counts how often the outline winds around the point, along a ray to the right.
  func contains(_ point: CGPoint, using rule: CGPathFillRule) -> Bool {
    var turns = 0
    var crossings = 0
    for contour in parts.lazy.map(\.points) {
      for (from, to) in zip(contour, contour.dropFirst() + contour.prefix(1)) {
        guard (from.y <= point.y) != (to.y <= point.y) else { continue }
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        guard x > point.x else { continue }
        crossings += 1
        turns += from.y < to.y ? 1 : -1
      }
    }
    return rule == .winding ? turns != 0 : crossings % 2 == 1
  }

  private mutating func add(_ point: CGPoint) {
    if parts.isEmpty { parts.append(Part(points: [])) }
    parts[parts.count - 1].points.append(point)
  }

  private mutating func cut(pieces: Int, _ place: (CGPoint, CGFloat) -> CGPoint) {
    guard let start = parts.last?.points.last else { return }
    for piece in 1...pieces { add(place(start, CGFloat(piece) / CGFloat(pieces))) }
  }

  /// How far the control points are from an even row between the ends: zero for a straight line.
  private func deviation(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) -> CGFloat {
    guard let start = parts.last?.points.last else { return 0 }
    let bends = [
      (first.x * 2 - start.x - second.x, first.y * 2 - start.y - second.y),
      (second.x * 2 - first.x - end.x, second.y * 2 - first.y - end.y),
    ]
    return bends.map { ($0.0 * $0.0 + $0.1 * $0.1).squareRoot() }.max() ?? 0
  }

  /// In points, how far an outline's pieces may be from the curve; ours.
  private static let flatness: CGFloat = 0.01

  /// Bounded, whatever the path is.
  private static func pieces(deviation: CGFloat) -> Int {
    guard deviation.isFinite else { return 1 }
    return Int(min(256, max(1, (0.75 * deviation / flatness).squareRoot().rounded(.up))))
  }

  private static func sum(_ parts: (CGPoint, CGFloat)...) -> CGPoint {
    parts.reduce(.zero) { CGPoint(x: $0.x + $1.0.x * $1.1, y: $0.y + $1.0.y * $1.1) }
  }
}

extension CGRect {
  /// The smallest around the points; null where there are none.
  static func around(_ points: some Sequence<CGPoint>) -> CGRect {
    points.reduce(.null) { $0.union(CGRect(origin: $1, size: .zero)) }
  }

  /// One after the other around it.
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ]
  }
}
