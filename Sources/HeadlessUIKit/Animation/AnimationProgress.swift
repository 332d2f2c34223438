import Foundation

/// How far along its way an animation is at a share of its time.
@MainActor enum AnimationProgress {
  /// - Parameters:
  ///   - time: as a share of the duration, from 0 to 1.
  ///   - duration: in seconds; a spring's velocity is by it.
  static func along(
    _ curve: any UITimingCurveProvider, at time: CGFloat, over duration: TimeInterval
  ) -> AnimationShare {
    if let spring = curve.springTimingParameters {
      let velocity = spring.initialVelocity
      return AnimationShare(
        across: swing(of: spring, at: time, velocity.dx, over: CGFloat(duration)),
        down: swing(of: spring, at: time, velocity.dy, over: CGFloat(duration)))
    }
    guard let cubic = curve.cubicTimingParameters else { return AnimationShare(time) }
    return AnimationShare(bezier(cubic.controlPoint1, cubic.controlPoint2, at: time))
  }

  /// Halves the interval until the curve's x is the time, to within a billionth.
  private static func bezier(_ one: CGPoint, _ other: CGPoint, at time: CGFloat) -> CGFloat {
    if time <= 0 || time >= 1 { return min(max(time, 0), 1) }
    if one.x == one.y, other.x == other.y { return time }
    func curve(_ first: CGFloat, _ second: CGFloat, _ t: CGFloat) -> CGFloat {
      let rest = 1 - t
      return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if curve(one.x, other.x, middle) < time { low = middle } else { high = middle }
    }
    return curve(one.y, other.y, (low + high) / 2)
  }

  /// A spring that is not given by its physics comes to rest when the time is over, as one that starts at rest
  /// does; a velocity changes that on a device, by little (ours).
  /// - Parameter velocity: in whole ways a second.
  private static func swing(
    of spring: UISpringTimingParameters, at time: CGFloat, _ velocity: CGFloat, over duration: CGFloat
  ) -> CGFloat {
    if time <= 0 || time >= 1 { return min(max(time, 0), 1) }
    let damping = max(spring.dampingRatio, 0.01)
    let frequency = spring.frequency.map { $0 * duration } ?? SpringSwing.frequency(dampingRatio: damping)
    return SpringSwing(dampingRatio: damping, frequency: frequency, velocity: velocity * duration)
      .share(after: time)
  }
}
