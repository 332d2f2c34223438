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
}
