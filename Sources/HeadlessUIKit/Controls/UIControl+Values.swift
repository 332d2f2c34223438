import Foundation

/// What built-in controls with a value have in common.
extension UIControl {
  /// Tells of a value that a finger has changed, and sends the actions for it.
  func sendValue(from old: ControlValue, to new: ControlValue, with event: UIEvent?) {
    Decisions.tell(.value(self, from: old, to: new))
    send(.valueChanged, with: event)
  }
}
