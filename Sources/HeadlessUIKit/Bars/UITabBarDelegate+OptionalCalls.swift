import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UITabBarDelegate {
  /// For `tabBar?(…)`: always there; it answers nil where the delegate has none.
  public var tabBar: UITabBarDelegateCalls.TabBar? { .init(delegate: self) }
}

/// What `UITabBarDelegate`'s names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitabbardelegate>
public enum UITabBarDelegateCalls {
  /// Calls `tabBar`.
  @preconcurrency @MainActor
  public struct TabBar {
    let delegate: any UITabBarDelegate

    /// As the delegate does it.
    public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      delegate.tabBar(tabBar, didSelect: item)
    }
    /// As the delegate does it.
    public func callAsFunction(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
      delegate.tabBar(tabBar, willBeginCustomizing: items)
    }
    /// As the delegate does it.
    public func callAsFunction(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
      delegate.tabBar(tabBar, didBeginCustomizing: items)
    }
    /// As the delegate does it.
    public func callAsFunction(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
      delegate.tabBar(tabBar, willEndCustomizing: items, changed: changed)
    }
    /// As the delegate does it.
    public func callAsFunction(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
      delegate.tabBar(tabBar, didEndCustomizing: items, changed: changed)
    }
  }
}
