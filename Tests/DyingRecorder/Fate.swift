import Foundation
import TouchLogs

/// What one recorder of the many writes, and when it must die: all told by a number, the same in every process.
struct Fate {
  let frames: [Frame]
  let sync: SyncPolicy
  /// `SIGKILL` comes so many microseconds after so many frames were taken, or all; one in ten times after the
  /// start.
  let delay: UInt32
  let moment: Int

  /// A finger among long notes.
  static var noted: [Frame] { scripts[1] }
  private static let scripts = (0..<4).map(script)

  init(_ number: Int, seed: UInt64) {
    var random = SplitMix64(seed: seed &+ UInt64(number) &* 0x9E37)
    let kind = number % 32 == 7 ? 3 : [0, 1, 2, 1, 2, 0, 1, 2][number % 8]
    let all = Self.scripts[kind]
    frames = Array(all.prefix(1 + Int(random.next() % UInt64(all.count))))
    sync = [.everyFrame, .everyQuarterSecond, .everyBlock][Int(random.next() % 3)]
    moment = random.next() % 10 == 0 ? 0 : Int(random.next() % UInt64(all.count))
    delay = UInt32(random.next() % 3000)
  }

  /// 0 a finger; 1 a finger among long notes, which seal a block every few frames; 2 such notes alone; 3 hands with
  /// many coalesced samples, which seal by their number.
  private static func script(_ kind: Int) -> [Frame] {
    let text = String(repeating: "a long note ", count: 5000)
    return (0..<[60, 30, 20, 12][kind]).map { index in
      let time = Double(index) / 120
      if kind == 2 || (kind == 1 && index % 2 == 1) { return Frame(time: time, content: .mark("\(index) \(text)")) }
      var sample = Sample(
        finger: 0, phase: index == 0 ? .began : .moved, location: CGPoint(x: Double(index) / 3, y: 100),
        previousLocation: CGPoint(x: Double(max(0, index - 1)) / 3, y: 100))
      if kind == 3 {
        sample.coalesced = (0..<700).map { TimedSample(time: time + Double($0) / 1e5, sample: sample) }
      }
      return Frame(time: time, samples: [sample])
    }
  }
}
