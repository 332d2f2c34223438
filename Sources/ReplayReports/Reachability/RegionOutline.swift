import TouchReplay

/// The borders of a region as closed loops of corners: clockwise around it, the other way around its holes.
struct RegionOutline {
  struct Corner: Hashable {
    var x: Int
    var y: Int
  }
  /// In the order of their topmost edges.
  private(set) var loops: [[Corner]] = []

  init(_ region: PointRegion) {
    let edges = Self.edges(of: region)
    var leaving: [Corner: [Int]] = [:]
    for (number, edge) in edges.enumerated() { leaving[edge.from, default: []].append(number) }
    var used = [Bool](repeating: false, count: edges.count)
    for first in edges.indices where !used[first] {
      var loop: [Corner] = []
      var next: Int? = first
      while let number = next {
        used[number] = true
        loop.append(edges[number].from)
        // Where two loops meet in a corner, either way is right: both close.
        next = leaving[edges[number].to]?.first { !used[$0] }
      }
      loops.append(Self.straightened(loop))
    }
  }

  /// As an SVG path's data, to be filled by the even-odd rule. Stairs that whole points make of a slope become one.
  var path: String {
    loops.map { loop in
      let corners = loop.count > Self.mostSquare ? Self.smoothed(loop) : loop
      return "M" + corners.map { "\($0.x) \($0.y)" }.joined(separator: "L") + "Z"
    }.joined()
  }

  /// Loops with more corners are taken for slopes.
  private static let mostSquare = 12
  /// How far a stair may be from its slope, in points.
  private static let step = 0.8

  /// Leaves out every corner that is no farther than a step from the line that is drawn without it.
  private static func smoothed(_ loop: [Corner]) -> [Corner] {
    let far = loop.indices.max { loop[$0].distance(to: loop[0]) < loop[$1].distance(to: loop[0]) } ?? 0
    var kept = Set([0, far])
    var spans = [(0, far), (far, loop.count)]
    while let (start, end) = spans.popLast() {
      let (from, to) = (loop[start], loop[end % loop.count])
      let inner = (start + 1)..<max(start + 1, end)
      guard let most = inner.max(by: { loop[$0].distance(to: from, to) < loop[$1].distance(to: from, to) }),
        loop[most].distance(to: from, to) > step
      else { continue }
      kept.insert(most)
      spans += [(start, most), (most, end)]
    }
    return loop.indices.filter(kept.contains).map { loop[$0] }
  }

  private typealias Edge = (from: Corner, to: Corner)

  /// Every piece of border, with the region to its right.
  private static func edges(of region: PointRegion) -> [Edge] {
    var edges: [Edge] = []
    var above: ArraySlice<PointRegion.Run> = []
    var rest = region.runs[...]
    while let y = rest.first?.y ?? above.first.map({ $0.y + 1 }) {
      let touching = above.first?.y == y - 1 ? above : []
      if touching.isEmpty, let row = above.first?.y, row < y - 1 {
        for run in above { edges.append(bottom(run.x, at: row + 1)) }
      }
      let row = rest.prefix { $0.y == y }
      edges += difference(row, touching).map { (Corner(x: $0.lowerBound, y: y), Corner(x: $0.upperBound, y: y)) }
      edges += difference(touching, row).map { bottom($0, at: y) }
      for run in row {
        edges.append((Corner(x: run.x.upperBound, y: y), Corner(x: run.x.upperBound, y: y + 1)))
        edges.append((Corner(x: run.x.lowerBound, y: y + 1), Corner(x: run.x.lowerBound, y: y)))
      }
      if row.isEmpty { break }
      above = row
      rest = rest.dropFirst(row.count)
    }
    return edges
  }

  private static func bottom(_ x: Range<Int>, at y: Int) -> Edge {
    (Corner(x: x.upperBound, y: y), Corner(x: x.lowerBound, y: y))
  }

  /// The parts of one row's runs that the other row has not.
  private static func difference(
    _ row: ArraySlice<PointRegion.Run>, _ other: ArraySlice<PointRegion.Run>
  ) -> [Range<Int>] {
    row.flatMap { run in
      var parts: [Range<Int>] = []
      var start = run.x.lowerBound
      for cut in other where cut.x.overlaps(run.x) {
        if start < cut.x.lowerBound { parts.append(start..<cut.x.lowerBound) }
        start = max(start, cut.x.upperBound)
      }
      if start < run.x.upperBound { parts.append(start..<run.x.upperBound) }
      return parts
    }
  }

  /// Without the corners that are none.
  private static func straightened(_ loop: [Corner]) -> [Corner] {
    loop.indices.filter { place in
      let before = loop[(place + loop.count - 1) % loop.count]
      let after = loop[(place + 1) % loop.count]
      let (isUpright, isLevel) = (before.x == after.x, before.y == after.y)
      return !(isUpright && before.x == loop[place].x) && !(isLevel && before.y == loop[place].y)
    }.map { loop[$0] }
  }
}

extension RegionOutline.Corner {
  fileprivate func distance(to other: Self) -> Double {
    let (dx, dy) = (Double(x - other.x), Double(y - other.y))
    return (dx * dx + dy * dy).squareRoot()
  }

  /// From the line through both.
  fileprivate func distance(to start: Self, _ end: Self) -> Double {
    let length = start.distance(to: end)
    guard length > 0 else { return distance(to: start) }
    let cross = (end.x - start.x) * (start.y - y) - (start.x - x) * (end.y - start.y)
    return abs(Double(cross)) / length
  }
}
