public import Foundation

/// Every number by which recognizers decide and which Apple does not publish: ours, never presented as UIKit's.
///
/// A recognizer's public properties (`minimumPressDuration` and its like) have documented defaults and are not
/// here. Distances are in points, times in seconds.
public struct GestureThresholds: Hashable, Sendable {
  // MARK: Tap
  /// How far a finger may stray from where it landed, and a tap from the one before (G51, T23). Tap counts come
  /// with a log: scripted fingers count by the usual numbers of this and of `tapGap`.
  public var tapMovement: CGFloat = 45
  /// How long fingers may stay down for a tap (G52).
  public var tapDownTime: TimeInterval = 0.75
  /// From the last finger's lifting to the next tap's landing (G53, T23).
  public var tapGap: TimeInterval = 0.35

  // MARK: Pan
  /// The way to go, in any direction, before a pan begins (G60).
  public var panHysteresis: CGFloat = 10
  /// Whether the translation starts at zero where the pan began, instead of where the finger landed (G61).
  public var panSubtractsHysteresis = true
  /// How far back a velocity looks (G63): long enough for three frames of 30 Hz.
  public var velocityWindow: TimeInterval = 0.1
  /// How far from the edge of the window an edge pan may land (G72).
  public var edgeRegion: CGFloat = 13

  // MARK: Swipe
  /// The way to go in the swipe's direction (G65).
  public var swipeDistance: CGFloat = 50
  /// The way that may be gone across it (G65).
  public var swipeStraying: CGFloat = 50
  /// From landing until the distance is passed (G65).
  public var swipeTime: TimeInterval = 0.5

  // MARK: Two fingers
  /// By how much the distance between two fingers must change before a pinch begins (G70).
  public var pinchHysteresis: CGFloat = 8
  /// In radians, how far two fingers must turn before a rotation begins (G70).
  public var rotationHysteresis: CGFloat = 0.1

  /// The usual ones.
  public init() {}
}
