import Foundation

/// A pen's direction as `UITouch` tells it.
struct PenAngles: Hashable {
  /// In radians: 0 lies on the screen, π/2 stands upright.
  var altitude: Double
  /// In radians, clockwise from the screen's positive x axis, above -π and up to π. 0 for an upright pen.
  var azimuth: Double

  /// From how far the pen leans to the right (`x`) and towards the person (`y`), in radians from upright.
  ///
  /// Leaning by π/2 or more is lying on the screen.
  init(tiltX: Double, tiltY: Double) {
    let x = Self.tangent(tiltX)
    let y = Self.tangent(tiltY)
    altitude = atan2(1, (x * x + y * y).squareRoot())
    azimuth = x == 0 && y == 0 ? 0 : atan2(y, x)
  }

  /// The same direction, above -π and up to π; browsers count from 0 to a full turn.
  static func folded(_ azimuth: Double) -> Double {
    if azimuth > -.pi, azimuth <= .pi { return azimuth }
    let rest = azimuth.remainder(dividingBy: 2 * .pi)
    return rest == -.pi ? .pi : rest
  }

  private static func tangent(_ angle: Double) -> Double {
    let flattest = Double.pi / 2 - 1e-6
    return tan(min(max(angle, -flattest), flattest))
  }
}
