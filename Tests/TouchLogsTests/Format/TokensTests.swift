import Testing
@testable import TouchLogs

@Suite struct TokensTests {
  static let numbers: [Int64] =
    [0, 1, -1, 7, -8, 8, -9, 15, 16, 100, -1000, .max, .min]
    + (0..<63).flatMap { [1 << $0, -(1 << $0), (1 << $0) - 1] }

  @Test func everyNumberComesBack() throws {
    let tokens = Tokens(Self.numbers)
    var reader = TokenReader(tokens: ByteReader(tokens.bytes), bits: ByteReader(tokens.bits))
    #expect(try reader.take(Self.numbers.count) == Self.numbers)
    #expect(reader.remaining == 0)
  }

  @Test func smallNumbersTakeOneByteAndNoBits() {
    let tokens = Tokens([0, -1, 1, 7, -8])
    #expect(tokens.bytes == [0, 1, 2, 14, 15])
    #expect(tokens.bits.isEmpty)
  }

  @Test func missingTokensAndBitsAreMalformed() {
    let tokens = Tokens([1 << 40])
    var short = TokenReader(tokens: ByteReader(tokens.bytes), bits: ByteReader(Array(tokens.bits.dropLast())))
    #expect(throws: Malformed.self) { try short.next() }
    var empty = TokenReader(tokens: ByteReader([]), bits: ByteReader([]))
    #expect(throws: Malformed.self) { try empty.next() }
  }
}
