import Foundation

extension UIWindow {
  /// From the screen to a view of this window; nil is the window itself.
  func convertFromScreen(_ point: CGPoint, to view: UIView? = nil) -> CGPoint {
    UIView.convert(pointFromSuperview(point), from: self, to: view ?? self)
  }
}
