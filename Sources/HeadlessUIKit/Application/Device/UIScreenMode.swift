public import Foundation

/// How many pixels a screen shows.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiscreenmode>
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
  /// In pixels.
  public let size: CGSize
  /// As wide as high.
  open var pixelAspectRatio: CGFloat { 1 }

  init(_ size: CGSize) {
    self.size = size
    super.init()
  }
}

extension UIScreen {
  /// The only one: that of its bounds and its scale. Setting it changes nothing, as there is no other.
  public var currentMode: UIScreenMode? {
    get { UIScreenMode(nativeBounds.size) }
    set {}
  }
  /// The only one.
  public var preferredMode: UIScreenMode? { currentMode }
  /// The only one.
  public var availableModes: [UIScreenMode] { currentMode.map { [$0] } ?? [] }
  /// As large as the screen, and empty: nothing is drawn.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }
}
