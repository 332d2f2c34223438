package import Foundation

/// What one button did.
package struct PressReport {
  package var identifier: Int
  package var phase: UIPress.Phase
  package var type: UIPress.PressType
  package var force: CGFloat
  /// Of a keyboard; logs have none.
  package var key: UIKey?

  package init(identifier: Int, phase: UIPress.Phase, type: UIPress.PressType, force: CGFloat, key: UIKey? = nil) {
    self.identifier = identifier
    self.phase = phase
    self.type = type
    self.force = force
    self.key = key
  }
}

extension UIApplication {
  package func post(_ presses: [PressReport], at time: TimeInterval) {
    post(.presses) { [unowned self] in pressDelivery.deliver(presses, at: time) }
  }
}
