/// Deals work out: the largest first, each piece to whoever has least so far.
package enum Dealing {
  /// Who gets each piece, from 0. Of pieces, and of takers, that are alike the first ones come first.
  ///
  /// Takes `O(n log n + n * count)`.
  /// - Parameters:
  ///   - costs: how much each piece is.
  ///   - least: what taking one costs, however little it is.
  package static func owners(of costs: [Double], atLeast least: Double = 0, among count: Int) -> [Int] {
    var loads = Array(repeating: 0.0, count: count)
    var owners = Array(repeating: 0, count: costs.count)
    for place in costs.indices.sorted(by: { (costs[$1], $0) < (costs[$0], $1) }) {
      guard let owner = loads.indices.min(by: { (loads[$0], $0) < (loads[$1], $1) }) else { break }
      owners[place] = owner
      loads[owner] += max(costs[place], least)
    }
    return owners
  }
}
