import Foundation
import Testing
@testable import TouchLogs

/// Whatever is left of a log: a valid log of all that can be read.
@Suite struct LogRepairTests {
  static var log: TouchLog {
    var log = TortureLogs.everyKind
    log.unknown = [UnknownBlock(type: 42, payload: [1, 2, 3])]
    return log
  }

  @Test func aWholeLogStaysItself() throws {
    // Also where this version would pack it otherwise.
    for bytes in [try Self.log.bytes(), try Self.log.bytes(effort: .fast)] {
      let repair = try LogRepair(bytes)
      #expect(!repair.isNeeded)
      #expect(repair.bytes == bytes)
    }
  }

  @Test func everyPrefixGivesAValidLogOfTheFramesThatAreWholeInIt() throws {
    let bytes = try Self.log.bytes()
    for count in bytes.indices {
      guard count > 8 else {
        #expect(throws: LogError.self) { try LogRepair(Array(bytes[..<count])) }
        continue
      }
      let repair = try LogRepair(Array(bytes[..<count]))
      #expect(repair.isNeeded)
      #expect(try !LogRepair(repair.bytes).isNeeded)
      let (read, report) = try TouchLog.recovering(repair.bytes)
      #expect(report.damage == [] && report.ending == .died)
      #expect(areSome(read.frames, of: Self.log.frames))
      #expect(read.frames.count == repair.report.frames)
      #expect(!read.about.others.contains { $0.key == LogRepair.key })
    }
  }

  @Test func aFlippedBitOfWhatLogsBeginWithCostsNothing() throws {
    let bytes = try Self.log.bytes()
    for bit in (0..<64) + [64] {
      var damaged = bytes
      damaged[bit / 8] ^= 1 << (bit % 8)
      let repair = try LogRepair(damaged)
      #expect(repair.isNeeded && repair.bytes == bytes)
      #expect(
        repair.report.damage.map(\.description) == [
          "the head at byte 0 is damaged (not what logs begin with); 0 samples before it and "
            + "\(repair.report.samples) after it were read"
        ])
    }
    // Where no block tells that it is a log, it is none.
    #expect(throws: LogError(.notALog(byte: 0x88, offset: 0))) {
      try LogRepair([0x88] + bytes[1..<9] + [0] + bytes[9...])
    }
  }

  @Test func everyFlippedByteGivesAValidLogThatSaysWhatItLacks() throws {
    let bytes = try Self.log.bytes()
    for offset in bytes.indices.dropFirst(9) {
      var damaged = bytes
      damaged[offset] ^= 0x21
      let repair = try LogRepair(damaged)
      #expect(repair.isNeeded)
      let (read, report) = try TouchLog.recovering(repair.bytes)
      #expect(report.damage == [])
      #expect(areSome(read.frames, of: Self.log.frames))
      if !repair.report.damage.isEmpty {
        #expect(read.about.others.last?.key == "repaired")
      }
    }
  }

  @Test func whatIsLostIsSaidInTheLog() throws {
    var bytes = LogReaderTests.longBytes
    let second = try #require(try DamageTests.blocks(bytes).filter { $0.kind == .samples }.dropFirst().first)
    bytes[second.range.lowerBound + 100] ^= 0x10
    let repair = try LogRepair(bytes)
    let read = try TouchLog(reading: repair.bytes)
    #expect(read.about.others == [.init(key: "repaired", value: "lost \(second.range.count) bytes in 1 place")])
    #expect(read.stopTime == LogReaderTests.long.stopTime)
    // Repairing it again changes nothing more.
    #expect(try LogRepair(repair.bytes).bytes == repair.bytes)
  }

  @Test func whatIsLostTwiceIsSaidTwice() throws {
    var log = TortureLogs.everyKind
    log.about.others.append(.init(key: LogRepair.key, value: "lost 812 bytes in 1 place"))
    var bytes = try log.bytes()
    bytes[bytes.count / 2] ^= 1
    let others = try TouchLog(reading: LogRepair(bytes).bytes).about.others.filter { $0.key == LogRepair.key }
    #expect(others.count == 1)
    let said = try #require(others.first?.value)
    #expect(said.hasPrefix("lost 812 bytes in 1 place; lost ") && said.hasSuffix(" in 1 place"))
  }

  @Test func aFileThatCantBeReplacedStaysAsItIs() async throws {
    let recording = try LogSnapshotTests.Recording()
    try await withFolder { folder in
      // What is written first has a longer name, and no file can have that.
      let file = folder.appending(path: String(repeating: "x", count: 240) + ".touchlog")
      try Data(recording.sealed).write(to: file)
      #expect(throws: LogError.self) { try LogRepair(file).replace(file) }
      #expect(try Data(contentsOf: file) == Data(recording.sealed))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
    }
  }

  @Test func aLogWithACriticalBlockOfANewerVersionIsNotCutDown() throws {
    let bytes = try Self.log.bytes() + Block(type: 0x80 | 99, sequence: 0, payload: []).bytes
    #expect(throws: LogError.self) { try LogRepair(bytes) }
  }

  @Test func aRingThatIsBeingRecordedIsToldFromOneWhoseRecorderDied() async throws {
    try await withFolder { folder in
      let file = folder.appending(path: "x.ring")
      var ring: FrameRing? = try FrameRingTests.ring(
        seconds: 9, bytes: 4096, [EarlierRecordingTests.mark("now")], file: file)
      #expect(ring?.count == 1)
      let live = try LogRepair(file).report
      #expect(live.ending == .recording && live.frames == 1)
      ring = nil
      let died = try LogRepair(file).report
      #expect(died.ending == .died && died.frames == 1)
    }
  }

  @Test func aJournalAloneGivesItsFrames() throws {
    let recording = try LogSnapshotTests.Recording()
    let repair = try LogRepair(recording.secondJournal)
    let log = try TouchLog(reading: repair.bytes)
    #expect(log.frames == recording.second)
    #expect(log.about.stage == "s")
    #expect(repair.report.journal == 2)
  }

  @Test func everyPrefixAndFlippedByteOfAJournalAloneGivesAValidLogOrASentence() throws {
    let journal = try LogSnapshotTests.Recording().firstJournal
    for count in journal.indices { expectValid(Array(journal[..<count])) }
    for offset in journal.indices {
      for flip: UInt8 in [1, 0x80, 0xFF] {
        var damaged = journal
        damaged[offset] ^= flip
        expectValid(damaged)
      }
    }
  }

  /// A log and a journal in a folder.
  private func withFiles(_ log: [UInt8], _ journal: [UInt8], _ work: (URL, URL) throws -> Void) async throws {
    try await withFolder { folder in
      let file = folder.appending(path: "x.touchlog")
      let beside = URL(fileURLWithPath: JournalFile.path(besides: file))
      try Data(log).write(to: file)
      try Data(journal).write(to: beside)
      try work(file, beside)
    }
  }

  @Test func aJournalThatDoesNotGoOnFromItsLogIsNeverRemoved() async throws {
    let recording = try LogSnapshotTests.Recording()
    var flipped = recording.sealed
    flipped[flipped.count - 1] ^= 1
    for log in [Array(recording.sealed.dropLast(20)), flipped, Array(recording.head)] {
      try await withFiles(log, recording.secondJournal) { file, journal in
        let repair = try LogRepair(file)
        #expect(repair.leavesJournal)
        try repair.replace(file)
        #expect(try TouchLog(reading: LogRepair(journal).bytes).frames == recording.second)
      }
    }
    try await withFiles(recording.sealed, recording.secondJournal) { file, journal in
      let repair = try LogRepair(file)
      #expect(!repair.leavesJournal)
      try repair.replace(file)
      #expect(try TouchLog(reading: file).frames == recording.first + recording.second)
      #expect(!FileManager.default.fileExists(atPath: journal.path))
    }
  }

  /// A folder stands for what the system doesn't let be read: as root, tests may read everything else.
  @Test func aJournalThatCantBeReadIsToldAndNeverRemoved() async throws {
    let recording = try LogSnapshotTests.Recording()
    try await withFolder { folder in
      let file = folder.appending(path: "x.touchlog")
      try Data(recording.sealed).write(to: file)
      let journal = JournalFile.path(besides: file)
      try FileManager.default.createDirectory(atPath: journal, withIntermediateDirectories: false)
      let repair = try LogRepair(file)
      #expect(repair.leavesJournal && repair.hasUnreadableJournal)
      #expect(repair.report.damage.map(\.what) == ["the journal beside the log can't be read"])
      #expect(throws: LogError.self) { try repair.replace(file) }
      #expect(try Array(Data(contentsOf: file)) == recording.sealed)
      #expect(FileManager.default.fileExists(atPath: journal))
    }
  }

  @Test func aLogThatNeverGotItsFirstBytesIsReadFromTheJournal() async throws {
    let recording = try LogSnapshotTests.Recording()
    for count in 0..<9 {
      try await withFiles(Array(recording.head[..<count]), recording.firstJournal) { file, _ in
        let (log, report) = try TouchLog.recovering(file)
        #expect(log.frames == recording.first && log.about.stage == "s")
        #expect(report.damage == [] && report.journal == recording.first.count)
        #expect(try TouchLog(reading: LogRepair(file).bytes).frames == recording.first)
      }
    }
    try await withFiles([], recording.secondJournal) { file, _ in
      let (log, report) = try TouchLog.recovering(file)
      #expect(log.frames == recording.second)
      #expect(report.damage.map(\.what) == ["the blocks that it goes on from are missing"])
    }
    try await withFiles([1, 2], recording.firstJournal) { file, _ in
      #expect(throws: LogError.self, "what is no log's beginning") { try LogRepair(file) }
    }
  }

  @Test func whatWasRecordedSinceIsNotLost() async throws {
    let recording = try LogSnapshotTests.Recording()
    try await withFiles(recording.sealed, recording.secondJournal) { file, journal in
      let repair = try LogRepair(file)
      try Data(recording.whole).write(to: file)
      #expect(throws: LogError.self) { try repair.replace(file) }
      #expect(try [UInt8](Data(contentsOf: file)) == recording.whole)
      #expect(FileManager.default.fileExists(atPath: journal.path))
    }
  }

  @Test func nothingElseInTheFolderIsTouchedAndPermissionsStay() async throws {
    let recording = try LogSnapshotTests.Recording()
    try await withFiles(recording.sealed, recording.secondJournal) { file, _ in
      let mine = file.appendingPathExtension("repaired")
      try Data("mine".utf8).write(to: mine)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
      try LogRepair(file).replace(file)
      #expect(try Data(contentsOf: mine) == Data("mine".utf8))
      #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o600)
      let names = try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path)
      #expect(names.sorted() == ["x.touchlog", "x.touchlog.repaired"])
    }
  }

  private func expectValid(_ bytes: [UInt8]) {
    do {
      let (_, report) = try TouchLog.recovering(LogRepair(bytes).bytes)
      #expect(report.damage == [])
    } catch {
      #expect(error is LogError)
    }
  }

  @Test func aRecorderThatStartsWhileALogIsReplacedRecordsIntoTheNewOne() async throws {
    let recording = try LogSnapshotTests.Recording()
    try await withFolder { folder in
      let file = folder.appending(path: "x.touchlog")
      let fresh = folder.appending(path: "fresh")
      try Data(recording.sealed).write(to: file)
      try Data(recording.whole).write(to: fresh)
      var old: OpenFile? = try OpenFile.held(file.path)
      let recorder = Task.detached {
        var writer = try JournaledWriter(file, about: LogDescription(stage: "s"))
        try writer.append(Frame(time: 7, content: .mark("now")))
        try writer.finish(stopTime: 8)
      }
      // Time to open the old file, and to wait for it.
      usleep(10_000)
      try OpenFile.rename(fresh.path, to: file.path)
      withExtendedLifetime(old) {}
      old = nil
      try await recorder.value
      #expect(try TouchLog(reading: file).frames == [Frame(time: 7, content: .mark("now"))])
      let earlier = try TouchLog(reading: folder.appending(path: "x-1.touchlog"))
      #expect(earlier.frames == recording.first + recording.second)
    }
  }

  @Test func aLogIsRepairedThroughALinkWithTheJournalBesideTheLogItself() async throws {
    let recording = try LogSnapshotTests.Recording()
    try await withFiles(recording.sealed, recording.secondJournal) { file, journal in
      let link = file.deletingLastPathComponent().appending(path: "link.touchlog")
      try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: file.lastPathComponent)
      let repair = try LogRepair(link)
      #expect(repair.report.journal == 2)
      try repair.replace(link)
      #expect(!FileManager.default.fileExists(atPath: journal.path))
      #expect(try TouchLog(reading: file).frames == recording.first + recording.second)
    }
  }
}
