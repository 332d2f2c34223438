public import Foundation

/// The numbers that drags rest on; ours, as Apple publishes none. Times in seconds.
///
/// How far a finger goes before it drags what it has lifted is `GestureThresholds.panHysteresis`.
public struct DragThresholds: Hashable, Sendable {
  /// How long a finger rests before it lifts what is under it (V204).
  public var liftDelay: TimeInterval = 0.5
  /// How long a finger that drags rests above a view before that acts (V219).
  public var springDelay: TimeInterval = 0.8

  /// The usual ones.
  public init() {}
}
