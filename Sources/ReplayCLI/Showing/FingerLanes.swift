import Foundation
import TouchLogs
import Traces
import Verification

/// One touch from its landing to its lift.
struct FingerLane: Encodable {
  let finger: Int
  /// In seconds from the log's first frame.
  let began: Double
  /// When it was seen last, or lifted.
  var last: Double
  var samples: Int
  /// `ended`, `cancelled`, or `down` of one that never lifts.
  var end: String
}

/// Follows the touches of a log, for a picture of who was down when.
struct FingerLanes {
  /// So many are told of; a screen has no room for more.
  static let most = 24
  private static let width = 48

  private(set) var lanes: [FingerLane] = []
  /// How many touches there are, told of or not.
  private(set) var touches = 0
  private var start: TimeInterval?
  /// By finger that is down the place of its lane; `most` of one that has none.
  private var open: [Int: Int] = [:]

  mutating func add(_ frame: Frame) {
    let first = start ?? frame.time
    start = first
    let time = frame.time - first
    // JSON has no word for such a time.
    guard time.isFinite else { return }
    for sample in frame.samples {
      if sample.phase == .began || open[sample.finger] == nil {
        touches += 1
        open[sample.finger] = lanes.count
        if lanes.count < Self.most {
          lanes.append(FingerLane(finger: sample.finger, began: time, last: time, samples: 0, end: "down"))
        }
      }
      let isOver = sample.phase == .ended || sample.phase == .cancelled
      if let place = open[sample.finger], place < Self.most {
        lanes[place].samples += 1
        lanes[place].last = time
        if isOver { lanes[place].end = "\(sample.phase)" }
      }
      if isOver { open[sample.finger] = nil }
    }
  }

  /// A line a touch: `0 [=====] . 0 to 0.5 s, 32 samples`. A cancelled touch ends in `x`, one that never lifts in
  /// `>`.
  static func drawing(of lanes: [FingerLane], over duration: Double) -> [String] {
    let numbers = lanes.map { "\($0.finger)" }
    let widest = numbers.map(\.count).max() ?? 0
    return zip(lanes, numbers).map { lane, number in
      let (from, to) = (column(lane.began, duration), column(lane.last, duration))
      let end = lane.end == "ended" ? "]" : lane.end == "cancelled" ? "x" : ">"
      let bar =
        to > from ? "[" + String(repeating: "=", count: to - from - 1) + end : lane.end == "ended" ? "|" : end
      let drawn = String(repeating: " ", count: from) + bar
      let words = "\(rounded(lane.began)) to \(rounded(lane.last)) s, \(Counted.text(lane.samples, "sample"))"
      return number.padded(toColumns: widest) + "  " + drawn.padded(toColumns: width + 2) + words
        + (lane.end == "ended" ? "" : lane.end == "cancelled" ? ", cancelled" : ", never lifts")
    }
  }

  private static func column(_ time: Double, _ duration: Double) -> Int {
    guard duration > 0 else { return 0 }
    return Int((min(max(time / duration, 0), 1) * Double(width - 1)).rounded())
  }

  /// To the hundredth.
  private static func rounded(_ time: Double) -> String { String(format: "%.2f", time) }
}
