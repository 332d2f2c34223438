import Foundation
import Testing
@testable import TouchLogs

@Suite struct LogWriterTests {
  struct DiskFull: Error {}

  /// Takes so many bytes and then no more.
  struct FullSink: LogSink {
    var room: Int
    var bytes: [UInt8] = []
    mutating func write(_ new: [UInt8]) throws {
      guard bytes.count + new.count <= room else { throw DiskFull() }
      bytes += new
    }
  }

  @Test func sealedBlocksAreOnTheSinkBeforeTheEnd() throws {
    var writer = try LogWriter(ByteSink(), about: LogDescription())
    var written = writer.sink.bytes.count
    for index in 0..<4096 {
      try writer.append(Frame(time: Double(index), samples: [Sample(finger: 0, phase: .moved, location: .zero)]))
      #expect(writer.sink.bytes.count == written)
    }
    try writer.append(Frame(time: 4096, samples: [Sample(finger: 0, phase: .ended, location: .zero)]))
    #expect(writer.sink.bytes.count > written)
    written = writer.sink.bytes.count
    let read = try TouchLog.recovering(writer.sink.bytes)
    #expect(read.report.ending == .died)
    #expect(read.log.frames.count == 4096)
  }

  @Test func failedWriteClosesTheWriterAndLeavesWhatWasSealed() throws {
    let frames = LogReaderTests.long.frames
    var writer = try LogWriter(FullSink(room: 9000), about: LogDescription())
    var failure: (any Error)?
    do { for frame in frames { try writer.append(frame) } } catch { failure = error }
    #expect(failure is DiskFull)
    #expect(throws: LogError(.closed)) { try writer.append(frames[0]) }
    #expect(throws: LogError(.closed)) { try writer.finish(stopTime: nil) }
    let read = try TouchLog.recovering(writer.sink.bytes)
    #expect(read.report.damage == [])
    #expect(read.log.frames.count > 3000)
    #expect(areSome(read.log.frames, of: frames))
  }

  @Test func nothingIsTakenAfterTheEnd() throws {
    var writer = try LogWriter(ByteSink(), about: LogDescription())
    try writer.finish(stopTime: 1)
    #expect(throws: LogError(.closed)) { try writer.append(Frame(time: 0, samples: [])) }
    #expect(throws: LogError(.closed)) { try writer.finish(stopTime: 1) }
  }

  @Test func frameBeyondTheLimitsIsRefusedAndChangesNothing() throws {
    var writer = try LogWriter(ByteSink(), about: LogDescription())
    var nested = Sample(finger: 0, phase: .moved, location: .zero)
    nested.coalesced = [TimedSample(time: 0, sample: nested)]
    var outer = nested
    outer.coalesced = [TimedSample(time: 0, sample: nested)]
    for frame in [
      Frame(time: 0, samples: Array(repeating: Sample(finger: 0, phase: .moved, location: .zero), count: 4097)),
      Frame(time: 0, samples: [outer]),
      Frame(time: 0, content: .mark(String(repeating: "x", count: 65_537))),
      Frame(time: 0, content: .presses(Array(repeating: Press(press: 0, phase: .began, type: 0), count: 1025))),
    ] {
      #expect(throws: LogError.self) { try writer.append(frame) }
    }
    try writer.append(Frame(time: 0, samples: [nested]))
    try writer.finish(stopTime: 0)
    #expect(try TouchLog(reading: writer.sink.bytes).frames == [Frame(time: 0, samples: [nested])])
  }

  @Test func descriptionBeyondTheLimitsIsRefused() {
    for others: [LogDescription.Other] in [
      [.init(key: "stage", value: "x")], [.init(key: "device", value: "x")],
      [.init(key: "k", value: String(repeating: "x", count: 65_537))],
    ] {
      #expect(throws: LogError.self) { try TouchLog(about: LogDescription(others: others)).bytes() }
    }
  }

  @Test func unknownBlocksOfKnownTypesAreRefused() {
    for type: UInt8 in [0, 1, 5, 128, 130] {
      var log = TouchLog()
      log.unknown = [UnknownBlock(type: type, payload: [])]
      #expect(throws: LogError.self) { try log.bytes() }
    }
  }

  @Test func longMarksSealTheirBlockEarly() throws {
    let text = String(repeating: "long ", count: 10_000)
    let log = TouchLog(frames: (0..<100).map { Frame(time: Double($0), content: .mark(text)) }, stopTime: 100)
    let (read, report) = try TouchLog.recovering(log.bytes())
    #expect(read == log)
    #expect(report.damage == [])
  }

  @Test func fileSinkWritesWhatTheByteSinkDoes() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).touchlog")
    defer { try? FileManager.default.removeItem(at: file) }
    let log = TortureLogs.everyKind
    var writer = try LogWriter(try FileSink(file), about: log.about)
    for frame in log.frames { try writer.append(frame) }
    try writer.finish(stopTime: log.stopTime)
    #expect([UInt8](try Data(contentsOf: file)) == (try log.bytes()))
  }
}
