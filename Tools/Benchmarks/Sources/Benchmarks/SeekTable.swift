import Foundation
import TouchLogs

/// How long it takes to come to a time in a log of a million samples, and to have the first frame there.
enum SeekTable {
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
    var table = TableText(["seeking in \(log.frames.count) frames", "worst of 200, ms", "mean, ms"])
    for (name, reader) in [
      ("by the index, in a file", try LogReader(file)), ("by the index, in memory", try LogReader(whole)),
      ("without an index", try LogReader(torn)),
    ] {
      var times: [Double] = []
      for step in 0..<200 {
        let time = first + (last - first) * Double(step * 61 % 200) / 200
        let start = ContinuousClock.now
        var found = try reader.frames(from: time)
        guard let frame = try found.next(), frame.time >= time else { throw BenchmarkError.differs(name) }
        times.append(Double((ContinuousClock.now - start).components.attoseconds) / 1e15)
      }
      table.add([
        name, (times.max() ?? 0).places(2), (times.reduce(0, +) / Double(times.count)).places(2),
      ])
    }
    table.print()
  }
}
