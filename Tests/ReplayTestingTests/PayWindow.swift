import Foundation
import HeadlessUIKit
import ReplayTesting

/// A button that pays an amount, put into a window as a test does that has no stage.
@MainActor func buildPayButton(paying amount: Int, in window: UIWindow) {
  let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
  button.accessibilityIdentifier = "pay"
  button.addAction(UIAction(title: "Pay") { _ in StageTrace.note("paid \(amount)") }, for: .touchUpInside)
  window.addSubview(button)
}
