#if !canImport(Darwin)
  public import Foundation

  /// A change of a layer's looks over time. Nothing is drawn: `presentation()` shows it; its delegate hears of its
  /// beginning and end, at their time on the virtual clock.
  ///
  /// A layer to which it is added gets a copy, of which the delegate hears.
  open class CAAnimation: NSObject, NSCopying {
    /// In seconds; where it is 0, the transaction's.
    open var duration: TimeInterval = 0
    /// In seconds of its layer's time, for a beginning that is put off, or is over; 0 for at once.
    open var beginTime: TimeInterval = 0
    /// How fast it goes.
    open var speed: Float = 1
    /// How often it comes; 0 for once, `.infinity` for as long as it is not removed.
    open var repeatCount: Float = 0
    /// In seconds, in place of `repeatCount`; 0 for that.
    open var repeatDuration: TimeInterval = 0
    /// Whether it goes back each time, too.
    open var autoreverses = false
    /// In seconds: how far into a run it begins. At a run's end it goes on from the beginning of the next.
    open var timeOffset: TimeInterval = 0
    /// Whether `presentation()` shows it before and after its time.
    open var fillMode = CAMediaTimingFillMode.removed
    /// How its way goes with the time; nil for evenly.
    open var timingFunction: CAMediaTimingFunction?
    /// Whether the layer forgets it when it has ended.
    open var isRemovedOnCompletion = true
    /// Told of its beginning and end. Retained, as on a device.
    open var delegate: (any CAAnimationDelegate)?

    /// Kept: it takes its time on every screen.
    open var preferredFrameRateRange = CAFrameRateRange.default

    public override init() { super.init() }
    /// Nothing is read from the coder.
    public required init?(coder: NSCoder) { super.init() }

    /// What code has set by a key.
    var keyed: [String: Any] = [:]
    /// Kept under that key, for the delegate.
    open func setValue(_ value: Any?, forKey key: String) { keyed[key] = value }
    /// What was kept under that key.
    open func value(forKey key: String) -> Any? { keyed[key] }

    /// Another one that is the same now. One of an application's class is itself: its initializers are not known.
    open func copy(with zone: NSZone? = nil) -> Any { copied() }
    /// As an action: adds itself to the layer.
    @preconcurrency @MainActor
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// None, unless an override has one: values are the animation's own.
    open class func defaultValue(forKey key: String) -> Any? { nil }
    /// For overriding: nothing is archived.
    open func shouldArchiveValue(forKey key: String) -> Bool { true }

    /// In seconds, of one way.
    @MainActor var wayDuration: TimeInterval {
      duration > 0 ? duration : givenDuration ?? CATransaction.animationDuration()
    }
    @MainActor private var givenDuration: TimeInterval?
    /// Where it has none of its own it takes that of its group, and a group that of the transaction that adds it.
    @MainActor func take(duration: TimeInterval) {
      givenDuration = duration
      for one in (self as? CAAnimationGroup)?.animations ?? [] { one.take(duration: wayDuration) }
    }

    /// In seconds, until it has ended; infinite where it has no end.
    @MainActor var length: TimeInterval {
      let once = wayDuration * (autoreverses ? 2 : 1)
      let whole = repeatDuration > 0 ? repeatDuration : once * Double(repeatCount > 0 ? repeatCount : 1)
      return speed > 0 ? whole / Double(speed) : .infinity
    }
  }

  /// Hears of an animation's beginning and end.
  @preconcurrency @MainActor
  public protocol CAAnimationDelegate: NSObjectProtocol {
    /// It begins.
    func animationDidStart(_ anim: CAAnimation)
    /// It ended; `finished` says whether by itself.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
  }

  extension CAAnimationDelegate {
    /// Nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
  }

  /// An animation of one of a layer's values.
  open class CAPropertyAnimation: CAAnimation {
    /// Which value.
    open var keyPath: String?
    /// Whether its values are added to the layer's.
    open var isAdditive = false
    /// Whether each run goes on from where the one before ended.
    open var isCumulative = false
    /// What its values are of the transform that its key path names; nil where they are transforms.
    open var valueFunction: CAValueFunction?

    /// - Parameter path: the layer's property that would change.
    public convenience init(keyPath path: String?) {
      self.init()
      keyPath = path
    }
  }

  /// An animation from one value to another.
  open class CABasicAnimation: CAPropertyAnimation {
    /// Nil for the layer's own, or for `toValue` less `byValue`.
    open var fromValue: Any?
    /// Nil for the layer's own, or for `fromValue` and `byValue` together.
    open var toValue: Any?
    /// What is between the two, where one of them is nil.
    open var byValue: Any?
  }

  /// A change of a layer's contents as a whole.
  open class CATransition: CAAnimation {
    /// Kept.
    open var type = CATransitionType.fade
    /// Kept.
    open var subtype: CATransitionSubtype?
    /// Kept.
    open var startProgress: Float = 0
    /// Kept.
    open var endProgress: Float = 1
  }

  /// The key of transitions.
  public let kCATransition = "transition"

  /// How a transition looks. Nothing is drawn.
  public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fade = CATransitionType(rawValue: "fade")
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    public static let push = CATransitionType(rawValue: "push")
    public static let reveal = CATransitionType(rawValue: "reveal")
  }

  /// Where a transition comes from. Nothing is drawn.
  public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
  }

  /// An animation through several values.
  open class CAKeyframeAnimation: CAPropertyAnimation {
    /// Numbers, points, sizes, rectangles and transforms, boxed or not.
    open var values: [Any]?
    /// In place of values: where it begins and where each of its lines and curves ends are such. Where the
    /// animation is paced, as far along it as time is gone.
    open var path: CGPath?
    /// As shares of the duration, one for each of the values; nil for evenly.
    open var keyTimes: [NSNumber]?
    /// How each way from one value to the next goes with its time; not where the animation is paced.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// `.discrete` shows each value for its part of the time, `.paced` goes as fast all along the way; the cubic
    /// modes are taken for straight ones.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// Kept.
    open var rotationMode: CAAnimationRotationMode?
    /// Kept.
    open var tensionValues: [NSNumber]?
    /// Kept.
    open var continuityValues: [NSNumber]?
    /// Kept.
    open var biasValues: [NSNumber]?
  }

  /// How values between two keys are worked out.
  public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
  }

  /// How what moves along a path turns with it. Nothing is drawn.
  public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
  }

  /// Several animations at once.
  open class CAAnimationGroup: CAAnimation {
    /// They are shown within its time, and have no end of their own.
    open var animations: [CAAnimation]?
  }

  /// How an animation's speed goes.
  public final class CAMediaTimingFunction: NSObject, Sendable {
    /// Two control points of a curve from zero to one.
    let points: [Float]

    /// The curve's two control points, from 0 to 1.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
      points = [c1x, c1y, c2x, c2y]
    }

    /// Writes across and down of a point to two places: the ends are 0 and 3, the control points 1 and 2. Stops at
    /// any other.
    public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
      precondition((0...3).contains(idx), "\(idx) is none of a curve's points, which are 0 to 3")
      let all = [0, 0] + points + [1, 1]
      (ptr[0], ptr[1]) = (all[2 * idx], all[2 * idx + 1])
    }

    /// The straight one.
    public convenience override init() { self.init(controlPoints: 0, 0, 1, 1) }

    /// One of the usual curves.
    public convenience init(name: CAMediaTimingFunctionName) {
      switch name {
      case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
      case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
      case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
      case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
      default: self.init(controlPoints: 0, 0, 1, 1)
      }
    }
  }

  /// Names of usual curves.
  public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
  }

  /// What is shown before and after an animation.
  public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  }
#endif
