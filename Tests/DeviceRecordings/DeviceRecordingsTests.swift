import Foundation
import Gallery
import Goldens
import Testing
import TouchInterchange
import TouchLogs
import TouchReplay
import Verification

/// Recordings of real devices, imported and replayed on the gallery's two whole screens, against goldens kept here.
///
/// The recordings lie outside of the project, and are read from there; where they are not, these tests are skipped
/// and say so. After a change that is meant, `TOUCHSTONE_UPDATE=all Tools/test --filter DeviceRecordings` writes
/// the goldens anew; they are read against the rules before they are committed.
@Suite(
  .serialized,
  .enabled(if: DeviceRecording.areThere, "no device recordings in \(DeviceRecording.folder.path)"))
@MainActor struct DeviceRecordingsTests {
  nonisolated private static let screens = ["tab-bar-app", "layered-canvas"]
  private let mode: UpdateMode
  private let stages: StageCatalog

  init() throws {
    let flag = ProcessInfo.processInfo.environment[UpdateMode.variable]
    mode = try UpdateMode.resolved(flag: flag ?? "never", environment: [:])
    stages = try StageCatalog(Examples.stages)
  }

  @Test func `all nineteen recordings are there`() {
    #expect(DeviceRecording.all.count == 19)
  }

  @Test(arguments: DeviceRecording.all, screens)
  func `it does on a whole screen what its golden says`(recording: DeviceRecording, screen: String) async throws {
    let log = try recording.imported()
    let outcome = await Verifier(mode: mode).verify(
      log, as: recording.golden(on: screen), on: StageTarget(try stages.stage(named: screen)))
    #expect(outcome.exitCode == 0, "\(outcome.text)")
    #expect(outcome.frames == log.frames.count)
    #expect(outcome.samples == log.frames.reduce(0) { $0 + $1.samples.count })
  }

  @Test(arguments: DeviceRecording.all)
  func `it is the same log after it was written and read`(recording: DeviceRecording) throws {
    let log = try recording.imported()
    #expect(try TouchLog(reading: log.bytes()) == log)
  }

  @Test func `every golden has its recording`() throws {
    let expected = Self.screens.flatMap { screen in DeviceRecording.all.map { $0.golden(on: screen).store.path } }
    let found = Self.screens.flatMap { screen in
      let folder = DeviceRecording.goldens.appendingPathComponent(screen).path
      return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).map { "\(folder)/\($0)" }
    }
    #expect(Set(found) == Set(expected))
  }
}

/// One file that a device's own tools wrote.
struct DeviceRecording: Sendable, CustomTestStringConvertible {
  static let folder = URL(fileURLWithPath: "\(#filePath)/../../../../shared/data/recordings").standardizedFileURL
  static let goldens = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Goldens")
  static var areThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

  static var all: [DeviceRecording] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map(DeviceRecording.init)
  }

  let name: String
  var testDescription: String { name }

  func imported() throws -> TouchLog {
    let data = try Data(contentsOf: Self.folder.appendingPathComponent(name))
    return try ForeignImport.read(data).log
  }

  /// Where its golden lies: its log would be beside it.
  func golden(on screen: String) -> RecordingFile {
    RecordingFile(path: Self.goldens.appendingPathComponent("\(screen)/\(name).touchlog").path)
  }
}
