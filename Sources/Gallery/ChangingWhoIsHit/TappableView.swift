import Foundation
import HeadlessUIKit

/// Calls `onTap` when a finger that landed on it lifts on it, or not far beyond its edges. Keeps its touches.
class TappableView: UIView {
  /// In points: how far beyond the edges a finger may lift, as far as with UIKit's controls.
  static let slop: CGFloat = 70
  var onTap: () -> Void = {}

  /// A control inside that tracks nothing passes on the lift of a finger whose landing it kept: that is no tap
  /// here.
  private var finger: UITouch?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { finger = touches.first }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let finger, touches.contains(finger) else { return }
    self.finger = nil
    let reach = bounds.insetBy(dx: -Self.slop, dy: -Self.slop)
    if reach.contains(finger.location(in: self)) { onTap() }
  }
}
