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
      #expect(
        error?.description
          == "the log can't be written: \"\(file.lastPathComponent)\": something records into it already; stop that first"
      )
      #expect(try TouchLog(reading: file).frames.count == 1)
    }
  }

  @Test func aFileIsFreeWhenItsWriterHasFinishedOrFailed() async throws {
    try await withFolder { folder in
      let file = folder.appending(path: "x.touchlog")
      var writer = try JournaledWriter(file, about: Self.about)
      try writer.finish(stopTime: 1)
      var failing = try JournaledWriter(file, about: Self.about)
      // A folder in the place of the next journal, which is due with the second segment.
      let next = folder.appending(path: "x.touchlog.journal.new/in the way")
      try FileManager.default.createDirectory(at: next, withIntermediateDirectories: true)
      #expect(throws: LogError.self) {
        for frame in LogReaderTests.long.frames { try failing.append(frame) }
        try failing.finish(stopTime: nil)
      }
      try FileManager.default.removeItem(at: next.deletingLastPathComponent())
      var third = try JournaledWriter(file, about: Self.about)
      try third.append(Frame(time: 0, content: .mark("third")))
      try third.finish(stopTime: 1)
      #expect(try TouchLog(reading: file).frames.count == 1)
      #expect(throws: LogError(.closed)) { try failing.finish(stopTime: nil) }
    }
  }

  @Test(arguments: [10, 20_000])
  func aFileThatSomebodyRemovedIsToldAtTheEnd(marks: Int) async throws {
    try await withFolder { folder in
      let place = folder.appending(path: "caches")
      let file = place.appending(path: "x.touchlog")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      var writer = try JournaledWriter(file, about: Self.about, sync: .everyBlock)
      try writer.append(Frame(time: 0, content: .mark("before")))
      try FileManager.default.removeItem(at: place)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      for _ in 0..<marks { try writer.append(Frame(time: 1, content: .mark("after"))) }
      let error = #expect(throws: LogError.self) { try writer.finish(stopTime: 1) }
      #expect(
        error?.description
          == "the log can't be written: somebody removed the file while it was recorded; "
          + "record again, where nobody cleans up")
    }
  }

  @Test func aFileThatSomebodyRenamedIsWhole() async throws {
    try await withFolder { folder in
      let (file, other) = (folder.appending(path: "x.touchlog"), folder.appending(path: "y.touchlog"))
      var writer = try JournaledWriter(file, about: Self.about)
      try writer.append(Frame(time: 0, content: .mark("here")))
      try FileManager.default.moveItem(at: file, to: other)
      try writer.finish(stopTime: 1)
      #expect(try TouchLog(reading: other).frames.count == 1)
    }
  }

  @Test func aLogIsNotWrittenOntoOneThatIsBeingRecorded() async throws {
    try await withFolder { folder in
      let file = folder.appending(path: "x.touchlog")
      var writer = try JournaledWriter(file, about: Self.about)
      try writer.append(Frame(time: 0, content: .mark("mine")))
      let other = TouchLog(frames: [Frame(time: 0, content: .mark("other"))])
      for place in [file, folder.appending(path: "x.touchlog.journal")] {
        let error = #expect(throws: LogError.self) { try other.write(to: place) }
        #expect(
          error?.description == "the log can't be written: something records into that file; name another one")
      }
      try writer.finish(stopTime: 1)
      #expect(try TouchLog(reading: file).frames == [Frame(time: 0, content: .mark("mine"))])
      try other.write(to: file)
      #expect(try TouchLog(reading: file).frames == other.frames)
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
