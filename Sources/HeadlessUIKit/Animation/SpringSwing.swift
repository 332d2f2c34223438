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

  /// Of how many parts of its way one may be left at rest.
  private static let partsOfWay: CGFloat = 1000

  /// In units of time, until no more than a thousandth of its way can be left: a spring that swings is counted at
  /// rest when both of its waves together are as small as that, which is what Apple's documentation has for two
  /// springs (A81). Infinite where nothing damps it.
  var settlingTime: CGFloat {
    guard dampingRatio > 0, frequency > 0 else { return .infinity }
    let decay = dampingRatio * frequency
    if dampingRatio < 1 {
      let swinging = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      return log(Self.partsOfWay * (1 + abs((decay - velocity) / swinging))) / decay
    }
    // How much is left falls, and by how much there is no formula for.
    let most = 1 / Self.partsOfWay
    var (low, high): (CGFloat, CGFloat) = (0, 1 / frequency)
    for _ in 0..<60 where abs(1 - share(after: high)) > most { (low, high) = (high, 2 * high) }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if abs(1 - share(after: middle)) > most { low = middle } else { high = middle }
    }
    return high
  }

  /// How fast a spring of that damping is, in radians a unit of time, that has a thousandth of its way left after
  /// one. Of the two waves of one that swings, its sine alone counts for that (A203).
  static func frequency(dampingRatio: CGFloat) -> CGFloat {
    guard dampingRatio < 1 else { return SpringSwing(dampingRatio: 1, frequency: 1, velocity: 0).settlingTime }
    let share = dampingRatio / (1 - dampingRatio * dampingRatio).squareRoot()
    return log(partsOfWay * share) / dampingRatio
  }
}
