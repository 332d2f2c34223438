public import TouchLogs

/// Which view a finger hits at every point of a screen.
public struct OwnerMap: Hashable, Sendable {
  /// The screen that was looked at.
  public let screen: Screen
  /// Points in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Paths of views, in the order in which a reader of the screen comes upon them.
  public let owners: [String]
  /// Indices of `owners`, row by row; below zero where nobody is hit.
  private let points: [Int32]

  /// - Parameters:
  ///   - owner: asked for every point, row by row.
  ///   - name: asked for every owner, when it comes first; owners of one name are one.
  init<Owner: Hashable>(
    screen: Screen, grid: PointGrid, owner: (_ point: Int) -> Owner, name: (Owner) -> String?
  ) {
    self.screen = screen
    width = grid.width
    height = grid.height
    var owners: [String] = []
    var numbers: [Owner: Int32] = [:]
    points = (0..<grid.count).map { point in
      let owner = owner(point)
      if let number = numbers[owner] { return number }
      let name = name(owner)
      let known = name.map { name in owners.firstIndex(of: name) ?? owners.count }
      if let name, known == owners.count { owners.append(name) }
      let number = Int32(known ?? -1)
      numbers[owner] = number
      return number
    }
    self.owners = owners
  }

  /// Who gets the touch at that point; nil where nobody does, and beyond the screen.
  public func owner(x: Int, y: Int) -> String? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    return name(points[y * width + x])
  }

  /// An owner with the points that are its own.
  public struct Territory: Hashable, Sendable {
    /// Nil for what belongs to nobody.
    public let owner: String?
    /// The owner's points.
    public let region: PointRegion
  }

  /// Every owner's, in the order of `owners`; what belongs to nobody comes last.
  public var territories: [Territory] {
    var regions = [PointRegion](repeating: PointRegion(), count: owners.count + 1)
    forEachRun { run, owner in regions[owner < 0 ? owners.count : Int(owner)].append(run) }
    return zip(owners.map(Optional.some) + [nil], regions).filter { !$1.isEmpty }
      .map { Territory(owner: $0, region: $1) }
  }

  /// Where another owner came in, by both owners, in the order of the first point.
  public struct Change: Hashable, Sendable {
    /// Whose it was; nil where nobody's.
    public let before: String?
    /// Whose it is now; nil where nobody's.
    public let after: String?
    /// Where.
    public let region: PointRegion
  }

  /// - Throws: `ReachabilityError` where the screens differ in size.
  public func changes(to other: OwnerMap) throws(ReachabilityError) -> [Change] {
    guard width == other.width, height == other.height else { throw .differentScreens(screen, other.screen) }
    struct Pair: Hashable {
      let before: String?
      let after: String?
    }
    var order: [Pair] = []
    var regions: [Pair: PointRegion] = [:]
    for y in 0..<height {
      var x = 0
      while x < width {
        let point = y * width + x
        let (mine, theirs) = (points[point], other.points[point])
        var end = x + 1
        while end < width, points[y * width + end] == mine, other.points[y * width + end] == theirs { end += 1 }
        let pair = Pair(before: name(mine), after: other.name(theirs))
        if pair.before != pair.after {
          if regions[pair] == nil { order.append(pair) }
          regions[pair, default: PointRegion()].append(PointRegion.Run(y: y, x: x..<end))
        }
        x = end
      }
    }
    return order.map { Change(before: $0.before, after: $0.after, region: regions[$0] ?? PointRegion()) }
  }

  private func name(_ number: Int32) -> String? { number < 0 ? nil : owners[Int(number)] }

  private func forEachRun(_ body: (PointRegion.Run, Int32) -> Void) {
    for y in 0..<height {
      let row = points[(y * width)..<((y + 1) * width)]
      var start = row.startIndex
      while start < row.endIndex {
        let end = row[start...].firstIndex { $0 != row[start] } ?? row.endIndex
        body(PointRegion.Run(y: y, x: (start - row.startIndex)..<(end - row.startIndex)), row[start])
        start = end
      }
    }
  }
}
