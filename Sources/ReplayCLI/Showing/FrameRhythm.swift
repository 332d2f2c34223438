import Foundation
import TouchLogs
import Traces

/// How regularly frames of moving fingers come.
struct FrameRhythm: Encodable {
  /// Frames a second, by the median of the intervals.
  let rate: Double
  /// In milliseconds: half of the intervals are no farther than this from the median.
  let jitter: Double
  /// In milliseconds.
  let longest: Double
  /// Intervals of more than half as long again as the median: frames that are missing.
  let gaps: Int

  var words: String {
    func rounded(_ value: Double, _ places: Int) -> String { String(format: "%.\(places)f", value) }
    let jitter = "jitter \(rounded(jitter, jitter < 0.1 ? 3 : 1)) ms"
    let gaps = gaps == 0 ? "" : ", \(Counted.text(gaps, "gap")) of up to \(rounded(longest, 1)) ms"
    return "\(rounded(rate, rate < 10 ? 1 : 0)) Hz while fingers move, \(jitter)\(gaps)"
  }
}

/// Gathers the time from each frame in which a finger moves to the one before it in the same gesture.
struct FrameIntervals {
  /// More are not looked at: the first ten minutes at 120 Hz tell the rhythm.
  private static let most = 72_000

  private var intervals: [Double] = []
  private var last: TimeInterval?

  mutating func add(_ frame: Frame) {
    guard case .touches(let samples) = frame.content, intervals.count < Self.most else { return }
    let moves = samples.contains { $0.phase == .moved }
    if moves, let last, (frame.time - last).isFinite, frame.time > last { intervals.append(frame.time - last) }
    last = moves ? frame.time : nil
  }

  var rhythm: FrameRhythm? {
    guard intervals.count > 1 else { return nil }
    let sorted = intervals.sorted()
    let median = sorted[sorted.count / 2]
    let away = sorted.map { abs($0 - median) }.sorted()
    guard let longest = sorted.last, (1 / median).isFinite, (longest * 1000).isFinite else { return nil }
    return FrameRhythm(
      rate: 1 / median, jitter: away[away.count / 2] * 1000, longest: longest * 1000,
      gaps: sorted.count { $0 > median * 1.5 })
  }
}
