#if !canImport(Darwin)
  public import Foundation

  extension CGPath {
    /// The outline of a line along the path, as wide as that: what canvases ask whether a finger is on a line.
    ///
    /// Made of pieces that lie over each other; by the winding rule they are one shape. Complexity: O(n) pieces, n
    /// the lines that curves are cut into.
    /// - Parameter transform: of the path, before the line gets its width.
    public func copy(
      strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
      transform: CGAffineTransform = .identity
    ) -> CGPath {
      let outline = PathOutline(elements.map { $0.applying(transform) })
      let stroke = PathStroke(outline, width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
      return CGPath(stroke.elements)
    }

    /// The parts of the path that are drawn where the pen is lifted by turns, its curves cut into lines.
    /// - Parameters:
    ///   - phase: how far into the pattern it begins.
    ///   - lengths: of a dash, of a gap, of a dash and so on; the path itself where they come to nothing.
    ///   - transform: of the path, before it is cut.
    public func copy(
      dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
      let whole = elements.map { $0.applying(transform) }
      guard let dashes = PathDashes(phase: phase, lengths: lengths) else { return CGPath(whole) }
      return CGPath(PathOutline(whole).parts.flatMap(dashes.cut))
    }
  }
#endif

/// A pattern of dashes and gaps.
private struct PathDashes {
  private let phase: CGFloat
  private let lengths: [CGFloat]
  /// Bounded, whatever the path is.
  private static let most = 100_000

  /// Nil where nothing would be cut.
  init?(phase: CGFloat, lengths: [CGFloat]) {
    // An odd row of lengths goes on with dashes and gaps changed.
    let row = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let sum = row.reduce(0, +)
    guard sum > 0, sum.isFinite, phase.isFinite, row.allSatisfy({ $0 >= 0 }) else { return nil }
    let rest = phase.truncatingRemainder(dividingBy: sum)
    (self.phase, self.lengths) = (rest < 0 ? rest + sum : rest, row)
  }

  func cut(_ part: PathOutline.Part) -> [PathElement] {
    var points = part.points
    if part.isClosed, let first = points.first { points.append(first) }
    var (index, left) = start
    var elements: [PathElement] = points.first.map { index % 2 == 0 ? [.move($0)] : [] } ?? []
    for (from, to) in zip(points, points.dropFirst()) {
      let length = ((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)).squareRoot()
      var done: CGFloat = 0
      while done + left < length, elements.count < Self.most {
        done += left
        let share = done / length
        let point = CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
        elements.append(index % 2 == 0 ? .line(point) : .move(point))
        index = (index + 1) % lengths.count
        left = lengths[index]
      }
      left -= length - done
      if index % 2 == 0 { elements.append(.line(to)) }
    }
    return elements
  }

  /// Which length it begins in, and how much of that is left.
  private var start: (index: Int, left: CGFloat) {
    var rest = phase
    for (index, length) in lengths.enumerated() {
      if rest < length { return (index, length - rest) }
      rest -= length
    }
    return (0, lengths[0])
  }
}
