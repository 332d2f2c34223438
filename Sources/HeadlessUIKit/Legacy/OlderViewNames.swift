public import Foundation

// The names of views' and controllers' methods that code written before Swift 4.2 uses. Each does what its new name
// does.

extension UIView {
  /// The old name of `bringSubviewToFront(_:)`.
  @available(swift, deprecated: 4.2, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
  /// The old name of `sendSubviewToBack(_:)`.
  @available(swift, deprecated: 4.2, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIActivityIndicatorView {
  /// The old name of `init(style:)`.
  @available(swift, deprecated: 4.2, renamed: "init(style:)")
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }
  /// The old name of `style`.
  @available(swift, deprecated: 4.2, renamed: "style")
  public var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }
}

/// `UIImage.jpegData(compressionQuality:)`.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}
/// `UIImage.pngData()`.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
/// `UIOffset(horizontal:vertical:)`.
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}
/// `UIInterfaceOrientation.isPortrait`.
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isPortrait
}
/// `UIInterfaceOrientation.isLandscape`.
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isLandscape
}
/// `UIDeviceOrientation.isPortrait`.
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool { orientation.isPortrait }
/// `UIDeviceOrientation.isLandscape`.
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool { orientation.isLandscape }
