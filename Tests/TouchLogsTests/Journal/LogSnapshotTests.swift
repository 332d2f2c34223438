import Foundation
import Testing
@testable import TouchLogs

/// A log and the journal beside it, whatever happened to either.
@Suite struct LogSnapshotTests {
  /// What recorders leave behind at each moment of sealing a segment.
  struct Recording {
    /// The first segment's frames, of events and samples, then the second's.
    var first: [Frame]
    var second: [Frame]
    var head: [UInt8]
    /// Head, and both blocks of the first segment.
    var sealed: [UInt8]
    var firstJournal: [UInt8]
    var secondJournal: [UInt8]
    /// Of a recorder that goes on while the first segment is being sealed.
    var longJournal: [UInt8]
    /// All of it, finished.
    var whole: [UInt8]

    init() throws {
      first = Finger().drag(from: .zero, to: CGPoint(x: 90, y: 30), steps: 4).frames
      first.insert(Frame(time: 0.01, content: .mark("between")), at: 2)
      // A segment is sealed before a frame that it has no room for.
      var wide = Sample(finger: 5, phase: .began, location: .zero)
      wide.coalesced = (0..<4094).map { _ in
        TimedSample(time: 1, sample: Sample(finger: 5, phase: .moved, location: .zero))
      }
      second = [Frame(time: 2, samples: [wide]), Frame(time: 3, content: .mark("later"))]
      var writer = try LogWriter(ByteSink(), about: LogDescription(stage: "s"))
      head = writer.sink.bytes
      var block = JournalBlock()
      func begin() -> [UInt8] {
        block.bytes(sequence: writer.segment) { writer.place.write(to: &$0) }
      }
      func entry(_ frame: Frame) -> [UInt8] {
        block.bytes(sequence: writer.segment) { FrameCoding.write(frame, to: &$0) }
      }
      firstJournal = head + begin()
      for frame in first {
        try writer.append(frame)
        firstJournal += entry(frame)
      }
      try writer.append(second[0])
      sealed = writer.sink.bytes
      secondJournal = head + begin() + entry(second[0])
      longJournal = firstJournal + entry(second[0])
      try writer.append(second[1])
      secondJournal += entry(second[1])
      longJournal += entry(second[1])
      try writer.finish(stopTime: 4)
      whole = writer.sink.bytes
    }
  }

  static func read(_ log: [UInt8], _ journal: [UInt8]?) async throws -> (log: TouchLog, report: ReadingReport) {
    try await withFolder { folder in
      let file = folder.appending(path: "x.touchlog")
      try Data(log).write(to: file)
      if let journal { try Data(journal).write(to: URL(fileURLWithPath: JournalFile.path(besides: file))) }
      let read = try TouchLog.recovering(file)
      let repaired = try TouchLog(reading: LogRepair(file, effort: .fast).bytes)
      #expect(repaired.frames == read.log.frames)
      return read
    }
  }

  @Test func aSegmentThatIsSealedByHalfIsReadFromTheJournal() async throws {
    let recording = try Recording()
    for count in recording.head.count..<recording.sealed.count {
      let (log, report) = try await Self.read(Array(recording.sealed[..<count]), recording.firstJournal)
      #expect(log.frames == recording.first, "\(count)")
      #expect(report.ending == .died && report.damage == [] && report.journal == recording.first.count)
    }
  }

  @Test func aJournalWhoseFramesAreSealedAddsNone() async throws {
    let recording = try Recording()
    let (log, report) = try await Self.read(recording.sealed, recording.firstJournal)
    #expect(log.frames == recording.first)
    #expect(report.journal == nil && report.damage == [])
  }

  @Test func whatWasRecordedWhileASegmentWasBeingSealedIsReadFromItsJournal() async throws {
    let recording = try Recording()
    let all = recording.first + recording.second
    let borders = [recording.sealed.count - 1, recording.sealed.count, recording.sealed.count + 1]
    let counts = Array(stride(from: recording.head.count, to: recording.whole.count, by: 29))
    for count in counts + borders + [recording.whole.count - 1, recording.whole.count] {
      let (log, report) = try await Self.read(Array(recording.whole[..<count]), recording.longJournal)
      #expect(log.frames == all, "\(count)")
      #expect(report.damage == [])
      let isSealed = count >= recording.sealed.count
      if let journal = report.journal { #expect(journal == (isSealed ? recording.second.count : all.count)) }
    }
    for count in stride(from: recording.firstJournal.count, to: recording.longJournal.count, by: 4999) {
      let journal = Array(recording.longJournal[..<count])
      for sealed in [recording.head, recording.sealed] {
        let (log, report) = try await Self.read(sealed, journal)
        #expect(log.frames == Array(all.prefix(log.frames.count)) && report.damage == [])
        #expect(log.frames.count >= recording.first.count)
      }
    }
  }

  @Test func aBlockThatIsDestroyedWhileItsJournalIsThereCostsNothing() async throws {
    let recording = try Recording()
    var log = recording.sealed
    log[log.count - 20] ^= 1
    let (read, report) = try await Self.read(log, recording.longJournal)
    #expect(read.frames == recording.first + recording.second)
    #expect(report.damage == [])
  }

  @Test func aJournalBesideAFinishedLogAddsNone() async throws {
    let recording = try Recording()
    for journal in [recording.firstJournal, recording.secondJournal, [1, 2, 3]] {
      let (log, report) = try await Self.read(recording.whole, journal)
      #expect(log.frames == recording.first + recording.second)
      #expect(report.isComplete && report.journal == nil)
    }
  }

  @Test func everyPrefixOfAJournalGivesTheFramesThatAreWholeInIt() async throws {
    let recording = try Recording()
    let all = recording.first
    for count in recording.firstJournal.indices.dropFirst(recording.head.count + 1) {
      let (log, report) = try await Self.read(recording.head, Array(recording.firstJournal[..<count]))
      #expect(log.frames == Array(all.prefix(log.frames.count)))
      #expect(!report.isComplete)
    }
    let (log, report) = try await Self.read(recording.sealed, recording.secondJournal)
    #expect(log.frames == recording.first + recording.second)
    #expect(report.journal == 2)
  }

  @Test func aFlippedByteInAJournalCostsOneFrameAndIsTold() async throws {
    let recording = try Recording()
    for offset in recording.firstJournal.indices {
      var journal = recording.firstJournal
      journal[offset] ^= 0x11
      let (log, report) = try await Self.read(recording.head, journal)
      #expect(areSome(log.frames, of: recording.first))
      #expect(!report.isComplete)
      #expect(
        log.frames.count >= recording.first.count - 1 || report.damage.contains { $0.isInJournal }, "\(offset)")
      // The journal's own magic makes it a journal; all else costs the block that it is in.
      if offset > 8 { #expect(log.frames.count >= recording.first.count - 1, "\(offset): \(report)") }
      if log.frames.count < recording.first.count {
        #expect(report.damage.count + (report.ending == .died ? 1 : 0) > 0, "\(offset)")
      }
    }
  }

  @Test func aFlippedByteInTheLogIsToldAndNothingInTheJournalIsMixedUp() async throws {
    let recording = try Recording()
    let all = recording.first + recording.second
    for offset in recording.sealed.indices.dropFirst(9) {
      var log = recording.sealed
      log[offset] ^= 0x11
      let (read, report) = try await Self.read(log, recording.secondJournal)
      #expect(!report.damage.isEmpty, "\(offset)")
      // Compared as they are: their bits in words would be four thousand lines for each byte.
      var rest = all[...]
      let areSome = read.frames.allSatisfy { frame in
        rest = rest.drop { $0 != frame }
        return rest.popFirst() != nil
      }
      #expect(areSome)
    }
  }

  @Test func theJournalOfAnotherLogIsToldAndNotMixedIn() async throws {
    let recording = try Recording()
    var other = try LogWriter(ByteSink(), about: LogDescription(stage: "other"))
    for frame in recording.second { try other.append(frame) }
    for journal in [recording.secondJournal, [1, 2, 3], []] {
      let (log, report) = try await Self.read(other.sink.bytes, journal)
      #expect(log.frames == [])
      let damage = try #require(report.damage.first)
      #expect(
        damage.description
          == "what lies beside the log does not go on from it, at byte \(other.sink.bytes.count) of the journal; "
          + "0 samples before it were read")
    }
  }

  @Test func aJournalIsNoLogForOtherReaders() throws {
    let error = #expect(throws: LogError.self) { try TouchLog(reading: try Recording().firstJournal) }
    #expect(error == LogError(.journal))
  }
}
