public import Foundation

/// To other windows, by way of the screen; nil is the screen itself.
///
/// `convert(_:to: nil)` takes these where the receiver is known to be a window; a view's goes to its window's base.
extension UIWindow {
  /// From this window's coordinates to another's; nil is the screen's.
  public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    window.map { UIView.convert(point, from: self, to: $0) } ?? pointInSuperview(point)
  }

  /// From another window's coordinates to this one's; nil is the screen's.
  public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    window.map { UIView.convert(point, from: $0, to: self) } ?? pointFromSuperview(point)
  }

  /// The upright rectangle around the converted one.
  public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    window.map { UIView.convert(rect, from: self, to: $0) } ?? rect.applying(stepUp)
  }

  /// The upright rectangle around the converted one.
  public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    window.map { UIView.convert(rect, from: $0, to: self) } ?? rect.applying(stepUp.inverted())
  }

  /// From the screen to a view of this window; nil is the window itself.
  func convertFromScreen(_ point: CGPoint, to view: UIView? = nil) -> CGPoint {
    UIView.convert(pointFromSuperview(point), from: self, to: view ?? self)
  }
}
