import TouchLogs

/// Counts taps among several fingers: a touch goes on from the latest tap that it could be another of (T23, T24).
///
/// A tap is gone on from once. A touch that was cancelled is gone on from never.
struct TapSeries {
  private var live: [Int: (count: Int, series: TapCounting)] = [:]
  private var lifted: [(time: Double, series: TapCounting)] = []

  mutating func count(for sample: Sample, at time: Double) -> Int {
    switch sample.phase {
    case .began:
      let touch = land(sample, at: time)
      live[sample.finger] = touch
      return touch.count
    case .moved, .stationary:
      return live[sample.finger]?.count ?? 1
    case .ended, .cancelled:
      guard var touch = live.removeValue(forKey: sample.finger) else { return 1 }
      touch.series.lifted(at: sample.phase == .ended ? time : nil)
      if sample.phase == .ended { lifted.append((time, touch.series)) }
      return touch.count
    }
  }

  private mutating func land(_ sample: Sample, at time: Double) -> (count: Int, series: TapCounting) {
    lifted.removeAll { time - $0.time > TapCounting.longestPause }
    for index in lifted.indices.reversed() {
      var series = lifted[index].series
      let count = series.landed(at: sample.location, time: time)
      guard count > 1 else { continue }
      lifted.remove(at: index)
      return (count, series)
    }
    var series = TapCounting()
    return (series.landed(at: sample.location, time: time), series)
  }
}
