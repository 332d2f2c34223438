public import Foundation

/// One physical button or key, from going down to coming up.
///
/// Its own Hashable root, as `UITouch` is, so that a set of presses always comes in the order of going down.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipress>
@preconcurrency @MainActor
open class UIPress: Hashable {
  nonisolated let slot: Int
  /// In seconds, on the clock of events.
  open internal(set) var timestamp: TimeInterval = 0
  /// Where the press is in its life.
  open internal(set) var phase: Phase = .began
  /// Which button.
  open internal(set) var type: PressType
  /// The window that was key when the button went down.
  open internal(set) var window: UIWindow?
  /// Who was called first with it; nil when nobody hears of it any more.
  open internal(set) var responder: UIResponder?
  /// Those that were chosen when the button went down; nil before that.
  open var gestureRecognizers: [UIGestureRecognizer]? { attached }
  var attached: [UIGestureRecognizer]?
  /// Where its recognizers are looked for: the responder itself or, for a controller, its view.
  weak var view: UIView?
  /// The key of a keyboard; nil for other buttons.
  open internal(set) var key: UIKey?
  /// 0 to 1 on analog buttons, else 0.
  open internal(set) var force: CGFloat = 0
  /// The press's number in the log.
  package let identifier: Int

  /// A press of no button, for handing to a responder's methods in a test.
  public init() { (identifier, slot, type) = (0, 0, .select) }

  init(identifier: Int, slot: Int, type: PressType) {
    self.identifier = identifier
    self.slot = slot
    self.type = type
  }

  /// A press's life, from began to ended or cancelled.
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }

  /// Which button of a remote control or controller. Raw values are UIKit's.
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30
    case pageDown = 31
    case tvRemoteOneTwoThree = 32
    case tvRemoteFourColors = 33
  }

  nonisolated public static func == (one: UIPress, other: UIPress) -> Bool { one === other }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(slot) }
  nonisolated public func _rawHashValue(seed: Int) -> Int { slot }
}

/// The event of presses.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipressesevent>
open class UIPressesEvent: UIEvent {
  /// Every button that is down or just came up, also those that did not change.
  open internal(set) var allPresses: Set<UIPress> = []

  /// Of no presses: for tests that call a responder themselves.
  public override init() { super.init(kind: .presses, timestamp: 0) }

  init(of presses: [UIPress], at time: TimeInterval) {
    allPresses = Set(landing: presses)
    super.init(kind: .presses, timestamp: time)
  }

  /// Those of `allPresses` that the recognizer receives.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    Set(landing: allPresses.inLandingOrder.filter { gesture.receives($0) })
  }
}
