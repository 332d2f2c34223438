public import Foundation

/// One finger, from landing to lifting: the same object all the while.
///
/// Its own Hashable root instead of an `NSObject`: it hashes to its landing slot, so that sets of touches come in
/// landing order on every run and machine. A set of `NSObject`s would come in another order every time, whatever a
/// class overrides, and so a touch can't be put into one.
/// What it says is read and set whole, a word at a time and on the main actor, several dozen times in every event:
/// so Swift need not check at run time that accesses don't overlap. See Apple's `UITouch` and "Handling touches in
/// your view".
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitouch>
@preconcurrency @MainActor
open class UITouch: Hashable {
  nonisolated let slot: Int
  /// The finger's number in the log.
  package nonisolated let identifier: Int

  /// Seconds since the device started, of the last change.
  @exclusivity(unchecked) open internal(set) var timestamp: TimeInterval
  /// Where the finger is in its life.
  open internal(set) var phase: Phase {
    get { storedPhase }
    set { storedPhase = newValue }
  }
  /// Decided when the finger lands, and the same for the rest of the touch.
  @exclusivity(unchecked) open internal(set) var tapCount: Int
  /// What touches: a finger, a pencil, a pointer.
  open internal(set) var type: TouchType {
    get { storedType }
    set { storedType = newValue }
  }
  /// In points.
  @exclusivity(unchecked) open internal(set) var majorRadius: CGFloat = 0
  /// How far off `majorRadius` may be, in points; 0 where the device did not say.
  @exclusivity(unchecked) open internal(set) var majorRadiusTolerance: CGFloat = 0
  /// Where the touch began, also when the finger has left it since.
  open internal(set) var window: UIWindow? {
    get { storedWindow }
    set { storedWindow = newValue }
  }
  /// Found by hit testing when the finger landed; stays when the finger leaves it. Nil when no view receives the
  /// touch.
  open internal(set) var view: UIView? {
    get { storedView }
    set { storedView = newValue }
  }
  /// 1 is an average touch; 0 where the hardware can't tell.
  @exclusivity(unchecked) open internal(set) var force: CGFloat = 0
  /// `force` at its strongest; 0 where the device reports no force.
  @exclusivity(unchecked) open internal(set) var maximumPossibleForce: CGFloat = 0
  /// In radians: 0 lies on the screen, π/2 stands upright.
  @exclusivity(unchecked) open internal(set) var altitudeAngle: CGFloat = .pi / 2
  /// In radians, about the pencil's own axis.
  @exclusivity(unchecked) open internal(set) var rollAngle: CGFloat = 0
  /// Tells a later correction which sample it corrects; nil where none will come.
  @exclusivity(unchecked) open internal(set) var estimationUpdateIndex: NSNumber?
  /// What is only estimated of it.
  @exclusivity(unchecked) open internal(set) var estimatedProperties: Properties = []
  /// What of that will come again, by `touchesEstimatedPropertiesUpdated`.
  @exclusivity(unchecked) open internal(set) var estimatedPropertiesExpectingUpdates: Properties = []

  // As delivery reads `phase`, `type`, `window` and `view`: of its own touches nobody overrides these, which Swift
  // doesn't know.
  @exclusivity(unchecked) final var storedPhase: Phase
  @exclusivity(unchecked) final var storedType: TouchType
  @exclusivity(unchecked) final var storedWindow: UIWindow?
  @exclusivity(unchecked) final var storedView: UIView? {
    willSet { if newValue == nil { formerView = storedView } }
  }

  /// Those that were chosen when the finger landed, the hit view's first, then each superview's; nil before that.
  open var gestureRecognizers: [UIGestureRecognizer]? { attached }
  @exclusivity(unchecked) var attached: [UIGestureRecognizer]?
  /// How much its last report said of it.
  @exclusivity(unchecked) var telling = Telling.estimates
  /// Whether a window has handed its landing to recognizers.
  @exclusivity(unchecked) var isHeard = false
  /// What hit testing found, also where the touch is kept from it; set where that is in a window.
  var hitView: UIView? { hasHit ? view ?? formerView : nil }
  @exclusivity(unchecked) var hasHit = false
  /// Only from when the touch is lost: a weak reference makes every retain of the view a slow one.
  private weak var formerView: UIView?

  /// In points of the screen.
  @exclusivity(unchecked) var screenLocation: CGPoint
  @exclusivity(unchecked) var previousScreenLocation: CGPoint
  /// In radians, in the screen's axes.
  @exclusivity(unchecked) var screenAzimuth: CGFloat = 0

  /// A touch of no finger, for handing to a responder's methods in a test.
  public init() {
    (identifier, slot, timestamp, storedPhase, tapCount, storedType) = (0, 0, 0, .began, 0, .direct)
    (screenLocation, previousScreenLocation) = (.zero, .zero)
  }

  init(
    identifier: Int, slot: Int, timestamp: TimeInterval, phase: Phase, tapCount: Int, type: TouchType,
    at place: CGPoint
  ) {
    self.identifier = identifier
    self.slot = slot
    self.timestamp = timestamp
    storedPhase = phase
    self.tapCount = tapCount
    storedType = type
    screenLocation = place
    previousScreenLocation = place
  }

  // MARK: Where

  /// In the view's coordinates as the view stands now; nil asks for the touch's window.
  open func location(in view: UIView?) -> CGPoint { place(screenLocation, in: view) }
  /// Where the finger was when it was last reported; when it just landed, where it is.
  open func previousLocation(in view: UIView?) -> CGPoint { place(previousScreenLocation, in: view) }
  /// As `location(in:)`: the precise digits that some hardware adds are not in a log. Never for hit testing.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// The same as `previousLocation(in:)`: a log keeps one location, the precise one.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let window else { return view?.window?.convertFromScreen(point, to: view) ?? point }
    let base = window.convertFromScreen(point)
    guard let view else { return base }
    return window.convert(base, to: view)
  }

  /// Where the pencil points, in radians from the view's positive x axis.
  open func azimuthAngle(in view: UIView?) -> CGFloat {
    if abs(screenAzimuth) <= .pi, isUpright(in: view) { return screenAzimuth }
    let direction = azimuthUnitVector(in: view)
    return CGFloat(atan2(Double(direction.dy), Double(direction.dx)))
  }

  /// Whether lengths and directions there are the screen's, so that no digit is to be lost over them.
  private func isUpright(in view: UIView?) -> Bool {
    let origin = place(.zero, in: view)
    let (right, down) = (place(CGPoint(x: 1, y: 0), in: view), place(CGPoint(x: 0, y: 1), in: view))
    return right == CGPoint(x: origin.x + 1, y: origin.y) && down == CGPoint(x: origin.x, y: origin.y + 1)
  }

  /// Where a pencil points to, as a vector of length 1 in the view's coordinates; nil is the window's.
  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    let tip = screenLocation
    let away = CGPoint(x: tip.x + cos(screenAzimuth), y: tip.y + sin(screenAzimuth))
    let (start, end) = (place(tip, in: view), place(away, in: view))
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : CGVector(dx: 0, dy: 0)
  }

  // MARK: Kinds

  /// A touch's life. The region phases are a pointer's, and never come.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  /// What can touch. Raw values are UIKit's.
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
    public static var stylus: TouchType { .pencil }
  }

  /// What of a touch can be an estimate.
  public struct Properties: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let force = Properties(rawValue: 1 << 0)
    public static let azimuth = Properties(rawValue: 1 << 1)
    public static let altitude = Properties(rawValue: 1 << 2)
    public static let location = Properties(rawValue: 1 << 3)
    public static let roll = Properties(rawValue: 1 << 4)
  }

  /// How much a report says of a touch: no more than what touches, and where; or what a device measures, too; or
  /// that some of it is an estimate.
  enum Telling { case place, measures, estimates }

  // MARK: Words

  /// What it is and where, for logs of the application's own.
  open var description: String {
    let (place, last) = (location(in: nil), previousLocation(in: nil))
    return "<UITouch: \(slot)> phase: \(phase) tap count: \(tapCount) "
      + "window: \(words(window)) view: \(words(view)) "
      + "location in window: {\(place.x), \(place.y)} previous location in window: {\(last.x), \(last.y)}"
  }
  /// The same.
  open var debugDescription: String { description }

  private func words(_ view: UIView?) -> String { view.map { "<\(Swift.type(of: $0))>" } ?? "(null)" }

  // MARK: Identity

  /// As an object has it: whether it is the same.
  nonisolated public func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
  /// As an object has it.
  nonisolated public var hash: Int { slot }

  nonisolated public static func == (one: UITouch, other: UITouch) -> Bool { one === other }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(slot) }
  nonisolated public func _rawHashValue(seed: Int) -> Int { slot }
}
