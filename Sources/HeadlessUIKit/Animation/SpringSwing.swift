import Foundation

/// A spring that is let go a whole way from where it comes to rest.
struct SpringSwing {
  /// Below 1 it swings beyond its end.
  let dampingRatio: CGFloat
  /// Of a spring that nothing damps, in radians a unit of time.
  let frequency: CGFloat
  /// In whole ways a unit of time, towards the end.
  let velocity: CGFloat

  /// How much of the way is gone.
  /// - Parameter time: in units of time, since it was let go.
  func share(after time: CGFloat) -> CGFloat {
    let decay = dampingRatio * frequency
    if dampingRatio < 1 {
      let swinging = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let sine = (decay - velocity) / swinging * sin(swinging * time)
      return 1 - exp(-decay * time) * (cos(swinging * time) + sine)
    }
    let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    guard spread > 0 else { return 1 - exp(-decay * time) * (1 + (decay - velocity) * time) }
    let (slow, fast) = (decay - spread, decay + spread)
    let quick = (velocity - slow) / (fast - slow)
    return 1 - (1 - quick) * exp(-slow * time) - quick * exp(-fast * time)
  }

  /// How fast a spring of that damping is, in radians a unit of time, that has a thousandth of its way left after
  /// one (ours).
  static func frequency(dampingRatio: CGFloat) -> CGFloat {
    let excess = dampingRatio > 1 ? (dampingRatio * dampingRatio - 1).squareRoot() : 0
    return log(1000) / (dampingRatio - excess)
  }
}
