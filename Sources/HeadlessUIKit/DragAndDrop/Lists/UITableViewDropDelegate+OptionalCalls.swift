import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UITableViewDropDelegate {
  /// For `tableView?(…)`: always there; it answers nil where the delegate has none.
  public var tableView: UITableViewDropDelegateCalls.TableView? { .init(delegate: self) }
}

/// What `UITableViewDropDelegate`'s names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitableviewdropdelegate>
public enum UITableViewDropDelegateCalls {
  /// Calls `tableView`.
  @preconcurrency @MainActor
  public struct TableView {
    let delegate: any UITableViewDropDelegate

    /// As the delegate does it.
    public func callAsFunction(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool! {
      DefaultAnswers.ask(delegate) { delegate.tableView(tableView, canHandle: session) }
    }
    /// As the delegate does it.
    public func callAsFunction(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
      delegate.tableView(tableView, dropSessionDidEnter: session)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal! {
      DefaultAnswers.ask(delegate) {
        delegate.tableView(tableView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
      delegate.tableView(tableView, dropSessionDidExit: session)
    }
    /// As the delegate does it.
    public func callAsFunction(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
      delegate.tableView(tableView, dropSessionDidEnd: session)
    }
    /// As the delegate does it.
    public func callAsFunction(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
      -> UIDragPreviewParameters?
    {
      delegate.tableView(tableView, dropPreviewParametersForRowAt: indexPath)
    }
  }
}
