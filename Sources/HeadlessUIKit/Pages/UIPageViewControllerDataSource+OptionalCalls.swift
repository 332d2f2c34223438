import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UIPageViewControllerDataSource {
  /// For `presentationCount?(…)`: always there; it answers nil where the delegate has none.
  public var presentationCount: UIPageViewControllerDataSourceCalls.PresentationCount? { .init(delegate: self) }
  /// For `presentationIndex?(…)`: always there; it answers nil where the delegate has none.
  public var presentationIndex: UIPageViewControllerDataSourceCalls.PresentationIndex? { .init(delegate: self) }
}

/// What `UIPageViewControllerDataSource`'s names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource>
public enum UIPageViewControllerDataSourceCalls {
  /// Calls `presentationCount`.
  @preconcurrency @MainActor
  public struct PresentationCount {
    let delegate: any UIPageViewControllerDataSource

    /// As the delegate does it.
    public func callAsFunction(for pageViewController: UIPageViewController) -> Int! {
      DefaultAnswers.ask(delegate) { delegate.presentationCount(for: pageViewController) }
    }
  }

  /// Calls `presentationIndex`.
  @preconcurrency @MainActor
  public struct PresentationIndex {
    let delegate: any UIPageViewControllerDataSource

    /// As the delegate does it.
    public func callAsFunction(for pageViewController: UIPageViewController) -> Int! {
      DefaultAnswers.ask(delegate) { delegate.presentationIndex(for: pageViewController) }
    }
  }
}
