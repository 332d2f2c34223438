import Foundation

/// What the status bar and the home indicator take of the screen, where a container stands against its edges.
@MainActor enum BarInsets {
  /// Above the view's bar; 0 where the view does not reach the top of its window.
  static func top(of view: UIView) -> CGFloat {
    guard let window = view.window, view.convert(view.bounds, to: nil).minY <= 0 else { return 0 }
    return hasIndicator(window) ? BarMetrics.statusBar : BarMetrics.oldStatusBar
  }

  /// Below the view's bar; 0 where the view does not reach the bottom of its window.
  static func bottom(of view: UIView) -> CGFloat {
    guard let window = view.window, view.convert(view.bounds, to: nil).maxY >= window.bounds.maxY else { return 0 }
    return hasIndicator(window) ? BarMetrics.homeIndicator : 0
  }

  private static func hasIndicator(_ window: UIWindow) -> Bool {
    max(window.bounds.width, window.bounds.height) >= BarMetrics.leastHeightWithIndicator
  }
}
