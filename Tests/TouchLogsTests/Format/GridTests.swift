import Foundation
import Testing
@testable import TouchLogs

@Suite struct GridTests {
  @Test(arguments: Grid.ladders)
  func everyLadderFindsItsOwnRungs(grid: Grid) {
    for rung in [Int64(-1000), -3, 0, 1, 2, 3, 7, 100, 2532, 65_537, 1_000_003] {
      let value = grid.value(rung)
      #expect(grid.rung(value).map { grid.value($0).bitPattern } == value.bitPattern)
    }
  }

  @Test func ladderRefusesWhatStandsBesideIt() {
    for grid in Grid.ladders {
      for value in [-0.0, .nan, .infinity, 1e300, .leastNonzeroMagnitude] { #expect(grid.rung(value) == nil) }
    }
  }

  @Test func orderedBitsKeepEveryPatternAndTheOrder() {
    for value in TortureLogs.oddDoubles {
      #expect(OrderedBits.value(OrderedBits.rung(value)).bitPattern == value.bitPattern)
    }
    let ordered: [Double] = [
      -.infinity, -1, -.leastNonzeroMagnitude, -0.0, 0, .leastNonzeroMagnitude, 1, .infinity,
    ]
    let rungs = ordered.map(OrderedBits.rung)
    #expect(rungs == rungs.sorted() && Set(rungs).count == rungs.count)
  }

  static let devices: [(Grid, [Double])] = [
    (.dyadic, [1, 2.5, 3 + 1 / 256.0]),
    (.cutThirds, [606.66665649414062, 303.33332824707031]),
    (.thirds, [1 / 3.0, 2 / 3.0, 100 / 3.0]),
    (.millionths, [0.000123, 5.4, 7.25]),
    (.per2_75, [1 / 2.75, 100 / 2.75]),
    (.ticks, [1 / 24e6, 1000 + 1 / 24e6]),
  ]

  @Test(arguments: devices)
  func columnStandsOnTheGridOfItsDevice(grid: Grid, values: [Double]) {
    #expect(Standing.best(of: values, effort: .best).grid == grid)
  }
}
