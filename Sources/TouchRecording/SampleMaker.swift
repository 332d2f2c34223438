import Foundation
import TouchLogs

#if TOUCHSTONE_UIKIT
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Reads a touch into a sample, in points of the screen. What the hardware can't tell stays nil.
@MainActor enum SampleMaker {
  /// - Parameter window: the number of the finger's window, where that is known; else it is looked for.
  static func sample(of touch: UITouch, finger: Int, window: Int?) -> Sample {
    var sample = Sample(
      finger: finger, phase: Sample.Phase(rawValue: touch.phase.rawValue) ?? .cancelled,
      location: onScreen(touch.location(in: nil), of: touch),
      previousLocation: onScreen(touch.previousLocation(in: nil), of: touch), tapCount: touch.tapCount,
      window: window ?? number(of: touch.window))
    sample.type = Sample.Kind(rawValue: touch.type.rawValue) ?? .direct
    if touch.maximumPossibleForce > 0 {
      sample.force = Double(touch.force)
      sample.maximumPossibleForce = Double(touch.maximumPossibleForce)
    }
    if touch.majorRadius > 0 {
      sample.majorRadius = Double(touch.majorRadius)
      sample.majorRadiusTolerance = Double(touch.majorRadiusTolerance)
    }
    if touch.type == .pencil { addAngles(of: touch, to: &sample) }
    sample.estimatedProperties = Sample.Properties(rawValue: Int(touch.estimatedProperties.rawValue))
    sample.estimatedPropertiesExpectingUpdates = Sample.Properties(
      rawValue: Int(touch.estimatedPropertiesExpectingUpdates.rawValue))
    sample.estimationUpdateIndex = touch.estimationUpdateIndex?.intValue
    return sample
  }

  private static func addAngles(of touch: UITouch, to sample: inout Sample) {
    sample.altitudeAngle = Double(touch.altitudeAngle)
    sample.azimuthAngle = Double(touch.azimuthAngle(in: touch.window))
    if #available(iOS 17.5, *), touch.rollAngle != 0 { sample.rollAngle = Double(touch.rollAngle) }
  }

  /// The samples before this one that its event has gathered.
  static func coalesced(of touch: UITouch, in event: UIEvent, as sample: Sample) -> [TimedSample] {
    (event.coalescedTouches(for: touch) ?? []).dropLast().map { timed($0, sample) }
  }

  static func predicted(of touch: UITouch, in event: UIEvent, as sample: Sample) -> [TimedSample] {
    (event.predictedTouches(for: touch) ?? []).map { timed($0, sample) }
  }

  private static func timed(_ touch: UITouch, _ own: Sample) -> TimedSample {
    TimedSample(time: touch.timestamp, sample: sample(of: touch, finger: own.finger, window: own.window))
  }

  /// From the touch's window, in whose coordinates it says where it is, to the screen.
  private static func onScreen(_ point: CGPoint, of touch: UITouch) -> CGPoint {
    let screen: UIWindow? = nil
    return touch.window?.convert(point, to: screen) ?? point
  }

  private static func number(of window: UIWindow?) -> Int {
    guard let window else { return 0 }
    return UIApplication.shared.windows.firstIndex { $0 === window } ?? 0
  }

  /// The touches by landing. On a device a set has no order of its own, so those that landed together are told
  /// apart by where they are.
  static func inLandingOrder(_ touches: Set<UITouch>) -> [UITouch] {
    #if TOUCHSTONE_UIKIT
      touches.sorted { one, other in
        let (place, otherPlace) = (one.location(in: nil), other.location(in: nil))
        return (one.timestamp, place.y, place.x) < (other.timestamp, otherPlace.y, otherPlace.x)
      }
    #else
      Array(touches)
    #endif
  }
}
