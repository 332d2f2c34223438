import Foundation
import TouchLogs

/// How long it takes to come to a time in a log of a million samples, and to have the first frame there: processor
/// time, so that the worst of many is not another process's turn.
enum SeekTable {
  private static let seeks = 2000

  static func print() throws {
    var hand = HumanHand(seed: 11, screen: .phone, rate: 120)
    hand.play(samples: 1_000_000)
    let log = hand.log()
    let file = FileManager.default.temporaryDirectory.appending(path: "benchmark-\(getpid()).touchlog")
    defer { try? FileManager.default.removeItem(at: file) }
    try log.write(to: file)
    let whole = [UInt8](try Data(contentsOf: file))
    // Without its end block there is no index: headers are walked over.
    let torn = Array(whole.prefix(whole.count - 40))
    let (first, last) = (log.frames.first?.time ?? 0, log.frames.last?.time ?? 0)
    var table = TableText([
      "seeking in \(log.frames.count) frames", "mean, ms", "99 of 100 within, ms", "worst of \(Self.seeks), ms",
    ])
    for (name, reader) in [
      ("by the index, in a file", try LogReader(file)), ("by the index, in memory", try LogReader(whole)),
      ("without an index", try LogReader(torn)),
    ] {
      var times: [Double] = []
      for step in 0..<Self.seeks {
        let time = first + (last - first) * Double(step * 617 % Self.seeks) / Double(Self.seeks)
        let start = Race.processorTime()
        var found = try reader.frames(from: time)
        guard let frame = try found.next(), frame.time >= time else { throw BenchmarkError.differs(name) }
        times.append((Race.processorTime() - start) * 1000)
      }
      times.sort()
      table.add([
        name, (times.reduce(0, +) / Double(times.count)).places(2), times[Self.seeks * 99 / 100].places(2),
        times[Self.seeks - 1].places(2),
      ])
    }
    table.print()
  }
}
