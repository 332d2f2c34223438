import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UISearchControllerDelegate {
  /// For `willPresentSearchController?(…)`: always there; it answers nil where the delegate has none.
  public var willPresentSearchController: UISearchControllerDelegateCalls.WillPresentSearchController? {
    .init(delegate: self)
  }
  /// For `didPresentSearchController?(…)`: always there; it answers nil where the delegate has none.
  public var didPresentSearchController: UISearchControllerDelegateCalls.DidPresentSearchController? {
    .init(delegate: self)
  }
  /// For `willDismissSearchController?(…)`: always there; it answers nil where the delegate has none.
  public var willDismissSearchController: UISearchControllerDelegateCalls.WillDismissSearchController? {
    .init(delegate: self)
  }
  /// For `didDismissSearchController?(…)`: always there; it answers nil where the delegate has none.
  public var didDismissSearchController: UISearchControllerDelegateCalls.DidDismissSearchController? {
    .init(delegate: self)
  }
  /// For `presentSearchController?(…)`: always there; it answers nil where the delegate has none.
  public var presentSearchController: UISearchControllerDelegateCalls.PresentSearchController? {
    .init(delegate: self)
  }
  /// For `searchController?(…)`: always there; it answers nil where the delegate has none.
  public var searchController: UISearchControllerDelegateCalls.SearchController? { .init(delegate: self) }
}

/// What `UISearchControllerDelegate`'s names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisearchcontrollerdelegate>
public enum UISearchControllerDelegateCalls {
  /// Calls `willPresentSearchController`.
  @preconcurrency @MainActor
  public struct WillPresentSearchController {
    let delegate: any UISearchControllerDelegate

    /// As the delegate does it.
    public func callAsFunction(_ searchController: UISearchController) {
      delegate.willPresentSearchController(searchController)
    }
  }

  /// Calls `didPresentSearchController`.
  @preconcurrency @MainActor
  public struct DidPresentSearchController {
    let delegate: any UISearchControllerDelegate

    /// As the delegate does it.
    public func callAsFunction(_ searchController: UISearchController) {
      delegate.didPresentSearchController(searchController)
    }
  }

  /// Calls `willDismissSearchController`.
  @preconcurrency @MainActor
  public struct WillDismissSearchController {
    let delegate: any UISearchControllerDelegate

    /// As the delegate does it.
    public func callAsFunction(_ searchController: UISearchController) {
      delegate.willDismissSearchController(searchController)
    }
  }

  /// Calls `didDismissSearchController`.
  @preconcurrency @MainActor
  public struct DidDismissSearchController {
    let delegate: any UISearchControllerDelegate

    /// As the delegate does it.
    public func callAsFunction(_ searchController: UISearchController) {
      delegate.didDismissSearchController(searchController)
    }
  }

  /// Calls `presentSearchController`.
  @preconcurrency @MainActor
  public struct PresentSearchController {
    let delegate: any UISearchControllerDelegate

    /// As the delegate does it.
    public func callAsFunction(_ searchController: UISearchController) {
      delegate.presentSearchController(searchController)
    }
  }

  /// Calls `searchController`.
  @preconcurrency @MainActor
  public struct SearchController {
    let delegate: any UISearchControllerDelegate

    /// As the delegate does it.
    public func callAsFunction(
      _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    ) {
      delegate.searchController(searchController, willChangeTo: newPlacement)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) {
      delegate.searchController(searchController, didChangeFrom: previousPlacement)
    }
  }
}
