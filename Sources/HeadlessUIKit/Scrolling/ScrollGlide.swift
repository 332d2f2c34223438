import Foundation

/// Content slowing down towards a place: with every millisecond the same share of the way that is left goes by.
///
/// In closed form, so that at a time it is in the same place whatever steps led there. A way that speed carries is
/// `velocity · rate / (1 - rate)` points in all.
struct ScrollGlide: Equatable {
  let target: CGFloat
  /// From the start to the target.
  let way: CGFloat
  /// What is left of the way after a millisecond, as a share.
  let rate: CGFloat
  private let thresholds: ScrollThresholds

  /// Towards a place that somebody chose.
  init(
    from start: CGFloat, to target: CGFloat, rate: UIScrollView.DecelerationRate, by thresholds: ScrollThresholds
  ) {
    self.target = target
    way = target - start
    self.rate = rate.kept(thresholds)
    self.thresholds = thresholds
  }

  /// As far as the velocity carries.
  /// - Parameter velocity: in points per millisecond.
  init(
    from start: CGFloat, velocity: CGFloat, rate: UIScrollView.DecelerationRate, by thresholds: ScrollThresholds
  ) {
    let kept = rate.kept(thresholds)
    self.init(from: start, to: start + velocity * kept / (1 - kept), rate: rate, by: thresholds)
  }

  /// The rest of the way, from another place: somebody else moved the content meanwhile.
  func moved(to place: CGFloat, at time: TimeInterval) -> ScrollGlide {
    ScrollGlide(
      from: place, to: place + way * share(at: time), rate: UIScrollView.DecelerationRate(rawValue: rate),
      by: thresholds)
  }

  /// - Parameter time: in seconds since the start.
  func offset(at time: TimeInterval) -> CGFloat { target - way * share(at: time) }

  /// In points a second.
  func velocity(at time: TimeInterval) -> CGFloat { -way * share(at: time) * log(rate) * 1000 }

  /// Seconds until the target is as good as reached.
  var duration: TimeInterval { time(untilLeft: thresholds.restDistance) }

  /// Seconds until it passes a place on its way.
  func time(at place: CGFloat) -> TimeInterval { time(untilLeft: abs(target - place)) }

  private func time(untilLeft left: CGFloat) -> TimeInterval {
    guard abs(way) > left, rate > 0 else { return 0 }
    return log(left / abs(way)) / log(rate) / 1000
  }

  /// What is left of the way, from 1 to 0.
  private func share(at time: TimeInterval) -> CGFloat { pow(rate, time * 1000) }
}

extension UIScrollView.DecelerationRate {
  /// The raw value, cut down to where things come to an end.
  fileprivate func kept(_ thresholds: ScrollThresholds) -> CGFloat {
    min(max(rawValue, 0), thresholds.greatestRate)
  }
}
