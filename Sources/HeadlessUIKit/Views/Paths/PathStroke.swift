import Foundation

/// The outline of a line with a width, in pieces that all wind the same way: a rectangle for every straight part,
/// and what lies at corners and ends. Pieces overlap; by the winding rule they are one.
struct PathStroke {
  private let reach: CGFloat
  private let cap: CGLineCap
  private let join: CGLineJoin
  private let miterLimit: CGFloat
  private(set) var elements: [PathElement] = []

  /// Below this turn two parts belong to one curve: its corner is filled, and nothing stands out.
  private static let smooth = CGFloat.pi / 12

  init(_ outline: PathOutline, width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
    (reach, self.cap, self.join, self.miterLimit) = (max(0, width) / 2, cap, join, miterLimit)
    guard reach > 0 else { return }
    for part in outline.parts { add(part) }
  }

  private mutating func add(_ part: PathOutline.Part) {
    var points = part.points
    if part.isClosed, let first = points.first { points.append(first) }
    let steps = zip(points, points.dropFirst()).filter { $0 != $1 }.map(Step.init)
    guard let first = steps.first, let last = steps.last else {
      if let point = points.first { addDot(at: point) }
      return
    }
    for (index, step) in steps.enumerated() {
      let isEnd = !part.isClosed && cap == .square
      let start = isEnd && index == 0 ? step.point(before: reach) : step.start
      let end = isEnd && index == steps.count - 1 ? step.point(after: reach) : step.end
      addPolygon([
        step.beside(start, by: reach), step.beside(end, by: reach), step.beside(end, by: -reach),
        step.beside(start, by: -reach),
      ])
    }
    for (step, next) in zip(steps, steps.dropFirst()) { addCorner(step, next) }
    if part.isClosed {
      addCorner(last, first)
    } else if cap == .round {
      addCircle(about: first.start)
      addCircle(about: last.end)
    }
  }

  /// A line without length shows where its ends stand out.
  private mutating func addDot(at point: CGPoint) {
    switch cap {
    case .butt: break
    case .round: addCircle(about: point)
    case .square:
      addPolygon(
        [(-1, -1), (1, -1), (1, 1), (-1, 1)].map { CGPoint(x: point.x + $0 * reach, y: point.y + $1 * reach) })
    }
  }

  private mutating func addCorner(_ step: Step, _ next: Step) {
    let cosine = step.normal.x * next.normal.x + step.normal.y * next.normal.y
    let turn = step.normal.x * next.normal.y - step.normal.y * next.normal.x
    guard turn != 0 || cosine < 0 else { return }
    if join == .round, acos(max(-1, min(1, cosine))) > Self.smooth { return addCircle(about: step.end) }
    let outer: CGFloat = turn > 0 ? -reach : reach
    let (from, to) = (step.beside(step.end, by: outer), next.beside(step.end, by: outer))
    let isPointed = join == .miter && cosine > -1 && (2 / (1 + cosine)).squareRoot() <= miterLimit
    let tip = CGPoint(
      x: step.end.x + (step.normal.x + next.normal.x) * outer / (1 + cosine),
      y: step.end.y + (step.normal.y + next.normal.y) * outer / (1 + cosine))
    addPolygon(isPointed ? [step.end, from, tip, to] : [step.end, from, to])
  }

  private mutating func addCircle(about point: CGPoint) {
    let arc = PathArc(center: point, radius: reach, start: 0, end: -2 * .pi, isGrowing: false)
    elements.append(.move(arc.point(at: 0)))
    elements += arc.curves
    elements.append(.close)
  }

  /// All the same way round.
  private mutating func addPolygon(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for (from, to) in zip(points, points.dropFirst() + points.prefix(1)) { area += from.x * to.y - to.x * from.y }
    let ordered = area > 0 ? points.reversed() : points
    elements += ordered.prefix(1).map { .move($0) }
    elements += ordered.dropFirst().map { .line($0) }
    elements.append(.close)
  }

  /// A straight part, and the direction to its left.
  private struct Step {
    let start: CGPoint
    let end: CGPoint
    let normal: CGPoint

    init(_ start: CGPoint, _ end: CGPoint) {
      (self.start, self.end) = (start, end)
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = (dx * dx + dy * dy).squareRoot()
      normal = CGPoint(x: -dy / length, y: dx / length)
    }

    func beside(_ point: CGPoint, by reach: CGFloat) -> CGPoint {
      CGPoint(x: point.x + normal.x * reach, y: point.y + normal.y * reach)
    }

    func point(before reach: CGFloat) -> CGPoint {
      CGPoint(x: start.x - normal.y * reach, y: start.y + normal.x * reach)
    }

    func point(after reach: CGFloat) -> CGPoint {
      CGPoint(x: end.x + normal.y * reach, y: end.y - normal.x * reach)
    }
  }
}
