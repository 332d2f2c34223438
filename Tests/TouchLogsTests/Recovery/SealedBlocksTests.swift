import Foundation
import Testing

@testable import TouchLogs

/// A log of a recorder that died, made whole without unpacking what it had sealed.
@Suite struct SealedBlocksTests {
  private static func finished(_ log: [UInt8], _ journal: [UInt8]?) async throws -> (bytes: [UInt8], frames: Int)? {
    try await withFolder { folder in
      let file = folder.appending(path: "x.touchlog")
      try Data(log).write(to: file)
      if let journal { try Data(journal).write(to: URL(fileURLWithPath: JournalFile.path(besides: file))) }
      return try LogSnapshot(file.path).finished()
    }
  }

  /// The log is what repairing makes of it, but for how it is packed.
  private static func check(
    _ log: [UInt8], _ journal: [UInt8]?, is frames: [Frame], _ place: SourceLocation = #_sourceLocation
  ) async throws {
    let finished = try #require(try await finished(log, journal), sourceLocation: place)
    #expect(try !LogRepair(finished.bytes).isNeeded, sourceLocation: place)
    let (read, report) = try TouchLog.recovering(finished.bytes)
    #expect(report.damage == [] && read.frames == frames, sourceLocation: place)
    #expect(finished.frames == frames.count, sourceLocation: place)
    #expect(try EndBlock.end(of: ByteSource(finished.bytes))?.samples == report.samples, sourceLocation: place)
  }

  @Test func `whatever a recorder leaves at each moment of sealing becomes a log of all that it took`() async throws
  {
    let recording = try LogSnapshotTests.Recording()
    let all = recording.first + recording.second
    try await Self.check(recording.head, recording.firstJournal, is: recording.first)
    try await Self.check(recording.sealed, recording.firstJournal, is: recording.first)
    try await Self.check(recording.sealed, recording.secondJournal, is: all)
    try await Self.check(recording.sealed, recording.longJournal, is: all)
    try await Self.check(recording.sealed, nil, is: recording.first)
    for count in stride(from: recording.head.count, to: recording.sealed.count, by: 7) {
      let torn = Array(recording.sealed[..<count])
      try await Self.check(torn, recording.longJournal, is: all)
    }
  }

  @Test func `sealed blocks stay as they are, and times are found behind them`() async throws {
    let long = LogReaderTests.longBytes
    let end = try #require(try DamageTests.blocks(long).first { $0.kind == .end })
    let finished = try #require(try await Self.finished(Array(long[..<end.range.lowerBound]), nil))
    #expect(finished.bytes.starts(with: long[..<end.range.lowerBound]))
    let (one, other) = (try EndBlock.end(of: ByteSource(finished.bytes)), try EndBlock.end(of: ByteSource(long)))
    #expect(one?.segments == other?.segments && one?.frames == other?.frames && one?.samples == other?.samples)
    #expect((one?.segments.count ?? 0) > 1)
  }

  @Test func `what is not as a recorder leaves it is left to repairing`() async throws {
    let recording = try LogSnapshotTests.Recording()
    for offset in 0..<recording.sealed.count {
      var damaged = recording.sealed
      damaged[offset] ^= 0x21
      let finished = try await Self.finished(damaged, nil)
      #expect(finished.map { $0.bytes.count < recording.sealed.count } ?? true)
    }
    var journal = recording.secondJournal
    journal[journal.count / 2] ^= 1
    #expect(try await Self.finished(recording.sealed, journal) == nil)
    #expect(try await Self.finished(recording.head, recording.secondJournal) == nil)
  }

  @Test func `an end is found by headers, and only where it is whole and the last`() throws {
    let recording = try LogSnapshotTests.Recording()
    let (whole, frames) = (recording.whole, recording.first.count + recording.second.count)
    #expect(try EndBlock.end(of: ByteSource(whole))?.frames == frames)
    #expect(try EndBlock.end(of: ByteSource(whole + [0])) == nil)
    #expect(try EndBlock.end(of: ByteSource(Array(whole.dropLast()))) == nil)
    #expect(try EndBlock.end(of: ByteSource(Array(whole.dropLast() + [whole[whole.count - 1] ^ 1]))) == nil)
  }
}
