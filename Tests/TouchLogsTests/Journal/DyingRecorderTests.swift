@testable import DyingRecorder
import Foundation
import Subprocess
import SystemPackage
import Testing
@testable import TouchLogs

/// Recorders that die at any moment, and disks that fill up: no frame that was taken is lost.
@Suite struct DyingRecorderTests {
  static let seed: UInt64 = 20_26
  /// `TOUCHSTONE_KILLS=1000 Tools/test --filter DyingRecorder` for more.
  static let kills =
    ProcessInfo.processInfo.environment["TOUCHSTONE_KILLS"].flatMap(Int.init).map { max($0, 200) } ?? 200

  @Test func `recorders killed at random moments lose no frame that they had taken`() async throws {
    try await withFolder { folder in
      async let one = Self.run([folder.path, "0", "\(Self.kills / 2)", "\(Self.seed)"])
      async let other = Self.run([folder.path, "\(Self.kills / 2)", "\(Self.kills / 2)", "\(Self.seed)"])
      let lines = try await (one + other).split(separator: "\n")
      try #require(lines.count == Self.kills)
      var seen = Seen()
      for line in lines {
        let words = line.split(separator: " ")
        let (number, taken) = (try #require(Int(words[0])), try #require(Int(words[1])))
        let file = DyingRecorder.file(folder.path, number)
        guard FileManager.default.fileExists(atPath: file.path) else {
          #expect(taken == 0)
          continue
        }
        try Self.check(file, Fate(number, seed: Self.seed), taken, hasFinished: words[2] == "true", &seen)
      }
      if Self.kills > 200 { print("notice: \(Self.kills) recorders were killed: \(seen)") }
      // Moments of every sort were met, or the test proves little.
      #expect(seen.frames > 0 && seen.journals > 0 && seen.sealed > 0 && seen.finished > 0, "\(seen)")
    }
  }

  /// What the deaths left behind, by kind.
  struct Seen {
    var frames = 0
    /// Logs whose last frames were in a journal alone.
    var journals = 0
    var sealed = 0
    var finished = 0
    /// Frames that were kept though `append` had not returned.
    var unsaid = 0
    /// Logs that ended inside a block.
    var torn = 0
    /// Journals whose frames were all sealed.
    var stale = 0
  }

  private static func check(
    _ file: URL, _ fate: Fate, _ taken: Int, hasFinished: Bool, _ seen: inout Seen
  ) throws {
    let bytes = try Data(contentsOf: file)
    if bytes.count < 9 {
      #expect(taken == 0)
      return
    }
    let (log, report) = try TouchLog.recovering(file)
    #expect(report.damage == [], "\(file.lastPathComponent)")
    #expect(log.frames.count >= taken && log.frames.count <= taken + 1, "\(file.lastPathComponent): \(report)")
    #expect(log.frames == Array(fate.frames.prefix(log.frames.count)), "\(file.lastPathComponent)")
    #expect(report.ending == .died || report.ending == .complete)
    if hasFinished { #expect(report.isComplete) }
    if report.isComplete { #expect(log.frames.count == fate.frames.count && log.stopTime == 99) }
    let repaired = try TouchLog(reading: LogRepair(file).bytes)
    #expect(repaired == log, "\(file.lastPathComponent)")

    let alone = try TouchLog.recovering([UInt8](bytes)).report
    let hasJournal = FileManager.default.fileExists(atPath: JournalFile.path(besides: file))
    seen.frames += log.frames.count
    seen.journals += report.journal == nil ? 0 : 1
    seen.sealed += alone.frames > 0 ? 1 : 0
    seen.finished += report.isComplete ? 1 : 0
    seen.unsaid += log.frames.count - taken
    if case .torn = alone.ending { seen.torn += 1 }
    seen.stale += hasJournal && report.journal == nil && alone.frames > 0 ? 1 : 0
  }

  @Test(arguments: [10, 200, 3000, 61_000, 130_000, 200_000, 250_000])
  func `a full disk ends the recording and loses no frame that was taken`(room: Int) async throws {
    try await withFolder { folder in
      let file = folder.appending(path: "full.touchlog")
      let said = try await Self.run(["full", file.path, "\(room)"])
      #expect(said.contains("the log can't be written: ") && said.contains("File too large"), "\(said)")
      let taken = try #require(Int(said.prefix { $0.isNumber }))
      guard room > 10 else {
        #expect(taken == 0)
        return
      }
      let (log, report) = try TouchLog.recovering(file)
      #expect(report.damage == [])
      #expect(!report.isComplete)
      #expect(log.frames.count >= taken && log.frames.count <= taken + 1)
      #expect(log.frames == Array(Fate.noted.prefix(log.frames.count)))
      #expect(try TouchLog(reading: LogRepair(file).bytes) == log)
    }
  }

  @Test func `launches at a full disk leave nothing but what was recorded before`() async throws {
    try await withFolder { folder in
      for (room, kept) in [(200_000, ["x.touchlog", "x.touchlog.journal"]), (1 << 30, ["x-1.touchlog"])] {
        let place = folder.appending(path: "\(room)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let file = place.appending(path: "x.touchlog")
        let taken = try #require(Int(try await Self.run(["full", file.path, "\(room)"]).prefix { $0.isNumber }))
        for _ in 0..<3 {
          #expect(try await Self.run(["full", file.path, "10"]).hasPrefix("0 the log can't be written: "))
        }
        #expect(try EarlierRecordingTests.names(place) == kept)
        let log = try TouchLog.recovering(place.appending(path: kept[0])).log
        #expect(log.frames == Array(Fate.noted.prefix(max(taken, log.frames.count))) && log.frames.count >= taken)
      }
    }
  }

  private static func run(_ arguments: [String]) async throws -> String {
    let tool = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "DyingRecorder")
    let result = try await Subprocess.run(
      .path(FilePath(tool.path)), arguments: Arguments(arguments), output: .string(limit: 1 << 20),
      error: .string(limit: 1 << 20))
    #expect(result.terminationStatus.isSuccess, "\(result.standardError)")
    return result.standardOutput
  }
}

/// Gives a folder of its own, and takes it away.
func withFolder<Result>(_ work: (URL) async throws -> Result) async throws -> Result {
  // Memory, where there is a file system of it: what a process loses is the same, and a sync costs nothing.
  let memory = "/dev/shm"
  let parent =
    FileManager.default.isWritableFile(atPath: memory)
    ? URL(fileURLWithPath: memory) : FileManager.default.temporaryDirectory
  let folder = parent.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try await work(folder)
}
