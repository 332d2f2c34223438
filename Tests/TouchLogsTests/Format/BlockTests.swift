import Testing

@testable import TouchLogs

@Suite struct BlockTests {
  @Test func `a header is as long as it says, whatever its numbers`() throws {
    for sequence in [0, 1, 0x7F, 0x80, 0x3FFF, 0x4000, 1 << 35, UInt64.max] {
      for length in [0, 127, 128, 16_383, 16_384, Limit.blockBytes] {
        let header = BlockHeader(type: 0x82, sequence: sequence, length: length)
        #expect(header.byteCount == header.bytes.count)
        let read = try BlockHeader(header.bytes + [0, 0])
        #expect(read.sequence == sequence && read.length == length)
      }
    }
  }
}
