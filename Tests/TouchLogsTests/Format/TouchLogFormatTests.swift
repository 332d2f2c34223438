import Foundation
import Testing
import TouchLogs

@Suite struct TouchLogFormatTests {
  @Test func tapTakesLessThan150Bytes() throws {
    let log = Finger().tap(at: CGPoint(x: 195, y: 749)).log(stage: "raised-tab-bar")
    let report = try TouchLog.recovering(log.bytes()).report
    #expect(report.byteCount <= 150, "\(report.blocks)")
  }

  @Test(arguments: [
    TouchLog(), Finger().tap(at: .zero).log(), TortureLogs.everyKind, TortureLogs.pencil, TortureLogs.oddBits,
    TouchScript.pinch(at: CGPoint(x: 200, y: 300), from: 50, to: 300).log(),
  ])
  func everyLogComesBackBitForBit(log: TouchLog) throws {
    let bytes = try log.bytes()
    let (read, report) = try TouchLog.recovering(bytes)
    #expect(report.damage == [])
    #expect(sameBits(read, log))
    #expect(try read.bytes() == bytes)
  }

  @Test func fastWriterTakesNoBlocksListForAnother() throws {
    // The first block's forces are listed; those of the second are whole numbers, of which none is in a list.
    let frames = (0..<6000).map { index in
      var sample = Sample(finger: 0, phase: index == 0 ? .began : .moved, location: .zero)
      sample.force = index < 4096 ? [0.1234, 1.9876, 3.3331].map { sin($0) }[index % 3] : 2
      return Frame(time: Double(index), samples: [sample])
    }
    let log = TouchLog(frames: frames, stopTime: 6000)
    #expect(try TouchLog(reading: log.bytes(effort: .fast)) == log)
  }

  @Test func logWithoutStopTimeIsReadAsDied() throws {
    var log = Finger().tap(at: .zero).log()
    log.stopTime = nil
    let report = try TouchLog.recovering(log.bytes()).report
    #expect(report.ending == .died)
    #expect(!report.isComplete)
  }

  @Test func `a file that is written anew keeps its permissions, and a link to it stays one`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "written-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, link) = (folder.appending(path: "a.touchlog"), folder.appending(path: "b.touchlog"))
    let log = Finger().tap(at: .zero).log()
    try log.write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    let longer = Finger().doubleTap(at: .zero).log()
    try longer.write(to: link)
    #expect(try TouchLog(reading: file) == longer)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["a.touchlog", "b.touchlog"])
  }

  @Test func `where the system can't write a log, its words are told`() {
    let error = #expect(throws: LogError.self) {
      try Finger().tap(at: .zero).log().write(to: URL(fileURLWithPath: "/proc/nope/a.touchlog"))
    }
    #expect(error?.description == "the log can't be written: No such file or directory")
  }
}
