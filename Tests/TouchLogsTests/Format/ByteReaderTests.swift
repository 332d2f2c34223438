import Testing
@testable import TouchLogs

@Suite struct ByteReaderTests {
  @Test(arguments: [0, 1, 127, 128, 16_383, 16_384, UInt64(UInt32.max), UInt64.max])
  func varintsComeBack(value: UInt64) throws {
    var writer = ByteWriter()
    writer.varint(value)
    var reader = ByteReader(writer.bytes)
    #expect(try reader.varint() == value)
  }

  @Test func varintsThatGoOnForEverAreMalformed() {
    for bytes: [UInt8] in [Array(repeating: 0x80, count: 20), Array(repeating: 0xFF, count: 9) + [2], [0x80], []] {
      var reader = ByteReader(bytes)
      #expect(throws: Malformed.self) { try reader.varint() }
    }
  }

  @Test func countsAboveTheirLimitAreMalformed() {
    var writer = ByteWriter()
    writer.varint(UInt64.max)
    var reader = ByteReader(writer.bytes)
    #expect(throws: Malformed.self) { try reader.varint(atMost: .max) }
    var small = ByteReader([5])
    #expect(throws: Malformed.self) { try small.varint(atMost: 4) }
  }

  @Test(arguments: TortureLogs.oddDoubles + [390, 4_294_967_295, 4_294_967_296, -1])
  func doublesComeBackShortAndLong(value: Double) throws {
    var writer = ByteWriter()
    writer.shortDouble(value)
    writer.double(value)
    var reader = ByteReader(writer.bytes)
    #expect(try reader.shortDouble().bitPattern == value.bitPattern)
    #expect(try reader.double().bitPattern == value.bitPattern)
    #expect(reader.remaining == 0)
  }

  @Test func textThatIsNoUTF8IsMalformed() {
    var reader = ByteReader([2, 0xC3, 0x28])
    #expect(throws: Malformed.self) { try reader.string() }
  }
}
