public import Foundation

/// Has a view's contents dragged by a finger that rests on it.
///
/// A long press of the view's own, named `dragLift`, lifts what the delegate gives, and takes the finger from the
/// view (V204); the drag begins when that finger moves on (V205). Within the application alone: there is no other.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidraginteraction>
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// Not retained.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view that it was added to.
  open private(set) weak var view: UIView?
  /// Whether other recognizers go on when the finger has lifted something. One of them that recognizes calls the
  /// lift off, once the finger moves.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Without it a finger that rests lifts nothing, and a trace says so.
  open var isEnabled = UIDragInteraction.isEnabledByDefault { didSet { update() } }
  /// Yes, as on every device since iOS 15.
  open class var isEnabledByDefault: Bool { true }

  private lazy var press = DragPress(of: self)
  private lazy var tap = DragTap(of: self)
  /// What the finger at hand would lift.
  private var prepared: Drag?
  /// What a tap would add, and to which drag.
  private var awaited: (items: [UIDragItem], drag: Drag)?
  private weak var last: Drag?

  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    guard let old = self.view else { return }
    old.removeGestureRecognizer(press)
    old.removeGestureRecognizer(tap)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    update()
    view?.addGestureRecognizer(press)
    view?.addGestureRecognizer(tap)
  }

  /// Whether somebody's delegate gives items; else its own text or list does, of which there need not be any.
  private var hasGiver: Bool {
    if let list = delegate as? ListDragging { return list.hasDelegate }
    return delegate != nil && !(delegate is TextDrags)
  }

  /// It is no news that a finger did not rest where nobody has said that it would lift anything.
  func update() { press.isDiscreet = !isEnabled || !hasGiver }

  // MARK: Lifting

  /// The drag of what a finger lifted from here last, while it goes on.
  var lifted: Drag? { last.flatMap { drag in UIApplication.shared.drags?.live.first { $0 === drag } } }

  /// How far a finger goes before it drags what it has lifted.
  var way: CGFloat { press.thresholds.panHysteresis }

  /// Whether another recognizer, for which the lift was no obstacle, has the finger by now.
  var isOutdone: Bool {
    press.arena.inPlay.contains { other in
      other !== press && !(other is UILongPressGestureRecognizer) && other.sharesInput(with: press)
        && (other.state.isActive || other.state == .ended)
    }
  }

  /// Asks the delegate for items.
  func prepares(for finger: UITouch) -> Bool {
    prepared = nil
    guard let view, lifted == nil else { return false }
    func refuse(_ why: RefusedLift) -> Bool {
      Decisions.tell(.drag(view, finger, .liftsNothing(why)))
      return false
    }
    guard isEnabled else { return refuse(.notEnabled) }
    guard let delegate else { return refuse(.noDelegate) }
    let session = DragSession(at: finger.screenLocation)
    session.items = delegate.dragInteraction(self, itemsForBeginning: session)
    guard !session.items.isEmpty else {
      // A list without a drag delegate was asked whether its data source moves items, and for none.
      return hasGiver ? refuse(.noItems) : false
    }
    prepared = Drag(of: self, by: finger, session)
    return true
  }

  /// The fingers that were asked about have decided.
  func forgetPrepared() { (prepared, awaited) = (nil, nil) }

  func lift() {
    guard let drag = prepared else { return }
    (prepared, last) = (nil, drag)
    drag.lift()
  }

  // MARK: Adding

  /// Asks the delegate for items to add to the drag that goes on; with several drags, which one it shall be.
  func preparesAdding(at point: CGPoint) -> Bool {
    awaited = nil
    guard let delegate, let drags = UIApplication.shared.drags?.live, let only = drags.first else { return false }
    var drag = only
    if drags.count > 1 {
      let wanted = delegate.dragInteraction(
        self, sessionForAddingItems: drags.map(\.session), withTouchAt: point)
      guard let chosen = drags.first(where: { $0.session === wanted }) else { return false }
      drag = chosen
    }
    let items = delegate.dragInteraction(self, itemsForAddingTo: drag.session, withTouchAt: point)
    if !items.isEmpty { awaited = (items, drag) }
    return !items.isEmpty
  }

  func add() {
    guard let awaited else { return }
    self.awaited = nil
    // It may be over since the tap was asked about.
    if awaited.drag.stage != .ending { awaited.drag.add(awaited.items, from: self) }
  }
}
