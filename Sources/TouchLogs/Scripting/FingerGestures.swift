public import Foundation

/// What people do with one finger, in one word.
extension Finger {
  /// Lands, rests and lifts: 2 frames.
  public consuming func tap(at point: CGPoint, for hold: TimeInterval = Finger.tapHold) -> Finger {
    down(at: point).hold(hold).up()
  }

  /// Several taps at one place; their `tapCount`s are 1, 2, 3 … where the gap is short enough.
  /// - Parameter gap: in seconds, from a lift to the next landing.
  public consuming func tap(
    at point: CGPoint, count: Int, gap: TimeInterval = Finger.tapGap, for hold: TimeInterval = Finger.tapHold
  ) -> Finger {
    precondition(count >= 1, "a finger taps once or more, not \(count) times")
    var finger = tap(at: point, for: hold)
    for _ in 1..<count { finger = (consume finger).wait(gap).tap(at: point, for: hold) }
    return finger
  }

  /// Two taps at one place: 4 frames.
  public consuming func doubleTap(at point: CGPoint, gap: TimeInterval = Finger.tapGap) -> Finger {
    tap(at: point, count: 2, gap: gap)
  }

  /// Lands, rests long enough for a long press (which begins after 0.5 s), and lifts: 2 frames.
  public consuming func longPress(at point: CGPoint, for hold: TimeInterval = 0.6) -> Finger {
    tap(at: point, for: hold)
  }

  /// Lands, moves at a steady speed, and lifts one report after it arrived.
  ///
  ///     Finger().drag(from: a, to: b, for: 0.5).count   // 32: began, 30 moved, ended
  /// - Parameters:
  ///   - duration: in seconds, from landing to arriving.
  ///   - steps: how many moves; as many as the rate gives unless said otherwise.
  public consuming func drag(
    from start: CGPoint, to end: CGPoint, for duration: TimeInterval = 0.5, steps: Int? = nil
  ) -> Finger {
    down(at: start).move(to: end, for: duration, steps: steps).up()
  }

  /// Lands, visits every point at a steady speed in equal times, and lifts one report after the last.
  public consuming func drag(through points: [CGPoint], for duration: TimeInterval = 0.5) -> Finger {
    guard let start = points.first else { return self }
    let legs = Swift.max(1, points.count - 1)
    var finger = down(at: start)
    for point in points.dropFirst() { finger = (consume finger).move(to: point, for: duration / Double(legs)) }
    return finger.up()
  }

  /// Lands, gathers speed all the way, and lifts while fastest: twice the mean speed.
  public consuming func flick(from start: CGPoint, to end: CGPoint, for duration: TimeInterval = 0.1) -> Finger {
    down(at: start).move(to: end, for: duration, steps: nil) { $0 * $0 }.up()
  }
}
