import Foundation
import Testing
@testable import TouchLogs

/// Whatever happens to a log's bytes: no crash, no frame before the damage lost, one sentence that tells.
@Suite struct DamageTests {
  /// Several segments, small: a segment ends where its samples are full.
  static let small: [TouchLog] = [
    TouchLog(), Finger().tap(at: CGPoint(x: 1, y: 2)).log(stage: "s"), TortureLogs.everyKind,
    TouchScript(Finger().drag(from: .zero, to: CGPoint(x: 9, y: 9)), Finger(at: 0.2).tap(at: .zero)).log(),
  ]

  @Test(arguments: small)
  func everyPrefixIsReadUpToItsEnd(log: TouchLog) throws {
    let bytes = try log.bytes()
    for count in 0..<bytes.count {
      let prefix = Array(bytes[..<count])
      if count <= 8 {
        let error = try #require(throws: LogError.self) { try TouchLog(reading: prefix) }
        expectSentence(error)
        continue
      }
      let (read, report) = try TouchLog.recovering(prefix)
      #expect(report.damage == [], "\(count)")
      #expect(report.ending != .complete && report.ending != .unread)
      #expect(areSome(read.frames, of: log.frames))
    }
  }

  @Test(arguments: small)
  func everyFlippedByteIsNoticedAndNoBlockBesideItIsLost(log: TouchLog) throws {
    let bytes = try log.bytes()
    let blocks = try Self.blocks(bytes)
    for offset in bytes.indices {
      for flip: UInt8 in [0x01, 0x80, 0xFF] {
        var damaged = bytes
        damaged[offset] ^= flip
        do {
          let (read, report) = try TouchLog.recovering(damaged)
          #expect(!report.isComplete || log.stopTime == nil, "byte \(offset)")
          #expect(report.damage.count + (report.ending == .complete ? 0 : 1) > 0)
          for damage in report.damage { expectSentence(LogError(.damaged(damage))) }
          let hit = blocks.first { $0.range.contains(offset) }
          #expect(hit != nil || offset <= 8)
          let expected = log.frames.count - (hit?.frames ?? 0)
          #expect(read.frames.count == expected, "byte \(offset) ^ \(flip): \(report)")
        } catch let error as LogError {
          // Of a newer version, as far as anybody can tell.
          #expect(offset == 8, "byte \(offset): \(error)")
          expectSentence(error)
        }
      }
    }
  }

  @Test func badMiddleIsReportedWithByteAndCountsAndReadingGoesOn() throws {
    var bytes = LogReaderTests.longBytes
    let blocks = try Self.blocks(bytes)
    let second = try #require(blocks.filter { $0.kind == .samples }.dropFirst().first)
    bytes[second.range.lowerBound + 100] ^= 0x10
    let (log, report) = try TouchLog.recovering(bytes)
    let damage = try #require(report.damage.first)
    #expect(report.damage.count == 1)
    #expect(damage.offset == second.range.lowerBound)
    #expect(damage.byteCount == second.range.count)
    #expect(damage.samplesBefore == 4096 || damage.samplesBefore > 4000)
    #expect(damage.samplesBefore + damage.samplesAfter == report.samples)
    #expect(damage.samplesAfter > 0)
    #expect(log.frames.count == LogReaderTests.long.frames.count - second.frames)
    #expect(
      damage.description
        == "the block at byte \(damage.offset) is damaged (checksum); \(damage.samplesBefore) samples before it "
        + "and \(damage.samplesAfter) after it were read")
    #expect(throws: LogError(.damaged(damage))) { try TouchLog(reading: bytes) }
    #expect(report.ending == .complete)
    #expect(!report.isComplete)
  }

  @Test func missingSegmentIsTold() throws {
    var bytes = LogReaderTests.longBytes
    for block in try Self.blocks(bytes).filter({ $0.sequence == 2 }).reversed() {
      bytes.removeSubrange(block.range)
    }
    let report = try TouchLog.recovering(bytes).report
    #expect(report.damage.map(\.what) == ["a segment before it is missing"])
  }

  @Test func blocksOutOfOrderAndBehindTheEndAreTold() throws {
    let bytes = LogReaderTests.longBytes
    let blocks = try Self.blocks(bytes)
    let first = try #require(blocks.first { $0.kind == .samples })
    let end = try #require(blocks.last)
    let again = bytes[..<end.range.lowerBound] + bytes[first.range] + bytes[end.range]
    #expect(try TouchLog.recovering(Array(again)).report.damage.map(\.what) == ["it stands out of order"])
    let behind = bytes + bytes[first.range]
    #expect(try TouchLog.recovering(behind).report.damage.map(\.what) == ["it stands behind the end"])
  }

  @Test func zerosAtTheEndAreATornTail() throws {
    let bytes = LogReaderTests.longBytes
    let end = try #require(try Self.blocks(bytes).last)
    let report = try TouchLog.recovering(Array(bytes[..<end.range.lowerBound]) + Array(repeating: 0, count: 5000))
      .report
    #expect(report.ending == .torn(offset: end.range.lowerBound))
    #expect(report.damage == [])
  }

  @Test func randomBytesBehindAGoodHeadNeverCrash() throws {
    var random = SplitMix64(seed: 77)
    let head = FormatNumbers.magic + [1]
    for _ in 0..<300 {
      var bytes = head
      for _ in 0..<random.next() % 400 {
        bytes.append(random.next() % 4 == 0 ? FormatNumbers.blockMarker : UInt8(truncatingIfNeeded: random.next()))
      }
      let report = try? TouchLog.recovering(bytes).report
      #expect(report?.frames ?? 0 == 0)
    }
  }

  @Test(arguments: [TortureLogs.pencil, TortureLogs.everyKind, TortureLogs.oddBits])
  func forgedColumnsWithRightChecksumsNeverCrash(log: TouchLog) throws {
    var random = SplitMix64(seed: 13)
    let bytes = try log.bytes()
    var scanner = BlockScanner(ByteSource(bytes), at: 9)
    while case .block(let block, _) = try scanner.next() {
      let isSamples = block.type == BlockType.samples.byte
      for _ in 0..<400 {
        var payload = block.payload
        if isSamples, var forged = try? Self.inflated(payload) {
          for _ in 0...(random.next() % 3) {
            forged.columns[Int(random.next() % UInt64(forged.columns.count))] = UInt8(
              truncatingIfNeeded: random.next())
          }
          payload = forged.head + Deflate.packed([forged.columns], effort: .best)
        } else if !payload.isEmpty {
          payload[Int(random.next() % UInt64(payload.count))] = UInt8(truncatingIfNeeded: random.next())
        }
        let forged = Block(type: block.type, sequence: 1, payload: payload)
        let report = try TouchLog.recovering(FormatNumbers.magic + [1] + forged.bytes).report
        #expect(report.damage.count <= 2)
      }
    }
  }

  /// A samples payload's time and counts, and its columns.
  private static func inflated(_ payload: [UInt8]) throws -> (head: [UInt8], columns: [UInt8]) {
    var reader = ByteReader(payload)
    _ = try reader.double()
    _ = (try reader.varint(), try reader.varint())
    let size = try reader.varint(atMost: Limit.inflatedBytes)
    let head = Array(payload[..<reader.position])
    return (head, try Inflate.unpacked(try reader.take(reader.remaining)[...], count: size))
  }

  struct Found {
    var range: Range<Int>
    var kind: BlockType?
    var sequence: UInt64
    var frames: Int
  }

  static func blocks(_ bytes: [UInt8]) throws -> [Found] {
    var found = [Found(range: 0..<9, kind: nil, sequence: 0, frames: 0)]
    var scanner = BlockScanner(ByteSource(bytes), at: 9)
    while case .block(let block, let place) = try scanner.next() {
      let kind = BlockType(rawValue: block.type & 0x7F)
      let frames =
        switch kind {
        case .samples: try SampleBlock.decode(block.payload).frameCount
        case .events: try EventBlock.decode(block.payload).count
        default: 0
        }
      found.append(
        Found(
          range: place.offset..<place.offset + place.byteCount, kind: kind, sequence: block.sequence, frames: frames
        ))
    }
    return found
  }

  func expectSentence(_ error: LogError) {
    let text = error.description
    #expect(!text.contains("\n") && !text.contains(". ") && text.count < 200, "\(text)")
  }
}
