import Foundation
import Testing
@testable import TouchLogs

@Suite struct JournaledWriterTests {
  static let about = LogDescription(stage: "desk")

  @Test(arguments: [SyncPolicy.everyFrame, .everyQuarterSecond, .everyBlock])
  func aFinishedLogIsTheOneThatIsWrittenWithoutAJournal(sync: SyncPolicy) async throws {
    try await withFolder { folder in
      let file = folder.appending(path: "x.touchlog")
      let log = TortureLogs.pencil
      var writer = try JournaledWriter(file, about: log.about, sync: sync)
      for frame in log.frames { try writer.append(frame) }
      try writer.finish(stopTime: log.stopTime)
      #expect([UInt8](try Data(contentsOf: file)) == (try log.bytes()))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["x.touchlog"])
      #expect(throws: LogError(.closed)) { try writer.append(log.frames[0]) }
      #expect(throws: LogError(.closed)) { try writer.finish(stopTime: 1) }
    }
  }

  @Test func aLogBeingWrittenIsToldFromADiedAndFromAFinishedOneAndReadToItsLastFrame() async throws {
    try await withFolder { folder in
      let file = folder.appending(path: "x.touchlog")
      let frames = LogReaderTests.long.frames
      var writer: JournaledWriter? = try JournaledWriter(file, about: Self.about, sync: .everyBlock)
      for (index, frame) in frames.enumerated() {
        try writer?.append(frame)
        guard index % 997 == 0 || index == 4096 else { continue }
        let (log, report) = try TouchLog.recovering(file)
        #expect(report.ending == .recording)
        #expect(report.damage == [])
        #expect(log.frames == Array(frames[...index]))
        #expect(log.about == Self.about)
      }
      writer = nil
      let (log, report) = try TouchLog.recovering(file)
      #expect(report.ending == .died)
      #expect((report.journal ?? 0) > 0)
      #expect(log.frames == frames)
    }
  }

  @Test func aSearchByTimeFindsWhatIsInTheJournalToo() async throws {
    try await withFolder { folder in
      let file = folder.appending(path: "x.touchlog")
      let frames = LogReaderTests.long.frames
      var writer = try JournaledWriter(file, about: Self.about, sync: .everyBlock)
      for frame in frames { try writer.append(frame) }
      let last = try #require(frames.last)
      var reader = try LogReader(file)
      while try reader.next() != nil {}
      for _ in 0..<2 {
        var found = try reader.frames(from: last.time)
        #expect(try found.next() == last)
        #expect(try found.next() == nil)
      }
    }
  }

  @Test func twoRecordersCanNotWriteOneFile() async throws {
    try await withFolder { folder in
      let file = folder.appending(path: "x.touchlog")
      var writer = try JournaledWriter(file, about: Self.about)
      try writer.append(Frame(time: 0, content: .mark("mine")))
      let error = #expect(throws: LogError.self) { try JournaledWriter(file, about: Self.about) }
      #expect(error?.description == "the log can't be written: something records into it already; stop that first")
      #expect(try TouchLog(reading: file).frames.count == 1)
    }
  }

  @Test func aFrameBeyondTheLimitsChangesNothing() async throws {
    try await withFolder { folder in
      let file = folder.appending(path: "x.touchlog")
      var writer = try JournaledWriter(file, about: Self.about)
      let mark = Frame(time: 0, content: .mark(String(repeating: "x", count: 65_537)))
      #expect(throws: LogError.self) { try writer.append(mark) }
      try writer.append(Frame(time: 0, content: .mark("fits")))
      try writer.finish(stopTime: 1)
      #expect(try TouchLog(reading: file).frames == [Frame(time: 0, content: .mark("fits"))])
    }
  }

  @Test func aRecorderThatIsGivenALinkLeavesTheSameByEachName() async throws {
    try await withFolder { folder in
      let (real, links) = (folder.appending(path: "real"), folder.appending(path: "links"))
      for place in [real, links] {
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      }
      let (file, link) = (real.appending(path: "x.touchlog"), links.appending(path: "link.touchlog"))
      // It leads to nothing before the recorder makes the file.
      try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "../real/x.touchlog")
      let frames = [Frame(time: 0, content: .mark("left"))]
      do {
        var writer = try JournaledWriter(link, about: Self.about)
        for frame in frames { try writer.append(frame) }
      }
      for name in [file, link] { #expect(try TouchLog.recovering(name).log.frames == frames) }
      _ = try JournaledWriter(file, about: Self.about)
      #expect(try TouchLog(reading: real.appending(path: "x-1.touchlog")).frames == frames)
      #expect(try FileManager.default.contentsOfDirectory(atPath: links.path) == ["link.touchlog"])
    }
  }
}
