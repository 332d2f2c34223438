/// Tells which of the old places each new place goes on from, so that the squared ways add up to the least.
enum NearestMatching {
  /// Up to so many on either side the answer is the best there is; beyond, nearest pairs first.
  static let exactUpTo = 8

  /// For each new place the index of its old one; nil for new places that are left over. As many pairs as there can
  /// be.
  ///
  /// Of equally good answers the one that keeps the order is taken.
  static func successors(of new: [(x: Double, y: Double)], among old: [(x: Double, y: Double)]) -> [Int?] {
    func way(_ from: Int, _ to: Int) -> Double {
      let x = new[to].x - old[from].x
      let y = new[to].y - old[from].y
      return x * x + y * y
    }
    if max(new.count, old.count) > exactUpTo { return nearestFirst(new.count, old.count, way) }
    if new.count <= old.count { return least(rows: new.count, columns: old.count) { way($1, $0) } }
    var result = [Int?](repeating: nil, count: new.count)
    for (from, to) in least(rows: old.count, columns: new.count, cost: way).enumerated() {
      if let to { result[to] = from }
    }
    return result
  }

  /// The cheapest column for each row, every column once; rows are no more than columns.
  private static func least(rows: Int, columns: Int, cost: (Int, Int) -> Double) -> [Int?] {
    // costs[taken] is the least for the first rows, as many as `taken` has bits.
    var costs = [Double](repeating: .infinity, count: 1 << columns)
    var choices = [Int](repeating: 0, count: 1 << columns)
    costs[0] = 0
    for taken in 1..<(1 << columns) where taken.nonzeroBitCount <= rows {
      for column in 0..<columns where taken & 1 << column != 0 {
        let total = costs[taken & ~(1 << column)] + cost(taken.nonzeroBitCount - 1, column)
        // On a tie the greater column: it belongs to the later row.
        if total <= costs[taken] { (costs[taken], choices[taken]) = (total, column) }
      }
    }
    let complete = (0..<(1 << columns)).filter { $0.nonzeroBitCount == rows }
    guard var taken = complete.min(by: { costs[$0] < costs[$1] }) else { return [] }
    var result = [Int?](repeating: nil, count: rows)
    for row in (0..<rows).reversed() {
      result[row] = choices[taken]
      taken &= ~(1 << choices[taken])
    }
    return result
  }

  private static func nearestFirst(_ new: Int, _ old: Int, _ way: (Int, Int) -> Double) -> [Int?] {
    let pairs = (0..<new).flatMap { to in (0..<old).map { from in (way: way(from, to), to: to, from: from) } }
    var result = [Int?](repeating: nil, count: new)
    var isTaken = [Bool](repeating: false, count: old)
    for pair in pairs.sorted(by: { ($0.way, $0.to, $0.from) < ($1.way, $1.to, $1.from) })
    where result[pair.to] == nil && !isTaken[pair.from] {
      result[pair.to] = pair.from
      isTaken[pair.from] = true
    }
    return result
  }
}
