import Foundation

/// How far along its way an animation is at a share of its time.
@MainActor enum AnimationProgress {
  /// - Parameter time: as a share of the duration, from 0 to 1.
  static func along(_ curve: any UITimingCurveProvider, at time: CGFloat) -> CGFloat {
    if let spring = curve.springTimingParameters { return swing(of: spring, at: time) }
    guard let cubic = curve.cubicTimingParameters else { return time }
    return bezier(cubic.controlPoint1, cubic.controlPoint2, at: time)
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

  /// A spring that has a thousandth of its way left when the time is over (ours): UIKit's formula is not published.
  private static func swing(of spring: UISpringTimingParameters, at time: CGFloat) -> CGFloat {
    if time <= 0 || time >= 1 { return min(max(time, 0), 1) }
    let damping = min(max(spring.dampingRatio, 0.01), 1)
    let frequency = log(1000) / damping
    let envelope = exp(-damping * frequency * time)
    guard damping < 1 else { return 1 - envelope * (1 + frequency * time) }
    let swinging = frequency * (1 - damping * damping).squareRoot()
    return 1 - envelope * (cos(swinging * time) + damping * frequency / swinging * sin(swinging * time))
  }
}
