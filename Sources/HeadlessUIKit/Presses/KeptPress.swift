import Foundation

/// A press that a recognizer took from its responder.
struct PressClaim {
  let press: UIPress
  let recognizer: UIGestureRecognizer
  /// A responder that has not heard of the press is not to hear of it either.
  let unheard: Bool
}

/// A press that is kept from its responder, with what the responder has missed.
@MainActor struct KeptPress {
  let press: UIPress
  /// In order, each kind once: the beginning if it was kept, the last change, the end.
  private(set) var missed: [PressMoment] = []

  init(_ press: UIPress) {
    self.press = press
    note()
  }

  mutating func note() {
    missed.removeAll { $0.phase == press.phase }
    missed.append(PressMoment(press))
  }

  /// Whether somebody still keeps it: its beginning, or its end.
  var isHeld: Bool {
    if missed.contains(where: { $0.phase == .began }), press.keeper(\.delaysTouchesBegan) != nil { return true }
    return missed.contains { $0.phase == .ended } && press.keeper(\.delaysTouchesEnded) != nil
  }
}

/// What changes in a press from one event to the next.
@MainActor struct PressMoment {
  let phase: UIPress.Phase
  private let timestamp: TimeInterval
  private let force: CGFloat

  init(_ press: UIPress) {
    phase = press.phase
    timestamp = press.timestamp
    force = press.force
  }

  /// Makes the press what it was at that moment.
  func restore(_ press: UIPress) {
    press.phase = phase
    press.timestamp = timestamp
    press.force = force
  }
}

extension UIPress {
  /// The first recognizer of the press that has not decided and wants to keep it from the responder.
  func keeper(_ wants: (UIGestureRecognizer) -> Bool) -> UIGestureRecognizer? {
    attached?.first { $0.isInPlay && $0.state == .possible && $0.hasSeen(self) && wants($0) }
  }

  /// Who keeps what the press does in this event from its responder.
  var keeperOfPhase: UIGestureRecognizer? {
    switch phase {
    case .began: keeper(\.delaysTouchesBegan)
    case .ended: keeper(\.delaysTouchesEnded)
    default: nil
    }
  }
}
