public import Foundation

/// What people do with two fingers, in one word.
///
/// Both land at one time opposite each other about a centre, move along it together, and lift one report after they
/// arrived.
extension TouchScript {
  /// Two fingers that move apart or together and keep their angle.
  /// - Parameters:
  ///   - spread: the distance between the fingers at first, in points.
  ///   - end: that distance at the end; `end / spread` is the scale a pinch recognizer sees.
  ///   - angle: the line's angle through both, in radians, clockwise from the positive x axis.
  public static func pinch(
    at centre: CGPoint, from spread: Double, to end: Double, angle: Double = 0, for duration: TimeInterval = 0.5,
    startingAt time: TimeInterval = 0, rate: Double = 60
  ) -> TouchScript {
    twoFingers(
      at: centre, spread: (spread, end), angle: (angle, angle), for: duration, startingAt: time, rate: rate)
  }

  /// Two fingers that turn about their centre and keep their distance.
  /// - Parameters:
  ///   - angle: how far they turn, in radians, positive clockwise.
  ///   - spread: the distance between the fingers, in points.
  public static func rotate(
    at centre: CGPoint, by angle: Double, spread: Double = 120, for duration: TimeInterval = 0.5,
    startingAt time: TimeInterval = 0, rate: Double = 60
  ) -> TouchScript {
    twoFingers(
      at: centre, spread: (spread, spread), angle: (0, angle), for: duration, startingAt: time, rate: rate)
  }

  private static func twoFingers(
    at centre: CGPoint, spread: (Double, Double), angle: (Double, Double), for duration: TimeInterval,
    startingAt time: TimeInterval, rate: Double
  ) -> TouchScript {
    let steps = Swift.max(1, Int((duration * rate).rounded()))
    func place(_ side: Double, _ step: Int) -> CGPoint {
      let share = Double(step) / Double(steps)
      let radius = side * (spread.0 + (spread.1 - spread.0) * share) / 2
      let turn = angle.0 + (angle.1 - angle.0) * share
      return CGPoint(x: centre.x + radius * cos(turn), y: centre.y + radius * sin(turn))
    }
    func finger(_ side: Double) -> Finger {
      var finger = Finger(at: time, rate: rate).down(at: place(side, 0))
      for step in 1...steps {
        finger = (consume finger).move(
          to: place(side, step), at: time + duration * Double(step) / Double(steps))
      }
      return finger.up()
    }
    return TouchScript(finger(-1), finger(1))
  }
}
