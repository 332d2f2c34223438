import Foundation
public import Traces

/// A set of a screen's points: each is the square from its corner to the next whole point, asked at its middle.
///
/// Kept as runs from left to right, rows from the top down.
public struct PointRegion: Hashable, Sendable {
  /// Points side by side in one row.
  public struct Run: Hashable, Sendable {
    /// The row, counted from the top.
    public var y: Int
    /// The points of the row, from the left.
    public var x: Range<Int>
    public init(y: Int, x: Range<Int>) {
      self.y = y
      self.x = x
    }
  }

  /// From left to right, rows from the top down.
  public private(set) var runs: [Run] = []

  public init() {}

  /// The square in which that point is.
  init(around point: CGPoint) {
    let (x, y) = (Int(point.x.rounded(.down)), Int(point.y.rounded(.down)))
    self.init(x: x..<x + 1, y: y..<y + 1)
  }

  init(x: Range<Int>, y: Range<Int>) {
    if !x.isEmpty { runs = y.map { Run(y: $0, x: x) } }
  }

  /// Adds a run that comes after all others, and makes one of two that touch.
  public mutating func append(_ run: Run) {
    guard !run.x.isEmpty else { return }
    if let last = runs.last, last.y == run.y, last.x.upperBound == run.x.lowerBound {
      runs[runs.count - 1].x = last.x.lowerBound..<run.x.upperBound
    } else {
      runs.append(run)
    }
  }

  /// Whether no point is in it.
  public var isEmpty: Bool { runs.isEmpty }

  /// The number of points, which is the area in square points.
  public var count: Int { runs.reduce(0) { $0 + $1.x.count } }

  /// Rectangles that hold every point once and no other, from the top down: what equal runs in a row of rows make.
  public var rectangles: [Rect] {
    var done: [(x: Range<Int>, y: Range<Int>)] = []
    var open: [(x: Range<Int>, y: Range<Int>)] = []
    for row in rows {
      var next: [(x: Range<Int>, y: Range<Int>)] = []
      for run in row {
        let above = open.firstIndex { $0.x == run.x && $0.y.upperBound == run.y }
        let top = above.map { open.remove(at: $0).y.lowerBound } ?? run.y
        next.append((run.x, top..<run.y + 1))
      }
      done += open
      open = next
    }
    return (done + open).sorted { ($0.y.lowerBound, $0.x.lowerBound) < ($1.y.lowerBound, $1.x.lowerBound) }
      .map { Rect(x: $0.x, y: $0.y) }
  }

  /// The smallest rectangle around all of it; nil where there is nothing.
  public var bounds: Rect? { extent.map { Rect(x: $0.x, y: $0.y) } }

  /// The same in whole points.
  var extent: (x: Range<Int>, y: Range<Int>)? {
    guard let first = runs.first, let last = runs.last else { return nil }
    let left = runs.reduce(first.x.lowerBound) { min($0, $1.x.lowerBound) }
    let right = runs.reduce(first.x.upperBound) { max($0, $1.x.upperBound) }
    return (left..<right, first.y..<last.y + 1)
  }

  /// Runs of one row each.
  private var rows: [ArraySlice<Run>] {
    runs.isEmpty ? [] : runs.indices.chunked { runs[$0].y == runs[$1].y }.map { runs[$0] }
  }

  /// The points that are in both.
  public func intersection(_ other: PointRegion) -> PointRegion {
    var both = PointRegion()
    var (mine, theirs) = (0, 0)
    while mine < runs.count, theirs < other.runs.count {
      let (one, two) = (runs[mine], other.runs[theirs])
      if one.y == two.y { both.append(Run(y: one.y, x: one.x.clamped(to: two.x))) }
      if (one.y, one.x.upperBound) < (two.y, two.x.upperBound) { mine += 1 } else { theirs += 1 }
    }
    return both
  }

  /// Whether the other has every point of this one. Linear in the number of runs.
  public func isSubset(of other: PointRegion) -> Bool { intersection(other).count == count }
}

extension Rect {
  init(x: Range<Int>, y: Range<Int>) {
    self.init(
      x: Double(x.lowerBound), y: Double(y.lowerBound), width: Double(x.count), height: Double(y.count))
  }
}

extension Range<Int> {
  /// Consecutive elements that belong together, pair by pair.
  fileprivate func chunked(by belongTogether: (Int, Int) -> Bool) -> [Range<Int>] {
    var chunks: [Range<Int>] = []
    var start = lowerBound
    for index in dropFirst() where !belongTogether(index - 1, index) {
      chunks.append(start..<index)
      start = index
    }
    chunks.append(start..<upperBound)
    return chunks
  }
}
