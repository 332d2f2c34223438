import Foundation

/// Content slowing down towards a place: with every millisecond the same share of the way that is left goes by.
///
/// In closed form, so that at a time it is in the same place whatever steps led there. Speed would carry content
/// `velocity · rate / (1 - rate)` points in all; it stops before, once it is as slow as `leastGlide`.
struct ScrollGlide: Equatable {
  /// Where it stops.
  let target: CGFloat
  /// Where it would come to, were it to go on for ever.
  private let limit: CGFloat
  /// From the start to the limit.
  private let way: CGFloat
  /// How much of the way is left when it stops.
  private let left: CGFloat
  /// What is left of the way after a millisecond, as a share.
  private let rate: CGFloat
  private let thresholds: ScrollThresholds

  private init(
    from start: CGFloat, way: CGFloat, left: CGFloat, stopsAtLimit: Bool, rate: CGFloat,
    by thresholds: ScrollThresholds
  ) {
    limit = start + way
    self.way = way
    self.left = left
    self.rate = rate
    self.thresholds = thresholds
    target = stopsAtLimit ? limit : abs(way) <= left ? start : way < 0 ? limit + left : limit - left
  }

  /// Towards a place that somebody chose.
  init(
    from start: CGFloat, to target: CGFloat, rate: UIScrollView.DecelerationRate, by thresholds: ScrollThresholds
  ) {
    self.init(
      from: start, way: target - start, left: thresholds.restDistance, stopsAtLimit: true,
      rate: rate.kept(thresholds), by: thresholds)
  }

  /// As far as the velocity carries.
  /// - Parameter velocity: in points per millisecond.
  init(
    from start: CGFloat, velocity: CGFloat, rate: UIScrollView.DecelerationRate, by thresholds: ScrollThresholds
  ) {
    let kept = rate.kept(thresholds)
    let reach = kept / (1 - kept)
    self.init(
      from: start, way: velocity * reach, left: thresholds.leastGlide * reach, stopsAtLimit: false, rate: kept,
      by: thresholds)
  }

  /// The rest of the way, from another place: somebody else moved the content meanwhile.
  func moved(to place: CGFloat, at time: TimeInterval) -> ScrollGlide {
    ScrollGlide(
      from: place, way: way * share(at: time), left: left, stopsAtLimit: target == limit, rate: rate, by: thresholds
    )
  }

  /// - Parameter time: in seconds since the start.
  func offset(at time: TimeInterval) -> CGFloat { limit - way * share(at: time) }

  /// In points a second.
  func velocity(at time: TimeInterval) -> CGFloat { -way * share(at: time) * log(rate) * 1000 }

  /// Seconds until it stops.
  var duration: TimeInterval { time(untilLeft: left) }

  /// Seconds until it passes a place on its way.
  func time(at place: CGFloat) -> TimeInterval { time(untilLeft: abs(limit - place)) }

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
