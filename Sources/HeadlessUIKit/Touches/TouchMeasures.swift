package import Foundation

/// The numbers that a device may measure of a finger beside its place, as `UITouch` has them; what it doesn't is as
/// UIKit has it then.
package struct TouchMeasures: Equatable {
  /// 1 is an average touch.
  package var force: CGFloat = 0
  /// `force` at its strongest.
  package var maximumPossibleForce: CGFloat = 0
  /// In points.
  package var majorRadius: CGFloat = 0
  /// In points, to both sides.
  package var majorRadiusTolerance: CGFloat = 0
  /// In radians: π/2 stands upright.
  package var altitudeAngle: CGFloat = .pi / 2
  /// In radians, in the screen's axes.
  package var azimuthAngle: CGFloat = 0
  /// In radians, about the pencil's own axis.
  package var rollAngle: CGFloat = 0

  /// Nothing measured.
  package init() {}

  /// Whether it was something.
  var isSomething: Bool { self != TouchMeasures() }
}

extension UITouch {
  /// Takes over all of them.
  func take(_ measures: TouchMeasures) {
    takeEstimable(measures)
    majorRadius = measures.majorRadius
    majorRadiusTolerance = measures.majorRadiusTolerance
    maximumPossibleForce = measures.maximumPossibleForce
  }

  /// Takes over those that a device may first estimate and then correct.
  func takeEstimable(_ measures: TouchMeasures) {
    force = measures.force
    altitudeAngle = measures.altitudeAngle
    screenAzimuth = measures.azimuthAngle
    rollAngle = measures.rollAngle
  }

  /// Whether none of them is news.
  func has(_ measures: TouchMeasures) -> Bool {
    force == measures.force && majorRadius == measures.majorRadius && altitudeAngle == measures.altitudeAngle
      && screenAzimuth == measures.azimuthAngle && rollAngle == measures.rollAngle
  }
}
