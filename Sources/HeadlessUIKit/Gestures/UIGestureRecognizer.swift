public import Foundation

/// Watches the touches of a view and of everything in it, and tells its targets when they make a gesture.
///
/// Hears of every touch before the view does, and stands outside of the responder chain. Its targets are called at
/// the end of the turn, once for each of `began`, `changed`, `ended` and `cancelled`; then it is reset.
///
/// On Linux there is no `#selector`: a target adopts `ActionMethods`, or the recognizer gets a closure by
/// `addHandler(_:)`. Subclassing works as with `import UIKit.UIGestureRecognizerSubclass`.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uigesturerecognizer>
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// Everything about the present attempt; a new one with each reset.
  @exclusivity(unchecked) var attempt = GestureAttempt()
  @exclusivity(unchecked) private var present = State.possible
  /// What the event system makes of the recognizer, on its way through the overridable setter.
  @exclusivity(unchecked) var decree: State?
  /// Why the next state is taken; nil where a subclass decides.
  @exclusivity(unchecked) var because: GestureReason?
  /// `reset()` is being called, which may assign `.possible`.
  @exclusivity(unchecked) var isResetting = false
  @exclusivity(unchecked) var targets = GestureTargets() {
    didSet {
      if attempt.silentStep != nil, !targets.isEmpty { arena.callsCome(to: self) }
    }
  }
  /// What the recognizer's own view does whenever targets are called, before them; told to nobody.
  @exclusivity(unchecked) var ownAction: (() -> Void)? {
    didSet {
      if attempt.silentStep != nil, ownAction != nil { arena.callsCome(to: self) }
    }
  }
  /// One of a view's own, which most fingers are no business of: a trace tells of it from its recognizing on.
  var isDiscreet = false
  /// Those that must fail before this one recognizes, however they are touched.
  private(set) var required: [WeakRecognizer] = []
  @exclusivity(unchecked) var lastPlace = CGPoint.zero

  // MARK: Making

  /// Calls the target's method when it recognizes. Without the Objective-C runtime the target adopts
  /// `ActionMethods`.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }

  /// Always nil: there is no archive of recognizers to read from.
  public convenience init?(coder: NSCoder) { return nil }

  /// Not retained. The method is looked up in the target's `ActionMethods` when it is called, with the recognizer.
  open func addTarget(_ target: Any, action: Selector) { targets.add(target as AnyObject, action) }

  /// Nil stands for every target, or for every action; both take the handlers away, too.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.remove(target.map { $0 as AnyObject }, action)
  }

  #if !canImport(Darwin)
    /// Called for properties that it observes by their names; for overriding. The default stops.
    open func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { refuse(keyPath) }
  #endif

  // MARK: What it is

  /// Setting a state that no way leads to is ignored, and told to whoever watches.
  ///
  /// Reads `.possible` as long as it waits for others to fail. Everything that happens to the recognizer comes
  /// through here, so that an override's `didSet` hears of it.
  open var state: State {
    get { present }
    set {
      let old = present
      if newValue == .changed, old.isActive, decree == nil, because == nil, attempt.isUnderWay {
        present = .changed
        return SharedApplication.borrow { $0.goesOn(self, from: old) }
      }
      take(newValue, from: old)
    }
  }

  /// Apart from what comes with every sample.
  @inline(never) private func take(_ state: State, from old: State) {
    let application = SharedApplication.current
    let arena = application.gestures
    guard let next = decree ?? arena.outcome(of: state, assignedTo: self) else { return }
    decree = nil
    present = next
    application.noteState(of: self)
    arena.didMove(self, from: old)
  }

  /// Asked for its consent; not retained.
  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { recognizerDelegate }
    set { recognizerDelegate = newValue }
  }
  /// Whom the setter was given, whoever an override shows (V1153).
  @exclusivity(unchecked) final weak var recognizerDelegate: (any UIGestureRecognizerDelegate)?
  /// The view whose touches, and whose subviews' touches, it follows.
  open internal(set) var view: UIView? {
    get { link?.takeUnretainedValue() }
    set { link = newValue.map { .passUnretained($0) } }
  }
  /// The view. Not retained, and not weak, which would make every retain of it a slow one: it lets go of its
  /// recognizers at the latest when it ends itself.
  @exclusivity(unchecked) final nonisolated(unsafe) var link: Unmanaged<UIView>?
  /// What a watcher keeps with this recognizer.
  package final var note: AnyObject? {
    get { kept }
    set { kept = newValue }
  }
  /// Whether that is what it keeps.
  package final func isNoted(_ note: AnyObject) -> Bool { kept === note }
  /// Apart from `note`: of what other modules read themselves, Swift would check each access.
  @exclusivity(unchecked) private final var kept: AnyObject?
  /// For debugging; a trace calls the recognizer by it.
  open var name: String?

  /// False takes its touches away and ends what it recognizes with `.cancelled`.
  @exclusivity(unchecked) open var isEnabled = true {
    didSet {
      if oldValue, !isEnabled { arena.expel(self, because: .disabled) }
    }
  }

  // MARK: What it does to the view's touches

  /// Recognizing takes the touches from their view, which hears that they are cancelled.
  @exclusivity(unchecked) open var cancelsTouchesInView = true
  /// The view hears of touches when the recognizer has failed.
  @exclusivity(unchecked) open var delaysTouchesBegan = false
  /// The view hears of the end of a touch when the recognizer has decided.
  @exclusivity(unchecked) open var delaysTouchesEnded = true

  // MARK: Which touches it takes

  /// Raw values of `UITouch.TouchType`.
  @exclusivity(unchecked) open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// Raw values of `UIPress.PressType`; empty for a recognizer of touches alone.
  @exclusivity(unchecked) open var allowedPressTypes: [NSNumber] = [4]
  /// The first touch's type keeps others away until the reset.
  @exclusivity(unchecked) open var requiresExclusiveTouchType = true

  /// Asked once for the new touches of an event; the default asks the delegate.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    recognizerDelegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  /// Leaves a touch to others: it is not counted, not delivered again, and not cancelled in its view.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    attempt.forget(touch)
  }

  /// Leaves a press to others, as `ignore(_:for:)` leaves a touch.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {
    attempt.buttons.forget(button)
  }

  /// The modifier keys that were held in the last event that it got; none where a log doesn't say.
  open var modifierFlags: UIKeyModifierFlags { attempt.modifierFlags }
  /// The pointer's buttons that were pressed in the last event that it got.
  open var buttonMask: UIEvent.ButtonMask { attempt.buttonMask }

  // MARK: Others

  /// Recognizes only after the other one has failed, and fails when that one recognizes.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
    required.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Whether recognizing keeps the other one from it.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another one's recognizing keeps this one from it.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether it waits until the other has failed; for overriding.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether the other waits until this one has failed; for overriding.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: Touches, for subclasses

  /// Fingers landed in its view. Called before the view hears of them; for overriding.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers moved. Called before the view hears of it; for overriding.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers lifted. Called before the view hears of it; for overriding.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers were taken away. Called before the view hears of it; for overriding.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Better values came for touches that the recognizer got.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  // MARK: Presses, for subclasses

  /// The default has no use for presses: they go on to others as if the recognizer had not got them, and it hears
  /// no more of them. So an override that goes on with a press, and waits for what follows, doesn't call super.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    attempt.declined += presses.inLandingOrder
  }
  /// Analog buttons changed their force.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Buttons were let go.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Presses were taken away.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called after a final state's action, before the state is `.possible` again; clears what a subclass measured.
  open func reset() {}
  /// Called on what was loaded from a nib; nothing is. UIKit has it on every object.
  open func awakeFromNib() {}

  /// What a recognizer of this module has measured is over. Comes after `reset()`, which a subclass of the
  /// application's may override without calling super.
  func clearMeasurements() {}

  // MARK: Where

  /// Fingers that are down and belong to the gesture.
  open var numberOfTouches: Int { attempt.touches.count }

  /// The middle of its touches; when all have lifted, where it last was. Nil means the window's coordinates.
  ///
  /// Presses are nowhere: a gesture of theirs is in the middle of the recognizer's own view (ours).
  open func location(in view: UIView?) -> CGPoint {
    guard attempt.seen.isEmpty, !attempt.buttons.seen.isEmpty, let own = self.view else {
      return convert(middle, to: view)
    }
    return own.convert(own.bounds.middle, to: view)
  }

  /// - Parameter touchIndex: below `numberOfTouches`, in the order of landing.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      attempt.touches.indices.contains(touchIndex),
      "location(ofTouch: \(touchIndex)) of a recognizer with \(attempt.touches.count) touches")
    return attempt.touches[touchIndex].location(in: view)
  }

  /// `recognized` is another name of `ended`, for gestures that have no middle.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static var recognized: State { .ended }
  }
}

/// Takes closures in the place of target and action.
@preconcurrency @MainActor
public protocol GestureHandling: AnyObject {}

extension UIGestureRecognizer: GestureHandling {}

extension GestureHandling where Self: UIGestureRecognizer {
  /// Calls the closure whenever targets are called, with the recognizer as its own class.
  ///
  /// Not in UIKit. The recognizer retains what the closure captures.
  public func addHandler(_ handler: @escaping @MainActor (Self) -> Void) {
    targets.add { recognizer in
      if let recognizer = recognizer as? Self { handler(recognizer) }
    }
  }
}

struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
