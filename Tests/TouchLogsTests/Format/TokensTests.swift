import Testing
@testable import TouchLogs

@Suite struct TokensTests {
  static let numbers: [Int64] =
    [0, 1, -1, 7, -8, 8, -9, 15, 16, 100, -1000, .max, .min]
    + (0..<63).flatMap { [1 << $0, -(1 << $0), (1 << $0) - 1] }

  @Test func everyNumberComesBack() throws {
    let tokens = Tokens(Self.numbers)
    var reader = Self.reader(tokens.bytes, tokens.bits)
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
    var short = Self.reader(tokens.bytes, tokens.bits.dropLast())
    #expect(throws: Malformed.self) { try short.take(1) }
    #expect(throws: Malformed.self) { try short.next() }
    var spent = Self.reader([2], [])
    #expect(throws: Malformed.self) { _ = (try spent.next(), try spent.next()) }
    // What lies behind its bits are another column's.
    var alien = TokenReader(tokens.bytes + tokens.bits + [1, 2, 3], tokens: 0..<1, bits: 1..<tokens.bits.count)
    #expect(throws: Malformed.self) { try alien.take(1) }
    var few = Self.reader([2, 4], [])
    #expect(throws: Malformed.self) { try few.take(3) }
    var none = TokenReader.none
    #expect(throws: Malformed.self) { try none.next() }
  }

  @Test func numbersComeBackFromAnyPlaceAmongOtherBytes() throws {
    let tokens = Tokens(Self.numbers)
    for count in 0...9 {
      let all = tokens.bytes + tokens.bits + [UInt8](repeating: 0xFF, count: count)
      let bits = tokens.bytes.count..<tokens.bytes.count + tokens.bits.count
      var reader = TokenReader(all, tokens: 0..<tokens.bytes.count, bits: bits)
      #expect(try Self.numbers.map { _ in try reader.next() } == Self.numbers)
    }
  }

  @Test func zerosArePassedUpToTheFirstOtherNumber() throws {
    var reader = Self.reader([0, 0, 0, 2, 0], [])
    #expect(reader.zeros(atMost: 2) == 2)
    #expect(reader.zeros(atMost: 9) == 3)
    reader.passZeros(3)
    #expect(reader.zeros(atMost: 9) == 0)
    #expect(try reader.next() == 1)
    #expect(reader.zeros(atMost: 9) == 1)
    reader.passZeros(1)
    #expect(reader.zeros(atMost: 9) == 0 && reader.remaining == 0)
    var zeros = Self.reader([], [])
    #expect(zeros.zeros(atMost: 7) == 7)
    zeros.passZeros(7)
    #expect(try zeros.next() == 0)
    #expect(TokenReader.none.zeros(atMost: 7) == 0)
  }

  @Test func columnWithoutTokensIsZeros() throws {
    #expect(Tokens([0, 0, 0]).areZeros)
    #expect(!Tokens([0, 1 << 20]).areZeros)
    var zeros = Self.reader([], [])
    #expect(try zeros.take(3) == [0, 0, 0])
    #expect(try zeros.next() == 0)
    #expect(zeros.remaining == 0)
  }

  @Test func numbersOfSeveralKindsAreCutApart() throws {
    let tokens = Tokens([1, 100], [], [-1000], [7])
    #expect(tokens.parts.map(\.count) == [2, 1, 1])
    var reader = Self.reader(tokens.bytes, tokens.bits)
    #expect(try reader.take(4) == [1, 100, -1000, 7])
  }

  private static func reader(_ tokens: [UInt8], _ bits: [UInt8]) -> TokenReader {
    TokenReader(
      tokens + bits, tokens: 0..<tokens.count, bits: tokens.count..<tokens.count + bits.count)
  }
}
