import Testing
@testable import TouchLogs

/// Counts and lengths that promise more than there is: refused before anything is allocated.
@Suite struct BombTests {
  @Test func inflatingStopsAtWhatWasAnnounced() {
    let zeros = Deflate.packed([Array(repeating: 0, count: 1_000_000)], effort: .best)
    #expect(throws: Malformed.self) { try Inflate.unpacked(zeros[...], count: 1000) }
    #expect(throws: Malformed.self) { try Inflate.unpacked(zeros.dropLast(2), count: 1_000_000) }
    #expect(throws: Malformed.self) { try Inflate.unpacked((zeros + [0])[...], count: 1_000_000) }
  }

  @Test func sampleBlockThatAnnouncesTooMuchIsDamage() throws {
    for (frames, rows, size) in [(5000, 1, 1), (1, 5000, 1), (1, 1, 1 << 30), (1, 1, 1 << 22)] {
      var payload = ByteWriter()
      payload.double(0)
      payload.varint(count: frames)
      payload.varint(count: rows)
      payload.varint(count: size)
      payload.raw([3, 0])
      try expectDamage(.samples, payload.bytes)
    }
  }

  @Test func columnsThatAnnounceTooMuchAreDamage() throws {
    for directory: [UInt8] in [
      [200, 1], [1, 1, 0, 255, 255, 3, 0], [1, 3, 255, 255, 255, 255, 15], [2, 1, 0, 0, 0, 1, 0, 0, 0],
    ] {
      var payload = ByteWriter()
      payload.double(0)
      payload.varint(count: 1)
      payload.varint(count: 1)
      payload.varint(count: directory.count)
      payload.raw(Deflate.packed([directory], effort: .best))
      try expectDamage(.samples, payload.bytes)
    }
  }

  @Test func eventsThatAnnounceTooMuchAreDamage() throws {
    let time: [UInt8] = Array(repeating: 0, count: 8)
    for rest: [UInt8] in [
      [255, 255, 3, 0, 0], [2, 0, 0], [1, 9, 0, 0, 99] + time, [1, 12, 0, 0, 2] + time + [255, 127],
      [1, 12, 0, 0, 5] + time + [255, 127], [1, 1, 7, 0],
    ] {
      try expectDamage(.events, time + rest)
    }
  }

  @Test func indexThatAnnouncesTooMuchIsDamage() throws {
    try expectDamage(.end, [2, 0, 0, 255, 255, 255, 255, 15])
    try expectDamage(.end, [4, 0, 0])
    try expectDamage(.end, [])
  }

  @Test func descriptionThatIsNoTextIsDamage() throws {
    try expectDamage(.description, [2, 2, 2, 1, 0xFF, 0])
    try expectDamage(.description, [3])
  }

  @Test func blockLongerThanTheLimitIsNoBlock() {
    let header = BlockHeader(type: 0x82, sequence: 1, length: Limit.blockBytes + 1)
    #expect(throws: Malformed.self) { try BlockHeader(header.bytes) }
  }

  private func expectDamage(_ type: BlockType, _ payload: [UInt8]) throws {
    let block = Block(type: type.byte, sequence: type == .description ? 0 : 1, payload: payload)
    let report = try TouchLog.recovering(FormatNumbers.magic + [1] + block.bytes).report
    #expect(report.damage.count == 1)
    #expect(report.damage.first?.offset == 9)
    #expect(report.frames == 0)
  }
}
