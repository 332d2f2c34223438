public import Foundation

/// What bodies would do; no animator takes one.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidynamicbehavior>
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// Those that belong to it.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Never called.
  open var action: (() -> Void)?
  /// Nil: none takes one.
  open var dynamicAnimator: UIDynamicAnimator? { nil }

  public override init() { super.init() }

  #if !canImport(Darwin)
    /// Called for properties that it observes by their names; for overriding. The default stops.
    open func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { refuse(keyPath) }
  #endif

  /// One more that belongs to it.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  /// Nothing happens where it doesn't belong to it.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.removeAll { $0 === behavior } }
  /// Never called: no animator takes one.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
}

/// Items that fall.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uigravitybehavior>
open class UIGravityBehavior: UIDynamicBehavior {
  /// What it is about.
  open private(set) var items: [any UIDynamicItem]
  /// Kept.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// In radians; kept.
  open var angle: CGFloat = .pi / 2
  /// Kept.
  open var magnitude: CGFloat = 1

  /// Of these items.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// Of none yet.
  public convenience override init() { self.init(items: []) }

  /// One more.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Nothing happens where it is not there.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  /// Kept.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { (self.angle, self.magnitude) = (angle, magnitude) }
}

/// Items that bump.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollisionbehavior>
open class UICollisionBehavior: UIDynamicBehavior {
  /// What it is about.
  open private(set) var items: [any UIDynamicItem]
  /// Kept.
  open var collisionMode = Mode.everything
  /// Kept.
  open var translatesReferenceBoundsIntoBoundary = false
  /// Never told.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  private var boundaries: [(identifier: any NSCopying, path: UIBezierPath)] = []

  /// Of these items.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// Of none yet.
  public convenience override init() { self.init(items: []) }

  /// One more.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Nothing happens where it is not there.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  /// Kept.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    boundaries.removeAll { "\($0.identifier)" == "\(identifier)" }
    boundaries.append((identifier, bezierPath))
  }
  /// Kept.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }
  /// What was kept.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { "\($0.identifier)" == "\(identifier)" }?.path
  }
  /// Of those that were kept, in their order; nil where there are none.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }
  /// Nothing happens where there is none.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { "\($0.identifier)" == "\(identifier)" }
  }
  /// Forgets what was kept.
  open func removeAllBoundaries() { boundaries = [] }
  /// Kept.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
  }

  /// What bumps with what.
  public struct Mode: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let items = Mode(rawValue: 1 << 0)
    public static let boundaries = Mode(rawValue: 1 << 1)
    public static let everything = Mode(rawValue: .max)
  }
}

/// Told of bumps; there are none.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollisionbehaviordelegate>
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Never called.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  /// Never called.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
}

extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
}

/// An item that snaps to a place.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisnapbehavior>
open class UISnapBehavior: UIDynamicBehavior {
  /// Kept.
  open var snapPoint: CGPoint
  /// Kept.
  open var damping: CGFloat = 0.5

  /// Of that item.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    snapPoint = point
    super.init()
  }
}

/// Items that are pushed.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipushbehavior>
open class UIPushBehavior: UIDynamicBehavior {
  /// What it is about.
  open private(set) var items: [any UIDynamicItem]
  /// Once, or all the time.
  public let mode: Mode
  /// Kept.
  open var active = true
  /// In radians; kept.
  open var angle: CGFloat = 0
  /// Kept.
  open var magnitude: CGFloat = 0
  /// Kept.
  open var pushDirection = CGVector(dx: 0, dy: 0)

  /// Of these items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    (self.items, self.mode) = (items, mode)
    super.init()
  }

  /// One more.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Nothing happens where it is not there.
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    offsets[ObjectIdentifier(item)] = nil
  }
  private var offsets: [ObjectIdentifier: UIOffset] = [:]
  /// Kept, of one of its items.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    if items.contains(where: { $0 === item }) { offsets[ObjectIdentifier(item)] = o }
  }
  /// What was kept; none, unless set.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }
  /// Kept.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { (self.angle, self.magnitude) = (angle, magnitude) }

  /// Once, or all the time. Raw values are UIKit's.
  public enum Mode: Int, Sendable { case continuous, instantaneous }
}

/// How heavy and how smooth items are.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidynamicitembehavior>
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// What it is about.
  open private(set) var items: [any UIDynamicItem]
  /// Kept.
  open var elasticity: CGFloat = 0
  /// Kept.
  open var friction: CGFloat = 0
  /// Kept.
  open var density: CGFloat = 1
  /// Kept.
  open var resistance: CGFloat = 0
  /// Kept.
  open var angularResistance: CGFloat = 0
  /// Kept.
  open var charge: CGFloat = 0
  /// Kept.
  open var isAnchored = false
  /// Kept.
  open var allowsRotation = true

  /// Of these items.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// Of none yet.
  public convenience override init() { self.init(items: []) }

  /// One more.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Nothing happens where it is not there.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  /// Nothing comes of it: nothing moves.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  /// Nothing comes of it: nothing turns.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
  /// None.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
  /// None.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}
