import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UITableViewDataSourcePrefetching {
  /// For `tableView?(…)`: always there; it answers nil where the delegate has none.
  public var tableView: UITableViewDataSourcePrefetchingCalls.TableView? { .init(delegate: self) }
}

/// What `UITableViewDataSourcePrefetching`'s names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching>
public enum UITableViewDataSourcePrefetchingCalls {
  /// Calls `tableView`.
  @preconcurrency @MainActor
  public struct TableView {
    let delegate: any UITableViewDataSourcePrefetching

    /// As the delegate does it.
    public func callAsFunction(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      delegate.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
    }
  }
}
