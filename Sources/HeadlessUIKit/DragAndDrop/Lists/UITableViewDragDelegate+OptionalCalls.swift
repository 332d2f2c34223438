import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UITableViewDragDelegate {
  /// For `tableView?(…)`: always there; it answers nil where the delegate has none.
  public var tableView: UITableViewDragDelegateCalls.TableView? { .init(delegate: self) }
}

/// What `UITableViewDragDelegate`'s names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitableviewdragdelegate>
public enum UITableViewDragDelegateCalls {
  /// Calls `tableView`.
  @preconcurrency @MainActor
  public struct TableView {
    let delegate: any UITableViewDragDelegate

    /// As the delegate does it.
    public func callAsFunction(
      _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]! {
      DefaultAnswers.ask(delegate) {
        delegate.tableView(tableView, itemsForAddingTo: session, at: indexPath, point: point)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
      -> UIDragPreviewParameters?
    {
      delegate.tableView(tableView, dragPreviewParametersForRowAt: indexPath)
    }
    /// As the delegate does it.
    public func callAsFunction(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
      delegate.tableView(tableView, dragSessionWillBegin: session)
    }
    /// As the delegate does it.
    public func callAsFunction(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
      delegate.tableView(tableView, dragSessionDidEnd: session)
    }
    /// As the delegate does it.
    public func callAsFunction(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession)
      -> Bool!
    {
      DefaultAnswers.ask(delegate) { delegate.tableView(tableView, dragSessionAllowsMoveOperation: session) }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool! {
      DefaultAnswers.ask(delegate) {
        delegate.tableView(tableView, dragSessionIsRestrictedToDraggingApplication: session)
      }
    }
  }
}
