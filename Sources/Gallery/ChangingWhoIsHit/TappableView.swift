import Foundation
import HeadlessUIKit

/// Calls `onTap` when a finger that landed on it lifts on it, or not far beyond its edges. Keeps its touches.
class TappableView: UIView {
  /// In points: how far beyond the edges a finger may lift, as far as with UIKit's controls.
  static let slop: CGFloat = 70
  var onTap: () -> Void = {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let reach = bounds.insetBy(dx: -Self.slop, dy: -Self.slop)
    if let touch = touches.first, reach.contains(touch.location(in: self)) { onTap() }
  }
}
