public import Foundation

/// Counts taps as `UITouch.tapCount` does: decided at touch-down, and constant for the rest of that touch.
///
/// A touch counts one more than the one before it when it lands soon after that one lifted and near where that one
/// landed. Apple publishes neither number; these are ours (T23, T24).
public struct TapCounting: Hashable, Sendable {
  /// In seconds, from the previous lift to this landing.
  public static let longestPause: TimeInterval = 0.35
  /// In points, from the previous landing to this one.
  public static let farthestDistance: Double = 45

  private var count = 0
  private var landing: CGPoint = .zero
  private var lift: TimeInterval?

  public init() {}

  /// Hears of a landing and answers its `tapCount`.
  /// - Parameter override: a count to go on from, where the caller knows better.
  public mutating func landed(at point: CGPoint, time: TimeInterval, as override: Int? = nil) -> Int {
    count = override ?? (follows(point, time) ? count + 1 : 1)
    landing = point
    lift = nil
    return count
  }

  /// Hears of a lift. A cancelled touch starts no series: pass nil.
  public mutating func lifted(at time: TimeInterval?) {
    lift = time
  }

  /// What was heard was so much later. In seconds.
  mutating func delay(by delay: TimeInterval) { lift = lift.map { $0 + delay } }

  private func follows(_ point: CGPoint, _ time: TimeInterval) -> Bool {
    guard let lift, time - lift <= Self.longestPause else { return false }
    return hypot(point.x - landing.x, point.y - landing.y) <= Self.farthestDistance
  }
}
