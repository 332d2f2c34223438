import Foundation

/// One step of a path.
enum PathElement: Hashable {
  case move(CGPoint)
  case line(CGPoint)
  case quadratic(CGPoint, to: CGPoint)
  case cubic(CGPoint, CGPoint, to: CGPoint)
  case close

  /// Its points and control points, the last one where it ends.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadratic(let control, let end): [control, end]
    case .cubic(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }

  func mapped(_ change: (CGPoint) -> CGPoint) -> PathElement {
    switch self {
    case .move(let point): .move(change(point))
    case .line(let point): .line(change(point))
    case .quadratic(let control, let end): .quadratic(change(control), to: change(end))
    case .cubic(let first, let second, let end): .cubic(change(first), change(second), to: change(end))
    case .close: .close
    }
  }

  func applying(_ transform: CGAffineTransform) -> PathElement { mapped { $0.applying(transform) } }

  func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> PathElement {
    transform.map { applying($0.pointee) } ?? self
  }

  // MARK: Shapes

  static func rectangle(_ rect: CGRect) -> [PathElement] {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ]
  }

  static func ellipse(_ rect: CGRect) -> [PathElement] {
    let arc = PathArc(center: .zero, radius: 1, start: 0, end: 2 * .pi, isGrowing: true)
    let place = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    return ([.move(CGPoint(x: 1, y: 0))] + arc.curves + [.close]).map { $0.applying(place) }
  }
}

extension [PathElement] {
  /// Where the last element ends; nil where there is none.
  var currentPoint: CGPoint? {
    switch last {
    case nil: nil
    case .close: startOfPart
    case let element?: element.points.last
    }
  }

  private var startOfPart: CGPoint? {
    for case .move(let point) in reversed() { return point }
    return nil
  }

  /// From nowhere there is no line, and no curve (H31).
  mutating func addLine(to point: CGPoint) { if !isEmpty { append(.line(point)) } }
  mutating func addCurve(_ curve: PathElement) { if !isEmpty { append(curve) } }

  /// By a line to where the arc begins, then along it; a path that is nowhere yet begins there.
  mutating func add(_ arc: PathArc, _ place: (PathElement) -> PathElement) {
    let start = arc.point(at: arc.start)
    let line = place(.line(start))
    if isEmpty { append(place(.move(start))) } else if line.points.first != currentPoint { append(line) }
    self += arc.curves.map(place)
  }
}
