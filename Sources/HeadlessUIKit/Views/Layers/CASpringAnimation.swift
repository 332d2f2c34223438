#if !canImport(Darwin)
  public import Foundation

  /// An animation that swings to its value, as a mass at a spring does; when its duration is over, it is there.
  open class CASpringAnimation: CABasicAnimation {
    /// More than 0.
    open var mass: CGFloat = 1
    /// More than 0.
    open var stiffness: CGFloat = 100
    /// What slows it down; 0 for nothing.
    open var damping: CGFloat = 10
    /// In whole ways a second, towards the value.
    open var initialVelocity: CGFloat = 0
    /// Whether more damping than stops it from swinging makes it slower; else that counts as just enough.
    open var allowsOverdamping = false

    /// Nil of a spring that there can't be.
    var swing: SpringSwing? {
      guard mass > 0, stiffness > 0, damping >= 0 else { return nil }
      let ratio = damping / (2 * (stiffness * mass).squareRoot())
      return SpringSwing(
        dampingRatio: allowsOverdamping ? ratio : min(1, ratio), frequency: (stiffness / mass).squareRoot(),
        velocity: initialVelocity)
    }

    /// A spring that seems to take so long, and goes so far beyond its end, from -1 to 1.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
      self.init()
      guard perceptualDuration > 0 else { return }
      let turn = 2 * CGFloat.pi / CGFloat(perceptualDuration)
      (mass, stiffness) = (1, turn * turn)
      damping = bounce >= 0 ? (1 - bounce) * 2 * turn : 2 * turn / (1 + bounce)
      duration = settlingDuration
    }

    /// In seconds: how long a swing takes that nothing damps.
    open var perceptualDuration: CFTimeInterval {
      stiffness > 0 ? 2 * .pi * Double(mass / stiffness).squareRoot() : 0
    }
    /// How far it goes beyond its end, from -1 to 1.
    open var bounce: CGFloat {
      let critical = 2 * (mass * stiffness).squareRoot()
      guard critical > 0, damping > 0 else { return 0 }
      return damping <= critical ? 1 - damping / critical : critical / damping - 1
    }

    /// In seconds, until it comes to rest: what `duration` is set to, as a rule. That of a spring that doesn't
    /// swing is looked for in steps of a tenth of a second (A190).
    ///
    /// Apple: <https://developer.apple.com/documentation/quartzcore/caspringanimation/settlingduration>
    open var settlingDuration: CFTimeInterval {
      guard let swing else { return .infinity }
      let (exact, step) = (CFTimeInterval(swing.settlingTime), 0.1)
      guard swing.dampingRatio >= 1, exact < Self.mostSteps * step else { return exact }
      var time = 0.0
      while time < exact { time += step }
      return time
    }
    private static let mostSteps = 10_000.0
  }

  /// The action of a layer that comes to be shown.
  public let kCAOnOrderIn = "onOrderIn"
  /// The action of a layer that is shown no longer.
  public let kCAOnOrderOut = "onOrderOut"
#endif
