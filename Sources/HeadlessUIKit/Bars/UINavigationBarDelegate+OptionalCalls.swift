import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UINavigationBarDelegate {
  /// For `navigationBar?(…)`: always there; it answers nil where the delegate has none.
  public var navigationBar: UINavigationBarDelegateCalls.NavigationBar? { .init(delegate: self) }
}

/// What `UINavigationBarDelegate`'s names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uinavigationbardelegate>
public enum UINavigationBarDelegateCalls {
  /// Calls `navigationBar`.
  @preconcurrency @MainActor
  public struct NavigationBar {
    let delegate: any UINavigationBarDelegate

    /// As the delegate does it.
    public func callAsFunction(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool! {
      DefaultAnswers.ask(delegate) { delegate.navigationBar(navigationBar, shouldPush: item) }
    }
    /// As the delegate does it.
    public func callAsFunction(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      delegate.navigationBar(navigationBar, didPush: item)
    }
    /// As the delegate does it.
    public func callAsFunction(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool! {
      DefaultAnswers.ask(delegate) { delegate.navigationBar(navigationBar, shouldPop: item) }
    }
    /// As the delegate does it.
    public func callAsFunction(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      delegate.navigationBar(navigationBar, didPop: item)
    }
  }
}
