public import Foundation

/// What stands at the upper edge of a phone's screen: as high as the safe area there, but beside an island, and
/// hidden where that is none.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uistatusbarmanager>
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// In the screen's coordinates; empty where it is hidden.
  open var statusBarFrame: CGRect {
    let screen = UIScreen.main
    if isStatusBarHidden { return .zero }
    let top = screen.insets.top
    return CGRect(x: 0, y: 0, width: screen.bounds.width, height: top == Island.inset ? Island.height : top)
  }

  /// Of phones with an island, in points: where the safe area begins, and how high the status bar is (V1242).
  private enum Island {
    static let inset: CGFloat = 59
    static let height: CGFloat = 54
  }
  /// As on a phone that lies on its side, and where the key window's controller hides it.
  open var isStatusBarHidden: Bool {
    UIScreen.main.insets.top == 0 || UIApplication.shared.keyWindow?.hidesStatusBar == true
  }
  /// Never drawn.
  open var statusBarStyle: UIStatusBarStyle { .default }

  override init() { super.init() }
}

extension UIApplication {
  /// What opens the application's settings; `open(_:)` tells of it.
  nonisolated public class var openSettingsURLString: String { "app-settings:" }
}
