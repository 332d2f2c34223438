import Foundation
import Testing

@testable import TouchLogs

@Suite struct LateSealingTests {
  private static let frames = Finger().drag(from: .zero, to: CGPoint(x: 90, y: 30), steps: 40).frames

  private func sealing(into file: URL) throws -> (sealing: LateSealing, journal: JournalFile) {
    let writer = try LogWriter(try FileSink(file), about: LogDescription())
    let head = try LogWriter(ByteSink(), about: LogDescription()).sink.bytes
    let journal = JournalFile(besides: file, head: head)
    try journal.startAnew(at: writer.place, segment: 1)
    return (LateSealing(writer, journal), journal)
  }

  @Test func `at whatever moment of sealing a log is read, no frame is missing`() async throws {
    try await withFolder { folder in
      let file = folder.appending(path: "x.touchlog")
      let (sealing, journal) = try sealing(into: file)
      var taken = 0
      for segment in 1...50 as ClosedRange<UInt64> {
        for frame in Self.frames {
          try journal.append(frame, segment: segment)
          taken += 1
          if taken % 7 > 2 { continue }
          let (log, report) = try TouchLog.recovering(file)
          #expect(report.damage == [] && report.ending == .recording)
          #expect(log.frames.count == taken)
        }
        try sealing.begin(Self.frames)
        #expect(try TouchLog.recovering(file).log.frames.count == taken)
      }
      try sealing.finish([], stopTime: 9)
      #expect(try TouchLog(reading: file).frames == (0..<50).flatMap { _ in Self.frames })
    }
  }

  @Test func `what was handed over is sealed before the file is let go`() async throws {
    try await withFolder { folder in
      let file = folder.appending(path: "x.touchlog")
      var held: (sealing: LateSealing, journal: JournalFile)? = try sealing(into: file)
      for frame in Self.frames { try held?.journal.append(frame, segment: 1) }
      try held?.sealing.begin(Self.frames)
      held = nil
      let (log, report) = try TouchLog.recovering(file)
      #expect(log.frames == Self.frames)
      #expect(report.ending == .died && report.journal == nil && report.damage == [])
    }
  }

  @Test func `what goes wrong is thrown from then on`() async throws {
    try await withFolder { folder in
      let inner = folder.appending(path: "inner")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      let (sealing, _) = try sealing(into: inner.appending(path: "x.touchlog"))
      try FileManager.default.removeItem(at: inner)
      try sealing.begin(Self.frames)
      for _ in 0..<2 {
        let error = #expect(throws: LogError.self) { try sealing.begin(Self.frames) }
        #expect(error?.description == "the log can't be written: No such file or directory")
      }
      #expect(throws: LogError.self) { try sealing.check() }
      #expect(throws: LogError.self) { try sealing.finish([], stopTime: nil) }
    }
  }
}
