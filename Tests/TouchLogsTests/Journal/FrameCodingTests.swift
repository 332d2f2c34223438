import Testing
@testable import TouchLogs

@Suite struct FrameCodingTests {
  static let logs = [TortureLogs.everyKind, TortureLogs.pencil, TortureLogs.oddBits]

  static func coded(_ frame: Frame) -> [UInt8] {
    var body = ByteWriter()
    FrameCoding.write(frame, to: &body)
    return body.bytes
  }

  @Test(arguments: logs) func everyFrameComesBackBitForBitAndAlone(log: TouchLog) throws {
    for frame in log.frames {
      var reader = ByteReader(Self.coded(frame))
      #expect(bits(try FrameCoding.read(&reader)) == bits(frame))
      #expect(reader.remaining == 0)
    }
  }

  @Test(arguments: logs) func everyPrefixIsRefused(log: TouchLog) {
    for frame in log.frames.prefix(12) {
      let bytes = Self.coded(frame)
      for count in bytes.indices {
        var reader = ByteReader(bytes, in: 0..<count)
        #expect(throws: Malformed.self) { try FrameCoding.read(&reader) }
      }
    }
  }

  @Test(arguments: logs) func forgedBytesNeverTrap(log: TouchLog) {
    var random = SplitMix64(seed: 3)
    for frame in log.frames.prefix(20) {
      let bytes = Self.coded(frame)
      for _ in 0..<300 {
        var forged = bytes
        for _ in 0...(random.next() % 3) {
          forged[Int(random.next() % UInt64(forged.count))] = UInt8(truncatingIfNeeded: random.next())
        }
        var reader = ByteReader(forged)
        _ = try? FrameCoding.read(&reader)
      }
    }
  }

  @Test func aFrameOfManyRowsIsBoundedBeforeItIsRead() {
    var body = ByteWriter()
    body.byte(JournalKind.touches.rawValue)
    body.double(0)
    body.varint(4097)
    var reader = ByteReader(body.bytes)
    #expect(throws: Malformed.self) { try FrameCoding.read(&reader) }
  }
}
