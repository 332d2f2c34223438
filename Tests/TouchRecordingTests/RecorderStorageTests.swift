import Foundation
import HeadlessUIKit
import Testing
import TouchLogs
import TouchRecording

@MainActor struct RecorderStorageTests {
  private struct Failure: Error {}

  private static func late(_ value: Int?) async throws -> Int {
    await Task.yield()
    guard let value else { throw Failure() }
    return value
  }

  private func withFile(_ work: (URL) async throws -> Void) async rethrows {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).touchlog")
    defer { try? FileManager.default.removeItem(at: file) }
    try await work(file)
  }

  @Test func `a ring is dumped on demand, and recording goes on`() async throws {
    try await withFile { file in
      let recorder = try TouchRecorder(.ring(seconds: 1e9, bytes: 1 << 16), about: LogDescription(stage: "desk"))
      try recorder.start()
      recorder.mark("one")
      try recorder.dump(to: file)
      recorder.mark("two")
      #expect(try TouchLog(reading: file).frames.map(\.content) == [.mark("one")])
      #expect(try TouchLog(reading: file).about.stage == "desk")
      #expect(recorder.held?.frames.map(\.content) == [.mark("one"), .mark("two")])
    }
  }

  @Test func `a failure dumps the ring and goes on as the failure`() async throws {
    try await withFile { file in
      let recorder = try TouchRecorder(.ring(seconds: 1e9, bytes: 1 << 16))
      try recorder.start()
      recorder.mark("before")
      #expect(try await recorder.dumping(to: file) { try await Self.late(7) } == 7)
      #expect(!FileManager.default.fileExists(atPath: file.path))
      await #expect(throws: Failure.self) { try await recorder.dumping(to: file) { try await Self.late(nil) } }
      #expect(try TouchLog(reading: file).frames.map(\.content) == [.mark("before")])
    }
  }

  @Test func `work that waits for nothing dumps too`() async throws {
    try await withFile { file in
      let recorder = try TouchRecorder(.memory)
      try recorder.start()
      recorder.mark("before")
      #expect(try recorder.dumping(to: file) { 7 } == 7)
      #expect(throws: Failure.self) { try recorder.dumping(to: file) { throw Failure() } }
      #expect(try TouchLog(reading: file).frames.map(\.content) == [.mark("before")])
    }
  }

  @Test func `a dump goes neither onto the ring's own file nor onto what another records`() async throws {
    try await withFile { file in
      let own = file.appendingPathExtension("ring")
      defer { try? FileManager.default.removeItem(at: own) }
      let other = try TouchRecorder(.file(file))
      let ring = try TouchRecorder(.ring(seconds: 9, bytes: 1 << 12, file: own))
      for recorder in [other, ring] {
        try recorder.start()
        recorder.mark("here")
      }
      for place in [own, file] { #expect(throws: LogError.self) { try ring.dump(to: place) } }
      try other.stop()
      #expect(try TouchLog(reading: file).frames.map(\.content) == [.mark("here")])
      try ring.dump(to: file)
      try ring.stop()
    }
  }

  @Test func `a mark is on the disk before the recorder goes on`() async throws {
    try await withFile { file in
      let recorder = try TouchRecorder(.file(file, sync: .everyBlock))
      try recorder.start()
      recorder.mark("here")
      let (log, report) = try TouchLog.recovering(file)
      #expect(log.frames.map(\.content) == [.mark("here")])
      #expect(report.ending == .recording)
      try recorder.stop()
    }
  }

  @Test func `a recorder that writes a file holds nothing, and one in memory holds all`() async throws {
    try await withFile { file in
      let writing = try TouchRecorder(.file(file, sync: .everyBlock))
      try writing.start()
      writing.mark("here")
      #expect(writing.held == nil)
      #expect(throws: NothingHeld()) { try writing.dump(to: file) }
      try writing.stop()
      #expect(try TouchLog(reading: file).frames.map(\.content) == [.mark("here")])
    }
    let list = try TouchRecorder(.memory)
    try list.start()
    list.mark("here")
    #expect(list.held?.frames.count == 1)
  }

  /// Where every actor finds it.
  nonisolated private static let storage = RecorderStorage.ring(seconds: 9, bytes: 1 << 12)

  @Test func `one storage serves several recorders`() throws {
    let recorders = [try TouchRecorder(Self.storage), try TouchRecorder(Self.storage)]
    for recorder in recorders { try recorder.start() }
    recorders[0].mark("here")
    #expect(recorders.map { $0.held?.frames.count } == [1, 0])
  }

  @Test func `a ring that can't be is refused at once`() {
    #expect(throws: LogError.self) { try TouchRecorder(.ring(seconds: 0, bytes: 1 << 16)) }
  }
}
