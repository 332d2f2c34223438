public import Foundation

/// The screen: its size in points, and its scale.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// 390 × 844 points at 3 pixels a point, until a log says otherwise.
  open class var main: UIScreen { device }
  private static let device = UIScreen()

  open internal(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  open internal(set) var scale: CGFloat = 3
  /// In pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  open var nativeScale: CGFloat { scale }

  /// The screen that the log was recorded on.
  package static func resize(to size: CGSize, scale: CGFloat) {
    device.bounds = CGRect(origin: .zero, size: size)
    device.scale = scale
  }
}
