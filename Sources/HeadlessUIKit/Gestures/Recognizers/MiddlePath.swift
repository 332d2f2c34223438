import Foundation

/// The way that the middle of some fingers goes. Fingers that join or leave move the middle, and not the way.
struct MiddlePath {
  private var origin = CGPoint.zero
  private var middle = CGPoint.zero

  /// From where the middle was at first to where it is.
  var way: CGPoint { middle - origin }

  mutating func start(at point: CGPoint) {
    origin = point
    middle = point
  }

  mutating func move(to point: CGPoint) { middle = point }

  /// The middle is elsewhere because its fingers are others.
  mutating func continueFrom(_ point: CGPoint) {
    origin = origin + (point - middle)
    middle = point
  }
}
