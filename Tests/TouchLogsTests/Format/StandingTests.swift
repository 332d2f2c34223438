import Foundation
import Testing
@testable import TouchLogs

/// Columns of devices that scale oddly: what their values stand on is found, and they come back bit for bit.
@Suite struct StandingTests {
  private static let counts: [Int64] = (1...500).map { $0 * 7 % 501 }

  private static func scaled(_ formula: (Double) -> Double) -> [Double] { counts.map { formula(Double($0)) } }

  @Test func multiplesOfAnOddStepStandExactly() {
    let standing = Standing.best(of: Self.scaled { $0 * (390 / 4095.0) }, effort: .best)
    #expect(standing.grid == .multiples && standing.offset == 0 && standing.step == 390 / 4095.0)
    #expect(standing.distances.isEmpty)
  }

  @Test func sharesOfARangeStandExactly() {
    let standing = Standing.best(of: Self.scaled { $0 / 2047 }, effort: .best)
    #expect(standing.grid == .quotients && standing.step == 2047 && standing.distances.isEmpty)
    #expect(standing.rungs == Self.counts)
  }

  @Test(arguments: [(1023.0, 1e6), (4095, 1e4), (2047, 1e5), (255, 1e3)])
  func sharesWrittenDownWithAFewDecimalsStandOnTheirNumbers(whole: Double, power: Double) {
    let standing = Standing.best(of: Self.scaled { ($0 / whole * power).rounded() / power }, effort: .best)
    #expect(standing.grid == .roundedShares && standing.step == whole && standing.distances.isEmpty)
    #expect(standing.rungs == Self.counts)
  }

  @Test func decimalsThatAreNoSharesStayDecimals() {
    let standing = Standing.best(of: Self.scaled { ($0 * $0 + 7) / 1e6 }, effort: .best)
    #expect(standing.grid == .millionths)
  }

  @Test func scaledAndMovedColumnStandsBesideItsSteps() {
    let standing = Standing.best(of: Self.scaled { 17.123 + ($0 + 3071) * 0.0721 }, effort: .best)
    #expect(standing.grid == .multiples && standing.distances.allSatisfy { abs($0) < 64 })
  }

  @Test func fewOddValuesAreListed() {
    let odd = [0.1234, 1.9876, -3.3331, 2.5e-7].map { sin($0) }
    let standings = Standing.all(of: (0..<100).map { odd[$0 * 7 % 4] }, effort: .best)
    #expect(standings.contains { $0.grid == .listed && $0.list.count == 4 })
  }

  @Test func noiseStandsOnItsBits() {
    var random = SplitMix64(seed: 3)
    #expect(Standing.best(of: (0..<100).map { _ in random.unit() }, effort: .best).grid == .bits)
  }

  static let columns: [[Double]] = [
    scaled { $0 * 0.37 * 1.0000001 }, scaled { ($0 / 1023 * 1e6).rounded() / 1e6 },
    scaled { -($0 / 255 * 1e4).rounded() / 1e4 }, scaled { 1 - $0 / 1023 }, scaled { ($0 * 0.1 + 1e-13) / 1000 },
    scaled { Double(Float($0 * 0.7)) * 1.3 + 5 }, scaled { -$0 * 1e-9 }, [1, 2, 3, 4, 1e300], [0, -0.0, 1, 2, 3],
    [1, 2, 3, 4, .infinity], [.leastNonzeroMagnitude, 1, 2, 3], [5], scaled { sin(($0 / 50).rounded()) },
    TortureLogs.oddDoubles,
  ]

  @Test(arguments: columns.map(Column.init), [PackingEffort.best, .fast])
  func everyColumnComesBackBitForBit(column: Column, effort: PackingEffort) throws {
    for standing in Standing.all(of: column.values, effort: effort) {
      var head = ByteWriter()
      standing.write(to: &head)
      var reader = ByteReader(head.bytes)
      let distances = Tokens(standing.distances)
      let all = distances.bytes + distances.bits
      var tokens = TokenReader(all, tokens: 0..<distances.bytes.count, bits: distances.bytes.count..<all.count)
      let read = try StandingReader(&reader).values(standing.rungs, on: Ladder([]), &tokens)
      #expect(read.map(\.bitPattern) == column.values.map(\.bitPattern), "\(standing.grid)")
    }
  }

  @Test func placeOutsideTheListIsMalformed() throws {
    let standing = Standing(grid: .listed, list: [1, 5], rungs: [])
    var head = ByteWriter()
    standing.write(to: &head)
    var bytes = ByteReader(head.bytes)
    let reader = try StandingReader(&bytes)
    for rung in [Int64(-1), 2, .max] {
      var tokens = TokenReader([], tokens: 0..<0, bits: 0..<0)
      #expect(throws: Malformed.self) { try reader.values([rung], on: Ladder([]), &tokens) }
    }
  }
}
