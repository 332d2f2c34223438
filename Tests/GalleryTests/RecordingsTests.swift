import Foundation
import Gallery
import Goldens
import Testing
import TouchLogs
import TouchReplay
import Verification

/// `recordings/` is what the gallery's scripts say, and every golden there is what the stages do.
///
/// A new or changed script is written with `TOUCHSTONE_UPDATE=all Tools/test --filter RecordingsTests`; then its
/// golden is read against the rules before it is committed.
@Suite(.serialized) @MainActor struct RecordingsTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("recordings")
  private let mode: UpdateMode
  private let stages: StageCatalog

  init() throws {
    let flag = ProcessInfo.processInfo.environment[UpdateMode.variable]
    mode = try UpdateMode.resolved(flag: flag ?? "never", environment: [:])
    stages = try StageCatalog(Examples.stages)
  }

  private static var logs: [(path: String, log: TouchLog)] {
    Examples.all.flatMap { example in
      example.recordings.map { ("\(example.name)/\($0.name).touchlog", $0.log) }
    }
  }

  @Test func `every script is recorded, and nothing else is`() throws {
    if mode == .all || mode == .missing { try write() }
    let found = try RecordingSearch.find([Self.folder.path])
    let paths = found.recordings.map { String($0.path.dropFirst(Self.folder.path.count + 1)) }
    let scripted = Self.logs.map(\.path)
    #expect(scripted.filter { !paths.contains($0) } == [], "not recorded yet")
    #expect(paths.filter { !scripted.contains($0) } == [], "recorded from no script")
    #expect(found.obsolete.isEmpty)
    for (path, log) in Self.logs where paths.contains(path) {
      let recorded = try TouchLog(reading: Self.folder.appendingPathComponent(path))
      #expect(recorded == log, "\(path) is not what its script says")
    }
  }

  @Test func `every recording matches its golden`() async throws {
    for (path, _) in Self.logs {
      let recording = RecordingFile(path: Self.folder.appendingPathComponent(path).path)
      let outcome = await Verifier(mode: mode).verify(recording, stages: stages)
      #expect(outcome.exitCode == 0, "\(outcome.text)")
    }
  }

  private func write() throws {
    for (path, log) in Self.logs {
      let file = Self.folder.appendingPathComponent(path)
      if let present = try? TouchLog(reading: file), present == log { continue }
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try log.write(to: file)
    }
  }
}
