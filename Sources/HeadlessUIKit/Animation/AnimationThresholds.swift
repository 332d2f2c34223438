/// What animations do to touches where sources disagree: ours, never presented as UIKit's.
package struct AnimationThresholds: Sendable {
  /// Whether an animation that starts takes away the touches that are on its views already (A17).
  package var cancelsTouches = false

  package init() {}
}
