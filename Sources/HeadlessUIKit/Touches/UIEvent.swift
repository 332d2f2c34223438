public import Foundation

/// What the application hands out: for touches the same object through a whole multitouch sequence, so don't keep
/// it.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uievent>
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What kind of event it is.
  open var type: EventType { kind }
  /// Which motion or remote-control command; `.none` of every other event.
  open internal(set) var subtype: EventSubtype = .none
  /// Seconds since the device started.
  @exclusivity(unchecked) open internal(set) var timestamp: TimeInterval = 0

  /// Modifier keys that are held; none where a log doesn't say.
  @exclusivity(unchecked) open internal(set) var modifierFlags: UIKeyModifierFlags = []
  /// The pointer's buttons that are pressed: the primary one while a pointer touches, where a log doesn't say.
  @exclusivity(unchecked) open internal(set) var buttonMask: ButtonMask = []

  let kind: EventType
  /// Every finger of the sequence, in landing order.
  @exclusivity(unchecked) var live: [UITouch] = []
  /// The same, for whoever tells of the event.
  package var fingersInTrace: [UITouch] { live }
  /// Of those of its fingers that have such samples, each finger's in order.
  @exclusivity(unchecked) var auxiliaries: [FingerAuxiliary] = []
  /// Of those fingers whose were asked for.
  @exclusivity(unchecked) var auxiliaryTouches: [AuxiliaryTouches] = []

  public override init() {
    kind = .touches
    super.init()
  }

  init(kind: EventType, subtype: EventSubtype = .none, timestamp: TimeInterval) {
    self.kind = kind
    super.init()
    self.subtype = subtype
    self.timestamp = timestamp
  }

  // MARK: Touches

  /// Every finger that is down or just lifted, also the stationary ones and those of other views and windows;
  /// nil for events without touches.
  open var allTouches: Set<UITouch>? { touches { _ in true } }

  /// Those of `allTouches` that began in the window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }
  /// Those of `allTouches` that the view receives.
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }
  /// Those of `allTouches` that the recognizer receives.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { touches { gesture.receives($0) } }

  private func touches(where isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
    type == .touches ? Set(landing: live.filter(isMeant)) : nil
  }

  /// What the digitizer saw since the last delivery, in order, the last one a copy of the touch itself; each an
  /// object of its own. Nil if the touch is not in this event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    guard live.contains(touch) else { return nil }
    return (auxiliaryTouches(of: touch)?.coalesced ?? []) + [touch.copy()]
  }

  /// Where the finger is expected to go, soonest first, without the touch itself. Nil if the touch is not in this
  /// event.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    guard live.contains(touch) else { return nil }
    return auxiliaryTouches(of: touch)?.predicted ?? []
  }

  // MARK: Kinds

  /// Kinds of events. Scroll, hover and transform events are named and never sent.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// Buttons of a pointing device.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let primary = ButtonMask(rawValue: 1 << 0)
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// - Parameter buttonNumber: from 1; the primary one is the first.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      (1...Int.bitWidth).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
    }
  }

  /// Which motion, or which command of a remote control. Raw values are UIKit's.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
    case remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
    case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }
}
