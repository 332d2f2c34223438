public import Foundation

/// How an animation's progress follows its time.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitimingcurveprovider>
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// Which of the parameters below count.
  var timingCurveType: UITimingCurveType { get }
  /// Nil where the curve is a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// Nil where the curve is no spring.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// What a timing curve is made of.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitimingcurvetype>
public enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }

/// A curve from (0, 0) to (1, 1) by two control points.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicubictimingparameters>
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve; `.easeInOut` where control points were given.
  public let animationCurve: UIView.AnimationCurve
  /// The curve's first control point, in parts of the time and of the way.
  public let controlPoint1: CGPoint
  /// The curve's second control point, in parts of the time and of the way.
  public let controlPoint2: CGPoint
  public let timingCurveType: UITimingCurveType

  /// Core Animation's default curve, which is no named one.
  public convenience override init() {
    self.init(controlPoint1: CGPoint(x: 0.25, y: 0.1), controlPoint2: CGPoint(x: 0.25, y: 1), as: .builtin)
  }

  /// One of the named curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    timingCurveType = .builtin
    (controlPoint1, controlPoint2) =
      switch curve {
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      }
  }

  /// - Parameter point1: its x, as that of the other, from 0 to 1.
  public convenience init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    self.init(controlPoint1: point1, controlPoint2: point2, as: .cubic)
  }

  private init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, as type: UITimingCurveType) {
    animationCurve = .easeInOut
    timingCurveType = type
    controlPoint1 = point1
    controlPoint2 = point2
  }

  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring that comes to rest at 1.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uispringtimingparameters>
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// Below 1 it swings beyond its end; never more.
  let dampingRatio: CGFloat
  /// In parts of the whole way a second: each component for a place along its axis, the first for all that is no
  /// place.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uispringtimingparameters/initialvelocity>
  public let initialVelocity: CGVector
  /// In radians a second, of a spring that is given by its physics; nil of another one.
  let frequency: CGFloat?
  /// In seconds, of a spring that is given by its physics: until it comes to rest.
  let settlingDuration: TimeInterval?

  /// The system's spring, from rest: its ratio of 4.56 counts as 1, and it rests after half a second.
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }
  /// A spring that starts at rest; with a ratio of 1 it does not swing.
  public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

  /// With a ratio of 1 it does not swing, and more counts as 1.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    dampingRatio = min(1, ratio)
    initialVelocity = velocity
    (frequency, settlingDuration) = (nil, nil)
  }

  /// A spring by its physics, which say how long it takes, too. More damping than stops it from swinging counts as
  /// just enough.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    let critical = 2 * (stiffness * mass).squareRoot()
    let ratio = critical > 0 ? min(1, damping / critical) : 1
    dampingRatio = ratio
    initialVelocity = velocity
    guard critical > 0, ratio > 0 else {
      (frequency, settlingDuration) = (nil, nil)
      return
    }
    let swing = SpringSwing(
      dampingRatio: ratio, frequency: (stiffness / mass).squareRoot(), velocity: velocity.dx)
    (frequency, settlingDuration) = (swing.frequency, TimeInterval(swing.settlingTime))
  }

  /// A spring by how long it seems to take, and how much it swings: not at all with 0. It rests later than that.
  /// - Parameter duration: of a swing that nothing damps; 0 leaves the time to whoever animates (ours).
  public convenience init(
    duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero
  ) {
    let turn = duration > 0 ? 2 * CGFloat.pi / CGFloat(duration) : 0
    let damping = bounce < 0 ? 2 * turn / max(0, 1 + bounce) : 2 * turn * (1 - bounce)
    self.init(mass: 1, stiffness: turn * turn, damping: damping, initialVelocity: velocity)
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
}
