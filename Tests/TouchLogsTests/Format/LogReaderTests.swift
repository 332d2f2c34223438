import Foundation
import Testing
@testable import TouchLogs

@Suite struct LogReaderTests {
  static let long: TouchLog = {
    var hand = HumanHand(seed: 9)
    hand.play(samples: 10_000)
    var log = hand.log()
    for index in stride(from: 100, to: log.frames.count, by: 100) {
      log.frames.insert(Frame(time: log.frames[index].time, content: .mark("\(index)")), at: index + 1)
    }
    return log
  }()
  /// Written once: several tests read it, none changes it.
  static let longBytes = (try? long.bytes()) ?? []

  @Test func emptyFileHasAnErrorOfItsOwn() {
    #expect(throws: LogError(.empty)) { try LogReader([]) }
  }

  @Test func otherFilesAreNoLogs() {
    #expect(throws: LogError(.notALog(byte: 0x7B, offset: 0))) { try LogReader(Array("{}".utf8)) }
    for text in ["touchlog 1\n0 began 0 1,2\n", "\u{FEFF}# mine\n\n  touchlog 1\n"] {
      #expect(throws: LogError(.textForm)) { try LogReader(Array(text.utf8)) }
    }
    #expect(throws: LogError(.notALog(byte: 0x74, offset: 0))) { try LogReader(Array("touchlogs".utf8)) }
    #expect(throws: LogError(.notALog(byte: 0x0A, offset: 5))) {
      try LogReader([0x89, 0x74, 0x6C, 0x6F, 0x67, 0x0A, 0x1A])
    }
  }

  @Test func newerVersionHasAnErrorOfItsOwn() throws {
    var bytes = try Finger().tap(at: .zero).log().bytes()
    bytes[8] = 2
    #expect(throws: LogError(.newerVersion(2))) { try TouchLog(reading: bytes) }
  }

  @Test func unknownCriticalBlockStopsTheReader() throws {
    let block = Block(type: 12 | 0x80, sequence: 0, payload: [1, 2, 3])
    let (bytes, offset) = try Self.inserting(block)
    #expect(throws: LogError(.unknownCriticalBlock(type: 12, offset: offset))) { try TouchLog(reading: bytes) }
  }

  @Test func unknownBlockIsPassedOverAndKeptByEditing() throws {
    let (bytes, _) = try Self.inserting(Block(type: 12, sequence: 0, payload: [1, 2, 3]))
    let log = try TouchLog(reading: bytes)
    #expect(log.unknown == [UnknownBlock(type: 12, payload: [1, 2, 3])])
    #expect(log.frames.count == 2)
    #expect(try TouchLog(reading: log.bytes()) == log)
    #expect(try TouchLog(text: log.text) == log)
  }

  @Test func unknownKeysAreKept() throws {
    let log = TouchLog(about: LogDescription(others: [.init(key: "weather", value: "fair")]))
    #expect(try TouchLog(reading: log.bytes()) == log)
  }

  @Test func framesComeInTheOrderWrittenAcrossBlocks() throws {
    #expect(sameBits(try TouchLog(reading: Self.long.bytes()), Self.long))
  }

  @Test func fileIsReadAsBytesAre() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).touchlog")
    defer { try? FileManager.default.removeItem(at: file) }
    try Self.long.write(to: file)
    #expect(sameBits(try TouchLog(reading: file), Self.long))
  }

  @Test func missingFileIsALogErrorOfOneSentence() throws {
    let error = try #require(throws: LogError.self) {
      try LogReader(FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString)"))
    }
    #expect(!error.description.contains("\n"))
  }

  @Test func reportCountsFramesSamplesAndBytes() throws {
    let bytes = Self.longBytes
    let report = try TouchLog.recovering(bytes).report
    #expect(report.isComplete)
    #expect(report.version == 1)
    #expect(report.frames == Self.long.frames.count)
    #expect(report.samples == Self.long.frames.reduce(0) { $0 + $1.samples.count })
    #expect(report.blocks.map(\.kind) == ["description", "events", "samples", "end"])
    #expect(report.blocks.map(\.bytes).reduce(0, +) + 9 == bytes.count)
  }

  @Test(arguments: [-1, 0, 0.25, 0.5, 0.9999, 1, 2])
  func searchBeginsWithTheFirstFrameAtOrAfterATime(share: Double) throws {
    let frames = Self.long.frames
    let (first, last) = (frames[0].time, frames[frames.count - 1].time)
    let time = first + (last - first) * share
    try expectSearch(from: time)
    try expectSearch(from: frames[Int((Double(frames.count - 1) * min(max(share, 0), 1)))].time)
  }

  private func expectSearch(from time: TimeInterval) throws {
    let bytes = Self.longBytes
    for bytes in [bytes, Array(bytes.dropLast(1))] {
      var reader = try LogReader(bytes).frames(from: time)
      var found: [Frame] = []
      while let frame = try reader.next() { found.append(frame) }
      #expect(sameBits(found, Array(Self.long.frames.drop { $0.time < time })))
      #expect(reader.report.damage == [])
    }
  }

  @Test func searchInflatesNoEarlierBlock() throws {
    let source = CountingSource(Self.longBytes)
    let reader = try LogReader(source: source)
    source.ranges = []
    var rest = try reader.frames(from: try #require(Self.long.frames.last?.time))
    while try rest.next() != nil {}
    let read = source.ranges.filter { $0.count > 64 && $0.lowerBound < source.byteCount / 2 }
    #expect(read.isEmpty)
  }

  static func inserting(_ block: Block) throws -> (bytes: [UInt8], offset: Int) {
    let bytes = try Finger().tap(at: .zero).log().bytes()
    let offset = 9 + (try BlockHeader(Array(bytes[9...])).blockByteCount)
    return (bytes[..<offset] + block.bytes + bytes[offset...], offset)
  }
}

/// Notes what is read of it.
final class CountingSource: LogSource {
  private let source: ByteSource
  var ranges: [Range<Int>] = []
  init(_ bytes: [UInt8]) { source = ByteSource(bytes) }
  var byteCount: Int { source.byteCount }
  func bytes(in range: Range<Int>) -> [UInt8] {
    ranges.append(range)
    return source.bytes(in: range)
  }
}
