import Foundation

/// Finds by trial of which whole number values are shares, though they were written down with a few decimals: a
/// pen's pressure of 12/1023, told as 0.011730.
struct ShareSearch {
  /// What was found; nil where values are no such shares, or as well kept as the decimals that they are.
  private(set) var standing: Standing?

  /// What devices count their full pressure as, and libraries after them.
  private static let wholes: [Double] = [
    255, 511, 1023, 1024, 2047, 2048, 4095, 4096, 8191, 8192, 16_383, 32_767, 65_535,
  ]
  private static let powers: [Double] = [1e2, 1e3, 1e4, 1e5, 1e6]

  init(_ values: [Double]) {
    guard let power = Self.powers.first(where: { power in values.allSatisfy { Self.isDecimal($0, power) } }) else {
      return
    }
    for whole in Self.wholes where whole < power {
      var found = Standing(grid: .roundedShares, offset: power, step: whole, rungs: [])
      found.rungs.reserveCapacity(values.count)
      for value in values {
        let rung = (value * whole).rounded()
        guard Grid.roundedShare(rung, of: whole, power: power).bitPattern == value.bitPattern else { break }
        found.rungs.append(Int64(rung))
      }
      if found.rungs.count == values.count {
        standing = found
        return
      }
    }
  }

  /// Whether a value has no more decimals, and is small enough to be counted in them.
  private static func isDecimal(_ value: Double, _ power: Double) -> Bool {
    abs(value) < 1e6 && ((value * power).rounded() / power).bitPattern == value.bitPattern
  }
}
