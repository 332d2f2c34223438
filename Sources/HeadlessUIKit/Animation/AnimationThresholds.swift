/// What animations do to touches where sources disagree: ours, never presented as UIKit's.
public struct AnimationThresholds: Hashable, Sendable {
  /// Whether an animation that starts takes away the touches that are on its views already (A17).
  public var animationCancelsTouches = false

  /// The usual ones.
  public init() {}
}
