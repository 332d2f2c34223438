public import Foundation

/// A pointer that hovers over the view. A log has touches and no pointer, so it never recognizes; touches are
/// nothing to it.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uihovergesturerecognizer>
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  open override func shouldReceive(_ event: UIEvent) -> Bool { false }

  // A pencil that hovers: there is none.

  /// How far away it is, from 0 to 1; always 0.
  open var zOffset: CGFloat { 0 }
  /// Upright: π/2.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// Always 0.
  open var rollAngle: CGFloat { 0 }
  /// Always 0.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// Always to the right.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}
