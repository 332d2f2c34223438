import AllocationCount
import Foundation
import TouchLogs

/// What recording costs while fingers move: each frame as it comes, one sample in it, until memory has settled.
enum RecordingTable {
  private static let rounds = 200_000

  static func print() throws {
    var table = TableText(["recording into", "ns a sample", "allocations a sample"])
    let frames = Array(steady.prefix(2000))
    var ring = try FrameRing(seconds: 30, bytes: 1 << 20)
    table.add(try row("a ring", frames) { try ring.append($0) })
    let file = FileManager.default.temporaryDirectory.appending(path: "benchmark-\(getpid()).ring")
    defer { try? FileManager.default.removeItem(at: file) }
    var mapped = try FrameRing(seconds: 30, bytes: 1 << 20, file: file)
    table.add(try row("a ring in a mapped file", frames) { try mapped.append($0) })
    let log = FileManager.default.temporaryDirectory.appending(path: "benchmark-\(getpid()).touchlog")
    defer { try? FileManager.default.removeItem(at: log) }
    var journaled = try JournaledWriter(log, about: LogDescription(), sync: .everyBlock)
    table.add(try row("a log with its journal", frames) { try journaled.append($0) })
    try journaled.finish(stopTime: nil)
    table.print()
    try printWaits(frames)
  }

  /// What a frame waits for, the disk included: of a hundred all but one, and the worst, at the default policy.
  private static func printWaits(_ frames: [Frame]) throws {
    let log = FileManager.default.temporaryDirectory.appending(path: "benchmark-waits-\(getpid()).touchlog")
    defer { try? FileManager.default.removeItem(at: log) }
    var writer = try JournaledWriter(log, about: LogDescription())
    let clock = ContinuousClock()
    var waits: [Double] = []
    for index in 0..<waitedFrames {
      var frame = frames[index % frames.count]
      frame.time = Double(index) / 120
      waits.append(try clock.measure { try writer.append(frame) } / .microseconds(1))
    }
    try writer.finish(stopTime: nil)
    waits.sort()
    var table = TableText(["a frame with its journal waits", "microseconds"])
    for (name, place) in [("half", 0.5), ("99 of 100", 0.99), ("999 of 1000", 0.999), ("all", 1)] {
      table.add([name, waits[min(waits.count - 1, Int(place * Double(waits.count)))].places(1)])
    }
    table.print()
  }
  private static let waitedFrames = 20_000

  /// Gestures of a hundred frames, over and over.
  private static var steady: [Frame] {
    var hand = HumanHand(seed: 7, screen: .phone, rate: 120)
    hand.play(samples: 4000)
    return hand.frames.filter { $0.samples.count == 1 }
  }

  /// - Parameter append: goes round three times before it is measured.
  private static func row(_ name: String, _ frames: [Frame], _ append: (Frame) throws -> Void) throws -> [String] {
    var time = 0.0
    func play(_ count: Int) throws {
      for index in 0..<count {
        var frame = frames[index % frames.count]
        time += 1.0 / 120
        frame.time = time
        try append(frame)
      }
    }
    try play(3 * rounds / 4)
    let (count, start) = (allocationCount(), clock())
    try play(rounds)
    let (seconds, allocations) = (Double(clock() - start) / Double(CLOCKS_PER_SEC), allocationCount() - count)
    return [name, (seconds / Double(rounds) * 1e9).places(0), (Double(allocations) / Double(rounds)).places(4)]
  }
}
