/// Which lines differ between two texts, found within a bounded number of steps and linear memory.
///
/// 1. Common ends are trimmed.
/// 2. Equal lines have equal times, as time is part of a line. So where both sides go forward in time, which traces
///    do, they are walked side by side and only lines of one instant are held against each other: linear, and
///    exact.
/// 3. Within an instant (or the whole, where a side was edited out of order) Myers' algorithm in its linear-space
///    form finds the fewest changes.
/// 4. All instants share one budget of steps. What is left when it is spent counts as replaced as a whole, and
///    `isExact` is false: still right, only not the shortest.
///
/// Where numbers may differ a little, lines that are near enough count as equal; where times may, nothing is walked
/// by time.
struct LineDiff {
  static let budget = 1 << 22
  /// Finding out that two lines are near enough takes longer than that they are equal.
  private static let stepsOfNearness = 8

  /// A line as the diff sees it.
  struct Key: Equatable {
    /// Stands for the line's bytes.
    var hash: UInt64
    /// Tenths of a millisecond; nil where the line has no such column.
    var time: Int?
  }

  /// Lines of the golden that are gone, and of the actual trace that came instead; never both empty.
  struct Change: Equatable {
    var golden: Range<Int>
    var actual: Range<Int>
  }

  /// In order, with equal lines between any two.
  private(set) var changes: [Change] = []
  private(set) var isExact = true
  /// Steps left.
  private(set) var budget: Int

  private let golden: [Key]
  private let actual: [Key]
  private let near: NearLines?

  /// - Parameter near: nil where only equal lines are the same.
  init(golden: [Key], actual: [Key], budget: Int = Self.budget, near: NearLines? = nil) {
    self.golden = golden
    self.actual = actual
    self.near = near
    self.budget = near == nil ? budget : budget / Self.stepsOfNearness
    let whole = Box(golden: 0..<golden.count, actual: 0..<actual.count)
    if near?.crossTimes != true, Self.goesForward(golden), Self.goesForward(actual) {
      compareByTime(trimmed(whole))
    } else {
      compare(whole)
    }
  }

  /// Of two texts. What both begin and end with is found by its bytes, and no more is made of it.
  init(of golden: LineStore, and actual: LineStore, budget: Int = Self.budget) {
    let start = golden.commonStart(with: actual)
    let end = golden.commonEnd(with: actual, after: start)
    self.init(
      golden: golden.keys(of: start..<golden.count - end), actual: actual.keys(of: start..<actual.count - end),
      budget: budget)
    func moved(_ lines: Range<Int>) -> Range<Int> { lines.lowerBound + start..<lines.upperBound + start }
    changes = changes.map { Change(golden: moved($0.golden), actual: moved($0.actual)) }
  }

  private typealias Box = Change

  private static func goesForward(_ keys: [Key]) -> Bool {
    var last = Int.min
    for key in keys {
      guard let time = key.time, time >= last else { return false }
      last = time
    }
    return true
  }

  private mutating func compareByTime(_ box: Box) {
    var (g, a) = (box.golden.lowerBound, box.actual.lowerBound)
    while g < box.golden.upperBound || a < box.actual.upperBound {
      let time = min(
        g < box.golden.upperBound ? golden[g].time ?? 0 : Int.max,
        a < box.actual.upperBound ? actual[a].time ?? 0 : Int.max)
      var (nextG, nextA) = (g, a)
      while nextG < box.golden.upperBound, golden[nextG].time == time { nextG += 1 }
      while nextA < box.actual.upperBound, actual[nextA].time == time { nextA += 1 }
      compare(Box(golden: g..<nextG, actual: a..<nextA))
      (g, a) = (nextG, nextA)
    }
  }

  private mutating func compare(_ box: Box) {
    var waiting = [box]
    while let next = waiting.popLast() {
      let box = trimmed(next)
      if box.golden.isEmpty, box.actual.isEmpty { continue }
      if box.golden.isEmpty || box.actual.isEmpty || box.golden.count + box.actual.count == 2 {
        // Only gone, only new, or one for one: trimmed, so they are not equal.
        add(box)
      } else if let middle = middleSnake(of: box) {
        waiting.append(
          Box(
            golden: middle.golden.upperBound..<box.golden.upperBound,
            actual: middle.actual.upperBound..<box.actual.upperBound))
        waiting.append(
          Box(
            golden: box.golden.lowerBound..<middle.golden.lowerBound,
            actual: box.actual.lowerBound..<middle.actual.lowerBound))
      } else {
        isExact = false
        add(box)
      }
    }
  }

  private mutating func add(_ change: Change) {
    if let last = changes.last, last.golden.upperBound == change.golden.lowerBound,
      last.actual.upperBound == change.actual.lowerBound
    {
      changes[changes.count - 1] = Change(
        golden: last.golden.lowerBound..<change.golden.upperBound,
        actual: last.actual.lowerBound..<change.actual.upperBound)
    } else {
      changes.append(change)
    }
  }

  private func trimmed(_ box: Box) -> Box {
    var (g, a) = (box.golden.lowerBound, box.actual.lowerBound)
    var (gEnd, aEnd) = (box.golden.upperBound, box.actual.upperBound)
    while g < gEnd, a < aEnd, isSame(g, a) { (g, a) = (g + 1, a + 1) }
    while g < gEnd, a < aEnd, isSame(gEnd - 1, aEnd - 1) { (gEnd, aEnd) = (gEnd - 1, aEnd - 1) }
    return Box(golden: g..<gEnd, actual: a..<aEnd)
  }

  private func isSame(_ g: Int, _ a: Int) -> Bool { golden[g] == actual[a] || near?.hold(g, a) == true }
}

// MARK: - Myers, "An O(ND) Difference Algorithm and Its Variations", section 4b

extension LineDiff {
  /// The run of equal lines, maybe empty, in the middle of a shortest way through a trimmed box with two sides.
  ///
  /// Nil when the budget is spent. Memory is two rows as long as the shorter side, or as the budget can reach.
  private mutating func middleSnake(of box: Change) -> Change? {
    let (n, m) = (box.golden.count, box.actual.count)
    let reach = min(min(n, m), Int(Double(max(0, budget)).squareRoot()) + 1)
    let size = 2 * reach + 2
    var forward = [Int](repeating: 0, count: size)
    var backward = [Int](repeating: 0, count: size)
    for depth in 0...(n + m + 1) / 2 {
      if let snake = advance(&forward, against: backward, depth, box, isForward: true) { return snake }
      if let snake = advance(&backward, against: forward, depth, box, isForward: false) { return snake }
      if budget <= 0 { return nil }
    }
    return nil
  }

  /// Goes one difference further on every diagonal; gives the snake on which both directions meet.
  private mutating func advance(
    _ row: inout [Int], against other: [Int], _ depth: Int, _ box: Change, isForward: Bool
  ) -> Change? {
    let (n, m) = (box.golden.count, box.actual.count)
    let (size, skew) = (row.count, n - m)
    func slot(_ diagonal: Int) -> Int { (diagonal % size + size) % size }
    let lowest = -(depth - 2 * max(0, depth - m))
    let highest = depth - 2 * max(0, depth - n)
    for diagonal in stride(from: lowest, through: highest, by: 2) {
      let (left, right) = (row[slot(diagonal - 1)], row[slot(diagonal + 1)])
      var x = diagonal == -depth || (diagonal != depth && left < right) ? right : left + 1
      var y = x - diagonal
      let (startX, startY) = (x, y)
      while x < n, y < m, isEqual(x, y, in: box, isForward: isForward) { (x, y) = (x + 1, y + 1) }
      budget -= 1 + x - startX
      row[slot(diagonal)] = x
      let opposite = skew - diagonal
      let bound = isForward ? depth - 1 : depth
      if (skew & 1 == 1) == isForward, abs(opposite) <= bound, x + other[slot(opposite)] >= n {
        return isForward
          ? snake(box, startX..<x, startY..<y) : snake(box, n - x..<n - startX, m - y..<m - startY)
      }
      if budget <= 0 { return nil }
    }
    return nil
  }

  private func isEqual(_ x: Int, _ y: Int, in box: Change, isForward: Bool) -> Bool {
    isForward
      ? isSame(box.golden.lowerBound + x, box.actual.lowerBound + y)
      : isSame(box.golden.upperBound - 1 - x, box.actual.upperBound - 1 - y)
  }

  private func snake(_ box: Change, _ x: Range<Int>, _ y: Range<Int>) -> Change {
    let (g, a) = (box.golden.lowerBound, box.actual.lowerBound)
    return Change(
      golden: g + x.lowerBound..<g + x.upperBound, actual: a + y.lowerBound..<a + y.upperBound)
  }
}
