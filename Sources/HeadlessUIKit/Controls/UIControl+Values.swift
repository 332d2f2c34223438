import Foundation

/// What built-in controls with a value have in common.
extension UIControl {
  /// What a change of value sends, together: an action added for both is sent once (ours).
  static let eventsOfValue: Event = [.valueChanged, .primaryActionTriggered]

  /// Tells of a value that a finger has changed, and sends the actions for it.
  func sendValue(from old: ControlValue, to new: ControlValue, with event: UIEvent?) {
    Decisions.tell(.value(self, from: old, to: new))
    send(Self.eventsOfValue, with: event)
  }
}
