import Foundation
import Testing

@testable import TouchLogs

/// Edits of logs that are not held are those of logs that are.
struct LongLogTests {
  private static let logs = [
    PiecesTests.log, TouchLog(), TouchLog(stopTime: 3), segments, TortureLogs.everyKind, TortureLogs.pencil,
    TortureLogs.oddBits,
  ]

  /// A log of three segments, sealed for their events.
  private static var segments: TouchLog {
    var log = PiecesTests.log
    let text = String(repeating: "a long note ", count: 5000)
    log.frames = log.frames.flatMap { [$0, Frame(time: $0.time, content: .mark(text))] }
    return log
  }

  /// Gathers what is written, also when somebody else holds it.
  private final class Sheet: LogSink {
    private(set) var bytes: [UInt8] = []
    func write(_ bytes: [UInt8]) { self.bytes += bytes }
    var log: TouchLog { get throws { try TouchLog(reading: bytes) } }
  }

  @Test func `a stretch of time`() throws {
    for log in Self.logs {
      let long = try LongLog(try log.bytes())
      for (start, end) in [(nil, nil), (0.25, 1.25), (0.25, nil), (nil, 1), (9, nil), (0, 0.01)]
        as [(Double?, Double?)]
      {
        let sheet = Sheet()
        let count = try long.slice(from: start, to: end, into: sheet)
        let slice = log.slice(from: start, to: end)
        #expect(sameBits(try sheet.log, slice), "\(start ?? -1) to \(end ?? -1)")
        #expect(count.frames == slice.frames.count)
        #expect(count.samples == slice.frames.reduce(0) { $0 + $1.samples.count })
      }
    }
  }

  @Test func `the log without its idle ends, as it was or from 0 on`() throws {
    for log in Self.logs {
      let long = try LongLog(try log.bytes())
      for margin in [0, 0.01, 1, .infinity] {
        let (kept, moved) = (Sheet(), Sheet())
        try long.trim(keeping: margin, into: kept)
        try long.trim(keeping: margin, fromZero: true, into: moved)
        #expect(sameBits(try kept.log, log.trimmed(keeping: margin)), "\(margin)")
        #expect(sameBits(try moved.log, log.trimmed(keeping: margin).beginningAtZero()), "\(margin)")
      }
    }
  }

  @Test func `pieces between silences, and one log of them again`() throws {
    for log in Self.logs {
      let long = try LongLog(try log.bytes())
      for silence in [0.02, 0.5, 1, .infinity] {
        var sheets: [Sheet] = []
        let (counts, _) = try long.split(idle: silence) { index in
          #expect(index == sheets.count)
          sheets.append(Sheet())
          return sheets[index]
        }
        let pieces = log.split(idle: silence)
        let written = try sheets.map { try $0.log }
        #expect(written.count == pieces.count && counts.count == pieces.count)
        #expect(zip(written, pieces).allSatisfy { sameBits($0, $1) }, "\(silence)")
        let joined = Sheet()
        let count = try LongLog.join(try sheets.map { try LongLog($0.bytes) }, into: joined)
        let expected = try TouchLog.joined(pieces)
        #expect(sameBits(try joined.log, expected), "\(silence)")
        #expect(count.frames == expected.frames.count)
      }
    }
  }

  @Test func `logs that are moved behind each other`() throws {
    var died = PiecesTests.log
    died.frames.removeLast()
    died.stopTime = nil
    let logs = [died, PiecesTests.log, TouchLog(about: died.about), died]
    let sheet = Sheet()
    _ = try LongLog.join(try logs.map { try LongLog(try $0.bytes()) }, gap: 0.25, into: sheet)
    #expect(sameBits(try sheet.log, try TouchLog.joined(logs, gap: 0.25)))
  }

  @Test func `the longest silence is told where none is long enough`() throws {
    let long = try LongLog(try PiecesTests.log.bytes())
    let (pieces, longest) = try long.split(idle: 100) { _ in Sheet() }
    #expect(pieces.count == 1)
    #expect(longest == PiecesTests.log.frames.last { $0.time < 3 }.map { 3 - $0.time })
    #expect(try LongLog(try TouchLog().bytes()).split(idle: 1) { _ in Sheet() }.longest == nil)
  }

  @Test func `what a log says of itself is known once it was read through`() throws {
    let long = try LongLog(try PiecesTests.log.bytes())
    #expect(long.about == PiecesTests.log.about && long.unknown == PiecesTests.log.unknown)
    #expect(long.times?.first == 0 && long.times?.last == PiecesTests.log.frames.last?.time && long.stopTime == 5)
  }

  @Test func `damage, and logs that can't be one, are refused before anything is written`() throws {
    var damaged = try PiecesTests.log.bytes()
    damaged[damaged.count / 2] ^= 1
    #expect(throws: LogError.self) { try LongLog(damaged) }
    var other = PiecesTests.log
    other.about.stage = "chair"
    let sheet = Sheet()
    #expect(throws: JoinError.self) {
      try LongLog.join([try LongLog(try PiecesTests.log.bytes()), try LongLog(try other.bytes())], into: sheet)
    }
    #expect(sheet.bytes == [])
  }
}
