import Testing
@testable import TouchLogs

@Suite struct JoinedPartsTests {
  private static func noise(_ count: Int, below limit: UInt64, seed: UInt64 = 1) -> [UInt8] {
    var numbers = SplitMix64(seed: seed)
    return (0..<count).map { _ in UInt8(numbers.next() % limit) }
  }

  private static let blocks: [[[UInt8]]] = [
    [[]], [[1], [], [2]], [noise(300, below: 5), [], noise(40, below: 256), [UInt8](repeating: 0, count: 3000)],
    (0..<20).map { noise(100 * $0, below: UInt64($0 * 10 + 1)) },
  ]

  @Test(arguments: blocks.indices) func partsStayInTheirOrder(block: Int) {
    let parts = Self.blocks[block]
    let joined = JoinedParts(parts)
    #expect(joined.parts.flatMap { $0 } == parts.flatMap { $0 })
    #expect(joined.ways.count == joined.parts.count)
  }

  @Test(arguments: blocks.indices, [PackingEffort.best, .fast])
  func whatIsPackedIsUnpacked(block: Int, effort: PackingEffort) throws {
    let parts = Self.blocks[block]
    let bytes = parts.flatMap { $0 }
    #expect(try Inflate.unpacked(Deflate.packed(parts, effort: effort)[...], count: bytes.count) == bytes)
  }

  @Test func shortPartsThatAreAlikeShareATable() {
    let parts = [Self.noise(200, below: 12), Self.noise(200, below: 12, seed: 2)]
    #expect(JoinedParts(parts).parts.count == 1)
    let apart = parts.reduce(0) { $0 + Deflate.packed([$1], effort: .best).count }
    #expect(Deflate.packed(parts, effort: .best).count < apart - 4)
  }

  @Test func partsThatAreUnlikeHaveATableEach() {
    let parts = [[UInt8](repeating: 0, count: 2000), Self.noise(2000, below: 200)]
    #expect(JoinedParts(parts).parts.count == 2)
  }
}
