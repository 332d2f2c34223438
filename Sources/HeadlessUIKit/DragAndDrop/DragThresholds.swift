public import Foundation

/// The numbers that drags rest on, as Apple publishes none. Times in seconds.
///
/// How far a finger goes before it drags what it has lifted is `GestureThresholds.panHysteresis`.
public struct DragThresholds: Hashable, Sendable {
  /// How long a finger rests before it lifts what is under it, where code says nothing else to the recognizer that
  /// waits for that (V204): what the recognizer was found to say of itself on a phone.
  public var liftDelay: TimeInterval = 0.325
  /// How long a finger that drags rests above a view before that acts (V219); ours.
  public var springDelay: TimeInterval = 0.8

  /// The usual ones.
  public init() {}
}
