import Foundation
import Testing
@testable import TouchLogs

@Suite struct SampleRowsTests {
  @Test func `rows are the samples of the frames, in their order`() throws {
    for log in [TortureLogs.everyKind, LogReaderTests.long] {
      var blocks = try SampleBlocks(source: ByteSource(log.bytes()))
      var (mains, times): ([String], [TimeInterval]) = ([], [])
      while let rows = try blocks.next() {
        #expect(rows.x.count == rows.count && rows.y.count == rows.count)
        var frame = -1
        for row in 0..<rows.count {
          if rows.startsFrame(row) { frame += 1 }
          guard rows.isMain(row) else { continue }
          mains.append("\(rows.finger(row)) \(rows.phase(row)) \(rows.x[row].bitPattern) \(rows.y[row].bitPattern)")
          times.append(rows.times[frame])
        }
        #expect(frame + 1 == rows.times.count)
      }
      let frames = log.frames.filter { !$0.allSamples.isEmpty }
      let expected = frames.flatMap { frame in
        frame.allSamples.map { sample in
          let (x, y) = (Double(sample.location.x).bitPattern, Double(sample.location.y).bitPattern)
          return "\(sample.finger) \(sample.phase) \(x) \(y)"
        }
      }
      #expect(mains == expected)
      #expect(times.map(\.bitPattern) == frames.flatMap { f in f.allSamples.map { _ in f.time.bitPattern } })
      #expect(blocks.damagedPlaces == 0)
    }
  }

  @Test func `damage is passed over and counted, and what is no log is refused`() throws {
    var bytes = try LogReaderTests.long.bytes()
    bytes[bytes.count / 2] ^= 1
    var blocks = try SampleBlocks(source: ByteSource(bytes))
    var rows = 0
    while let block = try blocks.next() { rows += block.count }
    #expect(blocks.damagedPlaces == 1)
    #expect(rows > 0)
    #expect(throws: LogError.self) { try SampleBlocks(source: ByteSource([1, 2, 3])) }
  }
}
