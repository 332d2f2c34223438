import Foundation
import TouchLogs

/// Samples a second on one core, and the time against bare inflate of the same bytes.
enum SpeedTable {
  static func print(_ subject: Subject, rounds: Int) throws {
    let log = subject.log
    let bytes = try log.bytes()
    let streams = DeflateStreams(in: bytes)
    let structs = Contenders.structs(log)
    let deflated = Contenders.deflated(structs)
    var race = Race()
    race.add("bare inflate of touchlog") { streams.inflateAll() }
    race.add("touchlog, read frame by frame") {
      var reader = try LogReader(bytes)
      var count = 0
      while let frame = try reader.next() { count += frame.samples.count }
      return count
    }
    race.add("touchlog, read in columns") {
      var blocks = try SampleBlocks(source: ByteSource(bytes))
      // Sums of their own, so that none waits for another.
      var (across, down, fingers) = (0.0, 0.0, 0)
      while let rows = try blocks.next() {
        let (x, y) = (rows.x, rows.y)
        for row in 0..<rows.count {
          across += x[row]
          down += y[row]
          fingers += rows.finger(row)
        }
      }
      return Int(across + down) + fingers
    }
    race.add("touchlog, read whole") { try TouchLog(reading: bytes).frames.count }
    race.add("touchlog, written best") { try log.bytes().count }
    race.add("touchlog, written fast") { try log.bytes(effort: .fast).count }
    race.add("struct, zlib: bytes inflated") { Contenders.inflated(deflated, count: structs.count).count }
    race.add("struct, zlib -6: written") { Contenders.deflated(Contenders.structs(log)).count }
    let results = try race.run(rounds: rounds)
    var table = TableText([
      "\(subject.name), \(subject.samples) samples", "million samples/s", "against bare inflate",
    ])
    for (name, seconds) in results {
      table.add([
        name, (Double(subject.samples) / seconds / 1e6).places(2), (seconds / results[0].seconds).places(2),
      ])
    }
    table.print()
  }
}
