import Foundation
import Testing
@testable import TouchLogs

/// What a log may unpack to is bound by its length, and so is the work of reading it: counted here, not timed.
@Suite struct ExpansionTests {
  @Test func countsWhatComesUpToABlocksEnd() throws {
    var expansion = Expansion()
    try expansion.take(Limit.unpackedBytes, upTo: 0)
    #expect(throws: Malformed.self) { try expansion.take(1, upTo: 0) }
    try expansion.take(Limit.unpackedPerByte * 100, upTo: 100)
    #expect(throws: Malformed.self) { try expansion.take(1, upTo: 100) }
    #expect(expansion.least(from: 100)(1) == 1)
    #expect(Expansion().least(from: 0)(Limit.unpackedBytes) == 0)
  }

  @Test func restingFingerIsFilledUpToWhatReadersTake() throws {
    let sample = Sample(finger: 0, phase: .stationary, location: CGPoint(x: 1, y: 2))
    let log = TouchLog(frames: Array(repeating: Frame(time: 3, samples: [sample]), count: 400_000), stopTime: 3)
    for effort in [PackingEffort.best, .fast] {
      let bytes = try log.bytes(effort: effort)
      #expect(try TouchLog(reading: bytes) == log)
      let free = Limit.unpackedBytes / Limit.unpackedPerRow
      #expect(bytes.count >= (log.frames.count - free) * Limit.unpackedPerRow / Limit.unpackedPerByte)
      #expect(bytes.count < (log.frames.count - free) * Limit.unpackedPerRow / Limit.unpackedPerByte * 5 / 4)
    }
  }

  @Test func eventsAllAlikeAreNotDeflatedWhereTheyWouldUnpackToTooMuch() throws {
    let log = TouchLog(frames: Array(repeating: Frame(time: 3, content: .mark("x")), count: 200_000), stopTime: 3)
    let bytes = try log.bytes()
    #expect(try TouchLog(reading: bytes) == log)
    #expect(bytes.count > 200_000 * (16 + 12) / Limit.unpackedPerByte - Limit.unpackedBytes / Limit.unpackedPerByte)
  }

  @Test func blocksThatUnpackToTooMuchAreDamageAndLeftAlone() throws {
    let rows = Limit.samplesPerBlock
    var bytes = FormatNumbers.magic + [1]
    let block = Self.resting(rows: rows)
    for sequence in 1...200 {
      bytes += Block(type: BlockType.samples.byte, sequence: UInt64(sequence), payload: block).bytes
    }
    let (log, report) = try TouchLog.recovering(bytes)
    let most = (Limit.unpackedBytes + Limit.unpackedPerByte * bytes.count) / Limit.unpackedPerRow
    #expect(log.frames.count == report.frames && report.frames <= most && report.frames > most - 2 * rows)
    #expect(report.damage.first?.what.contains("unpacks to over 64 times its length") == true)
    var columns = try SampleBlocks(source: ByteSource(bytes))
    var count = 0
    while let block = try columns.next() { count += block.count }
    #expect(count == report.frames && columns.damagedPlaces == report.damage.count)
  }

  @Test func manyPlacesOfDamageAreToldAsOneFromSomewhereOn() throws {
    var bytes = try TouchLog(frames: [Frame(time: 0, samples: [])], stopTime: 0).bytes()
    for _ in 0..<3000 { bytes += Block(type: BlockType.samples.byte, sequence: 9, payload: [1]).bytes }
    let damage = try TouchLog.recovering(bytes).report.damage
    #expect(damage.count == Limit.damagedPlaces)
    #expect(damage.last.map { $0.offset + $0.byteCount } == bytes.count)
    #expect(damage.last?.what == "from there on in many places")
  }

  @Test func descriptionOfTooManyKeysIsRefusedByReadersAndWriters() throws {
    let many = Array(repeating: LogDescription.Other(key: "", value: ""), count: Limit.descriptionKeys)
    #expect(try TouchLog(about: LogDescription(others: many)).bytes().count > 2048)
    #expect(throws: LogError.self) { try TouchLog(about: LogDescription(stage: "x", others: many)).bytes() }
    let block = Block(
      type: BlockType.description.byte, sequence: 0, payload: [2, 2, 2] + Array(repeating: 0, count: 2050))
    #expect(try TouchLog.recovering(FormatNumbers.magic + [1] + block.bytes).report.damage.count == 1)
  }

  @Test func fingersFartherBackThanARankReachesComeBack() throws {
    // A hundred fingers in turn, the last to have moved first: each is told by how many have appeared since, or by
    // number.
    let fingers = Array(0..<100)
    let down = fingers.map { Sample(finger: $0, phase: .began, location: .zero) }
    var log = TouchLog(frames: [Frame(time: 0, samples: down)], stopTime: 1)
    for order in [fingers, fingers.reversed(), fingers.map { $0 * 37 % 100 }] {
      let moved = order.map { Sample(finger: $0, phase: .moved, location: .zero) }
      log.frames.append(Frame(time: 0.5, samples: moved))
    }
    #expect(try TouchLog(reading: log.bytes()) == log)
  }

  /// A block of samples as short as they come: all columns are of zeros.
  private static func resting(rows: Int) -> [UInt8] {
    var columns = ColumnSet()
    var head = ByteWriter()
    head.int(0)
    columns.add(.control, head, Tokens())
    head = ByteWriter()
    for byte: UInt8 in [UInt8(Grid.dyadic.rawValue), 0, 0, 0] { head.byte(byte) }
    columns.add(.time, head, Tokens())
    head.byte(0)
    columns.add(.x, head, Tokens())
    columns.add(.y, head, Tokens())
    var payload = ByteWriter()
    payload.double(0)
    payload.varint(count: rows)
    payload.varint(count: rows)
    payload.varint(count: columns.arrangements[0].reduce(0) { $0 + $1.count })
    payload.raw(Deflate.packed(columns.arrangements[0], effort: .best))
    return payload.bytes
  }
}
